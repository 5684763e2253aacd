import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListView } from '#web/kit/table/url-state.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { Toolbar } from '#web/kit/ui/toolbar.tsx';
import { CrudFilter } from './crud-filter.tsx';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

interface Props {
  screen: Pick<AnyCrudScreen, 'filters' | 'noun' | 'texts'>;
  view: ListView;
  /** All records; undefined while loading. */
  rows: readonly CrudRecord[] | undefined;
  onType: (search: string) => void;
  onChange: (part: Partial<ListView>) => void;
  /** Omitted if records cannot be added manually. */
  onAdd?: () => void;
  /** Further buttons beside 'add'. */
  children?: ReactNode;
  /** Buttons of a list to which nothing is added. */
  actions?: ReactNode;
}

/** A list's toolbar: search, filters and actions. */
export function CrudToolbar({ screen, view, rows, onType, onChange, onAdd, children, actions }: Props) {
  const filters = screen.filters ?? [];
  /** Changing a filter clears those depending on it. */
  function choose(id: string, value: string) {
    const inner = filters.filter(({ within }) => within?.filter === id).map((filter) => [filter.id, '']);
    onChange({ filters: { ...Object.fromEntries(inner), [id]: value } });
  }
  return (
    <Toolbar
      actions={
        onAdd ? (
          <>
            {children}
            <Button look="primary" onClick={onAdd}>
              <Plus aria-hidden="true" />
              {screen.texts.add}
            </Button>
          </>
        ) : (
          actions
        )
      }
    >
      <SearchField placeholder={`Buscar ${screen.noun.many}...`} value={view.search} onType={onType} />
      {filters.map((filter) => (
        <CrudFilter
          key={filter.id}
          filter={filter}
          value={view.filters[filter.id] ?? ''}
          parent={filter.within ? (view.filters[filter.within.filter] ?? '') : ''}
          rows={rows}
          onChange={(value) => choose(filter.id, value)}
        />
      ))}
    </Toolbar>
  );
}
