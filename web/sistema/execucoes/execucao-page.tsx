import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatCount } from '#contract/base/format-count.ts';
import { placeWords } from '#contract/base/runs.ts';
import { type ExecucaoAberta, tipoLabel } from '#contract/sistema/execucoes.ts';
import { countOf, formatCost, formatDate, formatTime, nothing } from '#web/kit/format.ts';
import type { RecordPage } from '#web/kit/record/record-page.ts';
import { recordRead } from '#web/kit/record/use-listed-record.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { CallsTable } from '#web/sistema/execucoes/calls-table.tsx';
import { Deeds } from '#web/sistema/execucoes/deeds.tsx';
import { Elapsed } from '#web/sistema/execucoes/elapsed.tsx';
import { EventsList } from '#web/sistema/execucoes/events-list.tsx';
import { execucoesPath, nameOf } from '#web/sistema/execucoes/list.tsx';
import { StepCard } from '#web/sistema/execucoes/step-card.tsx';
import { useDeed, useExecucao } from '#web/sistema/execucoes/use-execucao.ts';
import { shortFolder, stateTone, stateWords, tokensOf } from '#web/sistema/execucoes/words.ts';

/** A run's course: why it stopped or what it asks, its facts and its steps. */
export function RunCourse({ record: run }: { record: ExecucaoAberta }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Notice run={run} />
      <Facts run={run} />
      <section aria-labelledby="passos">
        <h2 id="passos" className="mb-3 font-semibold tracking-tight">
          Passos
        </h2>
        <ol className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
          {run.passos.map((step) => (
            <StepCard key={step.id} step={step} />
          ))}
        </ol>
      </section>
      {run.chamadas.length > 0 && (
        <section aria-labelledby="chamadas">
          <h2 id="chamadas" className="mb-3 font-semibold tracking-tight">
            Uso por chamada
          </h2>
          <CallsTable calls={run.chamadas} />
        </section>
      )}
      <Disclosure label="Detalhes técnicos" hint="o que foi pedido a esta execução">
        <pre className="overflow-x-auto text-xs whitespace-pre-wrap">
          {JSON.stringify(run.entrada, null, 2)}
        </pre>
      </Disclosure>
    </div>
  );
}

/** What can be done with a run now. */
function RunDeeds({ record: run }: { record: ExecucaoAberta }) {
  const navigate = useNavigate();
  const deed = useDeed(run.id, (other) => navigate(`/admin/configuracoes/execucoes/${other}`));
  return <Deeds run={run} pending={deed.isPending} onDeed={(which) => deed.mutate(which)} />;
}

/** A run's page (PNL-08): its events are what happened. */
export const execucaoPage: RecordPage<ExecucaoAberta> = {
  path: '/admin/configuracoes/execucoes',
  list: execucoesPath,
  back: 'Execuções',
  entidade: 'run',
  missing: 'Execução não encontrada',
  useRecord: (id) => recordRead(useExecucao(id)),
  name: nameOf,
  line: ({ id, tipo, motor }) => `Nº ${formatCount(id)} · ${tipoLabel(tipo)} · ${motor}`,
  State: ({ record }) => <Badge tone={stateTone(record)}>{stateWords(record)}</Badge>,
  Links: RunDeeds,
  tabs: [{ id: 'andamento', label: 'Andamento', Content: RunCourse }],
  Aside: ({ record }) => <EventsList run={record} />,
  asideTitle: 'Eventos',
};

/** Why it failed, or what it waits for. */
function Notice({ run }: { run: ExecucaoAberta }) {
  const step = run.passos.find(({ id }) => id === run.passoDaFalha)?.rotulo;
  if (run.pergunta)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-gold-soft px-5 py-4">
        <p className="min-w-0 flex-1 basis-64 break-words text-gold-ink">{run.pergunta}</p>
        {run.sessao && (
          <Link
            to={`/admin/empreendimentos?execucao=${encodeURIComponent(run.sessao)}`}
            className="button button-outline"
          >
            Responder
          </Link>
        )}
      </div>
    );
  if (run.lugar !== null)
    return (
      <p role="status" className="rounded-xl bg-sunken px-5 py-4">
        {placeWords(run.lugar)}. Cada administrador tem a sua vez.
      </p>
    );
  if (!run.erro) return null;
  const failed = run.estado === 'failed';
  return (
    <div className={failed ? 'rounded-xl bg-danger-soft px-5 py-4' : 'rounded-xl bg-sunken px-5 py-4'}>
      {step && <p className="text-[13px] font-medium text-danger">Parou em: {step}</p>}
      <p className={`break-words whitespace-pre-line ${failed ? 'text-danger' : ''}`}>{run.erro}</p>
    </div>
  );
}

function Facts({ run }: { run: ExecucaoAberta }) {
  const { uso, hotsite, empreendimentoId } = run;
  const moment = (iso: string) => `${formatDate(iso)} ${formatTime(iso)}`;
  return (
    <div className="rounded-xl border border-line bg-surface p-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
        <Fact label="Execução">Nº {formatCount(run.id)}</Fact>
        <Fact label="Tipo">{tipoLabel(run.tipo)}</Fact>
        <Fact label="Motor">{run.motor}</Fact>
        <Fact label="Iniciada por">{run.quem ?? 'Sistema'}</Fact>
        <Fact label="Início">{moment(run.inicio)}</Fact>
        <Fact label="Fim">{run.fim ? moment(run.fim) : nothing}</Fact>
        <Fact label="Do início ao fim">
          <Elapsed inicio={run.inicio} fim={run.fim} />
        </Fact>
        <Fact label="Uso de modelos">
          {uso.chamadas === 0
            ? 'Nenhum'
            : `${countOf(uso.chamadas, 'chamada', 'chamadas')}, ${countOf(tokensOf(uso), 'token', 'tokens')}`}
        </Fact>
        {uso.custo && <Fact label="Custo estimado">{formatCost(uso.custo)}</Fact>}
        {run.pasta && (
          <div className="col-span-full">
            <dt className="text-[13px] text-muted">Pasta</dt>
            <dd className="break-all">{shortFolder(run.pasta)}</dd>
          </div>
        )}
      </dl>
      {(empreendimentoId || hotsite) && (
        <div className="mt-5 flex flex-wrap gap-2">
          {empreendimentoId && (
            <Link to={`/admin/empreendimentos/${empreendimentoId}`} className="button button-outline">
              Abrir empreendimento
            </Link>
          )}
          {hotsite?.ativo && (
            <a
              href={`/hotsite/${encodeURIComponent(hotsite.rota)}`}
              target="_blank"
              rel="noopener"
              className="button button-outline"
            >
              Ver hotsite
            </a>
          )}
        </div>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-muted">{label}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}
