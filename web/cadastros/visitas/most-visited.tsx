import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { readMaisVistos, type Visitado } from '#contract/cadastros/visitas.ts';
import type { Period } from '#web/cadastros/visitas/months.ts';
import { call } from '#web/kit/api/client.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { PaneFailure } from '#web/kit/ui/load-state.tsx';

type Kind = 'empreendimentos' | 'corretores';
interface Props {
  de: Kind;
  period: Period;
  /** The first of them. */
  first: readonly Visitado[];
  /** How many there are, or at least. */
  total: number;
  aoMenos?: boolean | undefined;
}

const kinds: Record<Kind, { title: string; many: string; path: string }> = {
  empreendimentos: {
    title: 'Por empreendimento',
    many: 'empreendimentos',
    path: '/admin/empreendimentos',
  },
  corretores: { title: 'Por corretor', many: 'corretores', path: '/admin/corretores' },
};

/** The others of a period, read when they are asked for. */
function useOthers({ de, period, first, total, aoMenos = false }: Props) {
  const [asked, setAsked] = useState(false);
  const { data, hasNextPage, fetchNextPage, isFetching, isError } = useInfiniteQuery({
    queryKey: [readMaisVistos.path, period, de],
    queryFn: ({ pageParam: aPartir, signal }) =>
      call(readMaisVistos, { params: { mes: period.de }, query: { ate: period.ate, de, aPartir } }, signal),
    initialPageParam: first.length,
    getNextPageParam: (last, _, from) => {
      const next = from + last.itens.length;
      return last.itens.length > 0 && (last.aoMenos || next < last.total) ? next : undefined;
    },
    enabled: asked,
  });
  const counted = data?.pages.at(-1) ?? { total, aoMenos };
  return {
    others: data?.pages.flatMap(({ itens }) => itens) ?? [],
    counted,
    hasMore: data ? hasNextPage : aoMenos || first.length < total,
    isReading: isFetching,
    isFailed: isError,
    readMore: () => (asked ? void fetchNextPage() : setAsked(true)),
  };
}

const howMany = ({ total, aoMenos = false }: { total: number; aoMenos?: boolean | undefined }) =>
  `${aoMenos ? 'mais de ' : ''}${total.toLocaleString('pt-BR')}`;

/** Whose pages were opened most, with a bar for each one's share of the first. */
export function MostVisited(props: Props) {
  const { first } = props;
  const { title, many, path } = kinds[props.de];
  const { others, counted, hasMore, isReading, isFailed, readMore } = useOthers(props);
  const rows = [...first, ...others];
  const most = Math.max(1, ...rows.map(({ paginas }) => paginas));
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-line bg-surface pt-3 pb-2">
      <h2 className="px-5 font-semibold tracking-tight">{title}</h2>
      <p role="status" className="px-5 text-[13px] text-muted tabular-nums">
        {hasMore
          ? `Os ${rows.length.toLocaleString('pt-BR')} mais vistos de ${howMany(counted)}`
          : others.length > 0 && `Todos os ${rows.length.toLocaleString('pt-BR')}`}
      </p>
      <ol className="mt-1">
        {rows.map(({ id, nome, paginas, contatos }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is gone has no id, and others are only added at the end
          <li key={`${place} ${id}`} className="px-5 py-2">
            <p className="flex items-baseline gap-3">
              {id === null ? (
                <span className="min-w-0 flex-1 break-words text-muted">{nome}</span>
              ) : (
                <Link
                  to={`${path}/${id}?aba=visitas`}
                  className="min-w-0 flex-1 font-medium break-words hover:underline"
                >
                  {nome}
                </Link>
              )}
              <span className="shrink-0 text-[13px] tabular-nums">
                {countOf(paginas, 'visita', 'visitas')}
                <span className="text-muted"> · {countOf(contatos, 'contato', 'contatos')}</span>
              </span>
            </p>
            <svg
              aria-hidden="true"
              className="mt-1.5 block h-1 w-full overflow-visible"
              preserveAspectRatio="none"
            >
              <rect width={`${(paginas / most) * 100}%`} height="4" rx="2" className="fill-edge" />
            </svg>
          </li>
        ))}
      </ol>
      {isFailed && (
        <div className="px-5 py-2">
          <PaneFailure title="Não foi possível ler os outros" onRetry={readMore} />
        </div>
      )}
      {hasMore && !isFailed && (
        <div className="px-5 pt-1 pb-3">
          <Button aria-busy={isReading} onClick={() => !isReading && readMore()}>
            {isReading ? 'Carregando...' : 'Mostrar mais'}
            <span className="sr-only"> {many}</span>
          </Button>
        </div>
      )}
    </section>
  );
}
