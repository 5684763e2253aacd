import { foldText } from '#contract/base/text.ts';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { readAddress } from './address-line.ts';
import { ofDevelopments } from './bairro-beside.ts';
import { quoteLines } from './evidence.ts';
import { allCapitalised, cleanName, nameKey, noSubject } from './name-candidates.ts';
import { isBeforeCity } from './respostas/features.ts';
import { wordsOf } from './respostas/possible-answers.ts';
import { type Mention, type Span, spanKey } from './respostas/spans.ts';
import { isNext, type SourceLine } from './source.ts';
import { bareFirm, speNames } from './spe.ts';

/** What material says of a building by its name, each way one witness of its own. */
const ways: Record<string, (mention: Mention, page: Page) => boolean> = {
  // Alone at the head of the first page, or beside what else heads it.
  head: isHead,
  // A letter has its writer's name over his address.
  over: (mention, { below, isLetter }) => {
    const under = isHead(mention) && isWhole(mention) && !isLetter ? below(mention.lines.at(-1)!) : null;
    return under !== null && isPlace(under);
  },
  described: (mention, { below }) => {
    const under = isHead(mention) && isWhole(mention) ? below(mention.lines.at(-1)!) : null;
    return under !== null && homes.test(under.folded) && kindOfBuilding.test(foldText(mention.value));
  },
  // 'GRAN PARQUE DO SOL - SÃO LUÍS - MA': no bairro is called so.
  placed: (mention) =>
    isHead(mention) && ofDevelopments.test(foldText(mention.value)) && isBeforeCity(mention.after),
  label: ({ before }) => labelled.test(before),
  sale: ({ before }) => sale.test(before),
  about: ({ before }) => about.test(before),
  apposed: ({ after }) => apposed.test(after),
  does: ({ before, after }) => does.test(after) && (article.test(before) || begins.test(before)),
  emphasised: ({ value, before, lines }) =>
    (article.test(before) || kindOfBuilding.test(foldText(value))) &&
    lines.some(({ text }) => text.includes(`*${value}*`) || text.includes(`*${value.toUpperCase()}*`)),
};
const ofMail = /^\W*(?:de|para|assunto|data|enviado|cc|from|to|subject|sent):/;
const labelled = /(?:^|[^a-z])(?:empreendimento|produto|nome(?: d[oe] \w+)?|nome comercial)\s*[:\t]\s*\*?$/;
const sale =
  /\b(?:tabela|espelho|precos|vendas|unidades|apartamentos|material|book|novidades|resumo|memorial)(?: (?:de|d[oa]) \w+)? d[oa]s? \*?$/;
const about =
  /\b(?:(?:atualizando \w+|saiu|informac\w+|atualizad[ao]s) d[oa]s?|(?:sobre|fica|conheca|apresentamos|apresenta|lancamos|chegou|nasceu|nasce|surge|projeto|empreendimento|edificio|denominado)(?: [oa])?) \*?$/;
const apposed =
  /^\*?, (?:e )?(?!noss[oa] (?:proxim|ultim|anterior|outr|primeir|segund))(?:noss[oa]|o nov[oa]|um nov[oa]|uma?)\b[^.,]{0,20}\b(?:lancamento|predio|empreendimento|condominio|edificio|residencial|loteamento|torre|projeto)\b/;
const does =
  /^\*? (?:tem (?:\d|um|dois|duas|tres|quatro|cinco|seis)|fica (?:n[ao]|em)|ocupa|nasce|e (?:um|uma|o nov|a nov)|sera|tera|reune|une |conta com|oferece|possui|esta localizad|combina|encaixa|chega)/;
const article = /(?:^|[^a-z])(?:o|a|d[ao]|n[ao])\s\*?$/;
const begins = /^\W*$/;
const kindOfBuilding =
  /\b(?:residencial|residence|edificio|condominio|villas?|vila|jardins?|reserva|parque|quinta|solar|mirante|casas?|bosque|portal|recanto|home|club|tower|park|garden|terras)\b/;

const notName =
  /\b(?:rua|av|avenida|alameda|travessa|praca|rodovia|estrada|construtora|incorporadora|incorporac\w+|construc\w+|engenharia|ltda|spe|imobiliaria|imoveis|corretor\w*|creci|arquitet\w*|paisagismo|interiores|shopping|hospital|aeroporto|colegio|universidade|urbanismo|grupo|realty|properties|banco|etapa)\b|^(?:torre|bloco [a-z0-9]{1,2}$|fase|zona|setor|bairro|praia) ?|^(?:oi|ola|pessoal|bom dia|boa tarde|prezad|assunto|enviado|de|para|data)\b|^[a-z]{2,4}-?\d{1,3}$/;

/** What is known of a mention's page. */
interface Page {
  below: (line: SourceLine) => SourceLine | null;
  isLetter: boolean;
}

function isHead({ as, lines: [line] }: Mention): boolean {
  if (as === 'words' || line!.page !== 1 || line!.position > 3 || ofMail.test(line!.folded)) return false;
  // 'V A L E   S E R E N O' is one name, drawn apart.
  return as === 'title' || line!.cells.length === 1 || !line!.cells.every(({ text }) => tracked.test(text));
}
const tracked = /^(?:\S ){2,}\S$/;
const isWhole = ({ value, lines: [line] }: Mention) =>
  /^\P{Ll}*\p{Lu}/u.test(line!.text) && spanKey(line!.cells[0]!.text) === spanKey(value);
const homes =
  /^\W*(?:seus? |os |as )?(?:\d(?:,? (?:e|ou|a) \d)* )?(?:apartamentos|aptos|casas|lotes|studios|lofts|salas|sobrados|terrenos|quartos|qtos|dorm\w*|suites|condominio (?:fechado )?de)\b/;

/** A street, a block or a city with its state, and hardly more. */
function isPlace({ text }: SourceLine): boolean {
  const { exact, cidade, index, bairro } = readAddress(text);
  const before = bairro ? text.slice(0, text.indexOf(bairro)).replace(/^\W*(?:n[ao]|em) /i, '') : text;
  return (exact && index <= 3) || (cidade !== null && !/\p{L}/u.test(before));
}
const letter =
  /^\W*(?:prezad|ao amigo|car[oa]s? |[oa]s? senhor)|^\W*[a-z ]{4,30}, \d{1,2}º? de [a-z]+ de 20\d\d/;

interface Witnessed {
  key: string;
  value: string;
  ways: Set<string>;
  mention: Mention;
}

/** Words that a folder's name is made of besides the building's. */
const ofFolders =
  /\b(?:book|tabelas?|material|lancamento|digital|espelho|ficha|memorial|e-?mails?|zap|faq|folheto|lista|corretores|vendas|carta|campanha)\b/g;
const shortest = 4;

/** The names that stand as a building's does in two ways and more, the most witnessed first. */
export function witnessedNames(
  lines: SourceLine[],
  folderName: string | null,
  { places, firms }: { places: string[]; firms: string[] },
): Witnessed[] {
  // A number tells one of the firm's companies from the next.
  const spes = speNames(lines).filter((name) => !/ \d{1,2}$/.test(name));
  const bareFirms = firms
    .map(bareFirm)
    .filter((firm) => !spes.some((spe) => spe === firm || spe.endsWith(` ${firm}`)));
  const barePlaces = places.map((place) => spanKey(place).replace(/^setor /, ''));
  const taken = new Set([...places, ...firms].map(spanKey).concat(bareFirms, barePlaces));
  const folder = folderName
    ? ` ${spanKey(folderName.replaceAll('_', ' ')).replace(ofFolders, ' ').replace(/\s+/g, ' ').trim()} `
    : '';
  const words = wordsOf(lines);
  const page: Page = {
    below: (line) => lines.find((one) => isNext(line, one)) ?? null,
    isLetter: lines.some(({ folded }) => letter.test(folded)),
  };
  const groups = new Map<string, Witnessed>();
  for (const { key, value, mentions } of [...words.spans, ...wideTitles(lines)]) {
    const isCommon = !key.includes(' ') && words.folder.common.has(key);
    const inFolder = folder.includes(` ${key} `);
    if (key.length < shortest || taken.has(key) || isCommon || !mayBeName(value, inFolder)) continue;
    const bare = nameKey(value);
    for (const mention of mentions) {
      if (mention.as === 'file' || isTail(value, mention)) continue;
      const told = Object.keys(ways).filter((way) => ways[way]!(mention, page));
      if (told.length === 0) continue;
      const own = groups.get(bare) ?? { key: bare, value, ways: new Set(), mention };
      for (const way of told) own.ways.add(way);
      groups.set(bare, own);
    }
  }
  for (const one of groups.values()) {
    if (folder.includes(` ${one.key} `)) one.ways.add('folder');
    if (spes.some((spe) => isOfSpe(one.key, spe, places))) one.ways.add('registered');
    const isExplicit = ['label', 'sale', 'apposed'].some((way) => one.ways.has(way));
    if (isExplicit && words.folder.times(one.key) > 2) one.ways.add('often');
  }
  return [...groups.values()]
    .filter((one) => one.ways.size > 1)
    .sort((a, b) => b.ways.size - a.ways.size || b.key.length - a.key.length);
}

/** 'Ramiro' of 'No Moinho Ramiro' is no name of its own. */
function isTail(value: string, { as, lines }: Mention): boolean {
  if (as !== 'words' || value.includes(' ')) return false;
  const text = lines.map((line) => line.text).join(' ');
  const at = text.indexOf(value);
  return (
    at > 0 &&
    /(?<![\p{L}])(?!(?:[OA]s?|D[aeo]s?|N[ao]s?|Em|Ao?|À|Pel[ao]|Com|Para|Um|Uma) )\p{Lu}\p{L}+ (?:d[aeo]s? )?$/u.test(
      text.slice(0, at),
    )
  );
}

/** 'V A L E   S E R E N O' at the head of the first page, as one. */
const wideTitles = (lines: SourceLine[]): Pick<Span, 'key' | 'value' | 'mentions'>[] =>
  lines.flatMap((line) => {
    const isWide = line.cells.length > 1 && line.cells.every(({ text }) => tracked.test(text));
    if (!isWide || line.page !== 1 || line.position > 3) return [];
    const value = line.cells.map(({ text }) => text.replaceAll(' ', '')).join(' ');
    const mention: Mention = { value, lines: [line], before: '', after: '', as: 'title' };
    return [{ key: spanKey(value), value, mentions: [mention] }];
  });

function mayBeName(value: string, inFolder: boolean): boolean {
  const folded = foldText(value);
  return (
    cleanName(value) !== null &&
    (inFolder || allCapitalised.test(value)) &&
    !notName.test(folded) &&
    !noSubject.test(folded) &&
    ufsOfCidade(value).size === 0
  );
}

/**
 * A company made for one building has its name, or the word that tells it from others; whose the company is stands
 * before that.
 */
function isOfSpe(key: string, spe: string, places: string[]): boolean {
  if (spe === key || spe.endsWith(` ${key}`)) return true;
  if (spe.startsWith(`${key} `)) return false;
  const around = places.map((place) => spanKey(place)).join(' ');
  return key
    .split(' ')
    .some(
      (word) =>
        word.length >= shortest &&
        !anyBuildings.test(word) &&
        !around.includes(word) &&
        spe.includes(` ${word}`) &&
        ` ${spe} `.includes(` ${word} `),
    );
}
const anyBuildings =
  /^(?:residencial|residence|edificio|condominio|torre|villas?|vila|jardins?|jardim|reserva|parque|quinta|solar|mirante|alto|altos|casas?|bosque|horto|ilha|portal|recanto|home|club|tower|garden|place|house|bloco|terras|morada|vista|porto|alameda|palacete|empresarial|office|corporate|center|terra|vale|norte|sul|leste|oeste)$/;

/** Two ways, and none for another name. */
const agreed = 0.88;

/** A name held against what witnesses say: the same is certain; another stands where the rules are not. */
export function byWitnesses(
  nome: Fact<string> | null,
  found: Witnessed[],
  places: string[],
): Fact<string> | null {
  const [first] = found;
  if (!first) return nome;
  const whole = wholeOf(first, found);
  const rival = found.find((one) => !isNested(one.key, whole.key));
  if (rival && rival.ways.size >= whole.ways.size) return nome;
  const own = nome && nameKey(nome.value);
  // 'TRIBUNA' over 'CENTRAL': the longer one is a candidate.
  if (nome?.conflicts.some(({ value }) => nameKey(value).startsWith(`${whole.key} `))) return nome;
  if (nome && own === whole.key) return { ...nome, confidence: Math.max(nome.confidence, agreed) };
  if (nome && nome.confidence >= linhaPadrao && !isBetterSpelled(whole, own!, places)) return nome;
  const { mention, value } = whole;
  return {
    value,
    confidence: agreed,
    evidence: [quoteLines(mention.lines[0]!, ...mention.lines.slice(1))],
    conflicts: nome && !isNested(own!, whole.key) ? [{ value: nome.value, evidence: nome.evidence }] : [],
    rule: null,
  };
}

const isNested = (a: string, b: string) => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

/** What the folder is named after, else the longest that is witnessed as well. */
function wholeOf(first: Witnessed, found: Witnessed[]): Witnessed {
  const nested = found
    .filter((one) => isNested(one.key, first.key))
    .sort((a, b) => b.key.length - a.key.length);
  return (
    nested.find(({ ways: own }) => own.has('folder') && own.has('head')) ??
    nested.find(({ ways: own }) => own.size >= first.ways.size) ??
    first
  );
}

/** The folder is named after the whole of what a cover breaks over lines, or without the bairro a cover adds. */
function isBetterSpelled({ key, ways: own }: Witnessed, said: string, places: string[]): boolean {
  if (!own.has('folder') || !own.has('head')) return false;
  if (key.startsWith(`${said} `)) return true;
  return said.startsWith(`${key} `) && places.some((place) => spanKey(place) === said.slice(key.length + 1));
}
