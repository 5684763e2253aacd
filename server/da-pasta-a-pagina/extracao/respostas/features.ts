import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { isBairro } from '../address-line.ts';
import { cleanName } from '../name-candidates.ts';
import type { SourceLine } from '../source.ts';
import type { Folder } from './folder.ts';
import type { Mention, Span } from './spans.ts';

type Told = (span: Span, folder: Folder) => number | boolean;

const some =
  (test: (mention: Mention) => boolean): Told =>
  ({ mentions }) =>
    mentions.some(test);
const before = (shape: RegExp): Told => some((mention) => shape.test(mention.before));
const after = (shape: RegExp): Told => some((mention) => shape.test(mention.after));
const within =
  (shape: RegExp): Told =>
  ({ key }) =>
    shape.test(key);
const quoted = (shape: RegExp): Told => some(({ lines }) => lines.some((line) => shape.test(line.folded)));

const wordsIn = ({ key }: Span) => key.split(' ');
const isOn = (page: number) => (mention: Mention) => mention.lines[0]!.page === page;
const pagesOf: Told = ({ key }, { pages }) => pages.filter((text) => text.includes(` ${key} `)).length;

const wordsOfAnyBook =
  /\b(?:apartamentos?|apto|plantas?|unidades?|valor(?:es)?|precos?|tabela|lazer|vagas?|garage[mn]s?|torres?|pavimentos?|andar(?:es)?|entrega|obras?|localizacao|endereco|bairro|produto|informac\w+|empresa|sobre|conceito|diferenciais|acabamentos|ficha|tecnica|implantacao|contato|cadastre|conheca|breve|lancamento|quartos?|qtos|suites?|dormitorios?|dorms?|metragem|area|privativa|total|pagamento|entrada|parcelas?|chaves|financiamento|status|pronto|salao|piscina|academia|hall|box|andar|final|tipo|lote|quadra|pagina|carta|senhores|parceiros|material|sumario|hoje|quase|sim|nao|quem|onde|quanto|quando|como|porque)\b/;
const kindOfName =
  /\b(?:residencial|residence|edificio|ed|condominio|torre|villas?|vila|jardins?|reserva|parque|quinta|solar|mirante|alto|casas?|bosque|horto|ilha|portal|recanto|home|club|tower|park|garden|place|house|studios?)\b/;
const kindOfFirm =
  /\b(?:construtora|incorporadora|construcoes|incorporacoes|empreendimentos|engenharia|urbanismo|urbanizadora|loteadora|loteamentos|desenvolvimento|imobiliaria|inc|ltda|sa|invest|realty|participacoes|grupo|companhia|cia|edificacoes|eireli|spe)\b/;
const kindOfPlace =
  /^(?:jardim|jd|vila|vl|setor|st|parque|pq|conjunto|loteamento|recanto|centro|praia|alto|morro|barra|bairro|chacaras?|campo|lagoa|enseada|gleba|horto|cidade|ponta|boa|bela|nova?|santa|santo|sao)\b/;

/** What is asked of every span. Each row is one question; its answer is weighed per field. */
const anyField = {
  'one word': (span) => wordsIn(span).length === 1,
  'two words': (span) => wordsIn(span).length === 2,
  'four words and more': (span) => wordsIn(span).length >= 4,
  'two letters': ({ key }) => key.length <= 3,
  'has a figure': within(/\d/),
  'begins with a figure': within(/^\d/),
  pages: (span, folder) => Math.log2(1 + Number(pagesOf(span, folder))) / 3,
  times: ({ key }, { times }) => Math.log2(1 + times(key)) / 4,
  'part of a line': some(({ as }) => as === 'part'),
  'words of a sentence': some(({ as }) => as === 'words'),
  title: some(({ as }) => as === 'title'),
  'in a file’s name': some(({ as }) => as === 'file'),
  'only in a file’s name': ({ mentions }) => mentions.every(({ as }) => as === 'file'),
  'whole line': some(({ as, before: b, after: a }) => as === 'part' && b === '' && a === ''),
  'begins its line': some(({ as, before: b, after: a }) => as === 'part' && b === '' && a !== ''),
  'runs along the pages': ({ key }, { running, lastPage }) =>
    Math.min(1, (running.get(key) ?? 0) / (lastPage / 2)),
  'on the first page': some(isOn(1)),
  'first lines': some(({ lines }) => lines[0]!.page === 1 && lines[0]!.position < 3),
  'on the last page': (span, { lastPage }) => span.mentions.some(isOn(lastPage)),
  'only on the last page': (span, { lastPage }) => lastPage > 1 && span.mentions.every(isOn(lastPage)),
  size: ({ mentions }, { usualHeight }) =>
    Math.min(2, Math.log2(Math.max(1, ...mentions.map(({ lines }) => lines[0]!.box.height / usualHeight)))),
  'largest of the cover': (span, { tallest }) =>
    span.mentions.some(
      ({ lines: [line] }) => line!.page === 1 && line!.box.height >= (tallest.get(line!) ?? 0) * 0.9,
    ),
  'holds words of the cover': ({ key }, { cover }) =>
    cover.some((title) => title !== key && ` ${key} `.includes(` ${title} `)),
  'holds words of an address': (span, { addresses }) =>
    wordsIn(span).some((word) => word.length > 4 && addresses.includes(word)),
  'in capitals': ({ value }) => !/\p{Ll}/u.test(value),
  'of common words': (span, { common }) => {
    const own = wordsIn(span).filter((word) => word.length > 2 && !/\d/.test(word));
    return own.length === 0 ? 0.5 : own.filter((word) => common.has(word)).length / own.length;
  },
  'all of common words': (span, { common }) =>
    wordsIn(span).every((word) => word.length <= 2 || /\d/.test(word) || common.has(word)),
  'in a longer one': ({ key }, { times: timesOf, spans }) => {
    const own = timesOf(key);
    // 'Chama-se Ilha do Sol' does not make 'Ilha do Sol' a part of it.
    return [...spans].some(
      ([other, times]) =>
        other !== key &&
        times >= own &&
        own > 0 &&
        ` ${other} `.includes(` ${key} `) &&
        !(other.endsWith(` ${key}`) && other.split(' ').length === key.split(' ').length + 1 && own === 1),
    );
  },
  'a city': ({ value }) => ufsOfCidade(value).size > 0,
  'a city beside its state': after(/^\s*[/–,(-]\s*(?:[a-z]{2}\b)/),
  'a street': within(
    /^(?:rua|r|av|avenida|alameda|al|travessa|rodovia|rod|praca|largo|estrada|servidao|esquina|esq) /,
  ),
  'a landmark': within(
    /^(?:shopping|parque|praca|aeroporto|hospital|universidade|colegio|escola|igreja|catedral|estadio|terminal|metro|ponte|museu|teatro|clube|mercado)\b/,
  ),
  'words of any book': within(wordsOfAnyBook),
  'in an address of a site': ({ key }, { addresses }) =>
    key.length > 4 && addresses.includes(key.replaceAll(' ', '')),
  'of other work': quoted(
    /\b(?:conheca tambem|outr[oa]s? (?:obras?|empreendimentos|projetos|lancamentos|predios|condominios)|entregues?\b|entregou|ja pront|portfolio|fez os?|assina os?|esgotad)/,
  ),
  'of a designer': before(
    /\b(?:arquitet\w*|paisag\w*|interiores|decora\w*|projeto|calculo|estrutur\w*|imagens|ilustrac\w*|fotos?|engenheir\w*|resp\w* tecnic\w*|autor\w*)\b[^.;|]{0,30}$/,
  ),
  'of a seller': before(
    /\b(?:vendas?|creci|imobiliaria|corretor\w*|comercializac\w*|atendimento|fale com|consultor\w*)\b[^.;|]{0,30}$/,
  ),
  'of a registry': quoted(/\b(?:oficio|cartorio|matricula|registro de imoveis)\b/),
  'before a city': ({ mentions }) => mentions.some(({ after: text }) => isBeforeCity(text)),
  'after a number': before(/(?:\d{1,5}|s\/n)\s*[,–—|•·.(-]*\s*$/),
} satisfies Record<string, Told>;

/** What is asked for one field alone. */
const ofField = {
  nome: {
    'may be a name': ({ value }) => cleanName(value) !== null,
    'kind of a building': within(kindOfName),
    'kind of a firm': within(kindOfFirm),
    labelled: before(
      /\b(?:empreendimento|produto|nome|projeto|obra|tabela(?: de (?:vendas|precos))?|lancamento)\s*[:\t–—|-]*\s*$/,
    ),
    'a code or campaign': before(
      /\b(?:codinome|campanha|provisorio|codigo|interno|slogan|projeto)\b[^.;]{0,20}$/,
    ),
    'with an article': before(/(?:^|[\s“"(])(?:o|a|do|da|ao|pelo|pela)\s$/),
    'does something': after(
      /^\s*(?:,[^,]{3,40},\s*)?(?:e|tem|fica|nasce|nasceu|foi|sera|chega|esta|reune|oferece|conta|apresenta|une|traz|sao|vem|abre|ocupa|olha)\b/,
    ),
    'in a place': before(
      /\b(?:em|n[oa]s?|bairro|cidade de|perto d[aeo]|proximo|ao lado d[aeo]|frente|minutos d[aeo])\s+(?:[ao]\s)?$/,
    ),
    'before a place': after(/^\s*(?:[-–—|•·,]|em|n[ao])\s/),
    'of a firm': after(/^\s*[-–—|•·,]?\s*(?:um|uma|mais um)\b[^.]{0,30}\bd[ae]\b|^\s+d[ae]\s/),
  },
  incorporadora: {
    'kind of a building': within(kindOfName),
    'kind of a firm': within(kindOfFirm),
    'legal form after': after(
      /^,?\s*(?:ltda|s[./]?a\b|spe\b|inc\b|eireli|empreendimentos|construcoes|engenharia)/,
    ),
    labelled: before(
      /\b(?:incorporac\w+|realizac\w+|construc\w+|incorporadora|construtora|desenvolv\w+|loteadora|urbanizadora|empreendedora|by)\b[^.;]{0,14}$/,
    ),
    'its work': before(
      /\b(?:empreendimento|lancamento|projeto|obra|predio|produto|casa|marca|selo|qualidade|equipe|carta|empreendimentos|obras|condominios|portfolio|sobre) d?[aeo]s?\s$/,
    ),
    'by it': before(/\b(?:pel[ao]|por)\s$/),
    'does as firms do': after(
      /^\s*(?:nasceu|foi fundad|entreg\w+|constr\w+|ergue\w*|apresenta|atua|tem (?:\w+ )?(?:\d+|\w+) anos|faz|fez|ha \w+ anos|com atuacao|desde|assina|incorpora|lanca)/,
    ),
    'beside its number': quoted(/\bcnpj\b|\d{2}\.\d{3}\.\d{3}\/\d{4}/),
    'beside rights': quoted(/©|direitos reservados|copyright/),
    'signs the page': footShare,
    'financing by it': before(/\b(?:financiamento|direto|parcelamento)[^.;]{0,12}$/),
    'in a place': before(
      /\b(?:em|n[oa]s?|bairro|cidade de|perto d[aeo]|proximo|ao lado d[aeo]|frente|minutos d[aeo])\s+(?:[ao]\s)?$/,
    ),
    'with an article': before(/(?:^|[\s“"(])(?:o|a|da|do|pela|à)\s$/),
  },
  bairro: {
    'kind of a place': within(kindOfPlace),
    'kind of a building': within(/\b(?:residencial|residence|edificio|condominio|torre|home|club|tower)\b/),
    'kind of a firm': within(kindOfFirm),
    'may be a bairro': ({ value }) => isBairro(value, null),
    'called a bairro': before(/\bbairro(?: d[aeo])?\s*[:\t–—|-]*\s*$/),
    'in it': before(/\b(?:em|n[oa]s?|coracao d[aeo]|regiao d[aeo]|alto d[aeo]|d[aeo])\s$/),
    'after a street': before(
      /\b(?:rua|r\.|av\.?|avenida|alameda|al\.|travessa|rodovia|praca|estrada|servidao)\s[^.;|]{3,50}$/,
    ),
    'after a city': before(/\b[a-z]{2}\s*[,–—|•·/-]\s*$/),
    'near something': before(
      /\b(?:perto|proxim\w+|lado|frente|minutos?|min|km|metros|vizinh\w+|entre|acesso|caminho|vista|ate)\b[^.;|]{0,20}$/,
    ),
    'where it is': quoted(/\b(?:endereco|localiza\w*|onde|fica|nasce|situad\w*|lugar)\b/),
  },
} satisfies Record<string, Record<string, Told>>;

/** Signed at the foot of several pages. */
function footShare({ mentions }: Span, { lastPage }: Folder): number {
  const feet = mentions.flatMap(({ lines: [line] }) =>
    line!.box.y > 0.8 * heightOf(line!) ? [line!.page] : [],
  );
  return Math.min(1, new Set(feet).size / Math.max(2, lastPage / 2));
}
const heightOf = (line: SourceLine) =>
  line.document.pages.find(({ page }) => page === line.page)?.height ?? 842;

export function isBeforeCity(text: string): boolean {
  const [, next] =
    /^\s*(?:[-–—|•·,/(]|de|em)\s*(?:em |municipio de )?([a-z' ]{3,30}?)(?=\s*(?:[-–—|•·,/().]|$))/.exec(
      text,
    ) ?? [];
  return next !== undefined && ufsOfCidade(next).size > 0;
}

export type AskedField = keyof typeof ofField;
/** What is asked for a field, each with how much a yes counts. */
export type Weights = {
  [Field in AskedField]: Record<keyof typeof anyField | keyof (typeof ofField)[Field], number>;
};

/** The names of what is asked for a field, in the order of its answers. */
export const questionsOf = (field: AskedField): string[] => [
  ...Object.keys(anyField),
  ...Object.keys(ofField[field]),
];

/** The answers of a span, one per question: 0 to 1, sizes to 2. */
export const featuresOf = (field: AskedField, span: Span, folder: Folder): number[] => [
  ...answersForAny(span, folder),
  ...Object.values(ofField[field] as Record<string, Told>).map((told) => Number(told(span, folder))),
];

/** A span is of one folder, and asked for each field. */
const answered = new WeakMap<Span, number[]>();

function answersForAny(span: Span, folder: Folder): number[] {
  const known = answered.get(span);
  if (known) return known;
  const answers = Object.values(anyField as Record<string, Told>).map((told) => Number(told(span, folder)));
  answered.set(span, answers);
  return answers;
}
