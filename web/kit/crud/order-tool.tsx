import { ArrowDownNarrowWide, ArrowUp, ArrowUpNarrowWide, X } from 'lucide-react';
import { maxSorts, type Sort } from '#web/kit/table/url-state.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import type { ToolLook } from '#web/kit/ui/tool-face.tsx';
import { ToolPopover } from '#web/kit/ui/tool-popover.tsx';
import type { ToolProps } from './tool-props.ts';

/** The columns that order a list one after the other. */
export function OrderTool({ screen, view, onChange, look }: ToolProps & { look: ToolLook }) {
  const { sorts } = view;
  const columns = screen.columns.filter(({ seen }) => seen !== 'never');
  const labelOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id;
  const free = columns.filter(({ id }) => !sorts.some(({ column }) => column === id));
  const put = (next: Sort[]) => onChange({ sorts: next });
  const without = (sort: Sort) => sorts.filter((other) => other !== sort);
  return (
    <ToolPopover look={look} name="Ordem">
      {sorts.length === 0 && (
        <p className="px-1 pb-3 text-[13px] text-muted">
          Escolha uma coluna; a segunda decide onde a primeira é igual. Na tabela, Shift e um clique no título
          acrescentam uma coluna.
        </p>
      )}
      {sorts.length > 0 && (
        <ol aria-label="Ordem" className="mb-3">
          {sorts.map((sort, place) => {
            const label = labelOf(sort.column);
            return (
              <li key={sort.column} className="flex items-center gap-1">
                <span className="min-w-0 flex-1 truncate px-1">
                  <span className="text-muted tabular-nums">{place + 1}. </span>
                  {label}
                </span>
                <IconButton
                  label={`${label}: ${sort.descending ? 'decrescente' : 'crescente'}`}
                  onClick={() =>
                    put(sorts.map((one) => (one === sort ? { ...sort, descending: !sort.descending } : one)))
                  }
                >
                  {sort.descending ? <ArrowDownNarrowWide /> : <ArrowUpNarrowWide />}
                </IconButton>
                <IconButton
                  label={`${label}: antes`}
                  disabled={place === 0}
                  onClick={() => {
                    const next = without(sort);
                    next.splice(place - 1, 0, sort);
                    put(next);
                  }}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton label={`Não ordenar por ${label}`} onClick={() => put(without(sort))}>
                  <X />
                </IconButton>
              </li>
            );
          })}
        </ol>
      )}
      {free.length > 0 && sorts.length < maxSorts && (
        <select
          className="control"
          aria-label={sorts.length === 0 ? 'Ordenar por' : 'Depois, por'}
          value=""
          onChange={({ target }) => put([...sorts, { column: target.value, descending: false }])}
        >
          <option value="">{sorts.length === 0 ? 'Ordenar por...' : 'Depois, por...'}</option>
          {free.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </ToolPopover>
  );
}
