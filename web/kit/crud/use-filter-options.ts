import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { comparePtBr } from '#contract/base/compare-pt-br.ts';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { ChoiceOption } from '#web/kit/form/match-options.ts';
import type { Filter } from './screen.ts';

/**
 * A filter's options, in their list's order, or sorted by label if taken from the rows; undefined while
 * loading. `parent` is the choice in the parent filter, or ''.
 */
export function useFilterOptions<Row>(
  filter: Filter<Row>,
  parent: string,
  rows: readonly Row[] | undefined,
): readonly ChoiceOption[] | undefined {
  const { options: source, within } = filter;
  const list = useQuery({
    ...read(crudCalls.list('list' in source ? source.list : 'regioes')),
    enabled: 'list' in source,
  });
  return useMemo(() => {
    if (Array.isArray(source)) return source;
    if ('ofRows' in source) return rows && optionsOf(rows, source.ofRows);
    const inside = within && parent ? list.data?.filter((row) => within.of(row) === parent) : list.data;
    return inside?.map(source.option);
  }, [source, within, parent, list.data, rows]);
}

/** Distinct options occurring in the rows. */
function optionsOf<Row>(rows: readonly Row[], option: (row: Row) => ChoiceOption): ChoiceOption[] {
  const options = new Map(rows.map(option).map((each) => [each.value, each]));
  return [...options.values()].sort((a, b) => comparePtBr(a.label, b.label, false));
}
