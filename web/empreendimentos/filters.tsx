import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Incorporadora } from '#contract/incorporadoras.ts';
import { type ListView, type SortKey, sortLabels } from '#web/empreendimentos/list-view.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { statusLabels } from '#web/widgets/status-empreendimento.ts';

interface Props {
  view: ListView;
  onType: (search: string) => void;
  onChange: (change: Partial<Omit<ListView, 'search'>>) => void;
  incorporadoras: Incorporadora[];
  /** Further ways to look at the list. */
  more?: ReactNode;
}

/** Search, the two filters and the order of the list. */
export function Filters({ view, onType, onChange, incorporadoras, more }: Props) {
  return (
    <search className="grid min-w-0 flex-1 grid-cols-2 gap-2 lg:flex lg:flex-wrap">
      <SearchField
        className="col-span-2 lg:w-64"
        placeholder="Buscar empreendimentos..."
        label="Buscar por nome, endereço ou descrição"
        value={view.search}
        onType={onType}
      />
      <select
        className="control lg:w-44"
        aria-label="Status"
        value={view.status}
        onChange={(event) => onChange({ status: event.target.value })}
      >
        <option value="">Todos os status</option>
        {Object.entries(statusLabels).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="control lg:w-56"
        aria-label="Incorporadora"
        value={view.incorporadora}
        onChange={(event) => onChange({ incorporadora: event.target.value })}
      >
        <option value="">Todas as incorporadoras</option>
        {incorporadoras.map((incorporadora) => (
          <option key={incorporadora.id} value={incorporadora.id}>
            {incorporadora.nome}
          </option>
        ))}
      </select>
      <div className="col-span-2 flex gap-2">
        <select
          className="control lg:w-36"
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
    </search>
  );
}
