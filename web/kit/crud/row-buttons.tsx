import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

/** An extra button on every row of every list: its history. */
export type RowMore = ComponentType<{ row: CrudRecord; entidade: string }>;

interface Props {
  screen: AnyCrudScreen;
  row: CrudRecord;
  More?: RowMore | undefined;
  /** Disables other deletes while one is running. */
  removing: boolean;
  onEdit: (row: CrudRecord) => void;
  onRemove: (row: CrudRecord) => void;
}

const buttonWidth = 36;

/** Width of the button column, in pixels. */
export const buttonsWidth = ({ RowActions, rowButtons = 1 }: AnyCrudScreen, More: RowMore | undefined) =>
  buttonWidth * (2 + (RowActions ? rowButtons : 0) + Number(Boolean(More))) + 20;

/** The actions of a row. */
export function RowButtons({ screen, row, More, removing, onEdit, onRemove }: Props) {
  const { RowActions, columns, entidade } = screen;
  const name = String(columns[0]?.value(row) ?? '');
  return (
    <>
      {RowActions && <RowActions row={row} />}
      {More && <More row={row} entidade={entidade} />}
      <IconButton label={`Editar ${name}`} onClick={() => onEdit(row)}>
        <Pencil />
      </IconButton>
      <IconButton
        label={`Excluir ${name}`}
        className="hover:not-disabled:text-danger"
        disabled={removing}
        onClick={() => onRemove(row)}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
