import { cleanText, foldText } from '#contract/common.ts';

export interface SearchIndex {
  /**
   * A page of the rows whose text holds `q`, ignoring case and accents, as JSON; a blank `q` finds
   * every row. `page` counts from 1; one beyond the last is empty.
   */
  search(q: string, page: number): { rows: Buffer[]; total: number };
}

const oneLine = (text: string) => foldText(cleanText(text)).replace(/\s+/g, ' ');

/**
 * Rows of a list, to be searched in memory. Their texts stand line by line in one string, which a
 * search runs through once; the rows are kept as the JSON they are answered as.
 */
export function createSearchIndex<Row>(
  rows: Row[],
  textOf: (row: Row) => string,
  perPage: number,
): SearchIndex {
  const lines = rows.map((row) => oneLine(textOf(row)));
  const text = lines.join('\n');
  /** Where each row's line begins, and one more for the end. */
  const begins = new Uint32Array(rows.length + 1);
  for (const [row, line] of lines.entries()) begins[row + 1] = begins[row]! + line.length + 1;
  const json = rows.map((row) => Buffer.from(JSON.stringify(row)));

  function find(term: string): Buffer[] {
    const found: Buffer[] = [];
    let row = 0;
    for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, begins[row])) {
      while (begins[row + 1]! <= at) row += 1;
      found.push(json[row]!);
      row += 1;
      if (row === rows.length) break;
    }
    return found;
  }

  return {
    search(q, page) {
      const term = oneLine(q);
      const found = term === '' ? json : find(term);
      return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
  };
}
