import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { emails } from '#server/db/schema/emails.ts';
import { leaseMs } from '#server/kernel/runs/lease-loop.ts';

export type EmailRow = typeof emails.$inferSelect;

const lease = sql`now() + ${leaseMs} * interval '1 millisecond'`;

/** Claims what is due, the longest waiting first; none twice at a time. */
export const claimEmails = (db: Db, { limit, now }: { limit: number; now: Date }): Promise<EmailRow[]> =>
  db
    .update(emails)
    .set({ arrendadaAte: lease })
    .where(
      sql`${emails.id} IN (SELECT e.id FROM emails e
        WHERE e.estado = 'pendente' AND e.proxima_em <= ${now.toISOString()}::timestamptz
          AND (e.arrendada_ate IS NULL OR e.arrendada_ate < now())
        ORDER BY e.proxima_em, e.id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
    )
    .returning();

/** How long until one is due, or its lease runs out, in milliseconds; null if none waits. */
export async function nextEmailMs(db: Db, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    SELECT min(greatest(extract(epoch FROM proxima_em - ${now.toISOString()}::timestamptz),
      extract(epoch FROM arrendada_ate - now())))::float8 * 1000 AS ms
    FROM emails WHERE estado = 'pendente'`);
  return rows[0]!.ms;
}

/** Renews the claim on an e-mail; false if it is settled. */
export async function renewEmail(db: Db, id: number): Promise<boolean> {
  const ours = await db
    .update(emails)
    .set({ arrendadaAte: lease })
    .where(and(eq(emails.id, id), eq(emails.estado, 'pendente')))
    .returning({ id: emails.id });
  return ours.length > 0;
}

export async function releaseEmail(db: Db, id: number): Promise<void> {
  await db.update(emails).set({ arrendadaAte: null }).where(eq(emails.id, id));
}
