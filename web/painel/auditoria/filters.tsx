import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { acaoGroup, acaoGroups, acaoLabel, entidadeLabel } from '#contract/painel/audit-words.ts';
import { noAccount, readAuditOptions } from '#contract/painel/auditoria.ts';
import { read } from '#web/kit/api/queries.ts';
import { DayRange } from '#web/kit/form/day-range.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { byLabel, FilterSelect } from '#web/kit/ui/filter-select.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { Toolbar } from '#web/kit/ui/toolbar.tsx';
import type { AuditView } from '#web/painel/auditoria/view.ts';

interface Props {
  view: AuditView;
  onChange: (part: Partial<AuditView>) => void;
}

/** Pause before searching, in ms. */
const restMs = 300;

/** A debounced text; changes of the address win. */
function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), restMs);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      placeholder="Buscar pelo nome..."
      label="Buscar pelo nome do registro"
      value={typed}
      onType={setTyped}
    />
  );
}

/** Filters: who, what, kind, period and record name. */
export function AuditFilters({ view, onChange }: Props) {
  const hide = useId();
  const { data: options } = useQuery(read(readAuditOptions));
  const accounts = (options?.quem ?? []).map(({ id, username, nome, removido }) => ({
    value: String(id),
    label: `${nome ? `${nome} · ${username}` : username}${removido ? ' (removida)' : ''}`,
  }));
  return (
    <Toolbar>
      <SearchBox value={view.busca} onChange={(busca) => onChange({ busca })} />
      <FilterSelect
        label="Quem"
        all="Todas as contas"
        value={view.quem}
        options={[...accounts, { value: noAccount, label: 'Sistema' }]}
        onChange={(quem) => onChange({ quem })}
      />
      <FilterSelect
        label="Tipo de registro"
        all="Todos os tipos"
        value={view.entidade}
        options={(options?.entidades ?? [])
          .map((value) => ({ value, label: entidadeLabel(value) }))
          .sort(byLabel)}
        onChange={(entidade) => onChange({ entidade, entidadeId: '' })}
      />
      <FilterSelect
        label="Ação"
        all="Todas as ações"
        value={view.acao}
        options={(options?.acoes ?? [])
          .map((value) => ({ value, label: acaoLabel(value), group: acaoGroup(value) }))
          .sort(byLabel)
          .sort((one, other) => acaoGroups.indexOf(one.group) - acaoGroups.indexOf(other.group))}
        onChange={(acao) => onChange({ acao })}
      />
      <DayRange period={view} onChange={({ de, ate }) => onChange({ de, ate })} />
      <label htmlFor={hide} className="flex min-h-9 items-center gap-2 text-[13px]">
        <input
          id={hide}
          type="checkbox"
          checked={view.acessos !== ''}
          onChange={(event) => onChange({ acessos: event.target.checked ? 'ocultos' : '' })}
        />
        Ocultar entradas e saídas
      </label>
      {view.entidadeId && (
        <Button onClick={() => onChange({ entidadeId: '' })} aria-label="Mostrar todos os registros">
          Só o nº {view.entidadeId}
          <X aria-hidden="true" />
        </Button>
      )}
    </Toolbar>
  );
}
