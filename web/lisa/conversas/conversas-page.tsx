import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#contract/base/format-count.ts';
import {
  type ConversasFilter,
  conversasFilters,
  listConversas,
  maxConversas,
} from '#contract/lisa/conversas.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { countOf } from '#web/kit/format.ts';
import { useRememberedList } from '#web/kit/record/came-from.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { useAddressText } from '#web/kit/use-address-text.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { CanalCard } from '#web/lisa/conversas/canal-card.tsx';
import { ConversaRow } from '#web/lisa/conversas/conversa-row.tsx';
import { Steps } from '#web/lisa/conversas/steps.tsx';
import { TranscriptPane } from '#web/lisa/conversas/transcript-pane.tsx';
import { useConversas } from '#web/lisa/conversas/use-conversas.ts';

const labels: Record<ConversasFilter, string> = {
  todas: 'Todas',
  paradas: 'Paradas',
  'pediram-pessoa': 'Esperam uma pessoa',
  'com-pergunta': 'Pergunta sem resposta',
  'com-a-equipe': 'Com a equipe',
};
/** Conversations loaded at once; more on request. */
const portion = 100;

/** 'Conversas WhatsApp': where people stop, transcripts, and manual replies. */
export function ConversasPage() {
  const address = useAddress();
  const { params, change } = address;
  const [busca, setBusca] = useAddressText(address, 'busca');
  const [limite, setLimite] = useState(portion);
  const filtro = conversasFilters.find((each) => each === params.get('filtro')) ?? 'todas';
  const passo = params.get('passo') ?? '';
  const chosen = Number(params.get('conversa'));
  const isOpen = chosen > 0;
  const set = (name: string, value: string) =>
    change((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  const q = useDebounced(busca);
  const list = useConversas({ filtro, passo, q, limite });
  const { data } = list;
  const rows = useMemo(
    () => data && Array.from({ length: data.total }, (_, at) => data.itens[at] ?? null),
    [data],
  );
  useRememberedList(listConversas.path, rows, {
    path: listConversas.path,
    query: Object.fromEntries(Object.entries({ filtro, passo, q: q.trim() }).filter(([, value]) => value)),
    by: 'limite',
  });
  const now = Date.now();
  const isFiltered = filtro !== 'todas' || passo !== '' || busca.trim() !== '';

  return (
    // On a phone either the list or the conversation.
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-4',
        isOpen && 'lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
      )}
    >
      <div className={cx('min-w-0', isOpen && 'max-lg:hidden')}>
        {!isOpen && <CanalCard />}
        {data && !isOpen && (
          <Steps passos={data.passos} chosen={passo} onChoose={(next) => set('passo', next)} />
        )}
        <div className="grid gap-3">
          <search>
            <SearchField
              placeholder="Buscar por nome ou número..."
              label="Buscar conversas"
              value={busca}
              onType={setBusca}
            />
          </search>
          <fieldset className="flex min-w-0 flex-wrap gap-1">
            <legend className="sr-only">Conversas mostradas</legend>
            {conversasFilters.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === filtro}
                onClick={() => set('filtro', each === 'todas' ? '' : each)}
                className={cx('button px-3', each === filtro ? 'bg-sunken text-ink' : 'button-ghost')}
              >
                {labels[each]}{' '}
                {data && <span className="text-muted tabular-nums">{formatCount(data.contagens[each])}</span>}
              </button>
            ))}
          </fieldset>
        </div>
        <p role="status" className="mt-3 mb-2 min-h-5 text-[13px] text-muted tabular-nums">
          {list.isPending && 'Carregando...'}
          {data && data.total > 0 && countOf(data.total, 'conversa', 'conversas')}
        </p>
        {list.isPending && <Skeleton className="h-60" />}
        {list.isError && !data && (
          <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
        )}
        {data && data.itens.length === 0 && (
          <EmptyBox text={isFiltered ? 'Nenhuma conversa encontrada' : 'Ninguém escreveu para a Lisa ainda'}>
            {isFiltered ? (
              <Button onClick={() => change(() => new URLSearchParams())}>Limpar filtros</Button>
            ) : (
              <Link to="/admin/configuracoes/laboratorio" className="button button-outline">
                Ver a conversa de teste no laboratório
              </Link>
            )}
          </EmptyBox>
        )}
        {data && data.itens.length > 0 && (
          <ul
            aria-label="Conversas"
            className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
          >
            {data.itens.map((conversa) => (
              <ConversaRow
                key={conversa.id}
                conversa={conversa}
                chosen={conversa.id === chosen}
                now={now}
                onChoose={() => set('conversa', String(conversa.id))}
              />
            ))}
          </ul>
        )}
        {data && data.total > data.itens.length && limite < maxConversas && (
          <div className="mt-4 grid justify-items-center">
            <Button
              disabled={list.isFetching}
              onClick={() => setLimite(Math.min(limite + portion, maxConversas))}
            >
              Mostrar mais
            </Button>
          </div>
        )}
      </div>
      {isOpen && <TranscriptPane key={chosen} id={chosen} onBack={() => set('conversa', '')} />}
    </div>
  );
}
