import { and, eq, isNull } from 'drizzle-orm';
import { collectingStatuses } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import type { ReceivedRow } from './handle-message.ts';
import { freshMessage } from './last-said.ts';
import { enqueue } from './outbox.ts';
import { lockSession } from './sessions.ts';
import type { LisaTexts } from './texts.ts';

/**
 * Handles an edit of an already handled message: stored answers stay, and a person registering is told how to
 * change them.
 */
export async function handleEdit(
  tools: { db: Db; now: () => Date; texts: () => Promise<LisaTexts> },
  row: ReceivedRow,
): Promise<void> {
  const { db, now } = tools;
  // Read before: the embedded database has one connection.
  const texts = await tools.texts();
  await db.transaction(async (tx) => {
    const [ours] = await tx
      .update(lisaRecebidas)
      .set({ tratadaEm: now() })
      .where(and(eq(lisaRecebidas.id, row.id), isNull(lisaRecebidas.tratadaEm)))
      .returning({ pessoa: lisaRecebidas.pessoa });
    if (!ours) return;
    const { pessoa } = ours;
    const { session } = await lockSession(tx, pessoa);
    const isCollecting = (collectingStatuses as readonly string[]).includes(session.status);
    const isQuiet = session.assumidaPor !== null || session.memoria.paradaEm !== undefined;
    if (!isCollecting || isQuiet || session.consentimentoEm === null) return;
    const { canal } = row;
    const messages = [await freshMessage(tx, texts, { canal, pessoa, chave: 'editou' })];
    await enqueue(tx, { canal, pessoa, corretorId: session.corretorId, messages, now: now() });
  });
}
