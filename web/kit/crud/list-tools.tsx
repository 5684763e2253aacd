import { ArrowDownUp, ListFilter, SlidersHorizontal } from 'lucide-react';
import { demanded, OnDemand } from '#web/kit/ui/on-demand.tsx';
import type { ToolProps } from './tool-props.ts';

const filters = demanded<ToolProps>(async () => (await import('./filter-tool.tsx')).FilterTool);
const order = demanded<ToolProps>(async () => (await import('./order-tool.tsx')).OrderTool);
const columns = demanded<ToolProps>(async () => (await import('./columns-tool.tsx')).ColumnsTool);

interface Props extends ToolProps {
  /** Cards show all columns. */
  asCards: boolean;
}

/** Conditions on any column, several orders, columns and density of a list. */
export function ListTools({ asCards, ...given }: Props) {
  const { conditions, sorts } = given.view;
  const filtered = new Set(conditions.map(({ column }) => column)).size;
  return (
    <>
      <OnDemand tool={filters} given={given} look={{ label: 'Filtrar', Icon: ListFilter, count: filtered }} />
      <OnDemand
        tool={order}
        given={given}
        look={{ label: 'Ordenar', Icon: ArrowDownUp, count: sorts.length }}
      />
      {!asCards && (
        <OnDemand tool={columns} given={given} look={{ label: 'Colunas', Icon: SlidersHorizontal }} />
      )}
    </>
  );
}
