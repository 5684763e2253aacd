/** A list's sort order. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** A list's view, stored in the address, so that it can be shared. */
export interface ListView {
  search: string;
  /** Null for the original order. */
  sort: Sort | null;
  /** The chosen option of each filter; '' is all. */
  filters: Record<string, string>;
  /** The shown columns, in order; absent for all as declared. */
  columns?: readonly string[] | undefined;
  /** Compact rows. */
  dense?: boolean | undefined;
}

/** Valid columns and filters of an address. */
export interface Known {
  columns: readonly { id: string }[];
  filters?: readonly { id: string }[] | undefined;
}

/** Reads a view from a query; missing or invalid parts are defaults. */
export function readView(params: URLSearchParams, { columns, filters = [] }: Known): ListView {
  const column = params.get('ordem');
  const asked = [...new Set((params.get('colunas') ?? '').split(','))];
  const shown = asked.filter((asked) => columns.some(({ id }) => id === asked));
  return {
    search: params.get('busca') ?? '',
    sort:
      column !== null && columns.some(({ id }) => id === column)
        ? { column, descending: params.get('direcao') === 'desc' }
        : null,
    filters: Object.fromEntries(filters.map(({ id }) => [id, params.get(id) ?? ''])),
    ...(shown.length > 0 ? { columns: shown } : {}),
    ...(params.get('densidade') === 'compacta' ? { dense: true } : {}),
  };
}

/** Writes a view to a query; defaults are omitted, foreign parameters kept. */
export function writeView(params: URLSearchParams, view: ListView): URLSearchParams {
  const entries = {
    busca: view.search,
    ordem: view.sort?.column ?? '',
    direcao: view.sort?.descending ? 'desc' : '',
    ...view.filters,
    colunas: view.columns?.join(',') ?? '',
    densidade: view.dense ? 'compacta' : '',
  };
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(entries))
    if (value) written.set(name, value);
    else written.delete(name);
  return written;
}

/** The sort after a header click: ascending, descending, none (TER-02). */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

export function isFiltered(view: ListView): boolean {
  return Boolean(view.search.trim()) || Object.values(view.filters).some(Boolean);
}
