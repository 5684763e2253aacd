import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { Popover } from 'radix-ui';
import { movedColumn, shownColumns, withColumn } from '#web/kit/table/shown-columns.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Switch } from '#web/kit/ui/switch.tsx';
import type { DisplayProps } from './display-props.ts';

/** The choice of columns and density, initially open. */
export function ListDisplayOpen({ columns, view, onChange }: DisplayProps) {
  const all = columns.map(({ id }) => id);
  const shown = view.columns ?? all;
  const hidden = columns.filter(({ id }) => !shown.includes(id));
  const known = columns as Parameters<typeof shownColumns>[0];
  const ordered = [...shownColumns(known, shown), ...hidden] as DisplayProps['columns'];
  const choose = (next: string[]) => onChange({ columns: next.join() === all.join() ? undefined : next });
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button look="ghost" className="px-2 text-[13px]">
          <SlidersHorizontal aria-hidden="true" />
          Colunas
        </Button>
      </Popover.Trigger>
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label="Colunas e densidade"
        className="rise z-30 w-80 max-w-[calc(100vw-24px)] rounded-xl border border-line bg-surface p-3 shadow-lg shadow-black/10"
      >
        <ul aria-label="Colunas" className="mb-3 max-h-80 overflow-y-auto">
          {ordered.map(({ id, label }) => {
            const isShown = shown.includes(id);
            return (
              <li key={id} className="flex items-center gap-1">
                <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2.5 px-1">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-gold-ink"
                    checked={isShown}
                    disabled={isShown && shown.length === 1}
                    onChange={() => choose(withColumn(shown, id, !isShown))}
                  />
                  <span className="truncate">{label}</span>
                </label>
                {isShown && (
                  <>
                    <IconButton
                      label={`${label}: antes`}
                      disabled={shown[0] === id}
                      onClick={() => choose(movedColumn(shown, id, -1))}
                    >
                      <ArrowUp />
                    </IconButton>
                    <IconButton
                      label={`${label}: depois`}
                      disabled={shown.at(-1) === id}
                      onClick={() => choose(movedColumn(shown, id, 1))}
                    >
                      <ArrowDown />
                    </IconButton>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <Switch
          label="Linhas compactas"
          hint="Mais linhas na tela, uma por registro."
          checked={view.dense ?? false}
          onChange={(dense) => onChange({ dense: dense || undefined })}
        />
        {view.columns && (
          <Button className="mt-3 w-full" onClick={() => onChange({ columns: undefined })}>
            Mostrar todas na ordem de origem
          </Button>
        )}
      </Popover.Content>
    </Popover.Root>
  );
}
