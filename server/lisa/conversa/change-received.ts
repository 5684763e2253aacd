import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { ChannelEvent } from '#server/adapters/whatsapp/port.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { wakeContact } from './contacts.ts';

/** What stands for a message that was taken back before it came; nobody is known to have written it yet. */
export const takenBackEarly = 'revogada';
/** What stands for a message that was changed before it came: what it says now, and when that was written. */
export const editedEarly = 'editada';
/** The channel gives a message up after so long: a change of it waits no longer. */
const longestWaitMs = 7 * dayMs;

type Change = Extract<ChannelEvent, { kind: 'edit' | 'revoke' }>;
type Edit = Extract<Change, { kind: 'edit' }>;

/** What a message says now, and since when: of two changes the one written later holds, whichever comes last. */
const asEdited = ({ content, at }: Edit) => ({ ...content, editada: true, editadaEm: at.toISOString() });

/** What was written is taken back: its id stays, so that it takes no effect a second time. */
async function takeBack(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(lisaRecebidas)
    .set({
      conteudo: { revogada: true },
      tipo: sql`CASE WHEN ${lisaRecebidas.tipo} = ${editedEarly} THEN ${takenBackEarly} ELSE ${lisaRecebidas.tipo} END`,
      tratadaEm: sql`coalesce(${lisaRecebidas.tratadaEm}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(lisaRecebidas.id, id));
}

/**
 * Its message may come after it: it then finds its id taken, and is not read, or read as it is now.
 * Answers whether it is still to come.
 */
async function expectMessage(
  tx: Tx,
  { canal, change, now }: { canal: string; change: Change; now: Date },
): Promise<boolean> {
  const kept =
    change.kind === 'revoke'
      ? { tipo: takenBackEarly, conteudo: { revogada: true } }
      : { tipo: editedEarly, conteudo: asEdited(change) };
  const { rowCount } = await tx
    .insert(lisaRecebidas)
    .values({
      canal,
      pessoa: 'canal',
      mensagemId: change.of,
      ...kept,
      enviadaEm: change.at,
      recebidaEm: now,
      tratadaEm: now,
    })
    .onConflictDoNothing();
  return rowCount !== 0;
}

/** What was changed of messages that never came is not kept: nobody could ask for it to be forgotten. */
export async function dropEarlyEdits(db: Queryable, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - longestWaitMs);
  await db
    .delete(lisaRecebidas)
    .where(and(eq(lisaRecebidas.tipo, editedEarly), lt(lisaRecebidas.recebidaEm, limit)));
}

/**
 * A message that was changed, or taken back, by who wrote it. One not handled yet is read as it is now;
 * of one that was, the person is told by Lisa what a change means. Answers whether the message is known.
 */
export async function changeReceived(
  tx: Tx,
  { canal, change, now }: { canal: string; change: Change; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(lisaRecebidas)
    .where(and(eq(lisaRecebidas.canal, canal), eq(lisaRecebidas.mensagemId, change.of)))
    .for('update');
  if (!row) {
    // Where it came in this very moment by another process, it is known after all.
    const isToCome = await expectMessage(tx, { canal, change, now });
    return isToCome ? false : changeReceived(tx, { canal, change, now });
  }
  // Forgotten or taken back before: nothing brings it back.
  const { conteudo } = row;
  if (Object.keys(conteudo as object).length === 0 || 'revogada' in (conteudo as object)) return true;
  if (change.kind === 'revoke') {
    await takeBack(tx, row.id, now);
    return true;
  }
  const { editadaEm = '' } = conteudo as { editadaEm?: string };
  if (change.at.toISOString() < editadaEm) return true;
  if (row.tipo === editedEarly) {
    await tx
      .update(lisaRecebidas)
      .set({ conteudo: asEdited(change), enviadaEm: change.at })
      .where(eq(lisaRecebidas.id, row.id));
    return true;
  }
  const { pessoa, tratadaEm } = row;
  const tipo = change.content.tipo;
  await tx
    .update(lisaRecebidas)
    .set({ tipo, conteudo: asEdited(change) })
    .where(eq(lisaRecebidas.id, row.id));
  if (tratadaEm === null) return true;
  const { rowCount } = await tx
    .insert(lisaRecebidas)
    .values({
      canal,
      pessoa,
      mensagemId: change.id,
      tipo: 'edicao',
      conteudo: {},
      enviadaEm: change.at,
      recebidaEm: now,
    })
    .onConflictDoNothing();
  if (rowCount) await wakeContact(tx, { canal, pessoa, at: now });
  return true;
}
