import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import {
  dadosPessoaisMessages,
  type ErasureReceipt,
  eraseDadosPessoais,
  erasureReasons,
} from '#contract/cadastros/dados-pessoais.ts';
import { call, type InputOf } from '#web/kit/api/client.ts';
import { errorField, errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { ErasureReceiptView } from './erasure-receipt.tsx';
import { ErasureSummary } from './erasure-summary.tsx';

interface Props {
  corretor: Corretor;
  onClose: () => void;
  /** Called once the receipt was read. */
  onErased: () => void;
}
type Reason = InputOf<typeof eraseDadosPessoais>['body']['motivo'];
type Faults = Partial<Record<'motivo' | 'confirmacao', string>>;

/** Erases personal data after a typed confirmation, then shows the receipt. */
export function EraseDialog({ corretor, onClose, onErased }: Props) {
  const formId = useId();
  const client = useQueryClient();
  const [motivo, setMotivo] = useState<Reason | ''>('');
  const [confirmacao, setConfirmacao] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);

  const erase = useMutation({
    mutationFn: (given: Reason) =>
      call(eraseDadosPessoais, {
        params: { id: corretor.id },
        body: {
          motivo: given,
          confirmacao,
        },
      }),
    onSuccess(answer) {
      setReceipt(answer);
      showToast({ title: 'Dados apagados', text: `Recibo nº ${answer.recibo} na auditoria` });
      void refreshLists(client, 'corretores', 'imoveis-usados', 'associacoes', 'lixeira');
    },
    onError(error) {
      const text = errorText(error);
      const field = errorField(error);
      if (field === 'motivo' || field === 'confirmacao') setFaults({ [field]: text });
      showToast({ title: 'Erro ao apagar dados', text, tone: 'destructive' });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // Nested in the corretor's dialog; must not submit its form.
    event.stopPropagation();
    if (erase.isPending) return;
    const found: Faults = {
      ...(motivo ? {} : { motivo: dadosPessoaisMessages.motivo }),
      ...(confirmacao.trim() ? {} : { confirmacao: dadosPessoaisMessages.confirmacao }),
    };
    setFaults(found);
    const [text] = Object.values(found);
    if (text) showToast({ title: 'Erro de validação', text, tone: 'destructive' });
    else if (motivo) erase.mutate(motivo);
  }

  if (receipt)
    return (
      <Dialog
        open
        onClose={onErased}
        title="Dados apagados"
        description="Este é o recibo. Ele fica na auditoria, sem nenhum dado da pessoa."
        footer={<Button onClick={onErased}>Fechar</Button>}
      >
        <ErasureReceiptView receipt={receipt} />
      </Dialog>
    );
  return (
    <Dialog
      open
      readFirst
      onClose={onClose}
      closable={!erase.isPending}
      title="Apagar dados pessoais"
      description={`Apaga para sempre o que identifica ${corretor.nome}. Não há como desfazer, nem pela lixeira.`}
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
            aria-disabled={erase.isPending}
          >
            {erase.isPending ? 'Apagando...' : 'Apagar para sempre'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <ErasureSummary />
        <Field label="Motivo" required quiet error={faults.motivo}>
          <select
            className="control"
            value={motivo}
            onChange={(event) => setMotivo(event.target.value as Reason | '')}
          >
            <option value="">Selecione o motivo</option>
            {Object.entries(erasureReasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field
          label={`Para confirmar, digite o CRECI dele: ${corretor.creci}`}
          required
          quiet
          error={faults.confirmacao}
        >
          <input
            className="control"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={confirmacao}
            onChange={(event) => setConfirmacao(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
