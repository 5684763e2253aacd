import { type FormEvent, useId, useState } from 'react';
import { type Pedido, pedidosMessages } from '#contract/lisa/pedidos.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { usePersistedText } from '#web/kit/form/use-persisted-text.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';

interface Props {
  pedido: Pedido;
  busy: boolean;
  /** `done` is called on success. */
  onRefuse: (motivo: string, done: () => void) => void;
  onClose: () => void;
}

/** A refusal needs a reason, which the corretor reads. */
export function RefuseDialog({ pedido, busy, onRefuse, onClose }: Props) {
  const formId = useId();
  const [motivo, setMotivo] = usePersistedText('recusa', pedido.id);
  const [fault, setFault] = useState<string | undefined>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = motivo.trim();
    setFault(given ? undefined : pedidosMessages.motivo);
    if (given && !busy) onRefuse(given, () => setMotivo(''));
  }
  function cancel() {
    setMotivo('');
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!busy}
      width="sm:max-w-md"
      title="Recusar pedido"
      description={`Pedido de ${pedido.corretor.nome}`}
      footer={
        <FormFooter form={formId} busy={busy} onCancel={cancel}>
          {busy ? 'Recusando...' : 'Recusar pedido'}
        </FormFooter>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="Motivo" required error={fault} hint="O corretor lê este texto na página dele.">
          <textarea
            className="control h-auto min-h-24 py-2"
            maxLength={500}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
