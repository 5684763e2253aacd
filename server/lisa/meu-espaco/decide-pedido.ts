import { and, desc, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { Deed } from '#contract/base/deeds.ts';
import { type Pedido, type PedidoChange, pedidosMessages } from '#contract/lisa/pedidos.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { createLisa } from '#server/lisa/conversa/service.ts';
import { applyChanges } from './apply-changes.ts';
import { type PedidoRow, presentPedido } from './present-pedido.ts';

/** Number of decided requests shown after the waiting ones. */
const decidedShown = 50;

/** Waiting requests, oldest first, then the last decided ones. */
export async function readPedidos(db: Db): Promise<Pedido[]> {
  const read = () =>
    db
      .select({ pedido: corretorPedidos, corretor: corretores, decididoPor: shownName })
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

export interface DecideDeps {
  db: Db;
  clock: Clock;
  decisoes: ReturnType<typeof createLisa>['pedidos'];
}

/** Decides a request, with what it causes and the message to its corretor, in one transaction. */
async function decided(
  { db, clock, decisoes }: DecideDeps,
  decision: Decision,
  {
    acao,
    change,
    ...values
  }: Parameters<typeof decide>[3] & {
    acao: Deed;
    change?: (tx: Tx, row: PedidoRow) => Promise<void>;
  },
): Promise<void> {
  const texts = await decisoes.texts();
  await db.transaction(async (tx) => {
    const row = await decide(tx, clock, decision, values);
    await change?.(tx, row);
    await noted(tx, decision.userId, acao, row);
    await decisoes.decided(tx, row, texts);
    await bumpLists(tx, 'pedidos');
  });
  decisoes.wake();
}

/** Applies the change and closes the request. A message alone changes nothing. */
export const apply = (deps: DecideDeps, decision: Decision): Promise<void> =>
  decided(deps, decision, {
    estado: 'aplicado',
    acao: 'aplicou-pedido',
    change: (tx, { corretorId, mudancas }) =>
      applyChanges(tx, { corretorId, mudancas: mudancas as PedidoChange[], userId: decision.userId }),
  });

/** Closes a request without the change; the corretor is told the reason. */
export const refuse = (
  deps: DecideDeps,
  { motivo, ...decision }: Decision & { motivo: string },
): Promise<void> => decided(deps, decision, { estado: 'recusado', acao: 'recusou-pedido', motivo });
