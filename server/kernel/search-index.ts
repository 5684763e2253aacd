import { comparePtBr, type SortValue } from '#contract/base/compare-pt-br.ts';
import { cleanText, foldText } from '#contract/base/text.ts';

/** What of a row the index goes by. */
export interface Indexed<Row> {
  /** What a search finds it by. */
  text: (row: Row) => string;
  /** The option of each filter it belongs to. */
  filters?: Record<string, (row: Row) => string>;
  /** What each order compares; null stands last in both directions. */
  orders?: Record<string, (row: Row) => SortValue>;
}

export interface Search {
  q: string;
  /** Counts from 1; one beyond the last is empty. */
  page: number;
  /** The chosen option of each filter; an absent one leaves nothing out. */
  filters?: Record<string, string | undefined>;
  /** Absent, rows stand in the order they came in. */
  order?: { by: string; descending: boolean };
}

export interface SearchIndex {
  /** The places, among the rows it was made of, of all that a search finds, on whichever page. */
  find(search: Omit<Search, 'page'>): Uint32Array;
  /**
   * A page of the rows whose text holds `q`, ignoring case and accents, as JSON; a blank `q` finds
   * every row. `all` is how many rows there are at all.
   */
  search(search: Search): { rows: Buffer[]; total: number; all: number };
}

const oneLine = (text: string) => foldText(cleanText(text)).replace(/\s+/g, ' ');

/** How many orders are kept: both directions of the columns somebody sorts by. */
const keptOrders = 12;

/**
 * Rows of a list, to be searched in memory. Their texts stand line by line in one string, which a
 * search runs through once; the rows are kept as the JSON they are answered as, an order as the
 * places of the rows in it, made when it is first asked for.
 */
export function createSearchIndex<Row>(
  rows: Row[],
  { text: textOf, filters = {}, orders = {} }: Indexed<Row>,
  perPage: number,
): SearchIndex {
  const lines = rows.map((row) => oneLine(textOf(row)));
  const text = lines.join('\n');
  /** Where each row's line begins, and one more for the end. */
  const begins = new Uint32Array(rows.length + 1);
  for (const [row, line] of lines.entries()) begins[row + 1] = begins[row]! + line.length + 1;
  const json = rows.map((row) => Buffer.from(JSON.stringify(row)));
  const options = Object.fromEntries(
    Object.entries(filters).map(([name, optionOf]) => [name, rows.map(optionOf)]),
  );
  const values = Object.fromEntries(
    Object.entries(orders).map(([name, comparedOf]) => [name, rows.map(comparedOf)]),
  );
  const places = Uint32Array.from(rows.keys());
  const ordered = new Map<string, Uint32Array>();

  /** The places of all rows in the order asked for. */
  function inOrder(order: Search['order']): Uint32Array {
    const compared = order && values[order.by];
    if (!compared) return places;
    const key = `${order.by} ${order.descending}`;
    const known = ordered.get(key);
    if (known) return known;
    const made = places
      .slice()
      .sort((a, b) => comparePtBr(compared[a]!, compared[b]!, order.descending) || a - b);
    if (ordered.size >= keptOrders) ordered.clear();
    ordered.set(key, made);
    return made;
  }

  /** Marks the rows whose line holds the term. */
  function holding(term: string): Uint8Array {
    const found = new Uint8Array(rows.length);
    let row = 0;
    for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, begins[row])) {
      while (begins[row + 1]! <= at) row += 1;
      found[row] = 1;
      row += 1;
      if (row === rows.length) break;
    }
    return found;
  }

  function find({ q, filters: chosen = {}, order }: Omit<Search, 'page'>): Uint32Array {
    const term = oneLine(q);
    const found = term === '' ? null : holding(term);
    const kept = Object.entries(chosen).flatMap(([name, option]) =>
      option === undefined || !options[name] ? [] : [{ of: options[name], option }],
    );
    const hits = inOrder(order);
    if (!found && kept.length === 0) return hits;
    return hits.filter(
      (place) => (!found || found[place] === 1) && kept.every(({ of, option }) => of[place] === option),
    );
  }

  return {
    find,
    search({ page, ...search }) {
      const hits = find(search);
      const shown = hits.subarray((page - 1) * perPage, page * perPage);
      return { rows: Array.from(shown, (place) => json[place]!), total: hits.length, all: rows.length };
    },
  };
}
