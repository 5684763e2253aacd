import { useState } from 'react';
import type { Condition } from '#contract/base/conditions.ts';
import type { ToolLook } from '#web/kit/ui/tool-face.tsx';
import { ToolPopover } from '#web/kit/ui/tool-popover.tsx';
import { RangeCondition } from './range-condition.tsx';
import type { ToolProps } from './tool-props.ts';
import { ValuesCondition } from './values-condition.tsx';

/** Conditions on any column of a list. */
export function FilterTool({ look, ...props }: ToolProps & { look: ToolLook }) {
  const { screen, view, onChange } = props;
  const [id, setId] = useState(view.conditions[0]?.column ?? '');
  const column = screen.columns.find((one) => one.id === id);
  const own = view.conditions.filter((one) => one.column === id);
  const put = (conditions: Condition[]) =>
    onChange({ conditions: [...view.conditions.filter((one) => one.column !== id), ...conditions] });
  const isRange = column?.kind !== undefined && column.kind !== 'text';
  const Editor = isRange ? RangeCondition : ValuesCondition;
  return (
    <ToolPopover look={look} name="Filtrar por coluna">
      <select
        className="control"
        aria-label="Coluna"
        value={id}
        onChange={({ target }) => setId(target.value)}
      >
        <option value="">Escolha a coluna</option>
        {screen.columns.map(({ id: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {column && <Editor key={id} {...props} column={column} conditions={own} onConditions={put} />}
    </ToolPopover>
  );
}
