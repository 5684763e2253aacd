import { CircleAlert, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  type AvisoDeModelo,
  esforcoLabels,
  type ModelosAnswer,
  necessidadeLabels,
  type Tarefa,
  tarefaInfo,
} from '#contract/sistema/modelos.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Trial } from '#web/sistema/configuracoes/modelos/trial.tsx';

const ChoiceDialog = lazy(async () => ({
  default: (await import('#web/sistema/configuracoes/modelos/choice-dialog.tsx')).ChoiceDialog,
}));

/** One task: its models in order, remarks, and a trial. */
export function TaskCard({ tarefa, answer }: { tarefa: Tarefa; answer: ModelosAnswer }) {
  const [choosing, setChoosing] = useState(false);
  const { rotulo, resumo, precisa, esforco } = tarefaInfo[tarefa];
  const { emUso, avisos } = answer.tarefas[tarefa];
  const chosen = answer.salvo.tarefas[tarefa];
  const isLocal = answer.motor === 'local';
  return (
    <li className="flex min-w-0 flex-col rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
      <h3 className="font-semibold tracking-tight">{rotulo}</h3>
      <p className="text-[13px] text-muted">
        {resumo}
        {precisa.length > 0 &&
          ` Pede um modelo que ${precisa.map((need) => necessidadeLabels[need]).join(' e ')}.`}
      </p>
      <dl className="mt-3 grid gap-1.5">
        {isLocal ? (
          <Who label="Em uso" name="Motor local" note="neste servidor" />
        ) : (
          emUso.map(({ provedor, nome, modelo, fora }, index) => (
            <Who
              key={`${provedor} ${modelo}`}
              label={index === 0 ? 'Em uso' : 'Reserva'}
              name={[nome, modelo].filter(Boolean).join(' · ')}
              note={[
                fora ? 'fora daqui' : 'neste servidor ou rede',
                index === 0 && !chosen.escolha && modelo !== '' ? 'pelo ambiente' : '',
              ]
                .filter(Boolean)
                .join(', ')}
            />
          ))
        )}
        {!isLocal && emUso.length === 0 && <Who label="Em uso" name="Ninguém" note="a tarefa vai falhar" />}
      </dl>
      <p className="mt-1.5 text-[13px] text-muted">
        Esforço: {esforcoLabels[chosen.esforco ?? esforco].toLowerCase()}
        {chosen.esforco === null && ' (padrão)'}
      </p>
      {avisos.map((aviso) => (
        <Notice key={aviso.texto} {...aviso} />
      ))}
      <div className="mt-auto flex flex-wrap items-start gap-2 pt-4">
        <Button
          aria-haspopup="dialog"
          aria-label={`Escolher quem faz: ${rotulo}`}
          onClick={() => setChoosing(true)}
        >
          Escolher
        </Button>
        <Trial tarefa={tarefa} />
      </div>
      {choosing && (
        <Suspense>
          <ChoiceDialog tarefa={tarefa} answer={answer} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </li>
  );
}

const Who = ({ label, name, note }: { label: string; name: string; note: string }) => (
  <div className="flex flex-wrap gap-x-3">
    <dt className="w-16 shrink-0 text-[13px] leading-5 text-muted">{label}</dt>
    <dd className="min-w-0 flex-1 font-medium break-words">
      {name} <span className="text-[13px] font-normal text-muted">({note})</span>
    </dd>
  </div>
);

const Notice = ({ nivel, texto }: AvisoDeModelo) => {
  const isError = nivel === 'erro';
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <p
      className={cx(
        'mt-2 flex gap-2 rounded-md px-3 py-2 text-[13px] break-words',
        isError ? 'bg-danger-soft text-danger' : 'bg-gold-soft text-gold-ink',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{texto}</span>
    </p>
  );
};
