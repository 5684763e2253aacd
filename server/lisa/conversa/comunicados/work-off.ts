import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaComunicados } from '#server/db/schema/lisa.ts';
import { type AvisoTools, notify } from '../avisos/notify.ts';
import { isDaytime } from '../conversas/daytime.ts';
import { compose } from './compose.ts';
import { isAnyoneLeft, nextRecipients, type Recipient } from './recipients.ts';

/** Written to per turn, so that other messages are not kept waiting. */
const most = 200;

/**
 * Tells the next ones of the message that is being sent: by day, nobody twice, and nobody who has had his news
 * of the day. Returns how many were written to.
 */
export async function workOffComunicados(tools: AvisoTools, signal?: AbortSignal): Promise<number> {
  const { db, now } = tools;
  if (!isDaytime(now())) return 0;
  const [row] = await db
    .select()
    .from(lisaComunicados)
    .where(and(isNull(lisaComunicados.concluidoEm), isNull(lisaComunicados.paradoEm)))
    .orderBy(asc(lisaComunicados.id))
    .limit(1);
  if (!row) return 0;
  const left = await nextRecipients(tools, row.id, most);
  let told = 0;
  for (const each of left) {
    if (signal?.aborted) return told;
    if (await tellOne(tools, row, each)) told += 1;
  }
  const isOver = left.length === 0 && !(await isAnyoneLeft(tools, row.id));
  await db.transaction(async (tx) => {
    if (isOver)
      await tx
        .update(lisaComunicados)
        .set({ concluidoEm: now() })
        .where(and(eq(lisaComunicados.id, row.id), isNull(lisaComunicados.paradoEm)));
    if (isOver || left.length > 0) await bumpLists(tx, 'admin/whatsapp/comunicados');
  });
  return told;
}

async function tellOne(
  tools: AvisoTools,
  { id, texto, userId }: typeof lisaComunicados.$inferSelect,
  corretor: Recipient,
): Promise<boolean> {
  const { say } = await tools.texts();
  return tools.db.transaction(async (tx) => {
    // Stopped meanwhile: whoever stops waits for this, and takes it out of the queue.
    const { rows } = await tx.execute(
      sql`SELECT FROM lisa_comunicados WHERE id = ${id} AND parado_em IS NULL FOR SHARE`,
    );
    if (rows.length === 0) return false;
    return notify(
      tx,
      { ...tools, say },
      {
        corretor,
        topic: 'comunicados',
        chaves: [`comunicado:${id}`],
        unreachable: corretor.way === 'semModelo' ? 'sem-modelo' : null,
        userId,
        message: (word) => compose(texto, corretor.nomeGuerra, word('comunicado_parar')),
      },
    );
  });
}
