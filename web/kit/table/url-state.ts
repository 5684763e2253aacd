/** Which column a list is ordered by. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** What a list shows and in which order; it stands in the address, so that it can be shared. */
export interface ListView {
  search: string;
  /** Null is the order the list came in. */
  sort: Sort | null;
  /** The chosen option of each filter; '' is all. */
  filters: Record<string, string>;
}

/** The columns and filters an address may name. */
export interface Known {
  columns: readonly { id: string }[];
  filters?: readonly { id: string }[] | undefined;
}

/** Reads a view from an address; what is not there, or names nothing, is at its default. */
export function readView(params: URLSearchParams, { columns, filters = [] }: Known): ListView {
  const column = params.get('ordem');
  return {
    search: params.get('busca') ?? '',
    sort:
      column !== null && columns.some(({ id }) => id === column)
        ? { column, descending: params.get('direcao') === 'desc' }
        : null,
    filters: Object.fromEntries(filters.map(({ id }) => [id, params.get(id) ?? ''])),
  };
}

/** The address with a view in it; defaults are left out, what is not the view's stays. */
export function writeView(params: URLSearchParams, view: ListView): URLSearchParams {
  const entries = {
    busca: view.search,
    ordem: view.sort?.column ?? '',
    direcao: view.sort?.descending ? 'desc' : '',
    ...view.filters,
  };
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(entries))
    if (value) written.set(name, value);
    else written.delete(name);
  return written;
}

/** The order after a click on a column's head: ascending, descending, none (TER-02). */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

export function isFiltered(view: ListView): boolean {
  return Boolean(view.search.trim()) || Object.values(view.filters).some(Boolean);
}
