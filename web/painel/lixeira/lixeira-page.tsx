import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { nounOf } from '#contract/base/nouns.ts';
import { capital } from '#contract/base/plain.ts';
import { listLixeira, trashDays } from '#contract/painel/lixeira.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { byLabel, FilterSelect } from '#web/kit/ui/filter-select.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { Toolbar } from '#web/kit/ui/toolbar.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { findItems } from '#web/painel/lixeira/find-items.ts';
import { ObstacleDialog } from '#web/painel/lixeira/obstacle-dialog.tsx';
import { remainingText } from '#web/painel/lixeira/remaining.ts';
import { useRestore } from '#web/painel/lixeira/use-restore.ts';

/** Records shown at once; more on request. */
const portion = 100;

/** 'Lixeira': records deleted in the last thirty days, restorable (DAT-27). */
export function LixeiraPage() {
  const list = useQuery(read(listLixeira));
  const { params, change } = useAddress();
  const view = { busca: params.get('busca') ?? '', tipo: params.get('tipo') ?? '' };
  const set = (name: string, value: string) =>
    change((address) => {
      if (value) address.set(name, value);
      else address.delete(name);
      return address;
    });
  const [limit, setLimit] = useState(portion);
  const { restore, restoring, obstacle, giveUp } = useRestore();
  const items = list.data ?? [];
  const found = findItems(items, useDeferredValue(view));
  const kinds = [...new Map(items.map(({ entidade, rotulo }) => [entidade, rotulo]))]
    .map(([value, label]) => ({ value, label }))
    .sort(byLabel);
  const isFiltered = Boolean(view.busca.trim() || view.tipo);
  const now = Date.now();

  return (
    <>
      <Toolbar>
        <SearchField
          placeholder="Buscar na lixeira..."
          value={view.busca}
          onType={(text) => set('busca', text)}
        />
        <FilterSelect
          label="Tipo de registro"
          all="Todos os registros"
          value={view.tipo}
          options={kinds}
          unknown={capital(nounOf(view.tipo).one)}
          onChange={(tipo) => set('tipo', tipo)}
        />
      </Toolbar>
      <p role="status" className="mt-4 mb-3 min-h-5 text-[13px] text-muted tabular-nums">
        {list.isPending && 'Carregando...'}
        {list.isSuccess && items.length > 0 && countOf(found.length, 'registro', 'registros')}
      </p>
      {list.isPending && <Skeleton className="h-40" />}
      {list.isLoadingError && (
        <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && found.length === 0 && (
        <EmptyBox text={isFiltered ? 'Nenhum registro encontrado' : 'A lixeira está vazia'}>
          {isFiltered ? (
            <Button onClick={() => change(() => new URLSearchParams())}>Limpar filtros</Button>
          ) : (
            <p className="max-w-sm text-muted">O que for excluído fica aqui por {trashDays} dias.</p>
          )}
        </EmptyBox>
      )}
      {found.length > 0 && (
        <ul
          aria-label="Registros excluídos"
          className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
        >
          {found.slice(0, limit).map((item) => (
            <li
              key={`${item.entidade}/${item.id}`}
              aria-busy={restoring === item}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 aria-busy:opacity-50"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  <span className="min-w-0 break-words">{item.nome}</span>
                  <Badge>{item.rotulo}</Badge>
                </p>
                <p className="text-[13px] text-muted tabular-nums">
                  Excluído em {formatMoment(item.excluidoEm)}
                  {item.excluidoPor && ` por ${item.excluidoPor}`} · {remainingText(item.expiraEm, now)}
                </p>
              </div>
              <Button
                disabled={restoring !== null}
                onClick={() => restore(item)}
                aria-label={`Restaurar ${item.nome}`}
              >
                <Undo2 aria-hidden="true" />
                Restaurar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > limit && (
        <div className="mt-6 grid justify-items-center">
          <Button onClick={() => setLimit(limit + portion)}>Mostrar mais</Button>
        </div>
      )}
      {obstacle && (
        <ObstacleDialog
          key={`${obstacle.item.entidade}/${obstacle.item.id}/${obstacle.refusal.field}`}
          obstacle={obstacle}
          items={items}
          restoring={restoring !== null}
          onRestore={restore}
          onClose={giveUp}
        />
      )}
    </>
  );
}
