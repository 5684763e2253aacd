import type { OwnPedido, PedidoChange, PedidoState } from '#contract/lisa/pedidos.ts';
import type { corretorPedidos } from '#server/db/schema/meu-espaco.ts';

export type PedidoRow = typeof corretorPedidos.$inferSelect;

/** A request as its corretor sees it. */
export function presentPedido(row: PedidoRow): OwnPedido {
  const { id, mensagem, motivo, feitoEm, decididoEm } = row;
  return {
    id,
    mensagem,
    motivo,
    feitoEm: feitoEm.toISOString(),
    estado: row.estado as PedidoState,
    mudancas: row.mudancas as PedidoChange[],
    decididoEm: decididoEm?.toISOString() ?? null,
  };
}
