import { useCallback, useMemo, useState } from 'react';
import type { Count } from '#web/kit/format.ts';
import type { RowSelection } from '#web/kit/table/data-table.tsx';
import type { ListView } from '#web/kit/table/url-state.ts';
import type { Chosen, CrudRecord } from './screen.ts';
import { askedView, pagedQuery } from './use-paged-rows.ts';

interface State {
  /** The query when everything was selected; null when selecting by id. */
  query: string | null;
  /** The selected ids; with everything selected, the excluded ones. */
  ids: ReadonlySet<number>;
}

const nothing: State = { query: null, ids: new Set() };

/** The search part of a view, without its order. */
const queryOf = (view: ListView) => pagedQuery({ ...view, sorts: [] });

const everything = (query: string, but: Iterable<number> = []): Chosen => ({
  query: askedView(query),
  except: [...but],
});

/** All matches of a view. */
export const everyMatch = (view: ListView): Chosen => everything(queryOf(view));

/** How many of the matches are selected. */
function countIn({ query, ids }: State, matches: Count): Count {
  if (query === null) return ids.size;
  return typeof matches === 'number'
    ? Math.max(0, matches - ids.size)
    : { moreThan: matches.moreThan - ids.size };
}

/** The selection. Individually selected records survive new searches; 'all matches' ends with its search. */
export function useSelection(view: ListView, matches: Count) {
  const [stored, setState] = useState(nothing);
  const query = queryOf(view);
  const isOver = stored.query !== null && stored.query !== query;
  if (isOver) setState(nothing);
  const state = isOver ? nothing : stored;
  const count = countIn(state, matches);

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
  const isNone = count === 0;
  const rows: RowSelection<CrudRecord> = useMemo(
    () => ({
      has: (id) => state.ids.has(id) === (state.query === null),
      toggle,
      state: isNone ? 'none' : isAll ? 'all' : 'some',
      toggleAll: isAll ? clear : chooseAll,
    }),
    [state, isNone, isAll, toggle, clear, chooseAll],
  );
  /** All matches, selected or not. */
  const found = useMemo(() => ({ chosen: everything(query), count: matches }), [query, matches]);
  const chosen: Chosen = useMemo(
    () => (state.query === null ? { ids: [...state.ids] } : everything(state.query, state.ids)),
    [state],
  );
  return { rows, found, chosen, count, isAll, clear, chooseAll };
}
export type Selection = ReturnType<typeof useSelection>;
