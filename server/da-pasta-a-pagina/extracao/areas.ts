import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { candidate, stated } from './candidate.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { decideRange } from './ranges.ts';
import type { SourceLine } from './source.ts';
import type { Row } from './tables.ts';

export interface Areas {
  areaMin: Fact<string> | null;
  areaMax: Fact<string> | null;
}

/** Plausible home sizes in m². */
const least = 12;
const most = 1500;
/** Plots are up to this. */
const mostOfPlot = 20_000;

const figure = '\\d{1,4}(?:\\.\\d{3})*(?:[.,]\\d{1,2})?';
const metres = '\\s?(?:m²|m2|mts²?|metros quadrados)';
// In ranges where only the last figure has the unit ('63 a 110 m²'), a dash has no spaces.
const apart = `(?:${metres}\\s*(?:\\||/|,|;|\\be\\b|\\ba\\b|\\bate\\b|\\bou\\b|[-–—•·])\\s*|\\s*(?:/|,(?=\\s)|\\be\\b|\\ba\\b|\\bate\\b|\\bou\\b)\\s*|[-–])`;
const list = new RegExp(`(?<![\\d.,])((?:${figure}${apart}){0,8}${figure}${metres})(?![\\d²])`, 'g');
const withUnit = new RegExp(`${metres}$`);

const ofHome =
  /\b(?:privativ\w*|apartamentos?|aptos?|ap|studios?|lofts?|dorm\w*|quartos?|suites?|plantas?|tipo|tipologias?|gardens?|coberturas?|penthouses?|duplex|unidades?|\d ?q|residencias?|casas?|opcoes|metragens?|final|maiores|menores|chegam?)\b/g;
const ofOther =
  /\b(?:total|totais|terreno|lote|construid\w*|lazer|comum|comuns|vagas?|garage\w+|box|deposito|terracos?|varandas?|avarandad\w*|sacadas?|piscinas?|salao|saloes|academia|fitness|hall|lobby|lojas?|mall|bosque|parque|praca|decks?|rooftop|living|salas?|cozinha|gourmet|churrasqueira|verde|preservacao|quadra|spa|espaco|coworking|playground|jardim|jardins|descobert\w*|externa?|acessori\w*|closet|banho|hobby|empreendimento|complexo|clube|r\$|valor|cub|preco|obra|concreto|kids|pet|lounge|bar|estar|jantar|varanda|area de servico|lavanderia|banheiro|lavabo|quintal|laje|fracao)\b/g;

/** Private area of the homes, minimum and maximum, as decimal strings of m². */
export function extractAreas(lines: SourceLine[], rows: Row[]): Areas {
  const sold = soldAs(lines);
  const inRows = new Set(rows.map((row) => row.line));
  const fromRows = rows.flatMap((row) => {
    const area = privateAreaOf(row);
    return area ? [candidate(area, 3, row.line)] : [];
  });
  const said = readPassages(lines.filter((line) => !inRows.has(line)))
    .flatMap(sentencesOf)
    .flatMap((sentence) => privateAreas(sentence, sold).map((one) => ({ ...one, sentence })));
  const sure = said.filter((one) => one.sure);
  // An unexplained figure ('110 m²' over a drawing) counts only if there is nothing else.
  const used = fromRows.length > 0 || sure.length > 0 ? sure : said;
  const candidates = used.map(({ area, sure: isSure, sentence }) => stated(area, isSure ? 2 : 0, sentence));
  const [areaMin] = decideRange([...fromRows, ...candidates], bounds(sold));
  // 'A partir de 101 m²' says where they begin, and nothing of where they end.
  const [, areaMax] = decideRange(
    [...fromRows, ...candidates.filter((_, index) => !used[index]!.from)],
    bounds(sold),
  );
  const open = used.some((one) => one.from) && Number(areaMax?.value ?? 0) <= Number(areaMin?.value ?? 0);
  return { areaMin, areaMax: open ? null : areaMax };
}

const bounds = (sold: Sold) => ({
  same: (a: number, b: number) =>
    a === b || (Math.abs(a - b) < 1 && (Number.isInteger(a) || Number.isInteger(b))),
  plausible: (area: number) => (sold === 'plots' ? area >= 100 && area <= 5000 : area >= 15 && area <= 1000),
});

/** What is for sale: a house's built area counts, and plots are units themselves. */
type Sold = 'flats' | 'houses' | 'plots';

function soldAs(lines: SourceLine[]): Sold {
  const speak = (words: RegExp) => lines.some((line) => words.test(line.folded));
  if (speak(/\b(?:apartamentos?|aptos?|studios?|lofts?|privativ[ao]s?)\b/)) return 'flats';
  if (speak(/\b(?:casas?|sobrados?)\b/)) return 'houses';
  return speak(/\bloteamento\b|\blotes?\b/) && !speak(/\b(?:dorm\w*|quartos?|suites?)\b/) ? 'plots' : 'flats';
}
const builtArea = /\bconstruid[ao]s?\b/g;
const plotArea = /\blotes?\b/g;

/** '63,45' → '63.45'; null for an implausible home size. */
export function readArea(text: string, upTo = most): string | null {
  const number = Number(
    /,\d{1,2}$/.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : /^\d{1,3}(?:\.\d{3})+$/.test(text)
        ? text.replaceAll('.', '')
        : text,
  );
  return number >= least && number <= upTo ? String(number) : null;
}

/** The private area of a table row: from its column's heading, else the only possible figure. */
export function privateAreaOf(row: Row): string | null {
  if (row.unit === null) return null;
  const figures = row.cells.flatMap((cell) => {
    const text = cell.folded.match(/^(\d{1,4}(?:[.,]\d{1,4})?)(?:\s?m[²2])?$/)?.[1];
    const area = text ? readArea(text.replace(/(,\d{2})\d{1,2}$|(\.\d{2})\d{2}$/, '$1$2')) : null;
    const plain =
      cell.folded === row.unit ||
      // '1.360' without a unit or cents is an instalment.
      /^\d{1,3}\.\d{3}$/.test(cell.folded) ||
      (!/[,.]|m/.test(cell.folded) &&
        (!/area|m²|m2|metragem|privativ/.test(cell.header) || withFigure.test(cell.header)));
    return area && !plain ? [{ area, header: cell.header }] : [];
  });
  const headed = figures.find(
    ({ header }) => /privativ|\bpriv\b|\butil\b/.test(header) && !/total|garage|vaga/.test(header),
  );
  if (headed) return headed.area;
  const named = figures.filter(
    ({ header }) =>
      /\barea|m²|m2|metragem/.test(header) && !notPrivate.test(header) && !withFigure.test(header),
  );
  if (named.length > 0) return named[0]!.area;
  const unnamed = figures.filter(({ header }) => !notPrivate.test(header));
  // Without a heading a single figure is the private area; of two the total is the larger.
  return unnamed.length === 1 || (unnamed.length === 2 && figures.every(({ header }) => header === ''))
    ? unnamed.toSorted((a, b) => Number(a.area) - Number(b.area))[0]!.area
    : null;
}

/** A row of figures is no heading of the row below. */
const withFigure = /\d\s?m/;
const notPrivate =
  /total|garage|vaga|box|terraco|descobert|comum|acessori|deposito|fracao|terreno|\blote\b|frente|testada|valor|preco|r\$|parcela|entrada|cub/;

/** Private areas in a line of text; `sure` if its words say that they are homes. */
export function privateAreas(
  line: { folded: string },
  sold: Sold = 'flats',
): { area: string; sure: boolean; from: boolean }[] {
  const folded = line.folded.replace(besides, (found) => ' '.repeat(found.length));
  const matches = [...folded.matchAll(list)];
  const isRow = folded.split('\t').length > 2;
  // As long as the words they replace, to keep positions.
  const read = (text: string) =>
    sold === 'flats'
      ? text
      : text.replace(sold === 'houses' ? builtArea : plotArea, (found) => 'casa'.padStart(found.length));
  const bare = folded.replace(list, '').replace(/[\s|/•·–—,;.:+-]|\bde\b|\ba\b|\be\b|\bate\b/g, '') === '';
  return matches.flatMap((match, index) => {
    const previous = matches[index - 1];
    const before = folded
      .slice(previous ? previous.index + previous[0].length : 0, match.index)
      .replace(isRow ? /^.*\t/ : '', '');
    const end = match.index + match[0].length;
    const after = folded.slice(end, matches[index + 1]?.index ?? end + 40).replace(/\t.*$/, '');
    const areas = match[1]!
      .split(/\s*(?:[|/;•·–—-]|,(?=\s)|\be\b|\ba\b|\bate\b|\bou\b)\s*/)
      .flatMap(
        (part) => readArea(part.replace(withUnit, '').trim(), sold === 'plots' ? mostOfPlot : most) ?? [],
      );
    const kind = subject(read(before), read(after));
    if (kind === 'other' || areas.length === 0) return [];
    const several = bare && areas.length + matches.length > 2;
    const from = areas.length === 1 && /(?:a partir de|desde)\s*(?:os )?$/.test(before);
    return areas.map((area) => ({ area, sure: kind === 'home' || several, from }));
  });
}

/** What comes with a home beside its own area: '133 m² + deck de 40 m²'. */
const besides =
  /(?:\+\s*(?!\d)|\b(?:inclui|com|mais|e)\s+(?:gardens?|terracos?|jardim|quintal|varandas?|decks?|sacadas?|solarium|rooftop|area externa)\b)[^,;.+\d]{0,30}\d[\d.,]*\s?(?:m²|m2)/g;

/** A figure's subject: the nearest word before it, else the first one after. */
function subject(before: string, after: string): 'home' | 'other' | null {
  const near = before.slice(-60);
  const home = lastIndex(near, ofHome);
  const other = lastIndex(near, ofOther);
  if (home >= 0 || other >= 0) {
    // '63 m² privativos' after another label: the words right after are more exact.
    if (/^\s*(?:de area )?(?:privativ)/.test(after)) return 'home';
    if (/^\s*(?:de )?(?:area )?(?:total|construid|de terreno|de lazer)/.test(after)) return 'other';
    return home > other ? 'home' : 'other';
  }
  const next = after.slice(0, 30);
  const homeNext = firstIndex(next, ofHome);
  const otherNext = firstIndex(next, ofOther);
  if (homeNext === otherNext) return null;
  return homeNext < otherNext ? 'home' : 'other';
}

const lastIndex = (text: string, words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1;
const firstIndex = (text: string, words: RegExp) =>
  [...text.matchAll(words)][0]?.index ?? Number.POSITIVE_INFINITY;
