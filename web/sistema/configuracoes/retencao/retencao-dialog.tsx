import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  type Prazos,
  prazoMinimo,
  previewSobra,
  readPrazos,
  savePrazos,
  type TipoRetido,
  tiposRetidos,
} from '#contract/sistema/retencao.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { countOf, formatDate } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { kindWords, termLabel, termsOf } from '#web/sistema/configuracoes/retencao/words.ts';

interface Props {
  saved: Prazos;
  onClose: () => void;
}

/** Terms by kind, each with what it would delete. */
export function RetencaoDialog({ saved, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(saved);
  const form = useId();
  const save = useMutation({
    mutationFn: (body: Prazos) => call(savePrazos, { body }),
    onSuccess(prazos) {
      client.setQueryData([readPrazos.path], prazos);
      showToast({ title: 'Prazos salvos', text: 'Valem a partir da próxima limpeza, uma vez por dia.' });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(typed);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      title="Prazos de guarda"
      description="O que passa do prazo é apagado uma vez por dia e não volta. A soma fica na auditoria."
      footer={
        <FormFooter form={form} busy={save.isPending} onCancel={onClose}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        {tiposRetidos.map((tipo) => (
          <Field
            key={tipo}
            label={kindWords[tipo].label}
            hint={
              <>
                {kindWords[tipo].hint} <Leaving tipo={tipo} months={typed[tipo]} />
              </>
            }
          >
            <select
              className="control sm:w-56"
              value={typed[tipo] ?? ''}
              onChange={({ target }) =>
                setTyped({ ...typed, [tipo]: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">Para sempre</option>
              {termsOf(prazoMinimo[tipo], saved[tipo]).map((months) => (
                <option key={months} value={months}>
                  {termLabel(months)}
                </option>
              ))}
            </select>
          </Field>
        ))}
        {save.isError && (
          <p role="alert" className="field-error">
            {errorText(save.error, 'Erro ao salvar os prazos')}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What goes with the next cleaning. */
function Leaving({ tipo, months }: { tipo: TipoRetido; months: number | null }) {
  const { data, isError } = useQuery({
    queryKey: [previewSobra.path, tipo, months],
    queryFn: ({ signal }) => call(previewSobra, { params: { tipo }, query: { meses: months ?? 1 } }, signal),
    enabled: months !== null,
    staleTime: 0,
  });
  if (months === null) return null;
  if (isError) return <strong>Não foi possível contar o que vai sair.</strong>;
  if (!data) return <span>Contando...</span>;
  if (data.total === 0) return <span>Nada a apagar agora.</span>;
  return (
    <strong className="font-medium text-danger">
      {countOf(data.total, 'registro vai ser apagado', 'registros vão ser apagados')}
      {data.desde && `, o mais antigo de ${formatDate(data.desde)}`}.
    </strong>
  );
}
