import { and, eq, isNull, sql } from 'drizzle-orm';
import { collectingStatuses } from '#contract/lisa/lisa.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { handleMessage, type MessageTools } from './handle-message.ts';
import { freshMessage } from './last-said.ts';
import { enqueue } from './outbox.ts';
import { readEdit } from './read-edit.ts';
import type { ReceivedRow } from './received-row.ts';
import { lockSession, readSession } from './sessions.ts';

/**
 * Handles an edit of an already handled message: what it tells now replaces what it told before, and is said back.
 * A yes, a no or a command that was edited in takes no effect, and the person is told so.
 */
export async function handleEdit(
  tools: MessageTools,
  row: ReceivedRow,
  signal: AbortSignal,
): Promise<boolean> {
  const { de } = row.conteudo as { de?: number };
  const [original] =
    de === undefined ? [] : await tools.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.id, de));
  const { session } = await readSession(tools.db, row.pessoa);
  const edit = original ? await readEdit(tools, { original, session, at: row.enviadaEm }, signal) : null;
  const { message = null } = edit ?? {};
  if (message === null || message === 'outra') await markHandled(tools, row, message === 'outra');
  else if (await handleMessage(tools, row, signal, () => Promise.resolve(message))) return true;
  // Another edit is compared with how it reads now.
  if (edit)
    await tools.db
      .update(lisaRecebidas)
      .set({ leitura: edit.leitura })
      .where(and(eq(lisaRecebidas.id, de!), sql`${lisaRecebidas.conteudo} ->> 'tipo' = 'texto'`));
  return false;
}

/** Marks an edit as handled; who registers is told that it changes nothing by itself, if it would. */
async function markHandled(
  { db, now, texts: readTexts }: MessageTools,
  row: ReceivedRow,
  isTold: boolean,
): Promise<void> {
  // Read before: the embedded database has one connection.
  const texts = await readTexts();
  await db.transaction(async (tx) => {
    const [ours] = await tx
      .update(lisaRecebidas)
      .set({ tratadaEm: now(), conteudo: sql`'{}'::jsonb` })
      .where(and(eq(lisaRecebidas.id, row.id), isNull(lisaRecebidas.tratadaEm)))
      .returning({ pessoa: lisaRecebidas.pessoa });
    if (!ours || !isTold) return;
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
