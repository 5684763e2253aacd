import { and, eq, sql } from 'drizzle-orm';
import type { ChannelEvent } from '#server/adapters/whatsapp/port.ts';
import type { Tx } from '#server/db/client.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { wakeContact } from './contacts.ts';

/** What stands for a message that was taken back before it came; nobody is known to have written it yet. */
export const takenBackEarly = 'revogada';

type Change = Extract<ChannelEvent, { kind: 'edit' | 'revoke' }>;

/** What was written is taken back: its id stays, so that it takes no effect a second time. */
async function takeBack(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(lisaRecebidas)
    .set({
      conteudo: { revogada: true },
      tratadaEm: sql`coalesce(${lisaRecebidas.tratadaEm}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(lisaRecebidas.id, id));
}

/** Its message may come after it: it then finds its id taken, and is not read. */
async function expectTakenBack(
  tx: Tx,
  { canal, change, now }: { canal: string; change: Change; now: Date },
): Promise<void> {
  await tx
    .insert(lisaRecebidas)
    .values({
      ...{ canal, pessoa: 'canal', mensagemId: change.of, tipo: takenBackEarly },
      ...{ conteudo: { revogada: true }, enviadaEm: change.at, recebidaEm: now, tratadaEm: now },
    })
    .onConflictDoNothing();
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
    if (change.kind === 'revoke') await expectTakenBack(tx, { canal, change, now });
    return false;
  }
  // Forgotten or taken back before: nothing brings it back.
  const { conteudo } = row;
  if (Object.keys(conteudo as object).length === 0 || 'revogada' in (conteudo as object)) return true;
  if (change.kind === 'revoke') {
    await takeBack(tx, row.id, now);
    return true;
  }
  const { pessoa, tratadaEm } = row;
  const tipo = change.content.tipo;
  await tx
    .update(lisaRecebidas)
    .set({ tipo, conteudo: { ...change.content, editada: true } })
    .where(eq(lisaRecebidas.id, row.id));
  if (tratadaEm === null) return true;
  const { rowCount } = await tx
    .insert(lisaRecebidas)
    .values({
      ...{ canal, pessoa, mensagemId: change.id, tipo: 'edicao', conteudo: {} },
      ...{ enviadaEm: change.at, recebidaEm: now },
    })
    .onConflictDoNothing();
  if (rowCount) await wakeContact(tx, { canal, pessoa, at: now });
  return true;
}
