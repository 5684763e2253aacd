import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { type FluxoForm, fluxoFormSchema } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { driveField, emptyForm, formOf, recordFields } from '#web/da-pasta-a-pagina/fluxo-ai/fluxo-form.ts';
import { PassoCard } from '#web/da-pasta-a-pagina/fluxo-ai/passo-card.tsx';
import { isSettled, type Numero, numeros, refusalOf } from '#web/da-pasta-a-pagina/fluxo-ai/passos.ts';
import { useFluxo } from '#web/da-pasta-a-pagina/fluxo-ai/use-fluxo.ts';
import { RestoredDraft } from '#web/kit/crud/crud-dialog-notices.tsx';
import { draftKey, type FormValues } from '#web/kit/form/draft.ts';
import { firstMessage } from '#web/kit/form/first-message.ts';
import { FormField } from '#web/kit/form/form-field.tsx';
import { RequiredFields, requiredOf } from '#web/kit/form/required.ts';
import { useDraft } from '#web/kit/form/use-draft.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { Sources } from '#web/widgets/sources.tsx';

interface Props {
  /** The record whose flow continues; null starts a new one. */
  record: Empreendimento | null;
  /** Unfinished flows that can be continued instead. */
  unfinished: Empreendimento[];
  onResume: (id: number) => void;
  onSuccess?: () => void;
  onClose: () => void;
}

const required = requiredOf(fluxoFormSchema, [...recordFields, driveField]);
const order = ['nome', 'incorporadoraId', 'bairroId', 'driveUrl'];

/** 'Fluxo AI Completo - Criar Empreendimento' (FLW-01..29). Mount it to open it. */
export function FluxoDialog({ record, unfinished, onResume, onSuccess, onClose }: Props) {
  const [start] = useState(() => ({ values: record ? formOf(record) : emptyForm, revisao: null }));
  const draft = useDraft(draftKey('fluxo-ai', record?.id ?? null), start);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const form = useForm<FormValues>({
    defaultValues: draft.restored?.values ?? start.values,
    // biome-ignore lint/suspicious/noExplicitAny: the form holds what is typed, the schema what is meant
    resolver: zodResolver(fluxoFormSchema as any),
  });
  const fluxo = useFluxo({
    record,
    onSuccess: () => onSuccess?.(),
    onClose,
    onMade: () => draft.drop(),
  });
  const { id, passos, isComplete } = fluxo;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // After the record exists only the folder can change, and the next step stores it.
          if (id === null) draft.keep(values);
        },
      }),
    [form, draft, id],
  );

  function run(numero: Numero) {
    if (isSettled(passos[numero]) || fluxo.refuse(numero)) return;
    if (id !== null) return goOn(numero);
    void form.handleSubmit(
      (checked) => fluxo.run(numero, checked as unknown as FluxoForm),
      (errors) => {
        const name = order.find((each) => errors[each]);
        const text = firstMessage(errors[name ?? '']) ?? '';
        showToast({ title: 'Erro de validação', text, tone: 'destructive' });
      },
    )();
  }
  /** With a record only the folder is validated: the rest is stored. */
  function goOn(numero: Numero) {
    const { driveUrl, ...rest } = form.getValues();
    const checked = fluxoFormSchema.shape.driveUrl.safeParse(driveUrl);
    if (checked.success) {
      form.clearErrors();
      return fluxo.run(numero, { ...rest, driveUrl: checked.data } as FluxoForm);
    }
    const text = checked.error.issues[0]?.message ?? '';
    form.setError('driveUrl', { type: 'link', message: text }, { shouldFocus: true });
    showToast({ title: 'Erro de validação', text, tone: 'destructive' });
  }
  function discard() {
    draft.drop();
    form.reset(start.values);
    setRestored(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Fluxo AI Completo - Criar Empreendimento"
      description="Três passos, um de cada vez. O que está feito fica guardado: feche quando quiser e continue depois."
      width="sm:max-w-3xl"
      footer={<Button onClick={onClose}>{id === null ? 'Cancelar' : 'Fechar'}</Button>}
    >
      {isComplete && (
        <p
          role="status"
          className="mb-4 flex items-center gap-2.5 rounded-md bg-done-soft px-4 py-3 font-medium text-done"
        >
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          Fluxo concluído: o empreendimento foi criado e o hotsite está publicado.
        </p>
      )}
      {record === null && id === null && unfinished.length > 0 && (
        <ul aria-label="Fluxos em aberto" className="mb-4 divide-y divide-line rounded-xl border border-line">
          {unfinished.map(({ id: other, nome }) => (
            <li key={other} className="flex items-center gap-3 px-4 py-2">
              <span className="min-w-0 flex-1 truncate">{nome}</span>
              <Button onClick={() => onResume(other)}>
                Continuar<span className="sr-only"> {nome}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormProvider {...form}>
        <RequiredFields value={required}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const next = numeros.find((numero) => passos[numero].status !== 'completed');
              if (next) run(next);
            }}
          >
            {isRestored && id === null && (
              <div className="mb-4">
                <RestoredDraft onDiscard={discard} />
              </div>
            )}
            <fieldset
              disabled={id !== null || isSettled(passos[1])}
              className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
            >
              <legend className="sr-only">Dados básicos</legend>
              {recordFields.map((field) => (
                <FormField key={field.name} field={field} record={null} />
              ))}
            </fieldset>
            <fieldset disabled={isSettled(passos[2])} className="mt-4">
              <legend className="sr-only">Pasta</legend>
              <FormField field={driveField} record={null} />
            </fieldset>
          </form>
        </RequiredFields>
      </FormProvider>
      <ol className="mt-5 grid gap-3">
        {numeros.map((numero) => (
          <PassoCard
            key={numero}
            numero={numero}
            passo={passos[numero]}
            early={refusalOf(passos, numero) !== null}
            progress={numero === 2 ? fluxo.progress : null}
            result={numero === 1 && fluxo.written && <Sources {...fluxo.written} />}
            onRun={() => run(numero)}
          />
        ))}
      </ol>
    </Dialog>
  );
}
