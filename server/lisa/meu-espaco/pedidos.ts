import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deed } from '#contract/base/deeds.ts';
import { coberturaMessages } from '#contract/cadastros/cobertura.ts';
import { isReversed } from '#contract/cadastros/preco.ts';
import { meuEspacoMessages } from '#contract/lisa/meu-espaco.ts';
import { type OwnPedido, pedidoChanges, type pedidoInput, pedidosMessages } from '#contract/lisa/pedidos.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { createLisa } from '#server/lisa/conversa/service.ts';
import { presentPedido } from './present-pedido.ts';

type Asked = z.output<typeof pedidoInput>;

export interface PedidosDeps {
  db: Db;
  clock: Clock;
  territoryOf: ReturnType<typeof createLisa>['territoryOf'];
}

type Row = typeof corretores.$inferSelect;

/** Throws 400 for a range whose lower end is the higher one. */
function refuseReversed(row: Row, asked: Asked['mudancas']): void {
  const { precoMinimo = row.precoMinimo, precoMaximo = row.precoMaximo } = asked;
  if (isReversed(precoMinimo, precoMaximo))
    throw new AppError(400, 'invalido', coberturaMessages.reversed, { field: 'mudancas.precoMinimo' });
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
export async function requestChange(
  { db, clock, territoryOf }: PedidosDeps,
  corretorId: number,
  { mudancas: asked, mensagem = null }: Asked,
): Promise<OwnPedido> {
  const territory = asked.regiaoTrabalho
    ? await territoryOf(asked.regiaoTrabalho, await ufOf(db, corretorId))
    : null;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(corretores)
      .where(and(eq(corretores.id, corretorId), isNull(corretores.excluidoEm)))
      .for('update');
    if (!row) throw missingRecord('corretor');
    refuseReversed(row, asked);
    const mudancas = pedidoChanges(row, asked, territory?.isSettled ? territory.lugares : undefined);
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

/** Where he is registered: of namesakes, the place there is meant. */
async function ufOf(db: Db, corretorId: number): Promise<string | null> {
  const [row] = await db
    .select({ uf: corretores.ufCreci })
    .from(corretores)
    .where(eq(corretores.id, corretorId));
  return row?.uf ?? null;
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
