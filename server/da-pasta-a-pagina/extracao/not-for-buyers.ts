/** Small print, terms of sale and messages to corretores: a paragraph that holds any describes nothing. */
export const notForBuyers =
  /r\$|\bcnpj|\bcreci|meramente ilustrativ|incorporac\w+ (?:imobiliaria )?registr|matricula|registro de imoveis|\bcub\b|\bincc\b|comiss|corretor|tabela|parcela|validade|sujeit[ao] a|lei \d|https?:|www\.|@|\bfone\b|telefone|whatsapp|sala comercial|\besta mensagem\b|por engano|confidencia|\b(?:bom dia|boa tarde|boa noite|abracos?|atenciosamente|prezad[ao]s?)\b|\b(?:essa|minha|sua|seu|do|da) client[ae]\b|\b(?:planilha|espelho|release|imprensa)\b|\bme (?:chama|liga|avisa)\b|\b(?:fck|estacas|helice continua|presente memorial)\b/;

/** 'Stand: …', 'Obs.: …', 'Entrega: …': a label and its value, for who sells or who builds. */
const labelled =
  /^\W*(?:obs(?:ervac(?:ao|oes))?\.?|nota|cuidado|atencao|importante|duvidas|informac\w+(?: [a-z]+){0,2}|contatos?|central(?: de [a-z]+)?|stand(?: de vendas)?|plantao|showroom|decorado|loja|vendas|a prazo|a vista|pagamento|fluxo|entrada|precos?|valor(?:es)?|prazo|inicio d[ae]s? obras?|entrega(?: d[aeo] [a-z]+)?|recuos|vagas|garagem|elevadores|areas?(?: [a-z]+)?|torre|unidades|apartamentos|pisos?|paredes?|forro|tetos?|social|suites|cozinhas?|banhos?|esquadrias|acabamentos?|ideal para|incorporac\w+(?: da etapa \d)?|reg(?:istro)?\.?(?: de [a-z]+)?|construcao|obra|arquitetura|interiores|paisagismo|restauro(?: d[ao] [a-z]+)?|projeto(?: [a-z]+)?|endereco|local) ?[:.]/;
/** A clause of a contract or a specification. */
const clause = /^\W*\d{1,2}(?:\.\d{1,2})+\.? /;
const legal =
  /\b(?:spe|ltda|eireli)\b|\b(?:cri|ori|rgi|oficio|cartorio|circunscricao)\b|\br[.-]? ?\d+[-/.]\d|\breg\. de incorporac|\bregistro r[.-]/;
const ofSale =
  /\b(?:plantao|stand|decorado|showroom|abrimos as vendas|abertura de vendas|unidades vendidas|ja vendid|esgotad[ao]s?|carta de credito|fgts|sinal e saldo|juros|ipca|igp-?m)\b|\d ?% (?:ate|na|de entrada|durante)|\b(?:cliente|segue|apague|campanha|disponiveis acima)\b|\bdireito a \d/;

/** Whether a sentence is about the sale, the law or the works, and tells a family nothing of the home. */
export const isNotForBuyers = (folded: string): boolean =>
  labelled.test(folded) || clause.test(folded) || legal.test(folded) || ofSale.test(folded);
