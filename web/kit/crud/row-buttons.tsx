import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import type { AnyCrudScreen, CrudRecord, RowDialog } from './screen.ts';

export interface RowButtonsProps {
  screen: AnyCrudScreen;
  row: CrudRecord;
  /** A further act of every row of every list: its history. */
  more?: RowDialog<CrudRecord> | undefined;
  /** Disables other deletes while one is running. */
  removing: boolean;
  onEdit: (row: CrudRecord) => void;
  onRemove: (row: CrudRecord) => void;
}

const buttonWidth = 36;

const dialogsOf = ({ rowDialogs = [] }: AnyCrudScreen, more: RowButtonsProps['more']) => [
  ...rowDialogs,
  ...(more ? [more] : []),
];

/** Width of edit, delete and the menu of the rest, in pixels. */
export const narrowWidth = 3 * buttonWidth + 20;

/** Width of the button column, in pixels. */
export const buttonsWidth = (screen: AnyCrudScreen, more: RowButtonsProps['more']) =>
  buttonWidth * (2 + (screen.RowActions ? (screen.rowButtons ?? 1) : 0) + dialogsOf(screen, more).length) +
  20;

const nameOf = ({ columns }: AnyCrudScreen, row: CrudRecord) => String(columns[0]?.value(row) ?? '');

/** 'Editar' and 'Excluir', in sight on rows and cards. */
export function EditAndDelete({ screen, row, removing, onEdit, onRemove }: RowButtonsProps) {
  const name = nameOf(screen, row);
  return (
    <>
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

/** The actions of a table's row. */
export function RowButtons(props: RowButtonsProps) {
  const { screen, row, more } = props;
  const { RowActions, entidade } = screen;
  const [opened, setOpened] = useState<RowDialog<CrudRecord> | null>(null);
  const name = nameOf(screen, row);
  return (
    <>
      {RowActions && <RowActions row={row} />}
      {dialogsOf(screen, more).map((dialog) => (
        <IconButton
          key={dialog.label}
          label={dialog.labelOf?.(name) ?? `${dialog.label} de ${name}`}
          onClick={() => setOpened(dialog)}
        >
          <dialog.Icon />
        </IconButton>
      ))}
      <EditAndDelete {...props} />
      {opened && (
        <Suspense>
          <opened.Dialog row={row} entidade={entidade} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
