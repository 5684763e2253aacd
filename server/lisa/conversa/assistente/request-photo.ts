import { and, eq } from 'drizzle-orm';
import { maxMessageLength } from '#contract/lisa/pedidos.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { recordAudit } from '#server/kernel/audit.ts';

/** Puts a new photo before the team: with the request that waits already, or as one of its own. */
export async function requestPhoto(
  tx: Tx,
  { corretorId, foto, now }: { corretorId: number; foto: string; now: Date },
): Promise<void> {
  await tx.select({ id: corretores.id }).from(corretores).where(eq(corretores.id, corretorId)).for('update');
  const [open] = await tx
    .select()
    .from(corretorPedidos)
    .where(and(eq(corretorPedidos.corretorId, corretorId), eq(corretorPedidos.estado, 'aberto')));
  const asked = `Foto nova, mandada à Lisa: ${foto}`;
  const mensagem = [open?.mensagem, asked].filter(Boolean).join('\n').slice(-maxMessageLength);
  const [row] = open
    ? await tx.update(corretorPedidos).set({ mensagem }).where(eq(corretorPedidos.id, open.id)).returning()
    : await tx
        .insert(corretorPedidos)
        .values({ corretorId, mudancas: [], mensagem, feitoEm: now })
        .returning();
  await recordAudit(tx, {
    userId: null,
    acao: 'pediu-alteracao',
    entidade: 'corretor',
    entidadeId: corretorId,
    dados: { origem: 'lisa', pedidoId: row!.id, campos: ['foto'] },
  });
  await bumpLists(tx, 'pedidos');
}
