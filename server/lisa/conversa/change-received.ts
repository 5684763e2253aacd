import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { ChannelEvent } from '#server/adapters/whatsapp/port.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { wakeContact } from './contacts.ts';

/** Marks a message deleted before it arrived; its sender is not known yet. */
export const deletedEarly = 'revogada';
/** Marks a message edited before it arrived: its new text and time. */
export const editedEarly = 'editada';
/** The channel drops undelivered messages after this time, so an edit waits no longer. */
const longestWaitMs = 7 * dayMs;

type Change = Extract<ChannelEvent, { kind: 'edit' | 'revoke' }>;
type Edit = Extract<Change, { kind: 'edit' }>;

/** A message's current text and its time: of two edits the later one wins, whatever the order of arrival. */
const asEdited = ({ content, at }: Edit) => ({ ...content, editada: true, editadaEm: at.toISOString() });

/** Deletes a message's content; its id is kept, so that it takes no effect again. */
async function takeBack(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(lisaRecebidas)
    .set({
      conteudo: { revogada: true },
      leitura: null,
      tipo: sql`CASE WHEN ${lisaRecebidas.tipo} = ${editedEarly} THEN ${deletedEarly} ELSE ${lisaRecebidas.tipo} END`,
      tratadaEm: sql`coalesce(${lisaRecebidas.tratadaEm}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(lisaRecebidas.id, id));
}

/**
 * Stores an edit ahead of its message, which then finds its id taken and is dropped, or read as edited.
 * Returns whether it has yet to arrive.
 */
async function expectMessage(
  tx: Tx,
  { canal, change, now }: { canal: string; change: Change; now: Date },
): Promise<boolean> {
  const kept =
    change.kind === 'revoke'
      ? { tipo: deletedEarly, conteudo: { revogada: true } }
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

/** Deletes edits of messages that never arrived: nobody could request their erasure. */
export async function dropEarlyEdits(db: Queryable, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - longestWaitMs);
  await db
    .delete(lisaRecebidas)
    .where(and(eq(lisaRecebidas.tipo, editedEarly), lt(lisaRecebidas.recebidaEm, limit)));
}

/**
 * Applies an edit or deletion by the sender. An unhandled message is read as edited; for a handled one Lisa
 * explains what the edit means. Returns whether the message is known.
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
    // If another process has stored it meanwhile, it is known after all.
    const isToCome = await expectMessage(tx, { canal, change, now });
    return isToCome ? false : changeReceived(tx, { canal, change, now });
  }
  // Erased or deleted before: nothing restores it.
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
      // Which message it changes.
      conteudo: { de: row.id },
      enviadaEm: change.at,
      recebidaEm: now,
    })
    .onConflictDoNothing();
  if (rowCount) await wakeContact(tx, { canal, pessoa, at: now });
  return true;
}
