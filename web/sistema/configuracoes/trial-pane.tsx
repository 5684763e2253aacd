import { useMutation } from '@tanstack/react-query';
import {
  type Configuracao,
  type Trial,
  type TrialPart,
  trySetting,
} from '#contract/sistema/configuracoes.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

interface Attempt {
  texto: string;
  exemplo: string;
}

/** Tries a text, saved or not, with the current engine. */
export const useTrial = (chave: string) =>
  useMutation({
    mutationFn: ({ texto, exemplo }: Attempt) =>
      call(trySetting, { params: { chave }, body: { valor: texto, exemplo } }),
  });

interface Props {
  setting: Configuracao;
  text: string;
  trial: ReturnType<typeof useTrial>;
}

/** The example and the trial's result. */
export function TrialPane({ setting, text, trial }: Props) {
  const { chave, exemplos } = setting;
  const exemplo = trial.variables?.exemplo ?? exemplos[0]?.id ?? '';
  const attempt = (id: string) => trial.mutate({ texto: text, exemplo: id });
  const isOld = trial.isSuccess && trial.variables.texto !== text;
  return (
    <div aria-busy={trial.isPending}>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={`${chave}-exemplo`} className="text-[13px] font-medium">
          Exemplo
        </label>
        <select
          id={`${chave}-exemplo`}
          className="control w-auto max-w-full flex-1 basis-56"
          value={exemplo}
          disabled={trial.isPending}
          onChange={(event) => attempt(event.target.value)}
        >
          {exemplos.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </select>
        <Button disabled={trial.isPending} onClick={() => attempt(exemplo)}>
          {trial.isPending ? 'Experimentando…' : 'Experimentar de novo'}
        </Button>
      </div>
      <div className="mt-3" role="status">
        {trial.isPending && (
          <div className="grid gap-2">
            <span className="sr-only">Experimentando…</span>
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        )}
        {trial.isError && (
          <p className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            {errorText(trial.error, 'Erro ao experimentar o texto')}
          </p>
        )}
        {isOld && <p className="mb-2 text-[13px] text-gold-ink">O texto mudou depois desta resposta.</p>}
        {trial.isSuccess && <Result trial={trial.data} />}
      </div>
    </div>
  );
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const seconds = (ms: number) => (ms < 100 ? 'menos de 0,1 s' : `${number.format(ms / 1000)} s`);

function Result({ trial }: { trial: Trial }) {
  return (
    <>
      {trial.aviso && <p className="mb-3 rounded-md bg-gold-soft px-3 py-2 text-gold-ink">{trial.aviso}</p>}
      <p className="mb-3 text-[13px] text-muted">
        {trial.motor} · {seconds(trial.duracaoMs)} · nada foi salvo
      </p>
      <div className="grid gap-4">
        {trial.partes.map((part) => (
          <section key={part.titulo} className="min-w-0">
            <h4 className="mb-1 text-[13px] font-medium">{part.titulo}</h4>
            <Part part={part} />
          </section>
        ))}
      </div>
    </>
  );
}

const box =
  'max-h-80 overflow-auto rounded-md border border-line bg-surface p-3 break-words whitespace-pre-wrap';

function Part({ part }: { part: TrialPart }) {
  if (part.tipo === 'campos')
    return (
      <dl className="grid gap-x-4 gap-y-1 rounded-md border border-line bg-surface p-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        {part.campos.map(({ rotulo, valor, nota }) => (
          <div key={rotulo} className="contents">
            <dt className="text-muted">{rotulo}</dt>
            <dd className="min-w-0 break-words max-sm:mb-1.5">
              {valor}
              {nota && <span className="block text-[13px] text-muted">{nota}</span>}
            </dd>
          </div>
        ))}
      </dl>
    );
  const isCode = part.tipo === 'codigo';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div tabIndex={0} className={isCode ? `${box} font-mono text-xs` : `${box} leading-6`}>
      {part.texto || '(vazio)'}
    </div>
  );
}
