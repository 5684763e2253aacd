import type { Condition } from '#contract/base/conditions.ts';
import type { Column, CrudRecord } from './screen.ts';
import type { ToolProps } from './tool-props.ts';

/** The conditions of one column, and their change. */
export interface ConditionProps extends ToolProps {
  column: Column<CrudRecord>;
  conditions: readonly Condition[];
  onConditions: (conditions: Condition[]) => void;
}
