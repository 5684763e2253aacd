import { type Condition, parseCondition, writeCondition } from '#contract/base/conditions.ts';

/** A list's sort order by one column. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** A list's view, stored in the address, so that it can be shared. */
export interface ListView {
  search: string;
  /** The first one decides first; none is the original order. */
  sorts: readonly Sort[];
  /** The chosen option of each filter; '' is all. */
  filters: Record<string, string>;
  /** Conditions on any columns. */
  conditions: readonly Condition[];
  /** The shown columns, in order; absent for all as declared. */
  columns?: readonly string[] | undefined;
  /** Compact rows. */
  dense?: boolean | undefined;
}

/** A view without anything chosen. */
export const plainView: ListView = { search: '', sorts: [], filters: {}, conditions: [] };

/** Valid columns and filters of an address. */
export interface Known {
  columns: readonly { id: string }[];
  filters?: readonly { id: string }[] | undefined;
}

/** Most columns that order one after the other. */
export const maxSorts = 5;

/** Reads a view from a query; missing or invalid parts are defaults. */
export function readView(params: URLSearchParams, { columns, filters = [] }: Known): ListView {
  const isKnown = (column: string) => columns.some(({ id }) => id === column);
  const listed = (name: string) => (params.get(name) ?? '').split(',');
  const directions = listed('direcao');
  const ordered = new Map(listed('ordem').map((column, place) => [column, directions[place] === 'desc']));
  const shown = [...new Set(listed('colunas'))].filter(isKnown);
  return {
    search: params.get('busca') ?? '',
    sorts: [...ordered]
      .map(([column, descending]) => ({ column, descending }))
      .filter(({ column }) => isKnown(column))
      .slice(0, maxSorts),
    filters: Object.fromEntries(filters.map(({ id }) => [id, params.get(id) ?? ''])),
    conditions: params
      .getAll('condicao')
      .flatMap((text) => parseCondition(text) ?? [])
      .filter(({ column }) => isKnown(column)),
    ...(shown.length > 0 ? { columns: shown } : {}),
    ...(params.get('densidade') === 'compacta' ? { dense: true } : {}),
  };
}

/** Orders as a query names them: 'uf,nome' and 'desc,asc'; what only ascends has no direction. */
export function writeSorts(sorts: readonly Sort[]): { ordem: string; direcao: string } {
  const directions = sorts.map(({ descending }) => (descending ? 'desc' : 'asc'));
  return {
    ordem: sorts.map(({ column }) => column).join(),
    direcao: directions.includes('desc') ? directions.join() : '',
  };
}

/** Writes a view to a query; defaults are omitted, foreign parameters kept. */
export function writeView(params: URLSearchParams, view: ListView): URLSearchParams {
  const entries = {
    busca: view.search,
    ...writeSorts(view.sorts),
    ...view.filters,
    colunas: view.columns?.join(',') ?? '',
    densidade: view.dense ? 'compacta' : '',
  };
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(entries))
    if (value) written.set(name, value);
    else written.delete(name);
  written.delete('condicao');
  for (const condition of view.conditions) written.append('condicao', writeCondition(condition));
  return written;
}

/**
 * The order after a header click: ascending, descending, none (TER-02). `among` keeps the other columns and puts a new
 * one behind them.
 */
export function nextSorts(sorts: readonly Sort[], column: string, among = false): Sort[] {
  const now = sorts.find((sort) => sort.column === column);
  const next = !now ? { column, descending: false } : now.descending ? null : { column, descending: true };
  if (!among) return next ? [next] : [];
  if (!now) return next && sorts.length < maxSorts ? [...sorts, next] : [...sorts];
  return sorts.flatMap((sort) => (sort === now ? (next ?? []) : sort));
}

export function isFiltered(view: ListView): boolean {
  return (
    Boolean(view.search.trim()) || view.conditions.length > 0 || Object.values(view.filters).some(Boolean)
  );
}
