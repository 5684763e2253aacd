import { type FormEvent, useId, useState } from 'react';
import type { ErasureReceipt } from '#contract/cadastros/dados-pessoais.ts';
import { isExpiredSession } from '#web/kit/api/errors.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { endSession } from './place.ts';

/** Erases everything after his password, then shows the receipt: the last thing he sees here. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [senha, setSenha] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);

  async function erase(event: FormEvent) {
    event.preventDefault();
    setFault(senha ? undefined : 'Informe a senha');
    if (!senha || isSending) return;
    setSending(true);
    try {
      setReceipt(await call(own.erase, { body: { senha } }));
    } catch (error) {
      if (isExpiredSession(error)) return endSession('expired');
      setFault(failureText(error));
    } finally {
      setSending(false);
    }
  }

  if (receipt)
    return (
      <Dialog
        open
        onClose={() => endSession('left')}
        width="sm:max-w-md"
        title="Seus dados foram apagados"
        footer={
          <Button look="primary" onClick={() => endSession('left')}>
            Sair
          </Button>
        }
      >
        <p className="text-pretty">
          Recibo nº <strong className="tabular-nums">{receipt.recibo}</strong>, de{' '}
          {formatDate(receipt.apagadoEm)} às {formatTime(receipt.apagadoEm)}. Guarde este número: com ele a
          equipe confirma o que foi feito.
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isSending}
      readFirst
      width="sm:max-w-md"
      title="Apagar meus dados"
      description="Isto não pode ser desfeito."
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            Cancelar
          </Button>
          <Button look="danger" type="submit" form={formId} disabled={isSending}>
            {isSending ? 'Apagando...' : 'Apagar para sempre'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={erase} noValidate className="grid gap-4">
        <ul className="grid list-disc gap-1.5 pl-5 text-pretty">
          <li>O seu site sai do ar, e os hotsites deixam de mostrar o seu contato.</li>
          <li>O seu registro, as conversas com a Lisa e os seus pedidos são apagados.</li>
          <li>Fica um registro sem os seus dados, que a lei manda guardar, com o número do recibo.</li>
        </ul>
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          value={senha}
          error={fault}
          hint="Para confirmar que é você"
          onChange={setSenha}
        />
      </form>
    </Dialog>
  );
}
