import { lazy, Suspense } from 'react';
import { FilterFrame, FilterSelect } from '#web/kit/ui/filter-select.tsx';
import type { Filter } from './screen.ts';
import { useFilterOptions } from './use-filter-options.ts';

// Most lists have few options; the searchable variant is loaded on demand.
const Choice = lazy(async () => ({ default: (await import('#web/kit/form/choice.tsx')).Choice }));

/** From this number options are searched instead of scrolled. */
const searchedFrom = 30;

interface Props<Row> {
  filter: Filter<Row>;
  value: string;
  /** The choice in the parent filter. */
  parent: string;
  /** All records of the list; undefined while loading. */
  rows: readonly Row[] | undefined;
  onChange: (value: string) => void;
}

/** One filter of a list. */
export function CrudFilter<Row>({ filter, value, parent, rows, onChange }: Props<Row>) {
  const options = useFilterOptions(filter, parent, rows);
  if (options && options.length > searchedFrom)
    return (
      <FilterFrame all={filter.all}>
        <Suspense fallback={<div className="control" />}>
          <Choice
            label={filter.label}
            options={options}
            value={value}
            onChange={onChange}
            placeholder={filter.all}
            clearable
          />
        </Suspense>
      </FilterFrame>
    );
  return (
    <FilterSelect
      label={filter.label}
      all={filter.all}
      value={value}
      options={options}
      onChange={onChange}
      unknown={options ? 'Não encontrado' : 'Carregando...'}
    />
  );
}
