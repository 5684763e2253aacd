import { type FormEvent, useId, useState } from 'react';
import type { LimitesAnswer, Moeda } from '#contract/sistema/execucoes.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { RestoredDraft } from '#web/kit/crud/crud-dialog-notices.tsx';
import { FormFooter } from '#web/kit/form/form-footer.tsx';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import {
  type Fault,
  limitesOf,
  type Typed,
  typedOf,
  typedSchema,
} from '#web/sistema/execucoes/limits-form.ts';
import { useSaveLimits } from '#web/sistema/execucoes/use-limits.ts';

type CountField = 'execucaoChamadas' | 'execucaoTokens' | 'diaChamadas' | 'diaTokens';

const groups: { legend: string; hint: string; fields: [CountField, string][] }[] = [
  {
    legend: 'Por execução',
    hint: 'Ao atingir, só aquela execução para.',
    fields: [
      ['execucaoChamadas', 'Chamadas por execução'],
      ['execucaoTokens', 'Tokens por execução'],
    ],
  },
  {
    legend: 'Por dia, tudo somado',
    hint: 'Recomeça à meia-noite de Brasília. Zero desliga os modelos.',
    fields: [
      ['diaChamadas', 'Chamadas por dia'],
      ['diaTokens', 'Tokens por dia'],
    ],
  },
];

interface Props {
  limits: LimitesAnswer;
  onClose: () => void;
}

/** Restores typed values, adding lines for models used since. */
const onto = (now: Typed, kept: Typed): Typed => ({
  ...kept,
  precos: now.precos.map((price) => kept.precos.find(({ modelo }) => modelo === price.modelo) ?? price),
});

/** Model limits, and prices per million tokens. */
export function LimitsDialog({ limits, onClose }: Props) {
  const [kept, keep] = usePersisted('limites', 0, typedSchema);
  const [isRestored] = useState(kept !== null);
  const typed = kept ? onto(typedOf(limits), kept) : typedOf(limits);
  const [fault, setFault] = useState<Fault | null>(null);
  const save = useSaveLimits();
  const form = useId();
  const set = (part: Partial<Typed>) => {
    keep({ ...typed, ...part });
    setFault(null);
  };
  function cancel() {
    keep(null);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const read = limitesOf(typed);
    if ('problem' in read) return setFault(read);
    setFault(null);
    save.mutate(read.limites, {
      onSuccess() {
        keep(null);
        showToast({ title: 'Limites salvos', text: 'Valem a partir da próxima chamada de um modelo.' });
        onClose();
      },
      onError: (error) => setFault({ problem: errorText(error, 'Erro ao salvar os limites'), field: '' }),
    });
  }

  const faultAt = (field: string) => (fault?.field === field ? fault.problem : undefined);

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      title="Limites e preços"
      description="Quanto os modelos de IA podem ser usados. O motor local não tem custo e nunca para."
      footer={
        <FormFooter form={form} busy={save.isPending} onCancel={cancel}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </FormFooter>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-6">
        {isRestored && kept && <RestoredDraft onDiscard={() => keep(null)} />}
        {groups.map(({ legend, hint, fields }) => (
          <fieldset key={legend} className="min-w-0">
            <legend className="font-medium">{legend}</legend>
            <p className="mb-3 text-[13px] text-muted">{hint}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              {fields.map(([name, label]) => (
                <Field key={name} label={label} error={faultAt(name)}>
                  <input
                    className="control tabular-nums"
                    inputMode="numeric"
                    autoComplete="off"
                    value={typed[name]}
                    onChange={(event) => set({ [name]: event.target.value })}
                  />
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
        <Prices typed={typed} set={set} faultAt={faultAt} />
        {faultAt('') && (
          <p role="alert" className="field-error">
            {faultAt('')}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface PricesProps {
  typed: Typed;
  set: (part: Partial<Typed>) => void;
  faultAt: (field: string) => string | undefined;
}

function Prices({ typed, set, faultAt }: PricesProps) {
  const { precos } = typed;
  const change = (index: number, part: Partial<Typed['precos'][number]>) =>
    set({ precos: precos.map((price, i) => (i === index ? { ...price, ...part } : price)) });
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">Preço por milhão de tokens</legend>
      <p className="mb-3 text-[13px] text-muted">
        {precos.length === 0
          ? 'Nenhum modelo foi usado ainda. Depois do primeiro uso, informe aqui o preço que o provedor cobra.'
          : 'O que o provedor cobra. Sem preço, só os tokens são mostrados.'}
      </p>
      {precos.length > 0 && (
        <div className="grid gap-4">
          <Field label="Moeda">
            <select
              className="control sm:w-56"
              value={typed.moeda}
              onChange={(event) => set({ moeda: event.target.value as Moeda })}
            >
              <option value="USD">Dólar (US$)</option>
              <option value="BRL">Real (R$)</option>
            </select>
          </Field>
          {precos.map(({ modelo, entrada, saida }, index) => (
            <div key={modelo} className="grid grid-cols-2 gap-3">
              <Field label={`${modelo}: entrada`} error={faultAt(`${modelo}.entrada`)}>
                <input
                  className="control tabular-nums"
                  inputMode="decimal"
                  autoComplete="off"
                  value={entrada}
                  onChange={(event) => change(index, { entrada: event.target.value })}
                />
              </Field>
              <Field label={`${modelo}: saída`} error={faultAt(`${modelo}.saida`)}>
                <input
                  className="control tabular-nums"
                  inputMode="decimal"
                  autoComplete="off"
                  value={saida}
                  onChange={(event) => change(index, { saida: event.target.value })}
                />
              </Field>
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
}
