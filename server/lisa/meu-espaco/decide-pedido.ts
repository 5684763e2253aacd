import { and, desc, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { Deed } from '#contract/base/deeds.ts';
import { type Pedido, type PedidoChange, pedidosMessages } from '#contract/lisa/pedidos.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { applyChanges } from './apply-changes.ts';
import { type PedidoRow, presentPedido } from './present-pedido.ts';

/** Number of decided requests shown after the waiting ones. */
const decidedShown = 50;

/** Waiting requests, oldest first, then the last decided ones. */
export async function readPedidos(db: Db): Promise<Pedido[]> {
  const read = () =>
    db
      .select({ pedido: corretorPedidos, corretor: corretores, decididoPor: users.username })
      .from(corretorPedidos)
      .innerJoin(corretores, eq(corretores.id, corretorPedidos.corretorId))
      .leftJoin(users, eq(users.id, corretorPedidos.decididoPor));
  const isLive = and(isNull(corretores.excluidoEm), isNull(corretores.apagadoEm));
  const [open, decided] = await Promise.all([
    read()
      .where(and(isLive, eq(corretorPedidos.estado, 'aberto')))
      .orderBy(corretorPedidos.feitoEm, corretorPedidos.id),
    read()
      .where(and(isLive, notInArray(corretorPedidos.estado, ['aberto', 'substituido', 'retirado'])))
      .orderBy(desc(corretorPedidos.decididoEm), desc(corretorPedidos.id))
      .limit(decidedShown),
  ]);
  return [...open, ...decided].map(({ pedido, corretor, decididoPor }) => {
    const own = presentPedido(pedido);
    return {
      ...own,
      corretor: { id: corretor.id, nome: corretor.nome, foto: corretor.foto },
      mudancas: own.mudancas.map((change) => ({ ...change, agora: corretor[change.campo] })),
      decididoPor,
    };
  });
}

interface Decision {
  id: number;
  userId: number;
}

/** Marks a waiting request as decided and returns it. Throws 404 or 409. */
async function decide(
  tx: Tx,
  clock: Clock,
  { id, userId }: Decision,
  values: { estado: 'aplicado' | 'recusado'; motivo?: string },
): Promise<PedidoRow> {
  const [row] = await tx
    .update(corretorPedidos)
    .set({ ...values, decididoEm: clock.now(), decididoPor: userId })
    .where(and(eq(corretorPedidos.id, id), eq(corretorPedidos.estado, 'aberto')))
    .returning();
  if (row) return row;
  const known = await tx.$count(
    corretorPedidos,
    and(eq(corretorPedidos.id, id), ne(corretorPedidos.estado, 'aberto')),
  );
  if (known === 0) throw new AppError(404, 'nao-encontrado', 'Pedido não encontrado');
  throw new AppError(409, 'ja-decidido', pedidosMessages.decided);
}

const noted = (tx: Tx, userId: number, acao: Deed, { id, corretorId }: PedidoRow) =>
  recordAudit(tx, { userId, acao, entidade: 'corretor', entidadeId: corretorId, dados: { pedidoId: id } });

/** Applies the change and closes the request in one transaction. A message alone changes nothing. */
export function apply({ db, clock }: { db: Db; clock: Clock }, decision: Decision): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await decide(tx, clock, decision, { estado: 'aplicado' });
    const { userId } = decision;
    const mudancas = row.mudancas as PedidoChange[];
    await applyChanges(tx, { corretorId: row.corretorId, mudancas, userId });
    await noted(tx, userId, 'aplicou-pedido', row);
    await bumpLists(tx, 'pedidos');
  });
}

/** Closes a request without the change; the corretor reads the reason. */
export function refuse(
  { db, clock }: { db: Db; clock: Clock },
  { motivo, ...decision }: Decision & { motivo: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await decide(tx, clock, decision, { estado: 'recusado', motivo });
    await noted(tx, decision.userId, 'recusou-pedido', row);
    await bumpLists(tx, 'pedidos');
  });
}
