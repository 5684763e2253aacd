import { type FormEvent, useId, useState } from 'react';
import type { Aprovacao } from '#contract/aprovacoes.ts';
import { MessagePreview } from '#web/aprovacoes/message-preview.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useSettled } from '#web/kit/use-settled.ts';

interface Props {
  aprovacao: Aprovacao;
  rejecting: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason, which may be left out, and shows what the corretor will read. */
export function RejectDialog({ aprovacao, rejecting, onReject, onClose }: Props) {
  const form = useId();
  const [reason, setReason] = useState('');
  const settled = useSettled(reason);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!rejecting) onReject(reason);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!rejecting}
      title={`Rejeitar ${aprovacao.nome}`}
      description="O registro fica guardado, inativo, com a data e o motivo. Pode ser reaberto depois."
      footer={
        <>
          <Button disabled={rejecting} onClick={onClose}>
            Cancelar
          </Button>
          <Button look="primary" type="submit" form={form} disabled={rejecting}>
            {rejecting ? 'Rejeitando...' : 'Rejeitar'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label="Motivo (opcional)" hint="O corretor lê este texto na mensagem.">
          <textarea
            className="control h-24 resize-y py-2"
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
            }}
          />
        </Field>
      </form>
      <div className="mt-5">
        <MessagePreview corretorId={aprovacao.id} decisao="reject" reason={settled} />
      </div>
    </Dialog>
  );
}
