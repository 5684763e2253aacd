import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate } from './candidate.ts';
import { decideRange } from './ranges.ts';
import type { SourceLine } from './source.ts';
import type { Row } from './tables.ts';

export interface Areas {
  areaMin: Fact<string> | null;
  areaMax: Fact<string> | null;
}

/** Homes are between these, in m². */
const least = 12;
const most = 1500;

const figure = '\\d{1,4}(?:\\.\\d{3})*(?:[.,]\\d{1,2})?';
const metres = '\\s?(?:m²|m2|mts²?|metros quadrados)';
// Between figures of which only the last bears the unit ('63 a 110 m²'), a dash stands without spaces.
const apart = `(?:${metres}\\s*(?:\\||/|,|;|\\be\\b|\\ba\\b|\\bate\\b|\\bou\\b|[-–—•·])\\s*|\\s*(?:/|,(?=\\s)|\\be\\b|\\ba\\b|\\bate\\b|\\bou\\b)\\s*|[-–])`;
const list = new RegExp(`(?<![\\d.,])((?:${figure}${apart}){0,8}${figure}${metres})(?![\\d²])`, 'g');
const withUnit = new RegExp(`${metres}$`);

const ofHome =
  /\b(?:privativ\w*|apartamentos?|aptos?|ap|studios?|lofts?|dorm\w*|quartos?|suites?|plantas?|tipo|tipologias?|gardens?|coberturas?|penthouses?|duplex|unidades?|\d ?q|residencias?|casas?|opcoes|metragens?|final)\b/g;
const ofOther =
  /\b(?:total|totais|terreno|lote|construid\w*|lazer|comum|comuns|vagas?|garage\w+|box|deposito|terracos?|varandas?|sacadas?|piscinas?|salao|saloes|academia|fitness|hall|lobby|lojas?|mall|bosque|parque|praca|decks?|rooftop|living|salas?|cozinha|gourmet|churrasqueira|verde|preservacao|quadra|spa|espaco|coworking|playground|jardim|jardins|descobert\w*|externa?|acessori\w*|closet|banho|hobby|empreendimento|complexo|clube|r\$|valor|cub|preco|obra|concreto|kids|pet|lounge|bar|estar|jantar|varanda|area de servico|lavanderia|banheiro|lavabo|quintal|laje|fracao)\b/g;

/** Private area of the homes, least and most, as decimal strings of m². */
export function extractAreas(lines: SourceLine[], rows: Row[]): Areas {
  const sold = soldAs(lines);
  const inRows = new Set(rows.map((row) => row.line));
  const fromRows = rows.flatMap((row) => {
    const area = privateAreaOf(row);
    return area ? [candidate(area, 3, row.line)] : [];
  });
  const said = lines
    .filter((line) => !inRows.has(line))
    .flatMap((line) => privateAreas(line, sold).map(({ area, sure }) => ({ area, sure, line })));
  const sure = said.filter((one) => one.sure).map(({ area, line }) => candidate(area, 2, line));
  const stated: Candidate<string>[] = [...fromRows, ...sure];
  // A figure that nothing explains ('110 m²' over a drawing) counts only where nothing else is said.
  const all = stated.length > 0 ? stated : said.map(({ area, line }) => candidate(area, 0, line));
  const [areaMin, areaMax] = decideRange(all, {
    same: (a, b) => a === b || (Math.abs(a - b) < 1 && (Number.isInteger(a) || Number.isInteger(b))),
    plausible: (area) => area >= 15 && area <= 1000,
  });
  return { areaMin, areaMax };
}

/** What is for sale: the built area of a house is its own, and of plots the plot is the unit. */
type Sold = 'flats' | 'houses' | 'plots';

function soldAs(lines: SourceLine[]): Sold {
  const speak = (words: RegExp) => lines.some((line) => words.test(line.folded));
  if (speak(/\b(?:apartamentos?|aptos?|studios?|lofts?|privativ[ao]s?)\b/)) return 'flats';
  if (speak(/\b(?:casas?|sobrados?)\b/)) return 'houses';
  return speak(/\bloteamento\b|\blotes?\b/) && !speak(/\b(?:dorm\w*|quartos?|suites?)\b/) ? 'plots' : 'flats';
}
const builtArea = /\bconstruid[ao]s?\b/g;
const plotArea = /\blotes?\b/g;

/** '63,45' → '63.45'; null for what cannot be the area of a home. */
export function readArea(text: string): string | null {
  const number = Number(
    /,\d{1,2}$/.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : /^\d{1,3}(?:\.\d{3})+$/.test(text)
        ? text.replaceAll('.', '')
        : text,
  );
  return number >= least && number <= most ? String(number) : null;
}

/** The private area of a table row: the column so headed, else the only figure it can be. */
export function privateAreaOf(row: Row): string | null {
  if (row.unit === null) return null;
  const figures = row.cells.flatMap((cell) => {
    const text = cell.folded.match(/^(\d{1,4}(?:[.,]\d{1,4})?)(?:\s?m[²2])?$/)?.[1];
    const area = text ? readArea(text.replace(/(,\d{2})\d{1,2}$|(\.\d{2})\d{2}$/, '$1$2')) : null;
    const plain =
      cell.folded === row.unit ||
      // '1.360' without a unit or cents is an instalment.
      /^\d{1,3}\.\d{3}$/.test(cell.folded) ||
      (!/[,.]|m/.test(cell.folded) && !/area|m²|m2|metragem|privativ/.test(cell.header));
    return area && !plain ? [{ area, header: cell.header }] : [];
  });
  const headed = figures.find(
    ({ header }) => /privativ|\bpriv\b|\butil\b/.test(header) && !/total|garage|vaga/.test(header),
  );
  if (headed) return headed.area;
  const named = figures.filter(
    ({ header }) => /\barea|m²|m2|metragem/.test(header) && !notPrivate.test(header),
  );
  if (named.length > 0) return named[0]!.area;
  const unnamed = figures.filter(({ header }) => !notPrivate.test(header));
  // Without a heading one figure alone is the private area; of two the total is the larger one.
  return unnamed.length === 1 || (unnamed.length === 2 && figures.every(({ header }) => header === ''))
    ? unnamed.toSorted((a, b) => Number(a.area) - Number(b.area))[0]!.area
    : null;
}

const notPrivate =
  /total|garage|vaga|box|terraco|descobert|comum|acessori|deposito|fracao|terreno|\blote\b|frente|testada|valor|preco|r\$|parcela|entrada|cub/;

/** Private areas that a line of text states; `sure` when its words say that they are homes. */
export function privateAreas(line: SourceLine, sold: Sold = 'flats'): { area: string; sure: boolean }[] {
  const matches = [...line.folded.matchAll(list)];
  // As long as the words they stand for, so that places in the line stay the same.
  const read = (text: string) =>
    sold === 'flats'
      ? text
      : text.replace(sold === 'houses' ? builtArea : plotArea, (found) => 'casa'.padStart(found.length));
  const bare =
    line.folded.replace(list, '').replace(/[\s|/•·–—,;.:+-]|\bde\b|\ba\b|\be\b|\bate\b/g, '') === '';
  return matches.flatMap((match, index) => {
    const previous = matches[index - 1];
    const before = line.folded.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const end = match.index + match[0].length;
    const after = line.folded.slice(end, matches[index + 1]?.index ?? end + 40);
    const areas = match[1]!
      .split(/\s*(?:[|/;•·–—-]|,(?=\s)|\be\b|\ba\b|\bate\b|\bou\b)\s*/)
      .flatMap((part) => readArea(part.replace(withUnit, '').trim()) ?? []);
    const kind = subject(read(before), read(after));
    if (kind === 'other' || areas.length === 0) return [];
    const several = bare && areas.length + matches.length > 2;
    return areas.map((area) => ({ area, sure: kind === 'home' || several }));
  });
}

/** What a figure is about: the nearest word before it, else the first one after it. */
function subject(before: string, after: string): 'home' | 'other' | null {
  const near = before.slice(-60);
  const home = lastIndex(near, ofHome);
  const other = lastIndex(near, ofOther);
  if (home >= 0 || other >= 0) {
    // '63 m² privativos' after another label: what follows at once is more exact.
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
