import { type FormEvent, useId } from 'react';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { usePersistedText } from '#web/kit/form/use-persisted-text.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { MessagePreview } from '#web/lisa/aprovacoes/message-preview.tsx';

interface Props {
  aprovacao: Aprovacao;
  rejecting: boolean;
  /** Returns whether it succeeded. */
  onReject: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for an optional reason, and previews the corretor's message. */
export function RejectDialog({ aprovacao, rejecting, onReject, onClose }: Props) {
  const form = useId();
  const [reason, setReason] = usePersistedText('rejeicao', aprovacao.id);
  const settled = useDebounced(reason);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!rejecting && (await onReject(reason))) setReason('');
  }
  function cancel() {
    setReason('');
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!rejecting}
      title={`Rejeitar ${aprovacao.nome}`}
      description="O registro fica guardado, inativo, com a data e o motivo. Pode ser reaberto depois."
      footer={
        <FormFooter form={form} busy={rejecting} onCancel={cancel}>
          {rejecting ? 'Rejeitando...' : 'Rejeitar'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Field label="Motivo (opcional)" hint="O corretor lê este texto na mensagem.">
          <textarea
            className="control h-24 resize-y py-2"
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
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
