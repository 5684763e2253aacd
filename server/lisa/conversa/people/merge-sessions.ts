import { eq } from 'drizzle-orm';
import { lisaSteps } from '#contract/lisa/lisa.ts';
import type { Tx } from '#server/db/client.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';

type Row = typeof onboardingSessions.$inferSelect;

/** Which of two conversations is kept: the one with a registration, then the further, then the later one. */
function weight({ corretorId, passo, ultimaMensagemEm, id }: Row): number[] {
  return [corretorId === null ? 0 : 1, passo, ultimaMensagemEm?.getTime() ?? 0, id];
}

function heavier(one: Row, other: Row): Row {
  const [a, b] = [weight(one), weight(other)];
  const index = a.findIndex((value, i) => value !== b[i]);
  return index === -1 || a[index]! > b[index]! ? one : other;
}

const later = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** Answers of the other conversation that the kept one lacks. */
function filled(kept: Row, other: Row): Partial<Row> {
  const fields = [
    ...(['nome', 'email', 'nomeGuerra', 'regiaoTrabalho', 'telefone', 'foto', 'corretorId'] as const),
    ...(['assumidaPor'] as const),
  ];
  const values: Record<string, unknown> = {};
  for (const field of fields) if (kept[field] === null && other[field] !== null) values[field] = other[field];
  // Grouped values: number and state, lower and upper price, consent and its text.
  if (kept.creci === null) Object.assign(values, { creci: other.creci, ufCreci: other.ufCreci });
  if (kept.precoMinimo === null && kept.precoMaximo === null)
    Object.assign(values, { precoMinimo: other.precoMinimo, precoMaximo: other.precoMaximo });
  if (kept.consentimentoEm === null)
    Object.assign(values, {
      consentimentoEm: other.consentimentoEm,
      consentimentoVersao: other.consentimentoVersao,
    });
  return {
    ...values,
    memoria: { ...(other.memoria as object), ...(kept.memoria as object) },
    ultimaMensagemEm: later(kept.ultimaMensagemEm, other.ultimaMensagemEm),
    passo: Math.min(Math.max(kept.passo, 1), lisaSteps.length),
  };
}

/**
 * Merges the conversations of one person, independent of their order: no answer is lost. Returns its id and
 * corretor, or null if neither had one.
 */
export async function mergeSessions(
  tx: Tx,
  { from, into }: { from: string; into: string },
): Promise<{ id: number; corretorId: number | null } | null> {
  const read = async (pessoa: string) =>
    (
      await tx.select().from(onboardingSessions).where(eq(onboardingSessions.whatsapp, pessoa)).for('update')
    )[0];
  const [theirs, ours] = [await read(from), await read(into)];
  if (!theirs) return ours ?? null;
  if (!ours) {
    await tx.update(onboardingSessions).set({ whatsapp: into }).where(eq(onboardingSessions.id, theirs.id));
    return theirs;
  }
  const kept = heavier(theirs, ours);
  const other = kept === theirs ? ours : theirs;
  await tx.delete(onboardingSessions).where(eq(onboardingSessions.id, other.id));
  await tx
    .update(onboardingSessions)
    .set({ whatsapp: into, ...filled(kept, other) })
    .where(eq(onboardingSessions.id, kept.id));
  return { id: kept.id, corretorId: kept.corretorId ?? other.corretorId };
}
