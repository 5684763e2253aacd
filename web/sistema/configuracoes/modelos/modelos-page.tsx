import { type ModelosAnswer, tarefas } from '#contract/sistema/modelos.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { DataLeaving } from '#web/sistema/configuracoes/modelos/data-leaving.tsx';
import { Providers } from '#web/sistema/configuracoes/modelos/providers.tsx';
import { TaskCard } from '#web/sistema/configuracoes/modelos/task-card.tsx';
import { useModelos } from '#web/sistema/configuracoes/modelos/use-modelos.ts';

/** 'Modelos': task assignment, data that may leave, and trials (WIR-01). */
export function ModelosPage() {
  const { data, isPending, isLoadingError, error, refetch } = useModelos();
  return (
    <>
      {isPending && <Skeleton className="h-96" />}
      {isLoadingError && (
        <LoadFailure detail={serverMessage(error) ?? undefined} onRetry={() => void refetch()} />
      )}
      {data && <Choices answer={data} />}
    </>
  );
}

function Choices({ answer }: { answer: ModelosAnswer }) {
  return (
    <div className="grid gap-8">
      {answer.motor === 'local' && (
        <p className="rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
          <strong className="font-semibold">O Motor local faz tudo.</strong>{' '}
          <span className="text-muted">
            Nenhum modelo é chamado{' '}
            {answer.transcricao?.fora ? 'e daqui só saem áudios, se você deixar' : 'e nada sai daqui'}. O que
            for escolhido nesta tela vale quando o servidor for iniciado com INTELLIGENCE=model.
          </span>
        </p>
      )}
      <section aria-labelledby="tarefas">
        <h2 id="tarefas" className="text-[15px] font-semibold tracking-tight">
          Quem faz cada tarefa
        </h2>
        <p className="mt-0.5 mb-3 text-muted">
          A primeira escolha e a reserva, que assume quando a primeira falha. Quem fez fica no registro da
          execução.
        </p>
        <ul className="grid gap-3 xl:grid-cols-2">
          {tarefas.map((tarefa) => (
            <TaskCard key={tarefa} tarefa={tarefa} answer={answer} />
          ))}
        </ul>
      </section>
      <DataLeaving answer={answer} />
      <Providers provedores={answer.provedores} />
    </div>
  );
}
