import type { OwnSubject } from '#contract/lisa/assistente.ts';
import { outsideRecord } from './outside-record.ts';

const silence = 'novidades?|avisos?|noticias?|notificac\\w+|mensagens?|alertas?|informativos?';

const change = '(?:troc|mud|alter|atualiz|corrig|arrum|aplic)';
/** By the team: 'meu telefone mudou, agora é…' tells a new one. */
const changed = `(?:${change}aram|(?:foi|foram|esta|ja) ${change}\\w+|${change}ou(?=.{0,24}\\?))`;
const tellsNew = '(?:agora (?:e|sao)|arrobaemail|[0-9]{4,})';
const ownDatum =
  '(?:foto|email|faixa|preco|precos|regiao|bairros?|cobertura|nome|apelido|creci|telefone|numero|cadastro|dados)';
const leave = '(?:sair|saio|saia|deslig\\w+|cancel\\w+|desist\\w+|deixar|largar|descadastr\\w+|parar)';
const whatIsLeft =
  '(?:diss?o|isso|daqui|d[aeo]ss?[ea]? \\w+|do programa|da parceria|da lista|de tudo|fora|tudo|o programa|participacao|parceria)';
/** His own things, which are no building's. */
const ofHimself = '(?:site|pagina|link|cadastro|senha|foto|perfil|espaco|programa|acesso)';

/** The first that matches tells the subject. */
export const subjectRules: readonly [OwnSubject, RegExp][] = [
  [
    'parar-novidades',
    new RegExp(
      `\\b(?:para(?:r|m)?|pare|nao (?:quero|desejo|preciso|gosto|me)|prefiro nao|cancel\\w+|desativ\\w+|deslig\\w+|tir\\w+|chega de|sem|suspend\\w+) .{0,30}\\b(?:${silence})\\b`,
    ),
  ],
  [
    'voltar-novidades',
    new RegExp(
      `\\b(?:volt\\w+|quero|queria|pode|ativ\\w+|lig(?:a|ar|ue)|reativ\\w+|retom\\w+) .{0,24}\\b(?:receber|mand\\w+|envi\\w+|avis(?:ar|e|os)|novidades).{0,24}\\b(?:${silence})\\b|\\b(?:voltar|reativar|ativar|ligar|retomar) (?:as |os )?(?:${silence})\\b`,
    ),
  ],
  [
    'como-sair',
    new RegExp(
      `\\bcomo .{0,24}\\b${leave}\\b(?:.{0,8}\\b${whatIsLeft}\\b| ?(?:\\?|\\.|$))|\\bse (?:um dia |algum dia |depois |eu )*(?:quiser|quizer|precisar|resolver|decidir|der vontade de) .{0,12}\\b${leave}\\b|\\b(?:posso|da (?:para|pra)|consigo|tem como|e possivel|pode) (?:eu )?${leave} .{0,16}(?:quando|qualquer|hora|depois|\\?)|^(?:e )?para ${leave} .{0,12}\\bcomo\\b|\\bse (?:um dia |algum dia |eu |depois )*nao quiser mais\\b|\\bse (?:um dia |algum dia |eu |depois )*(?:desistir|sair|cancelar)\\b|\\b(?:tem|ha|existe|qual) (?:alguma )?(?:fidelidade|multa|carencia)\\b(?! d[ao]s? (?:contrato|financ|parcel))|\\b(?:multa|fidelidade|carencia|obrigad[oa])\\b.{0,30}\\b(?:${leave}|ficar|programa)\\b`,
    ),
  ],
  [
    'sair',
    /^(?:quero |queria |vou |posso |preciso |gostaria de |por favor )*(?:sair|cancelar|desistir|me desligar)(?: .{0,6}(?:programa|lista|parceria|tudo))?(?: por favor| ?\?| \.)*$|\bsair do programa\b|\bdescadastr\w+|\bme (?:tir\w+|remov\w+|exclu\w+) d(?:a|essa|esta) lista\b|\bnao quero mais participar\b|\bcancel\w+ (?:a |minha |meu |o )*(?:participacao|cadastro|parceria)\b/,
  ],
  [
    'senha',
    /\b(?:senha|login)\b|\b(?:nao (?:estou |to )?consig\w+|nao (?:esta )?d(?:a|ando)|como (?:eu )?(?:faco (?:para|pra) )?|perdi o) ?(?:de |para |mais )?(?:entr(?:ar|o)|acess(?:ar|o)|log(?:ar|o))\b/,
  ],
  [
    'pedido',
    new RegExp(
      `^(?!.*\\b${tellsNew}).*(?:\\b(?:meu|meus|o|aquele|no|do) pedidos?\\b(?! de (?:compra|reserva))|\\b(?:a|minha|aquela|da) (?:mudanca|alteracao|solicitacao|correcao|troca)\\b(?! d[aeo]s? (?:tabela|preco|empreend))|\\b${changed}\\b.{0,16}\\b(?:meu|minha|meus|minhas) (?:\\w+ )?${ownDatum}\\b|\\b(?:meu|minha|meus|minhas) (?:\\w+ )?${ownDatum}\\b.{0,16}\\b${changed}\\b|\\bo que (?:eu )?pedi\\b(?=.*(?:\\?|fiz|mud|troc|ja|foi)))`,
    ),
  ],
  [
    'foto',
    /\b(?:mud|troc|alter|atualiz|substitu|coloc|bot|renov|por )\w* ?(?:a |minha |de |uma |nova |outra )*foto\b|\b(?:minha foto|foto minha)\b|\b(?:mand\w+|envi\w+|pass\w+|tir\w+) (?:a |uma |pra voce |para voce |por aqui )*foto\b(?=.{0,16}\b(?:por aqui|pra voce|para voce|pra tu|para tu|depois|amanha|mais tarde)\b)|\bfoto\b (?:eu |ja |so )*(?:posso|consigo|da (?:pra|para)|vou|quero|tenho que|mando|envio|te mando)\b(?! (?:post|us|baix|peg|ver|ach|pega))(?!.*\b(?:client\w*|story|stories|status|instagram|post\w*|divulg\w*)\b)|\bfoto (?:d[ao]|na|no|pra|para) (?:a )?(?:minha|meu) (?:pagina|site|perfil|espaco)\b|\bfoto\b .{0,12}\b(?:do meu rosto|de rosto|de mim)\b|\bfoto (?:nova|de perfil|do perfil)\b|\bnova foto\b/,
  ],
  [
    'atendi',
    /^(?:(?:ja|eu|sim|ok|pronto) )*(?:atendi|falei com (?:ele|ela|a pessoa|o cliente|a cliente|o contato)|entrei em contato|respondi (?:ele|ela|o cliente|a cliente))(?: (?:ja|agora|hoje|sim|obrigado))*(?: \.)*$/,
  ],
  [
    'contatos',
    /\b(?:alguem|quem|client\w+|pessoas?) .{0,16}\b(?:procur\w+|cham\w+|(?:entr\w+ em|deix\w+|mand\w+) contato|se interess\w+|escrev\w+ no (?:site|formulario))\b|\bleads?\b|\b(?:meus?|nov[oa]s?|algum|ultimos?|quais|tem|tive|recebi) (?:os |meus )?contatos?\b|\bcontatos?\b(?= d| ?\?| ?$| nov)|\bquem (?:sao|e) (?:os|o) contatos?\b/,
  ],
  [
    'visitas',
    /(?<!\b(?:agendar|marcar|agenda|marca) (?:uma |a )?)\b(?:minhas |quantas |as )?(?:visitas|visualizac\w+|acessos|cliques)\b|\b(?:teve|tem|tive|tendo|houve|recebeu|recebi|quant[oa]s?|alguma|algum|nenhuma|nenhum) (?:alguma? |uma? )?(?:visita|clique|acesso)\b(?! (?:marcad|agendad|hoje|amanha|com))|\b(?:teve|tem|tinha|tiver) (?:gente |alguem )?(?:vendo|entrando|acessando|visitando|olhando|abrindo)\b|\bquant[oa]s? (?:pessoas |gente )?(?:ja )?(?:entr\w+|vi(?:ram|u)|visit\w+|acess\w+|abri\w+|clic\w+)\b|\b(?:pessoas|gente) (?:entr\w+|viram|visitaram|acessaram) \b|\b(?:visu|views?|visus|visualizada\w*)\b|\b(?:quem|alguem|ninguem|mais gente|algum cliente|cliente) (?:que )?(?:ja |mais |anda |tem |esta |estava )*(?:entr(?:ou|aram|ando|a)|vi(?:u|ram|sto)|vendo|visit\w+|acess\w+|abri\w+|clic\w+|olh\w+)\b(?! em contato| (?:a |o |minha |meu )*(?:mensage|recado|pedido|foto|audio))/,
  ],
  [
    'comissao',
    /\bcomiss(?:ao|oes)\b|\bquanto (?:eu |e que eu )?(?:ganho|recebo) (?:por|em cada|na|de cada) (?:venda|unidade|apartamento)\b/,
  ],
  [
    'entrega',
    new RegExp(
      `^(?!.*\\b${ofHimself}\\b)(?:.*\\b(?:quando|que (?:dia|mes|ano)|previsao|prazo|data|para quando|em que)\\b.{0,30}\\b(?:entreg\\w+|pront[oa]|chaves?|habite|conclu\\w+|termina\\w*|acab\\w+|fica pronto)\\b|.*\\b(?:entrega|entregas|chaves) (?:e |fica |sera |vai ser |esta |prevista |das chaves )*(?:quando|para quando|em que|prevista|\\?)|.*\\b(?:data|prazo|previsao|ano|mes) d[ae]s? (?:entrega|chaves|obra|conclusao)\\b|.*\\b(?:obra|predio|empreendimento) .{0,20}\\bquando\\b|.*\\bfalta\\w* .{0,16}\\b(?:entreg\\w+|obra|pront[oa])\\b|.*\\b(?:fase|andamento|como (?:esta|anda|vai)) .{0,8}\\bobras?\\b|.*\\bfoi entregue\\b|(?:e )?(?:a |da |pra |para )?(?:entrega|obra)(?: d[aeo]s? [a-z ]+)?(?: \\?| \\.)*$|.*\\b(?:ja )?(?:esta|e|fica|ficou) (?:ja )?(?:pront[oa]s?|entregue|na planta|em obras?|em construcao)\\b.*\\?)`,
    ),
  ],
  ['fora-da-ficha', outsideRecord],
  [
    'pagamento',
    new RegExp(
      `^(?!.*\\b(?:${ofHimself}|participar|mensalidade|anuidade|comissao|recebo|ganho|taxas?)\\b)(?:.*\\b(?:pagamentos?|parcelas?|parcelad?\\w*|parcelam\\w*|baloe?s?|balao|intermediari[ao]s?|prestac\\w+|mensais|semestrais|condicoes|condicao|fluxo|entrada (?:facilitada|minima|parcelada|de quanto)|formas? de pagar)\\b|.*\\b(?:valor|preco|quanto|qual|como|tem|precisa|de|com) .{0,14}\\b(?:entrada|sinal)\\b|.*\\b(?:entrada|sinal) (?:e |fica |de |sai )*(?:quanto|qual)|(?:e )?(?:a |o |na )?(?:entrada|sinal)(?: d[aeo]s?(?: [a-z]+){1,3})?(?: \\?| \\.)*$|.*\\bcomo (?:e que |que |se |ele |eles |e |o cliente )*(?:paga|pagam|pagar)\\b)`,
    ),
  ],
  [
    'endereco',
    new RegExp(
      `^(?!.*\\b(?:${ofHimself}|material|tabela|fotos?|meu|minha|instagram)\\b)(?:.*\\b(?:endereco|localizac\\w+|localiza|cep)\\b|.*\\b(?:onde|em que (?:rua|bairro|lugar|cidade)|qual (?:a |o |e a |e o )?(?:rua|bairro)) ?(?:e que |que )?(?:fica|e|esta|d[aeo]s?|\\?|localiz)|.*\\b(?:em que|qual (?:a |e a |o |e o )?) ?(?:rua|bairro|avenida)\\b)`,
    ),
  ],
  [
    'tabela',
    /\btabelas?\b|\bdisponibilidade\b|\bespelho\b|\bdisponive(?:l|is)\b|\bquantas unidades\b|\bo que (?:ainda )?tem disponivel\b/,
  ],
  [
    'preco',
    /\b(?:precos?|valor|valores|custa\w*|custam|por quanto)\b|\bquanto (?:e |esta |sai )?o metro\b|\bquanto (?:que |e que )?(?:e|esta|sai|fica|vale)\b/,
  ],
  [
    'material',
    /\b(?:materia(?:l|is)|folders?|book|fotos|foto|imagens|videos?|plantas?|apresentacao|artes?|memorial|tour|pdf|flyer|panfletos?|divulgacao|ebook)\b/,
  ],
  ['meu-link', /\b(?:link|site|pagina|url|endereco)\b/],
  [
    'meus-empreendimentos',
    /\b(?:quais|que|meus|lista|todos|quantos|os) .{0,16}\b(?:empreendimentos|imoveis|predios|produtos)\b|\bo que (?:eu )?(?:posso|tenho (?:para|pra)) (?:vender|oferecer)\b|^(?:meus )?empreendimentos$/,
  ],
  [
    'novidades',
    /\bnovidades?\b|\bde novo\b(?= ?\?| ?$| (?:por|ai|hoje|aqui|no))|\b(?:o que|que) (?:que )?(?:mud\w+|tem de novo|ha de novo)|\b(?:chegou|tem|teve|alguma) .{0,16}\bnov[oa]s?\b|\blancamentos?\b|\bnoticias?\b/,
  ],
  [
    'ajuda',
    /^(?:me )?(?:ajuda|ajude|menu|opcoes|comandos|socorro)(?: ?\?| \.| por favor)*$|\bo que (?:e que )?(?:voce|voces) (?:sabe|sabem|consegue|pode|podem|faz|fazem)\b|\bcomo voce (?:pode )?(?:me )?ajuda/,
  ],
];
