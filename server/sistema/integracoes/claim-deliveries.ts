import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { webhookEntregas, webhooks } from '#server/db/schema/integracoes.ts';
import { leaseMs } from '#server/kernel/runs/lease-loop.ts';

/** A delivery this process holds, and where it goes. */
export interface ClaimedDelivery extends Row {
  url: string;
  sal: string;
}
type Row = typeof webhookEntregas.$inferSelect;

const lease = sql`now() + ${leaseMs} * interval '1 millisecond'`;

/** Claims due deliveries, the longest waiting first; none twice at a time. */
export async function claimDeliveries(db: Db, limit: number): Promise<ClaimedDelivery[]> {
  const waiting = db
    .select({ id: webhookEntregas.id })
    .from(webhookEntregas)
    .innerJoin(webhooks, and(eq(webhooks.id, webhookEntregas.webhookId), eq(webhooks.ativo, true)))
    .where(
      sql`${webhookEntregas.estado} = 'pendente' AND ${webhookEntregas.proximaEm} <= now()
        AND (${webhookEntregas.arrendadaAte} IS NULL OR ${webhookEntregas.arrendadaAte} < now())`,
    )
    .orderBy(webhookEntregas.proximaEm, webhookEntregas.id)
    .limit(limit)
    .for('update', { of: webhookEntregas, skipLocked: true });
  const taken = await db
    .update(webhookEntregas)
    .set({ arrendadaAte: lease })
    .where(inArray(webhookEntregas.id, waiting))
    .returning();
  if (taken.length === 0) return [];
  const addresses = await db
    .select()
    .from(webhooks)
    .where(inArray(webhooks.id, [...new Set(taken.map(({ webhookId }) => webhookId))]));
  const byId = new Map(addresses.map((each) => [each.id, each]));
  return taken.flatMap((row) => {
    const to = byId.get(row.webhookId);
    return to ? [{ ...row, url: to.url, sal: to.sal }] : [];
  });
}

/** Renews the claim on a delivery; false if it is settled. */
export async function renewDelivery(db: Db, id: number): Promise<boolean> {
  const ours = await db
    .update(webhookEntregas)
    .set({ arrendadaAte: lease })
    .where(and(eq(webhookEntregas.id, id), eq(webhookEntregas.estado, 'pendente')))
    .returning({ id: webhookEntregas.id });
  return ours.length > 0;
}

export async function releaseDelivery(db: Db, id: number): Promise<void> {
  await db.update(webhookEntregas).set({ arrendadaAte: null }).where(eq(webhookEntregas.id, id));
}
