import { type FormEvent, useId, useState } from 'react';
import { fieldLabel } from '#contract/painel/audit-words.ts';
import type { LixeiraItem } from '#contract/painel/lixeira.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import type { Obstacle } from '#web/painel/lixeira/use-restore.ts';

interface Props {
  obstacle: Obstacle;
  /** Trash items, which may include the record's parents. */
  items: LixeiraItem[];
  restoring: boolean;
  onRestore: (item: LixeiraItem, values?: Record<string, string>) => void;
  onClose: () => void;
}

/** The server's sentence without the mark of the rule: 'CRECI já cadastrado (unique: creci)'. */
const withoutMark = (message: string) => message.replace(/ \(unique: \w+\)$/, '');

/** Why a record cannot be restored unchanged, and the solution. */
export function ObstacleDialog(props: Props) {
  const { obstacle, onClose } = props;
  const { item, refusal } = obstacle;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Restaurar ${item.nome}`}
      description={withoutMark(refusal.message)}
      width="sm:max-w-md"
    >
      {refusal.field ? <OtherValue {...props} field={refusal.field} /> : <ParentFirst {...props} />}
    </Dialog>
  );
}

/** Another value for the clashing field. */
function OtherValue({ obstacle, field, restoring, onRestore, onClose }: Props & { field: string }) {
  const id = useId();
  const { item, refusal } = obstacle;
  const [value, setValue] = useState(field === 'nome' ? item.nome : '');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (value.trim() && !restoring) onRestore(item, { [field]: value });
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-4">
      {refusal.detail && <p>{refusal.detail}</p>}
      <Field label={`${fieldLabel(field)} para restaurar`}>
        <input
          type="text"
          className="control"
          required
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          look="primary"
          type="submit"
          disabled={restoring}
          why={value.trim() ? undefined : `Preencha ${fieldLabel(field)}`}
        >
          {restoring ? 'Restaurando...' : 'Restaurar com este valor'}
        </Button>
      </div>
    </form>
  );
}

/** Its parent is trashed too and must be restored first. */
function ParentFirst({ obstacle, items, restoring, onRestore, onClose }: Props) {
  const needed = obstacle.refusal.uses?.[0];
  const parent = items.find(
    ({ id, rotulo }) => id === needed?.items[0]?.id && rotulo.toLowerCase() === needed.label,
  );
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{parent ? 'Cancelar' : 'Fechar'}</Button>
      {parent && (
        <Button look="primary" disabled={restoring} onClick={() => onRestore(parent)}>
          {restoring ? 'Restaurando...' : `Restaurar ${parent.rotulo.toLowerCase()} ${parent.nome}`}
        </Button>
      )}
    </div>
  );
}
