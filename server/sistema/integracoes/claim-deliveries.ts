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

/** Under way to one address at a time, in all processes: one that hangs, or whose name does, holds up no other. */
const mostAtOnce = 3;

/** Those of an address (`w`) that are due, the longest waiting first. */
const dueOfAddress = sql`
  SELECT e.id, e.proxima_em FROM webhook_entregas e
  WHERE e.webhook_id = w.id AND e.estado = 'pendente' AND e.proxima_em <= now()
    AND (e.arrendada_ate IS NULL OR e.arrendada_ate < now())
  ORDER BY e.proxima_em, e.id
  LIMIT greatest(0, ${mostAtOnce} - (SELECT count(*) FROM webhook_entregas b
    WHERE b.webhook_id = w.id AND b.estado = 'pendente' AND b.proxima_em <= now() AND b.arrendada_ate >= now()))
  FOR UPDATE SKIP LOCKED`;

/** Claims due deliveries, the longest waiting first, few of each address; none twice at a time. */
export async function claimDeliveries(db: Db, limit: number): Promise<ClaimedDelivery[]> {
  const taken = await db
    .update(webhookEntregas)
    .set({ arrendadaAte: lease })
    .where(
      sql`${webhookEntregas.id} IN (SELECT d.id FROM webhooks w CROSS JOIN LATERAL (${dueOfAddress}) d
        WHERE w.ativo ORDER BY d.proxima_em, d.id LIMIT ${limit})`,
    )
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

/**
 * How long until one is due, or its lease runs out, in milliseconds; null if none waits for that. What has long been
 * due waits for others to the same address, and each of these tells when it is over.
 */
export async function nextDeliveryMs(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    SELECT extract(epoch FROM min(em) - now())::float8 * 1000 AS ms FROM (
      SELECT greatest(e.proxima_em, e.arrendada_ate) AS em
      FROM webhook_entregas e JOIN webhooks w ON w.id = e.webhook_id
      WHERE e.estado = 'pendente' AND w.ativo) espera
    WHERE em > now() - interval '1 second'`);
  return rows[0]!.ms;
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
