import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HotsiteAtras, PaginaAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { SaidChanges } from '#web/widgets/publicacao/said-changes.tsx';
import { UpdatePage } from '#web/widgets/publicacao/update-page.tsx';

interface Behind {
  paginas: readonly HotsiteAtras[];
  /** Absent where another act is in the way. */
  onUpdated?: (() => void) | undefined;
}

/** Public pages that still state what the record no longer does, what changes on each, and the way to it. */
export function PagesBehind(props: Behind) {
  return (
    <Pages paginas={props.paginas}>
      {(pagina) => (
        <>
          <Line pagina={pagina} says="continua no ar com o que dizia antes:" />
          <SaidChanges mudancas={pagina.mudancas} />
          {props.onUpdated && <UpdatePage pagina={pagina} onUpdated={props.onUpdated} />}
        </>
      )}
    </Pages>
  );
}

/** The same of a change that is not saved yet. */
export const PagesToBeBehind = ({ paginas }: { paginas: readonly PaginaAtras[] }) => (
  <Pages paginas={paginas}>
    {(pagina) => (
      <>
        Depois de salvar, <Line pagina={pagina} says="continuará no ar com o que dizia antes:" ahead />{' '}
        {pagina.campos.join(', ')}. Você poderá atualizá-la em seguida.
      </>
    )}
  </Pages>
);

function Line({ pagina, says, ahead }: { pagina: PaginaAtras; says: string; ahead?: true }) {
  return (
    <>
      {ahead ? 'a' : 'A'} página{' '}
      <a href={pagina.path} target="_blank" rel="noopener" className="underline underline-offset-4">
        {pagina.nome}
        <span className="sr-only"> (em nova aba)</span>
      </a>{' '}
      {says}
    </>
  );
}

function Pages<Pagina extends PaginaAtras>(props: {
  paginas: readonly Pagina[];
  children: (pagina: Pagina) => ReactNode;
}) {
  if (props.paginas.length === 0) return null;
  return (
    <ul aria-label="Páginas no ar" className="grid w-full gap-1.5">
      {props.paginas.map((pagina) => (
        <li
          key={pagina.path}
          className="flex items-start gap-2 rounded-lg border border-gold/40 bg-gold-soft/40 px-3 py-2 text-[13px]"
        >
          <History aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
          <div className="min-w-0 flex-1 break-words">{props.children(pagina)}</div>
        </li>
      ))}
    </ul>
  );
}
