import { eq } from 'drizzle-orm';
import { lisaSteps } from '#contract/lisa/lisa.ts';
import type { Tx } from '#server/db/client.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';

type Row = typeof onboardingSessions.$inferSelect;

/** Which of two conversations goes on: the one with a registration, then the further, then the later one. */
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

/** What the other conversation knew and the kept one did not. */
function filled(kept: Row, other: Row): Partial<Row> {
  const fields = [
    ...(['nome', 'email', 'nomeGuerra', 'regiaoTrabalho', 'telefone', 'foto', 'corretorId'] as const),
    ...(['assumidaPor'] as const),
  ];
  const values: Record<string, unknown> = {};
  for (const field of fields) if (kept[field] === null && other[field] !== null) values[field] = other[field];
  // A number and its state, a lower and an upper price, a consent and its text belong together.
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
 * The conversations of two who are one become one, the same whichever came first: nothing that was
 * answered is lost. Answers its id and corretor, or null where neither had one.
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
