import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ErasureReason, erasureReasons } from '#contract/cadastros/dados-pessoais.ts';
import { type Contato, contatosMessages, eraseContato } from '#contract/publico/contatos.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** Erases a visitor for ever, for a reason; the toast names the receipt. */
export function EraseContatoDialog({ contato, onClose }: { contato: Contato; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const [motivo, setMotivo] = useState<ErasureReason | ''>('');
  const [fault, setFault] = useState<string | undefined>();
  const erase = useMutation({
    mutationFn: (given: ErasureReason) =>
      call(eraseContato, { params: { id: contato.id }, body: { motivo: given } }),
    onSuccess({ recibo }) {
      showToast({ title: 'Dados apagados', text: `Recibo nº ${recibo} na auditoria` });
      void refreshLists(client, 'contatos');
      onClose();
    },
    onError: (error) =>
      showToast({
        title: 'Erro ao apagar dados',
        text: errorText(error, 'Nada foi apagado'),
        tone: 'destructive',
      }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setFault(motivo ? undefined : contatosMessages.motivo);
    if (motivo && !erase.isPending) erase.mutate(motivo);
  }
  return (
    <Dialog
      open
      readFirst
      onClose={onClose}
      closable={!erase.isPending}
      width="sm:max-w-md"
      title="Apagar dados pessoais"
      description={`Apaga para sempre todos os contatos do telefone ${contato.telefone}. Não há como desfazer.`}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={erase.isPending}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            look="danger"
            className="border-danger"
            aria-busy={erase.isPending}
          >
            {erase.isPending ? 'Apagando...' : 'Apagar para sempre'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Motivo" error={fault}>
          <select
            className="control"
            value={motivo}
            onChange={(event) => setMotivo(event.target.value as ErasureReason | '')}
          >
            <option value="">Selecione o motivo</option>
            {Object.entries(erasureReasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      </form>
    </Dialog>
  );
}
