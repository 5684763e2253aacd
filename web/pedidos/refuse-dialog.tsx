import { type FormEvent, useId, useState } from 'react';
import { type Pedido, pedidosMessages } from '#contract/pedidos.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';

interface Props {
  pedido: Pedido;
  busy: boolean;
  onRefuse: (motivo: string) => void;
  onClose: () => void;
}

/** A refusal says why: the corretor reads it on his page. */
export function RefuseDialog({ pedido, busy, onRefuse, onClose }: Props) {
  const formId = useId();
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState<string | undefined>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = motivo.trim();
    setFault(given ? undefined : pedidosMessages.motivo);
    if (given && !busy) onRefuse(given);
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
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button look="primary" type="submit" form={formId} disabled={busy}>
            {busy ? 'Recusando...' : 'Recusar pedido'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="Motivo" error={fault} hint="O corretor lê este texto na página dele.">
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
