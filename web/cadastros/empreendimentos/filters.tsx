import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Incorporadora } from '#contract/cadastros/incorporadoras.ts';
import { type ListView, type SortKey, sortLabels } from '#web/cadastros/empreendimentos/list-view.ts';
import { FilterSelect } from '#web/kit/ui/filter-select.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { statusLabels } from '#web/widgets/status-empreendimento.ts';

interface Props {
  view: ListView;
  onType: (search: string) => void;
  onChange: (change: Partial<Omit<ListView, 'search'>>) => void;
  incorporadoras: Incorporadora[];
  /** Further view controls. */
  more?: ReactNode;
}

/** Search, two filters and sorting of the list. */
export function Filters({ view, onType, onChange, incorporadoras, more }: Props) {
  return (
    <>
      <SearchField
        placeholder="Buscar empreendimentos..."
        label="Buscar por nome, endereço ou descrição"
        value={view.search}
        onType={onType}
      />
      <FilterSelect
        label="Status"
        all="Todos os status"
        value={view.status}
        options={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Incorporadora"
        all="Todas as incorporadoras"
        value={view.incorporadora}
        options={incorporadoras.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        onChange={(incorporadora) => onChange({ incorporadora })}
      />
      <div className="flex gap-2 max-sm:w-full">
        <select
          className="control sm:w-auto"
          aria-label="Ordenar por"
          value={view.sort}
          onChange={(event) => onChange({ sort: event.target.value as SortKey })}
        >
          {Object.entries(sortLabels).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <IconButton
          label={view.descending ? 'Ordem decrescente' : 'Ordem crescente'}
          className="border-line bg-surface"
          aria-pressed={view.descending}
          onClick={() => onChange({ descending: !view.descending })}
        >
          {view.descending ? <ArrowDownNarrowWide /> : <ArrowUpNarrowWide />}
        </IconButton>
        {more}
      </div>
    </>
  );
}
