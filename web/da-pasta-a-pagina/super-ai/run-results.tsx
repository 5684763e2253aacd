import { useQuery } from '@tanstack/react-query';
import { CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import type { FreshResult } from '#web/da-pasta-a-pagina/super-ai/fresh-results.ts';
import { seenRuns } from '#web/da-pasta-a-pagina/super-ai/seen-runs.ts';
import { useFreshResults } from '#web/da-pasta-a-pagina/super-ai/use-fresh-results.ts';
import { countOf } from '#web/kit/format.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { leituraOf } from '#web/widgets/leitura/read-leitura.ts';

function Card({ runId, empreendimentoId, text, page }: FreshResult) {
  // An additional call: without its answer the count is left out (API-20).
  const leitura = useQuery(leituraOf(empreendimentoId));
  const open = leitura.data?.campos.filter(({ estado }) => estado === 'a-revisar').length;
  return (
    <li className="flex items-start gap-3 sm:items-center rounded-xl border border-gold bg-surface py-3 pr-2 pl-4">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-done sm:mt-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 break-words">
          <span className="font-medium">{text}</span>{' '}
          {open !== undefined && (
            <span className="text-muted">
              {open === 0 ? 'Tudo revisado.' : `${countOf(open, 'campo', 'campos')} a revisar.`}
              {page && open > 0 && ' A página só diz o que foi lido com certeza.'}
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {open !== 0 && (
            <Link
              to={`/admin/empreendimentos/${empreendimentoId}/revisao`}
              className="button button-primary"
              onClick={() => seenRuns.add(runId)}
            >
              Revisar
            </Link>
          )}
          {page && (
            <a
              href={page}
              target="_blank"
              rel="noopener"
              className="button button-outline"
              onClick={() => seenRuns.add(runId)}
            >
              Ver página<span className="sr-only"> (em nova aba)</span>
            </a>
          )}
        </div>
      </div>
      <IconButton label="Dispensar" onClick={() => seenRuns.add(runId)}>
        <X />
      </IconButton>
    </li>
  );
}

const cards = 'grid gap-2';

/** What runs made, over the list and on the dashboard, until seen (PNL-01): the last one, the others behind a line. */
export function RunResults() {
  const [last, ...others] = useFreshResults();
  if (!last) return null;
  return (
    <div className="my-4 grid gap-1 first:mt-0">
      <ul aria-label="Resultados do Super AI" className={cards}>
        <Card key={last.runId} {...last} />
      </ul>
      {others.length > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 px-1">
          <Disclosure
            look="line"
            className="min-w-0 flex-1"
            label={`E mais ${countOf(others.length, 'resultado por ver', 'resultados por ver')}`}
          >
            <ul aria-label="Resultados anteriores do Super AI" className={cards}>
              {others.map((result) => (
                <Card key={result.runId} {...result} />
              ))}
            </ul>
          </Disclosure>
          <button
            type="button"
            className="min-h-6 text-[13px] text-muted underline-offset-4 hover:text-ink hover:underline"
            onClick={() => {
              for (const { runId } of others) seenRuns.add(runId);
            }}
          >
            Dispensar {others.length === 1 ? 'este' : 'estes'}
          </button>
        </div>
      )}
    </div>
  );
}
