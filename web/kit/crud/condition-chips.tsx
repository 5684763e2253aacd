import { X } from 'lucide-react';
import { conditionWords } from './condition-words.ts';
import type { ToolProps } from './tool-props.ts';

/** The conditions of a view, each column's with a button that takes them away. */
export function ConditionChips({ screen, view, onChange }: Omit<ToolProps, 'whole'>) {
  const { conditions } = view;
  if (conditions.length === 0) return null;
  const columns = screen.columns.filter(({ id }) => conditions.some(({ column }) => column === id));
  return (
    <ul aria-label="Condições" className="mt-3 -mb-1 flex flex-wrap gap-2">
      {columns.map((column) => {
        const words = conditionWords(
          column,
          conditions.filter((one) => one.column === column.id),
        );
        return (
          <li key={column.id} className="max-w-full">
            <button
              type="button"
              aria-label={`Retirar a condição: ${column.label}: ${words}`}
              className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-edge bg-surface pr-2 pl-3 text-[13px] hover:bg-sunken max-sm:min-h-11"
              onClick={() => onChange({ conditions: conditions.filter((one) => one.column !== column.id) })}
            >
              <span className="truncate">
                <span className="text-muted">{column.label}: </span>
                {words}
              </span>
              <X aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
