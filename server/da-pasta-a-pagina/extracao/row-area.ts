import type { Row } from './tables.ts';

/** Plausible home sizes in m². */
const least = 12;
const most = 1500;
/** Plots are up to this. */
export const mostOfPlot = 20_000;

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
    const text = cell.folded.match(/^(\d{1,4}(?:[.,]\d{1,4})?)(?:\s?m[²2])?(?: (?:pcd|pne))?$/)?.[1];
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
  const unnamed = figures.filter(({ header }) => !notPrivate.test(header) && !namesArea.test(header));
  // Without a heading a single figure is the private area; of two the total is the larger.
  return unnamed.length === 1 || (unnamed.length === 2 && figures.every(({ header }) => header === ''))
    ? unnamed.toSorted((a, b) => Number(a.area) - Number(b.area))[0]!.area
    : null;
}

/** '92,10 a 147,35' under 'Área privativa': both ends of a row of several homes. */
export function areaRangeOf(row: Row): string[] {
  if (row.unit === null) return [];
  return row.cells.flatMap(({ folded, header }) => {
    const [, ...ends] =
      /^(\d{1,4}(?:,\d{1,2})?) ?(?:m[²2])? ?(?:a|ate|[-–]) ?(\d{1,4}(?:,\d{1,2})?) ?(?:m[²2])?$/.exec(
        folded,
      ) ?? [];
    const isArea = /area|m²|m2|metragem|privativ/.test(header) && !notPrivate.test(header);
    const isPlain = header === '' && ends.every((end) => end.includes(','));
    return isArea || isPlain ? ends.flatMap((end) => readArea(end) ?? []) : [];
  });
}

/** A row of figures is no heading of the row below. */
const withFigure = /\d\s?m/;
/** 'Final 5: 3 dorms - 74,03 m²' over a column says how large those homes are: what stands below is something else. */
const namesArea = /\b(?:dorm\w*|quartos?|suites?|vagas?|final|fin\.)\b.*\d\s?m[²2]/;
const notPrivate =
  /total|garage|vaga|box|terraco|descobert|comum|acessori|deposito|fracao|terreno|\blote\b|frente|testada|valor|preco|r\$|parcela|entrada|cub/;
