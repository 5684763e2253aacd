import { comparePtBr, type SortValue } from '#contract/base/compare-pt-br.ts';
import { type Compared, conditionTest } from '#contract/base/conditions.ts';
import { foldText } from '#contract/base/text.ts';
import type { ListView } from './url-state.ts';

/** What search, filters and sorting use of a declaration. */
export interface Searchable<Row> {
  columns: readonly {
    id: string;
    value: (row: Row) => SortValue;
    searched?: boolean | ((row: Row) => string);
    /** What conditions compare, if it is not the value. */
    compared?: (row: Row) => Compared;
    /** Not among the columns shown by default, and not searched by default. */
    seen?: 'chosen' | 'never';
  }[];
  filters?: readonly { id: string; of: (row: Row) => string }[] | undefined;
}

/**
 * Finds a view's rows. Created once per screen: caches folded texts and the last order, so that each further
 * letter costs one pass over short texts.
 */
export function createRowFinder<Row extends object>({ columns, filters = [] }: Searchable<Row>) {
  const texts = new WeakMap<Row, string>();
  /** Thousands of rows share the same few estados. */
  const folded = new Map<string, string>();
  let ordered: { rows: readonly Row[]; key: string; result: readonly Row[] } | null = null;

  const searched = columns.filter(({ searched, seen }) => searched ?? seen === undefined);
  const searchedValue = ({ searched: by, value }: (typeof columns)[number], row: Row) =>
    (typeof by === 'function' ? by : value)(row);
  function fold(value: SortValue): string {
    const text = String(value ?? '');
    let known = folded.get(text);
    if (known === undefined) {
      known = foldText(text);
      folded.set(text, known);
    }
    return known;
  }

  function textOf(row: Row): string {
    let text = texts.get(row);
    if (text === undefined) {
      text = searched.map((column) => fold(searchedValue(column, row))).join('\n');
      texts.set(row, text);
    }
    return text;
  }

  function inOrder(rows: readonly Row[], sorts: ListView['sorts']): readonly Row[] {
    const known = sorts.flatMap(({ column, descending }) => {
      const declared = columns.find(({ id }) => id === column);
      return declared ? [{ value: declared.value, descending }] : [];
    });
    if (known.length === 0) return rows;
    const key = sorts.map(({ column, descending }) => `${column} ${descending}`).join();
    if (ordered?.rows !== rows || ordered.key !== key) {
      const keyed = rows.map((row) => ({ row, values: known.map(({ value }) => value(row)) }));
      keyed.sort((a, b) => {
        for (const [place, { descending }] of known.entries()) {
          const order = comparePtBr(a.values[place]!, b.values[place]!, descending);
          if (order !== 0) return order;
        }
        return 0;
      });
      ordered = { rows, key, result: keyed.map(({ row }) => row) };
    }
    return ordered.result;
  }

  return function findRows(rows: readonly Row[], view: ListView): readonly Row[] {
    const words = foldText(view.search).split(/\s+/).filter(Boolean);
    const chosen = filters.filter(({ id }) => view.filters[id]);
    const meets = conditionTest<Row>(view.conditions, (id) => {
      const column = columns.find((one) => one.id === id);
      return column?.compared ?? column?.value;
    });
    const all = inOrder(rows, view.sorts);
    if (words.length === 0 && chosen.length === 0 && !meets) return all;
    return all.filter(
      (row) =>
        (!meets || meets(row)) &&
        chosen.every((filter) => filter.of(row) === view.filters[filter.id]) &&
        words.every((word) => textOf(row).includes(word)),
    );
  };
}
