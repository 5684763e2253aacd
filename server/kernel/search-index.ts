import { comparePtBr, type SortValue } from '#contract/base/compare-pt-br.ts';
import { cleanText, foldText } from '#contract/base/text.ts';

/** What the index uses of a row. */
export interface Indexed<Row> {
  /** Searchable text. */
  text: (row: Row) => string;
  /** Its option in each filter. */
  filters?: Record<string, (row: Row) => string>;
  /** Sort key of each order; null comes last in both directions. */
  orders?: Record<string, (row: Row) => SortValue>;
}

export interface Search {
  q: string;
  /** From 1; a page beyond the last is empty. */
  page: number;
  /** The chosen option of each filter; absent ones do not filter. */
  filters?: Record<string, string | undefined>;
  /** Default: original order. */
  order?: { by: string; descending: boolean };
}

export interface SearchIndex {
  /** Indexes, among the original rows, of all matches on all pages. */
  find(search: Omit<Search, 'page'>): Uint32Array;
  /**
   * A page of the rows containing `q`, ignoring case and accents, as JSON; a blank `q` matches all. `all` is
   * the number of rows in the index.
   */
  search(search: Search): { rows: Buffer[]; total: number; all: number };
}

const oneLine = (text: string) => foldText(cleanText(text)).replace(/\s+/g, ' ');

/** Cached orders: both directions of the columns in use. */
const keptOrders = 12;

/**
 * An in-memory search index of a list. Texts are joined line by line into one string, scanned once per
 * search; rows are kept as serialised JSON, an order as row indexes computed on first use.
 */
export function createSearchIndex<Row>(
  rows: Row[],
  { text: textOf, filters = {}, orders = {} }: Indexed<Row>,
  perPage: number,
): SearchIndex {
  const lines = rows.map((row) => oneLine(textOf(row)));
  const text = lines.join('\n');
  /** Start of each row's line, plus the end. */
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

  /** All row indexes in the given order. */
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

  /** Marks the rows containing the term. */
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
