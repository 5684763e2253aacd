import { useQuery } from '@tanstack/react-query';
import { CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import type { FreshResult } from '#web/da-pasta-a-pagina/super-ai/fresh-results.ts';
import { seenRuns } from '#web/da-pasta-a-pagina/super-ai/seen-runs.ts';
import { useFreshResults } from '#web/da-pasta-a-pagina/super-ai/use-fresh-results.ts';
import { countOf } from '#web/kit/format.ts';
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
            <a href={page} target="_blank" rel="noopener" className="button button-outline">
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

/** What runs made, over the list and on the dashboard, until seen (PNL-01). */
export function RunResults() {
  const results = useFreshResults();
  if (results.length === 0) return null;
  return (
    <ul aria-label="Resultados do Super AI" className="my-4 grid gap-2 first:mt-0">
      {results.map((result) => (
        <Card key={result.runId} {...result} />
      ))}
    </ul>
  );
}
