import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '#web/kit/api/queries.ts';
import type { Filter } from './screen.ts';

export interface Option {
  value: string;
  label: string;
}

/**
 * The choices of a filter, in the order of the list they come from; undefined while it is being
 * read. `parent` is the choice in the filter this one lies within, or ''.
 */
export function useFilterOptions<Row>(filter: Filter<Row>, parent: string): readonly Option[] | undefined {
  const { options: source, within } = filter;
  const own = Array.isArray(source) ? source : null;
  const list = useQuery({
    ...read<unknown[]>(Array.isArray(source) ? '' : `/api/${source.list}`),
    enabled: own === null,
  });
  return useMemo(() => {
    if (Array.isArray(source)) return source;
    const inside = within && parent ? list.data?.filter((row) => within.of(row) === parent) : list.data;
    return inside?.map(source.option);
  }, [source, within, parent, list.data]);
}
