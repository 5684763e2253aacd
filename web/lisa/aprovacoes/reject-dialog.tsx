import { type FormEvent, useId } from 'react';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { usePersistedText } from '#web/kit/form/use-persisted-text.ts';
import { Button } from '#web/kit/ui/button.tsx';
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

/** What is said most often, in one press; it can be taken back for ten seconds like any decision. */
const usualReasons = ['CRECI não confere', 'CRECI vencido', 'Cadastro repetido'];

/** Asks for an optional reason, and previews the corretor's message. */
export function RejectDialog({ aprovacao, rejecting, onReject, onClose }: Props) {
  const form = useId();
  const [reason, setReason] = usePersistedText('rejeicao', aprovacao.id);
  const settled = useDebounced(reason);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!rejecting && (await onReject(reason))) setReason('');
  }
  async function rejectFor(usual: string) {
    if (rejecting) return;
    setReason(usual);
    if (await onReject(usual)) setReason('');
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
      {reason.trim() === '' && (
        <fieldset className="mb-4 flex min-w-0 flex-wrap gap-2">
          <legend className="mb-1.5 text-[13px] font-medium">Rejeitar agora, por</legend>
          {usualReasons.map((usual) => (
            <Button key={usual} disabled={rejecting} onClick={() => void rejectFor(usual)}>
              {usual}
            </Button>
          ))}
        </fieldset>
      )}
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
