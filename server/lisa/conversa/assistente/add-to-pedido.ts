import { and, eq } from 'drizzle-orm';
import { maxMessageLength, type PedidoChange } from '#contract/lisa/pedidos.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { recordAudit } from '#server/kernel/audit.ts';

interface Asked {
  corretorId: number;
  mudancas: PedidoChange[];
  /** What no field covers, in words. */
  mensagem: string | null;
  campos: string[];
  now: Date;
}

/** Puts what was told to Lisa before the team: with the request that waits already, or as one of its own. */
export async function addToPedido(tx: Tx, { corretorId, campos, now, ...asked }: Asked): Promise<void> {
  await tx.select({ id: corretores.id }).from(corretores).where(eq(corretores.id, corretorId)).for('update');
  const [open] = await tx
    .select()
    .from(corretorPedidos)
    .where(and(eq(corretorPedidos.corretorId, corretorId), eq(corretorPedidos.estado, 'aberto')));
  const news = new Set<string>(asked.mudancas.map(({ campo }) => campo));
  const before = ((open?.mudancas ?? []) as PedidoChange[]).filter(({ campo }) => !news.has(campo));
  const mudancas = [...before, ...asked.mudancas];
  const mensagem =
    [open?.mensagem, asked.mensagem].filter(Boolean).join('\n').slice(-maxMessageLength) || null;
  const [row] = open
    ? await tx
        .update(corretorPedidos)
        .set({ mudancas, mensagem })
        .where(eq(corretorPedidos.id, open.id))
        .returning()
    : await tx.insert(corretorPedidos).values({ corretorId, mudancas, mensagem, feitoEm: now }).returning();
  await recordAudit(tx, {
    userId: null,
    acao: 'pediu-alteracao',
    entidade: 'corretor',
    entidadeId: corretorId,
    dados: { origem: 'lisa', pedidoId: row!.id, campos },
  });
  await bumpLists(tx, 'pedidos');
}
