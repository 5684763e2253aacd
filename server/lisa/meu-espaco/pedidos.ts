import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deed } from '#contract/base/deeds.ts';
import { meuEspacoMessages } from '#contract/lisa/meu-espaco.ts';
import {
  type OwnPedido,
  type PedidoChange,
  pedidoFieldNames,
  type pedidoInput,
  pedidosMessages,
} from '#contract/lisa/pedidos.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import { presentPedido } from './present-pedido.ts';

type Asked = z.output<typeof pedidoInput>;

/** The parts of a request that differ from the current values. */
function changesOf(row: typeof corretores.$inferSelect, asked: Asked['mudancas']): PedidoChange[] {
  return pedidoFieldNames.flatMap((campo) => {
    const para = asked[campo];
    const de = row[campo];
    return para === undefined || para === de ? [] : [{ campo, de, para }];
  });
}

/** Logs the names of requested fields; the values are personal and only in the request. */
const noted = (tx: Tx, acao: Deed, corretorId: number, dados: Record<string, unknown>) =>
  recordAudit(tx, {
    userId: null,
    acao,
    entidade: 'corretor',
    entidadeId: corretorId,
    dados: { origem: 'meu-espaco', ...dados },
  });

/**
 * Stores a change request, replacing a waiting one: the team decides one at a time. Throws 400 if it requests
 * nothing.
 */
export function requestChange(
  { db, clock }: { db: Db; clock: Clock },
  corretorId: number,
  { mudancas: asked, mensagem = null }: Asked,
): Promise<OwnPedido> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(corretores)
      .where(and(eq(corretores.id, corretorId), isNull(corretores.excluidoEm)))
      .for('update');
    if (!row) throw missingRecord('corretor');
    const mudancas = changesOf(row, asked);
    if (mudancas.length === 0 && mensagem === null)
      throw new AppError(400, 'invalido', pedidosMessages.nothing, { field: 'mudancas' });
    const feitoEm = clock.now();
    await tx
      .update(corretorPedidos)
      .set({ estado: 'substituido', decididoEm: feitoEm })
      .where(isOpenOf(corretorId));
    const [made] = await tx
      .insert(corretorPedidos)
      .values({ corretorId, mudancas, mensagem, feitoEm })
      .returning();
    await noted(tx, 'pediu-alteracao', corretorId, {
      pedidoId: made!.id,
      campos: mudancas.map(({ campo }) => campo),
    });
    await bumpLists(tx, 'pedidos');
    return presentPedido(made!);
  });
}

/** Withdraws an undecided request. Throws 409 otherwise. */
export function withdraw(
  { db, clock }: { db: Db; clock: Clock },
  { corretorId, id }: { corretorId: number; id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(corretorPedidos)
      .set({ estado: 'retirado', decididoEm: clock.now() })
      .where(and(isOpenOf(corretorId), eq(corretorPedidos.id, id)));
    if (rowCount === 0) throw new AppError(409, 'ja-decidido', meuEspacoMessages.otherPedido);
    await noted(tx, 'retirou-pedido', corretorId, { pedidoId: id });
    await bumpLists(tx, 'pedidos');
  });
}

const isOpenOf = (corretorId: number) =>
  and(eq(corretorPedidos.corretorId, corretorId), eq(corretorPedidos.estado, 'aberto'));
