import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Incorporadora } from '#contract/cadastros/incorporadoras.ts';
import type { ListView, Sort } from '#web/kit/table/url-state.ts';
import { FilterSelect } from '#web/kit/ui/filter-select.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { statusLabels } from '#web/widgets/status-empreendimento.ts';

const sortLabels = {
  nome: 'Nome',
  preco: 'Preço',
  status: 'Status',
  endereco: 'Endereço',
  data: 'Data',
} as const;

interface Props {
  view: ListView;
  onType: (search: string) => void;
  /** The column that decides first. */
  sort: Sort;
  onFilter: (id: string, value: string) => void;
  onSort: (sort: Sort) => void;
  incorporadoras: Incorporadora[];
  /** Further view controls. */
  more?: ReactNode;
}

/** Search, two filters and sorting of the list. */
export function Filters({ view, sort, onType, onFilter, onSort, incorporadoras, more }: Props) {
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
        value={view.filters.status ?? ''}
        options={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
        onChange={(status) => onFilter('status', status)}
      />
      <FilterSelect
        label="Incorporadora"
        all="Todas as incorporadoras"
        value={view.filters.incorporadora ?? ''}
        options={incorporadoras.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        onChange={(incorporadora) => onFilter('incorporadora', incorporadora)}
      />
      <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap">
        <select
          className="control max-sm:flex-1 max-sm:basis-24 sm:w-auto"
          aria-label="Ordenar por"
          value={sort.column}
          onChange={(event) => onSort({ ...sort, column: event.target.value })}
        >
          {!Object.hasOwn(sortLabels, sort.column) && <option value={sort.column}>Outra coluna</option>}
          {Object.entries(sortLabels).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <IconButton
          label={sort.descending ? 'Ordem decrescente' : 'Ordem crescente'}
          className="border-line bg-surface"
          aria-pressed={sort.descending}
          onClick={() => onSort({ ...sort, descending: !sort.descending })}
        >
          {sort.descending ? <ArrowDownNarrowWide /> : <ArrowUpNarrowWide />}
        </IconButton>
        {more}
      </div>
    </>
  );
}
