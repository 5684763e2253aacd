import type { ReactNode } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import type { ListView, SortKey } from '#web/cadastros/empreendimentos/list-view.ts';
import { DataCards } from '#web/kit/table/data-cards.tsx';
import { DataTable } from '#web/kit/table/data-table.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';

/** Width of three buttons with spacing, in pixels. */
const actionsWidth = 128;

interface Props {
  rows: Empreendimento[];
  view: ListView;
  marked: number | null;
  busy: number | null;
  onOpen: (row: Empreendimento) => void;
  onHold: (row: Empreendimento) => void;
  onSort: (column: SortKey) => void;
  actions: (row: Empreendimento) => ReactNode;
}

/** The list as a table; cards on a phone. */
export function EmpreendimentosTable({ view, onSort, ...rest }: Props) {
  const isPhone = useMediaQuery('(width < 40rem)');
  const props = { ...rest, label: 'Empreendimentos', columns: screen.columns };
  if (isPhone) return <DataCards {...props} />;
  return (
    <DataTable
      {...props}
      rowHeight={screen.rowHeight}
      actionsWidth={actionsWidth}
      sort={{ column: view.sort, descending: view.descending }}
      onSort={(column) => onSort(column as SortKey)}
    />
  );
}
