import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Empreendimento, listEmpreendimentos } from '#contract/empreendimentos.ts';
import { type Incorporadora, listIncorporadoras } from '#contract/incorporadoras.ts';
import { CardSkeleton, EmpreendimentoCard } from '#web/empreendimentos/empreendimento-card.tsx';
import { Filters } from '#web/empreendimentos/filters.tsx';
import { applyView, isFiltered, type ListView, readView, writeView } from '#web/empreendimentos/list-view.ts';
import { useDelete } from '#web/empreendimentos/use-delete.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';

interface Props {
  /** Buttons at the head of the list. */
  actions?: ReactNode;
  /** What stands between the head and the list. */
  banner?: ReactNode;
  /** What other parts of the panel know about a record. */
  noticeOf?: (record: Empreendimento) => ReactNode;
  /** Shows who of the corretores has a record on his site. */
  onCorretores: (record: Empreendimento) => void;
}

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4';

/** 'Gestão de Projetos': the empreendimentos as cards (EMP-01..09). */
export function EmpreendimentosPage({ actions, banner, noticeOf, onCorretores }: Props) {
  const list = useQuery(read<Empreendimento[]>(listEmpreendimentos.path));
  const incorporadoras = useQuery(read<Incorporadora[]>(listIncorporadoras.path));
  const [params, setParams] = useSearchParams();
  const { ask, deleting } = useDelete();
  const view = readView(params);
  const change = (part: Partial<ListView>) => setParams(writeView({ ...view, ...part }), { replace: true });
  const shown = applyView(list.data ?? [], view);

  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <Filters view={view} onChange={change} incorporadoras={incorporadoras.data ?? []} />
        {actions && <div className="flex gap-2 max-sm:order-first max-sm:*:flex-1">{actions}</div>}
      </div>
      {banner}
      <p role="status" className="mt-4 mb-3 min-h-5 text-[13px] text-muted tabular-nums">
        {list.isPending && 'Carregando...'}
        {list.isSuccess && countOf(shown.length, 'empreendimento', 'empreendimentos')}
      </p>
      {list.isPending && (
        <ul className={grid} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <CardSkeleton key={key} />
          ))}
        </ul>
      )}
      {list.isError && (
        <LoadFailure
          detail={serverMessage(list.error) ?? undefined}
          onRetry={() => {
            void list.refetch();
            if (incorporadoras.isError) void incorporadoras.refetch();
          }}
        />
      )}
      {list.isSuccess && shown.length === 0 && (
        <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line px-6 py-16 text-center">
          <p className="font-medium">Nenhum empreendimento encontrado</p>
          {isFiltered(view) ? (
            <Button onClick={() => change({ search: '', status: '', incorporadora: '' })}>
              Limpar filtros
            </Button>
          ) : (
            <p className="max-w-sm text-muted">
              Use o Super AI: a partir da pasta de vendas ele cria o empreendimento e publica o hotsite.
            </p>
          )}
        </div>
      )}
      {shown.length > 0 && (
        <ul className={grid}>
          {shown.map((record) => (
            <EmpreendimentoCard
              key={record.id}
              record={record}
              deleting={deleting === record.id}
              onDelete={() => ask(record)}
              onCorretores={() => onCorretores(record)}
              notice={noticeOf?.(record)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
