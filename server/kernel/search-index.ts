import { comparePtBr, type SortValue } from '#contract/base/compare-pt-br.ts';
import { type Compared, conditionTest, parseCondition, valuesOf } from '#contract/base/conditions.ts';
import type { Facet, Order } from '#contract/base/paged.ts';
import { cleanText, foldText } from '#contract/base/text.ts';

/** What the index uses of a row. */
export interface Indexed<Row> {
  /** Searchable text. */
  text: (row: Row) => string;
  /** Its option in each filter. */
  filters?: Record<string, (row: Row) => string>;
  /** Sort key of each order; null comes last in both directions. */
  orders?: Record<string, (row: Row) => SortValue>;
  /** What conditions on a column compare. */
  compared?: Record<string, (row: Row) => Compared>;
}

export interface Search {
  q: string;
  /** From 1; a page beyond the last is empty. */
  page: number;
  /** The chosen option of each filter; absent ones do not filter. */
  filters?: Record<string, string | undefined>;
  /** As `writeCondition` writes them. */
  conditions?: readonly string[];
  /** What else a row, by its index among the original ones, must meet. */
  among?: ((place: number) => boolean) | null;
  /** The first one decides first; none is the original order. */
  orders?: readonly Order[];
}

export interface SearchIndex {
  /** Indexes, among the original rows, of all matches on all pages. */
  find(search: Omit<Search, 'page'>): Uint32Array;
  /**
   * A page of the rows containing `q`, ignoring case and accents, as JSON; a blank `q` matches all. `all` is
   * the number of rows in the index.
   */
  search(search: Search): { rows: Buffer[]; total: number; all: number };
  /** The values of a column among the matches, most frequent first. */
  facets(column: string, search: Omit<Search, 'page' | 'orders'>): Facet[];
}

/** The values of these places and how many have each, most frequent first. */
export function countValues(places: Iterable<number>, valueAt: (place: number) => Compared): Facet[] {
  const counts = new Map<string, number>();
  for (const place of places)
    for (const value of valuesOf(valueAt(place))) {
      const valor = String(value ?? '');
      counts.set(valor, (counts.get(valor) ?? 0) + 1);
    }
  return [...counts].map(([valor, total]) => ({ valor, total })).sort((a, b) => b.total - a.total);
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
  { text: textOf, filters = {}, orders = {}, compared = {} }: Indexed<Row>,
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
  const places = Uint32Array.from(rows.keys());
  const ordered = new Map<string, Uint32Array>();

  /** The sort keys of a column, read when an order first asks for them. */
  const sortKeys = new Map<string, SortValue[]>();
  function keysOf(column: string): SortValue[] | undefined {
    const read = Object.hasOwn(orders, column) ? orders[column] : undefined;
    const known = sortKeys.get(column) ?? (read && rows.map(read));
    if (known) sortKeys.set(column, known);
    return known;
  }

  /** All row indexes in the given order. */
  function inOrder(asked: Search['orders'] = []): Uint32Array {
    const known = asked.flatMap(({ by, descending }) => {
      const of = keysOf(by);
      return of ? [{ of, by, descending }] : [];
    });
    if (known.length === 0) return places;
    const key = known.map(({ by, descending }) => `${by} ${descending}`).join();
    const kept = ordered.get(key);
    if (kept) return kept;
    const made = places.slice().sort((a, b) => {
      for (const { of, descending } of known) {
        const order = comparePtBr(of[a]!, of[b]!, descending);
        if (order !== 0) return order;
      }
      return a - b;
    });
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

  function find(search: Omit<Search, 'page'>): Uint32Array {
    const { q, filters: chosen = {}, conditions = [], among, orders: asked } = search;
    const term = oneLine(q);
    const found = term === '' ? null : holding(term);
    const kept = Object.entries(chosen).flatMap(([name, option]) =>
      option === undefined || !options[name] ? [] : [{ of: options[name], option }],
    );
    const meets = conditionTest<number>(
      conditions.flatMap((text) => parseCondition(text) ?? []),
      comparedAt,
    );
    const hits = inOrder(asked);
    if (!found && kept.length === 0 && !meets && !among) return hits;
    return hits.filter(
      (place) =>
        (!found || found[place] === 1) &&
        kept.every(({ of, option }) => of[place] === option) &&
        (!meets || meets(place)) &&
        (!among || among(place)),
    );
  }

  /** Reads a column's values when a condition first asks for them. */
  const comparedValues = new Map<string, Compared[]>();
  function comparedAt(column: string): ((place: number) => Compared) | undefined {
    const read = Object.hasOwn(compared, column) ? compared[column] : undefined;
    if (!read) return undefined;
    const known = comparedValues.get(column) ?? rows.map(read);
    comparedValues.set(column, known);
    return (place) => known[place]!;
  }

  function facets(column: string, search: Omit<Search, 'page' | 'orders'>): Facet[] {
    const valueAt = comparedAt(column);
    return valueAt ? countValues(find(search), valueAt) : [];
  }

  return {
    find,
    facets,
    search({ page, ...search }) {
      const hits = find(search);
      const shown = hits.subarray((page - 1) * perPage, page * perPage);
      return { rows: Array.from(shown, (place) => json[place]!), total: hits.length, all: rows.length };
    },
  };
}
