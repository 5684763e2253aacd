import { ArrowDown, ArrowUp } from 'lucide-react';
import { movedColumn, shownColumns, usualColumns, withColumn } from '#web/kit/table/shown-columns.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Switch } from '#web/kit/ui/switch.tsx';
import type { ToolLook } from '#web/kit/ui/tool-face.tsx';
import { ToolPopover } from '#web/kit/ui/tool-popover.tsx';
import type { ToolProps } from './tool-props.ts';

/** The choice of columns and density. */
export function ColumnsTool({ screen: { columns }, view, onChange, look }: ToolProps & { look: ToolLook }) {
  const usual = usualColumns(columns).map(({ id }) => id);
  const chosen = shownColumns(columns, view.columns);
  const shown = chosen.map(({ id }) => id);
  const hidden = columns.filter(({ id, seen }) => seen !== 'never' && !shown.includes(id));
  const choose = (next: string[]) => onChange({ columns: next.join() === usual.join() ? undefined : next });
  return (
    <ToolPopover look={look} name="Colunas e densidade">
      <ul aria-label="Colunas" className="mb-3 max-h-80 overflow-y-auto">
        {[...chosen, ...hidden].map(({ id, label }) => {
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
                    why={shown[0] === id ? 'Já é a primeira' : undefined}
                    onClick={() => choose(movedColumn(shown, id, -1))}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    label={`${label}: depois`}
                    why={shown.at(-1) === id ? 'Já é a última' : undefined}
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
          Voltar às colunas de origem
        </Button>
      )}
    </ToolPopover>
  );
}
