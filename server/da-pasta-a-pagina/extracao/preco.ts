import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { type Candidate, candidate } from './candidate.ts';
import { hasEnded } from './ended.ts';
import { kindPrices } from './kind-prices.ts';
import { findMoney, type Money } from './money.ts';
import { factOf } from './precedence.ts';
import { leastPrice, mostPrice, pricedRows } from './price-rows.ts';
import { withoutReports } from './provas/kinds.ts';
import { withRivals } from './rivals.ts';
import { isNext, type SourceLine } from './source.ts';
import type { Row } from './tables.ts';

export interface Preco {
  precoInicial: Fact<string> | null;
  dataTabela: Fact<string> | null;
}

// A sum that was before is blanked: ' por ' behind it is the price now.
const startingAt =
  /(?: {9}[,\s|]{0,4}(?:por|para|agora):? |a partir de|desde|por apenas|\bpart(?:em|e) de|\bcomeca(?:m)? em|\bentre (?=r\$)|\bde (?=r\$ ?[\d.,]+(?: mil(?:hoes)?)? (?:a|ate) r\$)|(?:precos?|valor(?:es)?) (?:inicia(?:l|is)|minimos?|mais baixos?|de entrada)|\b(?:menor|mais baixo) (?:preco|valor)|\bmais barat[oa]s?\b(?! d[aeo]s? (?:concorr|bairro|regiao|cidade|mercado))|(?:(?:^|[.;|•\t–-] ?)|preco |valor )a vista:? (?=r\$|\d)|investimento(?: inicial| minimo)?(?: de)?\s*[:|–-]?\s*(?=\*?r\$)(?! ?r\$ ?[\d.,]+ (?:mi|milh|bi))|ti(?:quete|cket) (?:de entrada|inicial)|precos?:|valor(?:es)?:)/g;
/** What one kind of home costs; another may be cheaper, so that it is a question. */
const ofOneKind =
  /\b(?:studios?|lofts?|flats?|apartamentos?|casas?|sobrados?|duplos?|duplex)(?: [a-z0-9²]{1,10}){0,3}(?::| por) ?(?=r\$)/;
const notThePrice =
  /\bvgv\b|parcela|entrada|mensa(?:l|is)|sinal|\bato\b|\bcub\b|condominio|\bvagas?\b|\bbox\b|renda|por m|desconto|lance|aluguel|diaria|iptu|itbi|\b\d+ ?x\b|subsidio|\bbonus\b|cashback|carta de credito|avalia|economi[az]|\bkit\b|\bmoveis\b|escritura|\btaxas?\b|\bfrac(?:ao|oes)\b(?! ideal)|\bcotas?\b|comissao|\bseguro (?:de|prestamista)|\bretorno\b|faturamento|\bmedi[oa]s?\b/;
/** What kind of home a sum is for. */
const kindOfHome =
  /\b(?:\d(?: e \d)? ?(?:suites?|dorm\w*|quartos?|qtos?)|(?:tipo|planta|modelo|fina(?:l|is)|torre|fase) [a-z0-9]{1,12}|studios?|lofts?|flats?|coberturas?|gardens?|duplex|apart\w*|aptos?|casas?|sobrados?|lotes?|terrenos?|chacaras?|salas?|lajes?|lojas?|\d{2,3}(?:,\d{1,2})? ?m²)(?![a-z])/;

/** Starting price and its table's date. Sums in reais as decimal strings. */
export function extractPreco(lines: SourceLine[], rows: Row[]): Preco {
  const tables = tablesWithPrices(rows);
  const starting = startingPrices(
    sellsHomes(lines) ? lines.filter(({ folded }) => !isOfShops(folded)) : lines,
  );
  const spoken = starting.map(({ said }) => said);
  const [newest] = tables;
  if (!newest) {
    const kinds = kindPrices(lines);
    const all = withoutReports('precoInicial', [...spoken, ...kinds], lines);
    const lowest = all.toSorted((a, b) => Number(a.value) - Number(b.value))[0];
    if (!lowest) return { precoInicial: null, dataTabela: null };
    const same = all.filter(({ value }) => value === lowest.value);
    const other = all.filter(({ value }) => value !== lowest.value);
    // What another kind of home costs contradicts nothing.
    const ofKinds = [...kinds, ...starting.filter(({ isOfKind }) => isOfKind).map(({ said }) => said)];
    const byRule = other.every((one) => ofKinds.some(({ value }) => one.value === value));
    return {
      precoInicial: factOf(same, other, 'Sem tabela de vendas: vale o menor valor “a partir de”.', {
        byRule,
      }),
      dataTabela: null,
    };
  }
  // Tables of one month belong together: one per tower or unit type.
  const current = tables.filter((table) => monthOf(table.document) === monthOf(newest.document));
  const offers = current.flatMap((table) => table.offers);
  const lowest = Math.min(...offers.map(({ value }) => Number(value)));
  const winners = offers.filter(({ value }) => Number(value) === lowest);
  const older = tables.filter((table) => !current.includes(table)).map((table) => lowestOf(table.offers));
  const losers = [...older, ...spoken].filter(({ value }) => Number(value) !== lowest);
  const agreeing = [...older, ...spoken].filter(({ value }) => Number(value) === lowest);
  return {
    precoInicial: withRivals(
      factOf(
        [...winners, ...agreeing],
        losers,
        'O preço vem da tabela de vendas mais recente: menor preço entre as unidades disponíveis.',
        { byRule: true },
      ),
      current.flatMap((table) => table.rivals),
    ),
    dataTabela: tableDate(winners[0]!.document, lines),
  };
}

interface PriceTable {
  document: DocumentText;
  offers: Candidate<string>[];
  /** Sums beside them that may be the price as well. */
  rivals: Candidate<string>[];
}

/** Documents with unit prices, newest first, undated last. */
function tablesWithPrices(rows: Row[]): PriceTable[] {
  return [...Map.groupBy(rows, (row) => row.line.document)]
    .map(([document, own]) => ({ document, priced: pricedRows(own) }))
    .filter(({ document, priced }) => priced.length > 0 && (document.kind === 'tabela' || priced.length >= 3))
    .map(({ document, priced }) => ({
      document,
      offers: priced.map(({ row, price }) => candidate(price.value, 3, row.line)),
      rivals: priced.flatMap(({ row, rival }) => (rival ? [candidate(rival, 3, row.line)] : [])),
    }))
    .sort(
      (a, b) =>
        Number(b.document.kind === 'tabela') - Number(a.document.kind === 'tabela') ||
        (b.document.date ?? '').localeCompare(a.document.date ?? ''),
    );
}

const monthOf = (document: DocumentText) => `${document.kind === 'tabela'} ${document.date?.slice(0, 7)}`;

const lowestOf = (offers: Candidate<string>[]) =>
  offers.reduce((low, offer) => (Number(offer.value) < Number(low.value) ? offer : low));

const ofHome = /\b(?:apart\w*|aptos?|casas?|sobrados?|studios?|lofts?|quartos?|dorm\w*|suites?|unidades?)\b/;
/** What comes with a home: 'dois quartos com 1 vaga'. */
const itsParking = /\b(?:\d|uma|duas|com) (?:vagas?|box)\b/g;

/** 'O tíquete de entrada' is the price of the cheapest home. */
const entryTicket = /ti(?:quete|cket) de entrada/;
/** The words around a sum say what it is: before it in its sentence, or right behind it. */
function isOfOther(text: string, start: number, { index, length }: Money): boolean {
  if (hasEnded(text, { index, length })) return true;
  // 'O valor inicial foi de R$ 410.000'
  if (/\b(?:foi|foram|era|eram|estava|estavam|havia sido)\b/.test(text.slice(start, index))) return true;
  const before = text
    .slice(Math.max(0, start - 45), index)
    .replace(/^.*(?:[.;!?]\s|\t)/, '')
    .replace(entryTicket, ' ');
  const behind = text.slice(index + length, index + length + 16);
  return (
    notThePrice.test(ofHome.test(before) ? before.replace(itsParking, ' ') : before) ||
    /^ ?(?:por|para|pela|cada|\/|d[aeo]|a|em|na)? ?(?:m[²2]|vaga|box|garagem|sinal|entrada|mes|mensa|ano|subsidio|desconto|bonus|cota|frac)/.test(
      behind,
    )
  );
}

/** 'Passou de R$ 455.000 para R$ 468.500', 'era R$ 455.000', 'de R$ 455.000 por R$ 429.000' */
const before =
  /(?:(?<=\bpass(?:ou|a|am|aram) )de|\b(?:era|antes|eram)) r\$ ?[\d.,]+(?: (?:mil|mi|milhao|milhoes))?(?= para |\W)|\bde:? r\$ ?[\d.,]*\d(?: (?:mil|mi|milhao|milhoes))?(?=[,\s|]{1,4}(?:por|para|agora):? (?:apenas |so |somente )?r\$)/g;

interface Starting {
  said: Candidate<string>;
  /** Whether it is said of one kind of home. */
  isOfKind: boolean;
}

/** 'A partir de R$ 450 mil' in running text. */
function startingPrices(lines: SourceLine[]): Starting[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const follows = isNext(line, next) ? [next] : [];
    for (const parts of [[line], [line, ...follows]]) {
      const text = parts
        .map((part) => part.folded)
        .join(' ')
        .replace(before, (said) => ' '.repeat(said.length));
      const found = startsIn(text, line.folded.length);
      const [first] = found;
      if (first)
        return found.map(({ value, weight, isOfKind }) => ({
          said: candidate(value, weight, line, ...parts.slice(1)),
          // What goes on from a lower sum contradicts it nowhere.
          isOfKind: isOfKind || Number(value) > Number(first.value),
        }));
    }
    return [];
  });
}

/** 'Salas a partir de R$ 268.000' beside homes: the record is of the homes. */
const sellsHomes = (lines: SourceLine[]) =>
  lines.some(({ folded }) => /\b(?:apartamentos?|aptos?|quartos?|dorm\w*|suites?|studios?)\b/.test(folded));
const isOfShops = (folded: string) =>
  /^\W*(?:as )?(?:salas?(?: comercia(?:l|is))?|lojas?|lajes?(?: corporativas?)?|conjuntos?(?: comerciais)?|escritorios?)\b[^.;|\t]{0,40}\b(?:a partir de|desde|por)\b/.test(
    folded,
  ) && !ofHome.test(folded);

/** How far a sum may stand behind the words that make it the lowest. */
const reach = 60;

/** The first sum behind each word that makes it a price, of those that begin before `until`. */
function startsIn(text: string, until: number) {
  const begins = [...text.matchAll(startingAt)].map(({ index }) => index);
  const kinds = begins.length > 0 ? [] : [text.search(ofOneKind)];
  const sums = findMoney(text).filter(({ marked }) => marked);
  return [...begins, ...kinds].flatMap((start, at) => {
    const end = begins[at + 1] ?? Number.POSITIVE_INFINITY;
    if (start < 0 || start > until) return [];
    const sum = sums.find((money) => money.index > start && money.index - start < reach);
    if (!sum || sum.index > end || sum.amount < leastPrice || sum.amount > mostPrice) return [];
    if (isOfOther(text, start, sum)) return [];
    const around = text
      .slice(Math.max(0, start - 45), sum.index + sum.length + 25)
      .replace(/^.*[.;!?•]\s/, '');
    return [{ value: sum.value, weight: begins.length === 0 ? 0.9 : 2, isOfKind: kindOfHome.test(around) }];
  });
}

/** Where the table's date is: on one of its pages, else in its file name. */
function tableDate(document: DocumentText, lines: SourceLine[]): Fact<string> | null {
  const { date } = document;
  if (date === null) return null;
  const line = lines.find(
    (one) => one.document === document && findDates(one.folded).some((found) => found.value === date),
  );
  if (line) return factOf([candidate(date, 3, line)], [], null);
  return {
    value: date,
    confidence: 0.8,
    evidence: [{ file: document.path, page: 1, quote: document.path.split('/').at(-1)!, box: null }],
    conflicts: [],
    rule: 'A data vem do nome do arquivo.',
  };
}
