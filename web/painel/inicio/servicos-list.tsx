import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, CircleX, type LucideIcon, RefreshCw } from 'lucide-react';
import type { EstadoDeServico } from '#contract/base/servico.ts';
import {
  type ItemDeServico,
  readServicos,
  type Servicos,
  verificarServicos,
} from '#contract/sistema/servicos.ts';
import { call } from '#web/kit/api/client.ts';
import { refresh } from '#web/kit/api/queries.ts';
import { formatDate, formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { ReadFailure } from '#web/painel/inicio/read-failure.tsx';

const looks: Record<EstadoDeServico, { icon: LucideIcon; color: string; word: string }> = {
  ok: { icon: CircleCheck, color: 'text-done', word: 'Funcionando' },
  aviso: { icon: CircleAlert, color: 'text-gold-ink', word: 'Atenção' },
  falha: { icon: CircleX, color: 'text-danger', word: 'Com falha' },
  desligado: { icon: CircleMinus, color: 'text-faint', word: 'Não configurado' },
};

function Item({ nome, estado, mensagem, oQueFazer, detalhes, expiraEm, antes, desde }: ItemDeServico) {
  const { icon: Icon, color, word } = looks[estado];
  return (
    <li className="flex gap-2.5 py-2">
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', color)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium break-words">{nome}</span>
          <span className={cx('text-[13px]', color)}>{word}</span>
        </p>
        <p className="text-[13px] break-words text-muted">{mensagem}</p>
        {oQueFazer && <p className="mt-0.5 text-[13px] break-words">{oQueFazer}</p>}
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-[13px] text-faint tabular-nums empty:hidden">
          {detalhes.map(({ rotulo, valor }) => (
            <span key={rotulo} className="min-w-0 break-words">
              {rotulo}: {valor}
            </span>
          ))}
          {expiraEm && <span>Termina em {formatDate(expiraEm)}</span>}
          {antes && (
            <span>
              Antes: {looks[antes].word.toLowerCase()} (mudou em {formatMoment(desde)})
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** The outside services at their last check, with solutions, and a check button. */
export function ServicosList({ servicos }: { servicos: UseQueryResult<Servicos> }) {
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: () => call(verificarServicos),
    onSuccess: (found) => {
      client.setQueryData([readServicos.path], found);
      return refresh(client, '/api/dashboard/resumo');
    },
  });
  if (servicos.isPending)
    return (
      <div className="px-5 pb-5">
        <Skeleton className="h-16" />
      </div>
    );
  if (servicos.isLoadingError)
    return <ReadFailure what="Serviços externos" onRetry={() => void servicos.refetch()} />;
  const { servicos: found, verificadoEm } = servicos.data;
  const isBusy = verify.isPending || servicos.data.emAndamento;
  return (
    <section aria-labelledby="servicos-externos" className="border-t border-line px-5 pt-4 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id="servicos-externos" className="font-medium">
            Serviços externos
          </h3>
          <p role="status" className="text-[13px] text-muted tabular-nums">
            {isBusy
              ? 'Verificando…'
              : verificadoEm
                ? `Verificados em ${formatMoment(verificadoEm)}`
                : 'Ainda não verificados'}
          </p>
        </div>
        <Button className="max-sm:w-full" disabled={verify.isPending} onClick={() => verify.mutate()}>
          <RefreshCw aria-hidden="true" className={cx(verify.isPending && 'animate-spin')} />
          Verificar agora
        </Button>
      </div>
      {verify.isError && (
        <p role="alert" className="mt-2 text-danger">
          {verify.error.message}
        </p>
      )}
      <ul className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {found.map(({ servico, nome, itens }) => (
          <li key={servico} className="min-w-0">
            <h4 className="text-[13px] font-medium text-muted">{nome}</h4>
            <ul className="divide-y divide-line">
              {itens.map((item) => (
                <Item key={item.chave} {...item} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
