import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applyPedido, type Pedido, refusePedido } from '#contract/lisa/pedidos.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

interface Decision {
  pedido: Pedido;
  /** Reason of a refusal; none when applying. */
  motivo?: string;
}

/** Applies or refuses a request, then re-reads the list. */
export function useDecide(onDone: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ pedido: { id }, motivo }: Decision) =>
      motivo === undefined
        ? call(applyPedido, { params: { id } })
        : call(refusePedido, { params: { id }, body: { motivo } }),
    onSuccess(_, { pedido: { corretor }, motivo }) {
      showToast({
        title: motivo === undefined ? 'Pedido aplicado' : 'Pedido recusado',
        text: `${corretor.nome} vê isso na própria página.`,
      });
      onDone();
    },
    onError: (error, { motivo }) =>
      showToast({
        title: motivo === undefined ? 'Erro ao aplicar' : 'Erro ao recusar',
        text: errorText(error, 'O pedido continua como estava'),
        tone: 'destructive',
      }),
    onSettled: () => refreshLists(client, 'pedidos', 'corretores'),
  });
  return { decide: mutate, deciding: isPending ? variables.pedido.id : null };
}
