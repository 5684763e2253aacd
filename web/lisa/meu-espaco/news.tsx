import { useEffect } from 'react';
import type { Novidade } from '#contract/lisa/novidades.ts';
import { countOf, formatDate } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { own } from './calls.ts';
import { InnerLink } from './inner-link.tsx';
import { home } from './place.ts';
import { lastVisit, noteVisit } from './session.ts';
import { useRead } from './use-read.ts';

/** Most news shown at once, unless more are new. */
const most = 5;

const placeOf = ({ tipo, empreendimentoId }: Novidade): string =>
  tipo === 'contato' ? `${home}/contatos` : `${home}/material?empreendimento=${empreendimentoId}`;

/** What changed in the last days, with what is new since he was here. Nothing while there is none. */
export function News() {
  const { data } = useRead(own.novidades);
  useEffect(() => {
    if (data) noteVisit();
  }, [data]);
  if (!data || data.length === 0) return null;
  const since = lastVisit();
  const isNew = ({ em }: Novidade) => since === null || em > since;
  const fresh = data.filter(isNew).length;
  return (
    <section aria-labelledby="novidades" className="card mb-6 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="novidades" className="text-[17px] font-semibold tracking-tight">
          O que mudou
        </h2>
        {fresh > 0 && <Badge tone="alive">{countOf(fresh, 'novidade', 'novidades')}</Badge>}
      </div>
      {fresh === 0 && since && (
        <p className="mt-1 text-muted">Nada de novo desde a sua visita de {formatDate(since)}.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {data.slice(0, Math.max(most, fresh)).map((one) => (
          <li key={one.chave}>
            <InnerLink
              href={placeOf(one)}
              className="-mx-2 flex min-h-11 items-baseline gap-3 rounded-md px-2 py-2.5 hover:bg-sunken"
            >
              <span className={`min-w-0 flex-1 break-words ${isNew(one) ? 'font-medium' : 'text-muted'}`}>
                {isNew(one) && <span className="sr-only">Novo: </span>}
                {one.texto}
              </span>
              <span className="shrink-0 text-[13px] text-faint tabular-nums">
                {formatDate(one.em).slice(0, 5)}
              </span>
            </InnerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
