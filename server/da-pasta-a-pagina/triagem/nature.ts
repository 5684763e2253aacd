import type { TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { type Lingua, languageOf } from './language.ts';

/** What a document is, as far as its first pages tell. */
export interface Nature {
  /** `venda`: it offers homes; `outro`: it is about something else; `incerto`: too little is said. */
  assunto: 'venda' | 'outro' | 'incerto';
  /** What else it is, as 'uma ata de assembleia'; null if nothing tells. */
  papel: string | null;
  /** Null if it has too few words. */
  lingua: Lingua | null;
  /** How many kinds of things it says of homes on offer. */
  sinais: number;
  /** Whether it speaks of homes at all, or lists units with prices. */
  moradia: boolean;
}

/** Pages looked at: what a document is stands at its beginning. */
export const lookedPages = 8;
const mostText = 40_000;

/** What is sold: homes and lots, what they have, how large they are. */
const homes: RegExp[] = [
  /\b(?:apartamentos?|apto|studios?|estudios?|lofts?|coberturas?|penthouses?|gardens?|sobrados?|casas? (?:de|em|com|terreas?)|lotes?|loteamento|terrenos|residenci\w+|residences?|flats?|salas? comerciais|unidades?)\b/,
  /\b(?:\d|um|uma|dois|duas|tres|quatro)\s?(?:(?:,|e|a|ou)\s?(?:\d|dois|duas|tres|quatro)\s?)?(?:dorm\w*|quartos?|suites?|qts?|d\b)|\b(?:dormitorios?|suite master|suites?)\b/,
  /\d\s?m(?:²|2)(?![a-z0-9])|\barea (?:privativa|util|total)\b|\bmetragens?\b/,
];
/** The building around them. */
const building: RegExp[] = [
  /\b(?:piscinas?|academia|fitness|salao de festas|playground|churrasqueira|coworking|brinquedoteca|bicicletario|espaco (?:gourmet|pet|zen)|pet (?:place|care)|quadra|rooftop|spa|sauna|areas? (?:comuns|de lazer)|lazer)\b/,
  /\bvagas?\b|\bgaragem\b/,
  /\b(?:torres?|pavimentos?|andares|elevador(?:es)?|fachada|edificio|empreendimento|condominio|residencial|terreno|implantacao|plantas?)\b/,
  /\b(?:bairro|localizacao|rua|avenida|av\.|alameda|rodovia|praia|a \d+ (?:min\w*|km|metros|m)|minutos)\b/,
];
/** That they are on offer, who makes them and when they are handed over. */
const offer: RegExp[] = [
  /\b(?:incorporador\w*|incorporac\w+|construtora|loteadora|realizacao|um (?:projeto|empreendimento|lancamento)|mais um d[aeo]|r\.?\s?\d{1,3}\s?\/\s?\d)/,
  /\b(?:entrega|chaves|habite-?se|pronto (?:para|pra) morar|prontos? p(?:ara|ra)|em obras|obras (?:em|iniciadas)|previsao de (?:entrega|conclusao)|conclusao)\b/,
  /\b(?:lancamento|pre-?lancamento|breve|a venda|vendas|corretor\w*|decorado|stand|plantao|tabela (?:de )?(?:vendas|precos)|a partir de|r\$|entrada|sinal|mensais|parcelas|financiamento|fgts|minha casa)\b/,
  /\b(?:perspectiva|imagem meramente ilustrativa|imagens? ilustrativas?|memorial (?:descritivo|de incorporacao)|matricula|registro d[ea] (?:imoveis|incorporacao)|projeto (?:arquitetonico|de interiores)|arquitetura|paisagismo|acabamentos?|morar|viver)\b/,
];
/** The same in other languages. */
const abroad: RegExp[] = [
  /\b(?:departamentos?|residences?|apartments?|homes|condos?|appartements?|logements?|appartament[oi]|wohnung\w*|eigentumswohnung\w*|viviendas?|pisos? de|villas?|bilocal[ei]|trilocal[ei])\b/,
  /\b(?:\d|one|two|three|four|un|dos|tres) ?(?:y|and|et|e|und|-)? ?\d? ?(?:dormitorios?|bed(?:room)?s?|habitacion\w*|recamaras?|chambres?|pieces?|camere|zimmer)|\bbedrooms?\b|\bambientes\b/,
  /\d ?(?:m²|m2|mq|qm|sq\.? ?ft|sqft|square (?:feet|metres|meters))/,
  /\b(?:entrega|completion|handover|move[- ]?in|livraison|consegna|fertigstellung|pozo)\b/,
  /\b(?:developed by|developer|desarroll\w+|promot\w+|bautrager|costruttore|constructora|inmobiliari\w+|sales (?:gallery|office|deck|team)|vendita|cuore della citta)\b/,
  /\b(?:pool|piscina|pileta|gym|gimnasio|alberca|terrazzo|balkon|tiefgarage|box auto|fitness|amenit\w+|lounge|terraza|terrace|rooftop|piscine|palestra|parking|cocheras?|garages?|floor plans?|parrill\w+)\b/,
  /(?:us\$|u\$s|\$|€|£|eur|usd)\s?\d|\b(?:prices? from|starting (?:at|from)|desde)\b/,
];

/** Other papers by their titles; what is for sale is none of them, whatever words they share. */
const titles: [papel: string, title: RegExp][] = [
  [
    'uma ata ou convenção de condomínio',
    /^(?:ata d[ae]|edital de convocacao|convencao d[oe] condominio|regimento interno|prestacao de contas|balancete)/,
  ],
  ['um boleto ou recibo', /^(?:boleto|recibo|comprovante|fatura|duplicata|guia de recolhimento|darf|iptu)\b/],
  ['uma nota fiscal', /^(?:nota fiscal|nfs?-?e|danfe|cupom fiscal)\b/],
  [
    'uma apólice ou proposta de seguro',
    /^(?:apolice|proposta de seguro|seguro (?:residencial|auto|de vida|empresarial))/,
  ],
  ['um currículo', /^(?:curriculo|curriculum|cv\b)/],
  [
    'um contrato',
    /^(?:contrato|minuta|instrumento particular|termo aditivo|distrato|procuracao|aditivo contratual)/,
  ],
  [
    'uma peça jurídica',
    /^(?:excelentissim|peticao|parecer (?:juridico)?|acordao|sentenca|mandado|contestacao|recurso|processo n|habeas|embargos|agravo)/,
  ],
  ['um manual', /^(?:manual (?:d[eoa] |do usuario)|guia (?:rapido|de instalacao|do usuario)|instrucoes de)/],
  ['um cardápio', /\bcardapio\b|^menu\b/],
  [
    'um extrato ou demonstrativo contábil',
    /^(?:extrato|balanco patrimonial|demonstra(?:cao|tivo)|dre\b|livro (?:caixa|razao|diario)|fluxo de caixa|folha de pagamento|holerite|declaracao de imposto|relacao de despesas|conciliacao|plano de contas)/,
  ],
  [
    'um documento de responsabilidade técnica',
    /^(?:anotacao de responsabilidade|art n|rrt\b|laudo|relatorio de vistoria|ordem de servico|diario de obra)/,
  ],
  ['um convite', /^convite\b/],
  ['um anúncio de aluguel', /^(?:alug[oa]\b|aluga-se|para alugar|locacao de)/],
  [
    'um orçamento',
    /^(?:orcamento|cotacao|proposta (?:comercial )?de (?:servico|fornecimento|manutencao|prestacao)|pedido de compra|lista de compras)/,
  ],
  [
    'material de estudo',
    /^(?:aula|apostila|plano de (?:ensino|aula)|ementa|lista de exercicios|prova|exercicios|resumo d[aeo] (?:aula|materia|disciplina)|capitulo|trabalho de conclusao|monografia|disciplina|simulado|notas de aula|seminario|caderno de questoes|roteiro de estudos)\b/,
  ],
  ['material de formatura ou festa', /\bformatura\b|\b(?:casamento|aniversario|debutante)\b/],
  ['uma receita', /^(?:receita|bolo |ingredientes)/],
  [
    'um exame ou papel de saúde',
    /^(?:receituario|atestado|prontuario|exame|laudo medico|resultado de exame|carteira de vacina)/,
  ],
  ['um roteiro de viagem', /^(?:roteiro|voucher|reserva de|itinerario|cartao de embarque|passagem)/],
];
/** What the text of such papers says; one of them beside others is enough, where nothing is on offer. */
const texts: [papel: string, words: RegExp[]][] = [
  [
    'uma ata ou convenção de condomínio',
    [
      /\bcondomin(?:os|as|o)\b/,
      /\bassembleia\b/,
      /\bsindic[oa]\b/,
      /\btaxa (?:extra|condominial)\b/,
      /\bmultas?\b/,
      /\bart\. ?\d/,
      /\bdeliberar|aprovad[ao] por (?:maioria|unanimidade)/,
      /\breuniram-se\b/,
    ],
  ],
  [
    'um veículo',
    [
      /\b(?:veiculos?|automove\w+|motor|cilindradas|cambio (?:automatico|manual)|km\/l|quilometragem|test drive|suv|sedan|hatch|bancos em couro)\b/,
      /\b(?:porta-malas|airbags?|concessionarias?|ipva|placa)\b/,
    ],
  ],
  [
    'uma receita',
    [
      /\b(?:xicaras?|colher(?:es)? de)\b/,
      /\bmodo de preparo|asse por|leve ao forno|misture|bata tudo\b/,
      /\bingredientes\b/,
    ],
  ],
  [
    'um aluguel ou hospedagem',
    [
      /\b(?:diarias?|hospedagem|hospedes?|check-?in|check-?out|cafe da manha)\b/,
      /\b(?:locacao|aluguel|locatari[oa]|locador|inquilin[oa])\b/,
      /\b(?:reservas|temporada|pousada|hotel)\b/,
    ],
  ],
  [
    'um serviço por mensalidade',
    [
      /\b(?:mensalidades?|planos a partir)\b/,
      /\b(?:enfermagem|alunos|matriculas? (?:abertas|20\d\d)|aulas|musculacao|convenio)\b/,
    ],
  ],
  [
    'um papel de seguro',
    [
      /\bapolice|sinistro|segurad[ao]|coberturas? contratadas?|franquia\b/,
      /\bpremio (?:total|liquido)|vigencia\b/,
    ],
  ],
  [
    'material de estudo',
    [
      /\b(?:orientador\w*|graduacao|alun[oa]s?|professor[a]?|disciplina|aprendizagem|exercicios?|bibliografia|semestre|avaliacao)\b/,
      /\b(?:trabalho apresentado|referencias:|conceitos?|objetivos? (?:gerais|especificos|da aula)|referencias bibliograficas|capitulo|teoria|questao \d)\b/,
    ],
  ],
  [
    'um papel contábil',
    [
      /\b(?:ativo circulante|passivo|debito|credito|saldo (?:anterior|final)|lancamentos contabeis|icms|iss|pis|cofins|irpj|csll|competencia)\b/,
      /\b(?:contador|contabil\w*|crc|exercicio (?:de|findo)|fornecedores|despesas|receita (?:bruta|liquida))\b/,
    ],
  ],
  [
    'uma peça jurídica',
    [
      /\b(?:autor[a]?|reu|requerente|requerido|exequente|apelante|advogad[oa]|oab)\b/,
      /\b(?:vara|comarca|tribunal|juizo|autos|processo n|codigo (?:civil|de processo)|artigo \d|jurisprudencia)\b/,
    ],
  ],
];

/** A row of a price table: the number of a unit, then a price. */
const unitRow =
  /^\W*(?:apto?|unid\w*|lote|casa|sala|un)?\.?\s?[a-z]?\s?\d{1,5}[a-z]?\b.*\b\d{2,3}\.\d{3}(?:,\d{2})?(?![\d/])/;

/** Kinds of things of which a brochure in another language says some. */
const leastAbroad = 3;

/** Titles stand among the first lines. */
const headLines = 6;

const count = (text: string, patterns: RegExp[]) =>
  patterns.filter((pattern) => text.search(pattern) >= 0).length;

/** What a document is, by its first pages. */
export function natureOf(pages: TextPage[]): Nature {
  const lines = pages.slice(0, lookedPages).flatMap((page) => page.lines.map(({ text }) => text));
  const whole = lines.join('\n').slice(0, mostText);
  const text = foldAligned(whole);
  const head = lines.slice(0, headLines).map((line) => foldAligned(line).replace(/^[^a-z0-9]+/, ''));
  const lingua = languageOf(whole);
  const [home, around, offered] = [count(text, homes), count(text, building), count(text, offer)];
  const sinais = home + around + offered;
  const titled = titles.find(([, title]) => head.some((line) => title.test(line)))?.[0] ?? null;
  const told = texts.find(([, words]) => count(text, words) >= 2)?.[0] ?? null;
  const papel = titled ?? told;
  const rows = lines.filter((line) => unitRow.test(foldAligned(line))).length;
  const moradia = count(text, homes.slice(0, 2)) > 0 || rows > 0;
  const seen = { papel, lingua, sinais, moradia };

  if (lingua !== null && lingua !== 'pt') {
    const abroadSigns = count(text, abroad);
    return { ...seen, assunto: abroadSigns >= leastAbroad ? 'venda' : 'outro', sinais: abroadSigns };
  }
  // A book may hold a chapter on insurance; a deed holds little else than itself.
  const isOffer = home >= 2 && count(text, offer.slice(0, 3)) >= 1 && sinais >= 5;
  if (isOffer && (papel === null || home + offered >= 6)) return { ...seen, assunto: 'venda' };
  if (titled === null && rows >= 3 && sinais > 0) return { ...seen, assunto: 'venda' };
  const words = text.match(/[a-z]{2,}/g)?.length ?? 0;
  if (papel !== null || (home === 0 && sinais <= 3 && words >= 12) || (home + offered <= 2 && words >= 60))
    return { ...seen, assunto: 'outro' };
  return { ...seen, assunto: 'incerto' };
}
