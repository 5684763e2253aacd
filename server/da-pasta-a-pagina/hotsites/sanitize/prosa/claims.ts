import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';

/** Kinds of claims beyond figures, as the panel names them. */
export const kindsOfClaim = {
  entrega: 'a entrega',
  obra: 'o estágio da obra',
  aprovacao: 'aprovações, licenças e documentos',
  registro: 'o registro da incorporação',
  financiamento: 'formas de pagamento e financiamento',
  retorno: 'valorização ou retorno',
  desconto: 'descontos e campanhas',
  escassez: 'quantas unidades restam',
  premio: 'prêmios e certificações',
  garantia: 'garantias',
  distancia: 'distâncias e vizinhança',
  vista: 'a vista e a posição',
  fora: 'contatos, endereços e pagamentos fora da página',
  golpe: 'senhas, programas e permissões',
  feito: 'o que já aconteceu ou vai acontecer',
  pressa: 'pressa de decidir',
  nome: 'pessoas, empresas e lugares',
} as const;
export type KindOfClaim = keyof typeof kindsOfClaim;

/**
 * A form of claim. `says` is written in plain letters (`plainText`); a space matches any gap. The record's
 * own texts support a claim phrased the same way; `knows` tells which facts do too.
 */
export interface Claim {
  kind: KindOfClaim;
  says: RegExp;
  knows?: (facts: PageFacts) => boolean;
  /** Asking about it is no claim ('consulte as condições de financiamento'). */
  mayBeAsked?: true;
  /** Negated it is still a claim ('sem pendência em cartório'). */
  evenDenied?: true;
  /** Supported only by the same words, which have many meanings. */
  exact?: true;
}

export const status =
  (...values: string[]) =>
  (facts: PageFacts) =>
    values.includes(facts.status ?? '');
const hasDate = (facts: PageFacts) => facts.dataEntrega !== null;
const isRegistered = (facts: PageFacts) => facts.registroIncorporacao !== null;

/** Readable patterns: a space is any gap, ' ?' an optional one, '~' up to two words. */
const pattern = (text: string) =>
  new RegExp(
    `(?<![a-z0-9])(?:${text.replace(/~/g, '(?:[a-z]+ ){0,2}').replace(/ \?/g, '\\s*').replace(/ /g, '\\s+')})(?![a-z0-9])`,
    'g',
  );
export const claim =
  (kind: KindOfClaim) =>
  (
    says: string,
    knows?: Claim['knows'],
    more?: Pick<Claim, 'mayBeAsked' | 'evenDenied' | 'exact'>,
  ): Claim => ({
    kind,
    says: pattern(says),
    ...(knows ? { knows } : {}),
    ...more,
  });

const count =
  '(?:\\d[\\d.,]*|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|pouc[oa]s|alguns|algumas|meia)';
const home =
  '(?:imove(?:l|is)|apartamentos?|aptos?|unidades?|empreendimentos?|predios?|edificios?|torres?|casas?|residencia(?:l|is)|studios?|lofts?|coberturas?|lar)';
const spot =
  '(?:praias?|mar|orla|areia|metro|estac(?:ao|oes)|terminal|shoppings?|escolas?|colegios?|creches?|universidades?|faculdades?|hospita(?:l|is)|farmacias?|padarias?|(?:super)?mercados?|restaurantes?|comercios?|bancos|aeroporto|rodovias?|br|marginal|avenidas?|parques?|pracas?|lagoas?|lagos?|marina|porto|clube|centro|principais ~(?:pontos|vias|avenidas|comercios|servicos|acessos))';
const sight =
  '(?:mar|oceano|praia|orla|lagoa|lago|baia|rio|serra|montanhas?|parque|verde|mata|cidade|skyline|golfe|por do sol|horizonte|natureza)';
const bank =
  '(?:caixa economica(?: federal)?|caixa|banco do brasil|bradesco|itau|santander|sicoob|sicredi|banrisul|banco inter|nubank)';

const entrega = claim('entrega');
const obra = claim('obra');
const aprovacao = claim('aprovacao');
const registro = claim('registro');
const financiamento = claim('financiamento');
const retorno = claim('retorno');
const desconto = claim('desconto');
const escassez = claim('escassez');
const premio = claim('premio');
const garantia = claim('garantia');
const distancia = claim('distancia');
const vista = claim('vista');
const fora = claim('fora');
const golpe = claim('golpe');

/** Claims by vocabulary; claims by grammar are in `deeds.ts`. */
export const claims: readonly Claim[] = [
  entrega(
    '(?:entrega|conclusao|inauguracao)(?:s)? (?:das obras |da obra |das chaves |dos apartamentos |do empreendimento )?(?:esta |fica |sera )?(?:prevista|programada|estimada|marcada|agendada|ate|em|para|a partir|no (?:primeiro|segundo|inicio|final|fim)|proxima)',
    hasDate,
  ),
  entrega('(?:previsao|prazo|data|cronograma) (?:de|da) (?:entrega|conclusao)', hasDate, {
    mayBeAsked: true,
  }),
  entrega(
    '(?:sera|serao|fica|ficara|ficam) (?:entregues?|pront[oa]s?|concluid[oa]s?) (?:em|ate|no|na|ja|antes|para)',
    hasDate,
  ),
  entrega('(?:receba|pegue|retire|receber) ~chaves', hasDate),
  entrega('entrega (?:garantida|antecipada|rapida|pontual|no prazo|dentro do prazo|em breve|breve)'),
  entrega(
    'entregues? (?:antes|no prazo|dentro do prazo|mobiliad[oa]s?|decorad[oa]s?|equipad[oa]s?|com ~(?:acabamento|piso|porcelanato|moveis|ar))',
  ),
  entrega('sem atrasos?|prazo (?:garantido|cumprido|rigoroso)|cumprimento do prazo'),

  obra(
    `pront[oa]s? (?:para|pra|p/) (?:morar|mudar|se mudar|entrar|habitar|viver)|prontinh[oa]s?|${home} (?:ja )?(?:esta |estao )?(?:(?:100 ?%|totalmente|completamente) )?pront[oa]s?|(?:ja|100 ?%|totalmente) pront[oa]s?|ready to (?:move|live)(?: in)?`,
    status('pronto'),
  ),
  obra(
    'chaves? na mao|chaves? na hora|(?:entrega|posse|mudanca|ocupacao) imediata|(?:mude|mudar)(?:-se| se)? (?:ja|hoje|agora|amanha|imediatamente|esta semana)|more (?:ja|hoje|agora)|(?:ja|recem|recem-) ?(?:entregues?|inaugurad[oa]s?|concluid[oa]s?)|recem-?entregues?',
    status('pronto'),
  ),
  obra(
    '(?:obras?|construcao|empreendimento|predio|torres?) (?:ja )?(?:esta |estao |foi |foram )?(?:100 ?% )?(?:concluid[oa]s?|finalizad[oa]s?|terminad[oa]s?|prontas?|entregues?)',
    status('pronto'),
  ),
  obra(
    'em (?:plena )?(?:construcao|obras?)|obras? (?:ja )?(?:iniciad[oa]s?|em andamento|em execucao|em curso)',
    status('em_construcao'),
  ),
  obra(
    'obras? (?:~aceler[a-z]+|~avancad[oa]s?|a todo vapor|em ritmo ~|em fase ~|adiantad[oa]s?|em reta final|em fase final)|(?:reta|fase) final (?:de|da|das) (?:obra|construcao)s?|\\d+ ?% (?:da|das|de) (?:obra|construcao)s?',
  ),
  obra(
    '(?:pre|breve|super|novo|mega|grande|proximo)[- ]?lancamentos?|lancamentos? (?:em breve|exclusivo|imperdivel|do ano|imobiliario)|acaba de (?:ser lancad[oa]|chegar)|recem[- ]?lancad[oa]s?|lancamentos?|(?:sera|foi|esta sendo) lancad[oa]',
    status('em_lancamento'),
  ),
  obra(
    `(?:${home}|comprar?|compre|invista|investir|adquira|ainda) (?:ainda )?na planta|preco de planta`,
    status('em_lancamento', 'em_construcao'),
  ),

  aprovacao(
    '(?:projeto|empreendimento|incorporacao|loteamento|obra|imovel) (?:ja )?(?:esta |foi )?(?:totalmente |devidamente )?(?:aprovad[oa]|licenciad[oa]|legalizad[oa]|regularizad[oa]|averbad[oa])',
  ),
  aprovacao(
    'aprovad[oa]s? (?:pel[oa]s?|n[oa]s?|junto|por|em todos) ~(?:prefeitura|municipio|orgaos?|bombeiros|vigilancia|ibama|caixa|banco|conselho|meio ambiente|instancias)|aprovac(?:ao|oes) (?:da|do|na|no|municipal|ambiental|legal|concedida|garantida)',
  ),
  aprovacao(
    'alvaras?|habite[- ]?se|licenc(?:a|as) (?:ambiental|ambientais|de|previa|concedida|municipal|para)|licenciamento (?:ambiental|aprovado|concluido)|ibama|patrimonio de afetacao|memorial (?:de incorporacao|registrado)',
  ),
  aprovacao(
    '(?:documentacao|documentos|escritura|matricula) (?:100 ?%|ok|em dia|em ordem|regular(?:izad[oa])?|pront[oa]s?|complet[oa]s?|individual(?:izada)?|lavrada|gratis|gratuita|inclus[oa]s?|quitad[oa]s?)',
  ),

  registro(
    '(?:registro (?:de|da) incorporacao|incorporacao (?:ja )?(?:esta )?(?:devidamente )?registrada|(?:empreendimento|projeto|imovel|memorial) (?:ja )?(?:devidamente )?registrado|registrad[oa]s? (?:no|em|sob|junto|na) ~(?:cartorio|registro|oficio|n|numero|r|matricula)|(?:r\\.?i\\.?|matricula) (?:n|numero|sob)|com r\\.?i\\.?|registro (?:garantido|concedido|emitido|aprovado))',
    isRegistered,
  ),

  financiamento(
    '(?:financiamento|financiament[oa]s|financiad[oa]s?|financie|financiar|financiavel|credito|parcelamento) (?:~)?(?:facilitad[oa]s?|garantid[oa]s?|aprovad[oa]s?|diret[oa]s?|propri[oa]s?|bancari[oa]s?|em ate|em|de ate|ate|de|com|pel[oa]|sem|100 ?%|imobiliario|na|disponivel|a partir|ja)',
  ),
  financiamento('financiament[oa]s?|financi(?:ad[oa]s?|avel|aveis|e|ar|amos)', undefined, {
    mayBeAsked: true,
  }),
  financiamento(
    'entrada (?:~)?(?:parcelad[oa]|facilitad[oa]|zero|dividid[oa]|reduzid[oa]|minim[oa]|baix[oa]|pequen[oa]|suave|de (?:r\\$|apenas|so|\\d)|a partir|em ate|em \\d|por|flexivel)|(?:sem|zero|so|apenas|pequena|minima|baixa) (?:de )?entrada|entrada (?:em|no) (?:ato|cartao)|sinal (?:de|a partir|facilitado|parcelado)',
  ),
  financiamento(
    '(?:parcel(?:as?|ad[oa]s?|amos|ament[oa]|e|ar|amento)|prestac(?:ao|oes)|mensalidades?|mensais|baloes|reforcos (?:anuais|semestrais))',
    undefined,
    { mayBeAsked: true },
  ),
  financiamento(
    'm\\.?c\\.?m\\.?v\\.?|minha casa,? minha vida|casa verde (?:e )?amarela|f\\.?g\\.?t\\.?s\\.?|sbpe|subsidios?|consorcios?|carta de credito|credito (?:imobiliario|aprovado|facil|pre-?aprovado)|taxas? (?:zero|~reduzid[oa]s?|de juros|a partir|especia(?:l|is)|fixas?)|juros|incc|igp-?m|selic|aceita(?:mos)? (?:~)?(?:financiamento|permuta|carro|veiculos?|imove(?:l|is)|usado|troca|seu)|permutas?|cartao de credito|tabela (?:direta|price)|direto com a (?:construtora|incorporadora)|sem (?:burocracia|comprovacao|consulta|analise)|cabe no (?:seu )?bolso|facilidades? de pagamento|condic(?:ao|oes) ~(?:facilitad[oa]s?|flexive(?:l|is)|sob medida|personalizad[oa]s?) ?(?:de pagamento)?|pagamento ~(?:facilitado|flexivel|parcelado)|\\d+ ?x (?:de|sem|fixas?|iguais)|em ate \\d+ (?:x|vezes|meses|anos)',
  ),
  financiamento(
    `(?:pel[oa]|com (?:o|a)|via|no|na|do|da|parceria|conveni[oa]|financ[a-z]+) ~${bank}|itau|bradesco|santander|sicoob|sicredi|banrisul|banco do brasil|caixa economica`,
  ),

  retorno(
    'valorizac(?:ao|oes)(?! (?:d[oae]s?|ao?s?) ~(?:espac|ambient|luz|vista|conviv|paisag|arquitet|natureza|verde|fachada|bem|momento|cultura|jardi|iluminac|ventilac|familia|vida|tempo|privacidade|areas? (?:comum|comuns|verde)))(?:[a-z]*)',
  ),
  retorno(
    `(?:bairro|regiao|area|endereco|localizacao|metro quadrado|m2|${home}|cidade|litoral|praia|rua|patrimonio|investimento|ponto) (?:que )?(?:(?:se|mais|muito|super|altamente|extremamente|constantemente|ja|so|vai|nao para de|ira) )*(?:valorizad[oa]s?|valoriza(?:m|r|ra|rao)?)(?! (?:a|o|as|os|cada|seu|sua|todos|todas|quem) )|valorizad[oa] (?:regiao|bairro|area|localizacao)|mais valorizad[oa]s?|se valoriza(?:m|r)?`,
  ),
  retorno(
    'rentabilidade|rentave(?:l|is)|rendimentos?|lucr(?:o|os|ar|ativ[oa]s?|atividade)|roi|payback|yield|retorno (?:garantido|certo|seguro|financeiro|do|sobre|de|anual|mensal|rapido|acima|alto|real|no)|(?:alto|excelente|otimo|bom|melhor|grande|maior) retorno|renda (?:extra|passiva|garantida|mensal|certa|fixa|com|de|por)|gere renda|viva de renda|acima da inflacao|alta liquidez|liquidez (?:garantida|imediata|certa)',
  ),
  retorno(
    '(?:excelente|otimo|bom|melhor|grande|alto|enorme|forte|maior|imenso) (?:potencial|oportunidade) (?:de|para) (?:valorizacao|investimento|locacao|retorno|renda|crescimento|investir|alugar|ganho)|(?:otimo|excelente|melhor|bom|grande) investimento|investimento (?:segur[oa]|cert[oa]|garantid[oa]|inteligente|de alto|de baixo risco|sem risco|com retorno|que (?:rende|se paga|da))|oportunidade (?:de|para) investi[a-z]+|potencial (?:de )?(?:valorizacao|locacao|retorno|rendimento|ganho)|ideal para (?:investi(?:r|dores|mento)|(?:alugar|locar) )|alta (?:demanda|procura) (?:por|de|para) (?:locacao|aluguel|imoveis)|aluguel (?:garantido|certo|rentavel)|dobr(?:e|ar|ou|a) (?:~)?(?:capital|investimento|patrimonio|dinheiro|valor)|multiplique',
  ),

  desconto(
    'descontos?|promoc(?:ao|oes)|promocion(?:al|ais)|campanhas?|ofertas? (?:especia(?:l|is)|relampago|imperdive(?:l|is)|limitad[oa]s?|exclusiv[oa]s?|de|por|unica|valida|do|da)|(?:super|mega|mega-|ultra) ?ofertas?|imperdive(?:l|is)|cashback|bonus|(?:de|ganh(?:e|a|ar)|lev(?:e|a|ar)|com|receb(?:a|e|er)) ~brindes?|brindes? ~(?:exclusiv[oa]s?|gratis|gratuit[oa]s?|para quem|na compra|na visita)|cupo(?:m|ns)|vouchers?|black (?:friday|week|november)|feirao|saldao|queima|liquidac(?:ao|oes)|presente de|sorteios?|premiacao|ganh(?:e|a|ou) (?:um|uma|ate|o|a|r\\$|\\d|desconto)',
  ),
  desconto(
    'condic(?:ao|oes) (?:~)?(?:especia(?:l|is)|imperdive(?:l|is)|exclusiv[oa]s?|unic[oa]s?|diferenciad[oa]s?|de lancamento|de pre-?lancamento|incrive(?:l|is)|imbative(?:l|is))|(?:preco|valor|tabela)s? (?:~)?(?:promocion(?:al|ais)|de lancamento|especia(?:l|is)|imbative(?:l|is)|incrive(?:l|is)|zero|abaixo|baix[oa]s?|reduzid[oa]s?|congelad[oa]s?|de custo|antig[oa]s?|unic[oa]s?|exclusiv[oa]s?)|(?:melhor|menor|baixo) (?:preco|valor|custo)|abaixo d[oa] (?:~)?(?:mercado|preco|valor|tabela|avaliacao)|(?:super|mais) (?:barat[oa]|em conta)|de r\\$ ?[\\d.,]+ por (?:apenas |so )?r?\\$? ?\\d[\\d.,]*|economize|por tempo limitado|tempo limitado|(?:so|somente|apenas|valid[oa]|ate) (?:hoje|amanha|esta semana|este (?:mes|fim|sabado|domingo)|neste (?:mes|fim|sabado|domingo)|o fim do mes|final do mes|nesta)',
  ),
  desconto(
    '(?:itbi|escritura|registro|condominio|documentacao|iptu|cozinha|ar-?condicionado|moveis|taxas?|piso|mobilia|vaga|corretagem|eletrodomesticos?) ~?(?:gratis|gratuit[oa]s?|por nossa conta|inclus[oa]s?|zerad[oa]s?|cortesia|pag[oa]s?)|gratis|isenc(?:ao|oes)|isent[oa]s? (?:de|do|da)|custo zero|sem (?:custo|itbi|taxa)s?|zero (?:itbi|taxa|custo|juros|condominio)',
  ),

  escassez(
    `ultim[oa]s? (?:~)?(?:unidades?|apartamentos?|aptos?|oportunidades?|chances?|vagas? (?:disponive|a venda)|lotes?|dias?|horas?|disponive(?:l|is)|coberturas?|studios?|lofts?|casas?|salas?)|last units?|sold out|esgot(?:ad[oa]s?|and[oa]|aram|ou|am)|(?:quase|ja|praticamente) ~?(?:tudo )?vendid[oa]s?|vendid[oa]s?|\\d+ ?(?:%|por cento) (?:ja |das unidades |dos apartamentos )*vend[a-z]+|restam|rest(?:ou|aram|ando)|so (?:restam|resta|faltam|\\d+)|pouc[oa]s (?:unidades?|apartamentos?|oportunidades?|opcoes|disponive(?:l|is)|vagas)|unidades limitadas|disponibilidade (?:limitada|imediata)|quantidade limitada|vagas limitadas`,
  ),
  escassez(
    'sucesso (?:absoluto |total )?(?:de|em) vendas?|recorde? de vendas?|vendas? (?:acelerad[oa]s?|recorde?|aquecid[oa]s?|em ritmo|abert[oa]s?|iniciad[oa]s?)|(?:alta|grande|enorme) (?:procura|demanda)|corra|nao (?:perca|deixe (?:passar|escapar)) (?:~)?(?:oportunidade|chance|tempo|essa|esta|condicao|unidade|essa|vez|de)?|garanta (?:ja|logo|agora|hoje|(?:~)?(?:sua|seu) ~?(?:unidade|apartamento|apto|vaga|lugar|cobertura|studio|imovel))|reserve (?:ja|logo|agora|hoje|(?:~)?(?:sua|seu) ~?(?:unidade|apartamento|apto|imovel))|antes que (?:acab|esgot|termin|seja|suba|aument|alguem)[a-z]*|(?:fila|lista) de (?:espera|interessados)|oportunidade (?:unica|rara|imperdivel|exclusiva)|o tempo esta (?:acabando|correndo)|va(?:o|i) (?:acabar|esgotar|subir|aumentar)|mais (?:procurad|vendid|desejad)[oa]s?',
  ),

  premio(
    'premiad[oa]s?|premios?(?! (?:de um|do dia|da semana|de quem|de cada))|premiac(?:ao|oes)|vencedor[a]?(?:es)?|awards?|trofeus?|finalista|certific(?:ad[oa]s?|ac(?:ao|oes))|selos? (?:verde|casa azul|procel|de|ouro|azul|prata|internacion|aqua|leed)|leed|procel|aqua-?hqe|hqe|pbqp-?h|iso ?\\d+|great place to work|top of mind|master imobiliario|(?:reconhecid|eleit|nomead|consagrad)[oa]s? (?:~)?(?:com[oa]|nacional|internacional|mundial|por|pel[oa]|entre|o|a|melhor)',
  ),
  premio(
    '(?:a|o|uma das|um dos) (?:maior|melhor|principal|mais ~(?:tradicional|premiada|solida|confiavel|respeitada))(?:es|is)? (?:construtor|incorporador|empreendimento|bairro|localizac|endereco|investimento|imove|projeto|marca|empresa)[a-z]*|lider (?:de|em|no|na|do|absolut)[a-z]*|lideranca de mercado|numero (?:1|um) (?:em|no|na|do|de)|referencia (?:nacional|internacional|no mercado|do mercado|em todo)|(?:\\d+|decadas|duas decadas|tres decadas|cem) (?:anos )?de (?:mercado|experiencia|historia|tradicao|atuacao|solidez|credibilidade)|anos de (?:mercado|experiencia|historia|tradicao|atuacao|solidez)|milhares de (?:familias|clientes|unidades|apartamentos)',
  ),

  garantia(
    '(?<!conforto )(?<!privacidade )(?<!lazer )(?<!diversao )(?<!bem-estar )(?<!tranquilidade )(?<!comodidade )(?<!praticidade )(?<!sossego )(?<!alegria )garantid[oa]s?|garantimos|garantias?(?! de (?:conforto|bem|privacidade))|(?:sem|zero|nenhum|baixo|livre de) riscos?|risco zero|seguranca juridica|seguro (?:de (?:entrega|obra|conclusao)|garantia)|satisfacao (?:total|100)|seu dinheiro de volta|devolvemos|compra segura|(?:compre|invista) com (?:total )?seguranca|100 ?% (?:segur[oa]|garantid[oa]|confiave(?:l|is))',
  ),

  distancia(
    `(?:a|ha|em|ate|com|de|so|apenas|cerca de|menos de|aproximadamente|uns|umas|por|distante) (?:apenas |so |cerca de |menos de |uns |umas |aproximadamente |no maximo ){0,4}${count}(?: ou ${count}| a ${count}| e ${count})? (?:minut(?:os?|inhos?)|min|km|quilometros?|passos|quadras?|quarteir(?:ao|oes)|quarteiroes|horas?|metros?(?! quadrad)|m)(?! de (?:comprimento|altura|raia|largura|profundidade))(?!2)`,
  ),
  distancia(
    `(?!um[a]? minuto de )${count} (?:minut(?:os?|inhos?)|min|quilometros?|km|quarteir(?:ao|oes)|passos) (?:de|do|da|dos|das|a pe|ate|ao|a|caminhando|andando|do centro)`,
  ),
  distancia(
    `(?:perto|pert(?:inho|issimo)|proxim[oa]s?|proximidade|bem (?:perto|proximo)|vizinh[oa]s?|ao lado|lado a lado|(?:bem )?em frente|de frente|frente|a beira|na beira|beira|a um passo|a passos|a poucos|poucos|pouc[oa]s (?:passos|minutos|metros|quadras)|rodead[oa]|cercad[oa]|junto|colad[oa]|encostad[oa]|pe na|na porta) (?:d[eoa]s?|ao?s?|com|de frente (?:para|ao)|na|no|por)? ?(?:uma?s? |o |a |os |as )?(?:melhores |grandes |otim[oa]s |excelentes |divers[oa]s |vari[oa]s |principais )?${spot}`,
  ),
  distancia(
    `pe na areia|beira[- ]mar|frente[- ]mar|quadra[- ](?:do[- ])?mar|a pe (?:de tudo|da praia|do mar|do centro)|(?:facil|rapido|otimo|excelente|pronto|bom) acesso (?:a|ao|as|aos|para)|acesso (?:facil|rapido|privilegiado|imediato|direto|privativo) (?:a|ao|as|aos|para) ~${spot}|(?:poucos|alguns) (?:passos|minutos|metros)|${spot} (?:~)?(?:a|na) (?:~)?(?:porta|esquina|pe)`,
  ),
  vista(
    `(?:vistas?|vistao|visao|varandas?|sacadas?|janelas?|face|frente|fachada|terraco) (?:(?:panoramic|livre|privilegiad|definitiv|etern|permanente|total|parcial|unic|incrive|deslumbrante|exclusiv|perman|frontal|lateral|aberta|plena|direta|infinita|eterna|ampla|linda|bela|espetacular|inesquecive)[a-z]* (?:e )?)*(?:e )?(?:direta |direto |aberta |voltad[oa]s? |virad[oa]s? |livre )?(?:para|pra|ao|aos|do|da|de|d[oa]s|sobre) (?:o |a |as |os )?${sight}|vistas? (?:ao )?mar|vista[- ]mar|(?:de|com a?) ?frente (?:para|pro|ao) (?:o |a )?${sight}`,
  ),
  // Told as a picture of it: 'o horizonte azul preenche a janela'.
  vista(
    '(?:mar|oceano|horizonte|serra|lagoa|baia|montanhas?) ~(?:preenche|ocupa|toma|invade|entra|surge|aparece|se abre|emoldurad[oa])(?:ndo|m|s)? ~(?:janelas?|varandas?|sacadas?|terraco|quartos?|salas?)|(?:janelas?|varandas?|sacadas?) (?:cheias?|repletas?|tomadas?|pintadas?) (?:de|do|da|pelo|pela) (?:mar|oceano|horizonte|serra|lagoa|baia|montanhas?)',
  ),
  vista(
    'vistas? (?:~)?(?:definitiv|etern|permanente|indevassave|panoramic|privilegiad|deslumbrante|livre|espetacular|incrive|inesquecive|infinit|de tirar)[a-z]*|vista 360|sol (?:da manha|nascente|poente|o dia todo)|(?:nascente|face (?:norte|sul|leste|oeste)|posicao (?:solar|nascente))',
  ),
  aprovacao(
    'papelada ~?(?:resolvida|pronta|em dia|ok)|(?:bombeiros|prefeitura|cartorio|orgaos) (?:ja )?(?:deu|deram|aprovou|aprovaram|liberou|liberaram|autorizou|autorizaram)|sinal verde|tudo (?:legalizado|regularizado|em ordem|aprovado)',
  ),
  financiamento(
    '(?:bancos?|credito) (?:ja )?(?:disse|diz|aprov[a-z]+|liber[a-z]+)|(?:todo mundo|todos|voce|qualquer um) (?:ja )?(?:e|sai|esta|sao) aprovad[oa]s?|nome (?:sujo|negativado|restrito)|negativad[oa]s?|serasa|(?:seu|sua|o) (?:carro|moto|terreno|usado|apartamento atual|imovel atual) (?:entra|vale|serve)|suaves (?:parcelas?|prestac(?:ao|oes)|mensalidades?|pedac(?:o|os)|vezes)|divid(?:a|imos|ido) (?:em|por)|sem (?:fiador|avalista|renda)',
  ),
  retorno(
    '(?:metro quadrado|m2|bairro|regiao|cidade|preco|valor|imovel) (?:que )?(?:mais|so|nao para de) (?:sob|subi|cresc|valoriz|encarec)[a-z]*|encarec[a-z]*|vale(?:r|ra)? (?:outro tanto|o dobro|mais amanha|muito mais)|sai(?:r|u)? ganhando|(?:ganh(?:ou|ar|aram|e|a|ando)) (?:~)?dinheiro|cresce sozinho|se paga(?:m|r)?|(?:seu|o) dinheiro (?:rende|trabalha|cresce|aqui|seguro)|ponha seu dinheiro',
  ),
  desconto(
    'metade d[oa] (?:preco|valor)|(?:precos?|tabelas?|valor(?:es)?) (?:ja |vai |vao |que )?(?:caiu|cai|caem|cair|sobe|subiu|sobem|subir|aument[a-z]+|baix(?:ou|a|ar|am)|despenc[a-z]+|congel[a-z]+)|sem (?:pagar|custar) (?:nada|mais)|por conta da (?:construtora|incorporadora)|(?:valor|preco) que nao se (?:publica|divulga|conta)',
  ),
  escassez(
    '(?:pode|vai) ser tarde|ja se (?:foram|foi)|ja era(?: |$)|(?:quase )?(?:acabou|acabando|acabaram)|antes d[oa]s outros',
  ),
  obra('list[oa]s? para (?:vivir|entregar|habitar)|entrega inmediata|casa nova ~(?:semana|mes|amanha)'),
  fora(
    '(?:[a-z0-9]+ )?(?:ponto|dot|\\(\\.\\)|\\[\\.\\]) ?(?:com|net|org|br|ly|me|app)|arroba|bit ?[().]* ?ly|(?:pule|evite|dispense|ignore|esqueca) (?:o corretor|a imobiliaria|esta pagina|o site|a pagina)|(?:direto|diretamente|direta) (?:com|para|a|na|no|ao) (?:a |o )?(?:construtora|incorporadora|proprietario|dono|plantao)|(?:va|vai|visite|procure|peca|ligue) ~(?:ao|no|na|para o) (?:plantao|recepcao|estande|stand)|(?:pesquise|procure|busque|acesse|visite) (?:outr[oa]|o site|no google|na internet|nosso site|nosso perfil)',
  ),
  fora(
    'pix|(?:deposit|transfir|transfer)[a-z]* (?:~)?(?:reserva|sinal|valor|entrada|conta|dinheiro|quantia)|pague (?:o|a|ja|agora|hoje|por|pelo|via)|boletos?|chave (?:aleatoria|pix)|favorecid[oa]|conta (?:bancaria|corrente|poupanca)|(?<!por )conta (?:da|do) (?:empresa|construtora|incorporadora|corretor|banco|gerente|vendedor)',
  ),
  golpe(
    '(?:clique|toque|aperte) em (?:permitir|aceitar|instalar|baixar|continuar|ok)|(?:instale|baixe|atualize|execute) (?:~)?(?:aplicativo|app|programa|extensao|arquivo|plugin|navegador)|antivirus|(?:sua )?sessao (?:expirou|expirada|encerrada)|(?:faca|fazer|refaca) (?:o )?login|entre (?:novamente|com sua|na sua conta)|(?:digite|informe|confirme|envie|insira) (?:~)?(?:senha|cpf|cartao|codigo|dados bancarios|pin|token)|sua senha|whatsapp web|(?:leia|escaneie) o (?:codigo|qr)|cole (?:no|na|em)|copie este|seu (?:computador|celular|dispositivo) (?:esta|foi)|virus',
  ),
];
