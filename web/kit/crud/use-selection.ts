import { useCallback, useMemo, useState } from 'react';
import type { RowSelection } from '#web/kit/table/data-table.tsx';
import type { ListView } from '#web/kit/table/url-state.ts';
import type { Chosen, CrudRecord } from './screen.ts';
import { pagedQuery } from './use-paged-rows.ts';

interface State {
  /** What was looked for when everything found was chosen; null where records are chosen by id. */
  query: string | null;
  /** The chosen ones; where everything is, those that are not. */
  ids: ReadonlySet<number>;
}

const nothing: State = { query: null, ids: new Set() };

/** What of a list a search finds, whatever its order. */
const queryOf = (view: ListView) => pagedQuery({ ...view, sort: null });

const everything = (query: string, but: Iterable<number> = []): Chosen => ({
  query: Object.fromEntries(new URLSearchParams(query)),
  except: [...but],
});

/** How many of `total` found ones a state chooses. */
const countIn = ({ query, ids }: State, total: number) =>
  query === null ? ids.size : Math.max(0, total - ids.size);

/**
 * The records somebody chose. Those chosen one by one stay so whatever is looked for next; 'everything
 * found' ends with the search it was said of.
 */
export function useSelection(view: ListView, total: number) {
  const [stored, setState] = useState(nothing);
  const query = queryOf(view);
  const isOver = stored.query !== null && stored.query !== query;
  if (isOver) setState(nothing);
  const state = isOver ? nothing : stored;
  const count = countIn(state, total);

  const toggle = useCallback(
    ({ id }: CrudRecord) =>
      setState((now) => {
        const ids = new Set(now.ids);
        if (!ids.delete(id)) ids.add(id);
        return { ...now, ids };
      }),
    [],
  );
  const clear = useCallback(() => setState(nothing), []);
  const chooseAll = useCallback(() => setState({ query, ids: new Set() }), [query]);
  const isAll = state.query !== null && state.ids.size === 0;
  const rows: RowSelection<CrudRecord> = useMemo(
    () => ({
      has: (id) => state.ids.has(id) === (state.query === null),
      toggle,
      state: count === 0 ? 'none' : isAll ? 'all' : 'some',
      toggleAll: isAll ? clear : chooseAll,
    }),
    [state, count, isAll, toggle, clear, chooseAll],
  );
  /** Everything found, chosen or not. */
  const found = useMemo(() => ({ chosen: everything(query), count: total }), [query, total]);
  const chosen: Chosen = useMemo(
    () => (state.query === null ? { ids: [...state.ids] } : everything(state.query, state.ids)),
    [state],
  );
  return { rows, found, chosen, count, isAll, clear, chooseAll };
}
export type Selection = ReturnType<typeof useSelection>;
