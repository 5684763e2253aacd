import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListView } from '#web/kit/table/url-state.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { CrudFilter } from './crud-filter.tsx';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

interface Props {
  screen: Pick<AnyCrudScreen, 'filters' | 'noun' | 'texts'>;
  view: ListView;
  /** All records; undefined while they are being read. */
  rows: readonly CrudRecord[] | undefined;
  onType: (search: string) => void;
  onChange: (part: Partial<ListView>) => void;
  /** Left out where nothing is added by hand. */
  onAdd?: () => void;
  /** Further buttons beside the one that adds. */
  children?: ReactNode;
}

/** The head of a list: search, filters, and what can be done. */
export function CrudToolbar({ screen, view, rows, onType, onChange, onAdd, children }: Props) {
  const filters = screen.filters ?? [];
  /** A choice ends those that lay within the one before. */
  function choose(id: string, value: string) {
    const inner = filters.filter(({ within }) => within?.filter === id).map((filter) => [filter.id, '']);
    onChange({ filters: { ...view.filters, ...Object.fromEntries(inner), [id]: value } });
  }
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-start lg:justify-between">
      <search
        className={cx(
          'grid min-w-0 flex-1 gap-2 sm:flex sm:flex-wrap',
          filters.length > 1 && 'max-sm:grid-cols-2',
        )}
      >
        <SearchField
          className="max-sm:col-span-full sm:w-72"
          placeholder={`Buscar ${screen.noun.many}...`}
          label={`Buscar ${screen.noun.many}`}
          value={view.search}
          onType={onType}
        />
        {filters.map((filter) => (
          <div key={filter.id} className="sm:w-56">
            <CrudFilter
              filter={filter}
              value={view.filters[filter.id] ?? ''}
              parent={filter.within ? (view.filters[filter.within.filter] ?? '') : ''}
              rows={rows}
              onChange={(value) => choose(filter.id, value)}
            />
          </div>
        ))}
      </search>
      <div className="flex flex-wrap gap-2 max-lg:order-first">
        {children}
        {onAdd && (
          <Button look="primary" onClick={onAdd} className="max-sm:flex-1">
            <Plus aria-hidden="true" />
            {screen.texts.add}
          </Button>
        )}
      </div>
    </div>
  );
}
