import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { lisaOmitidas } from '#server/db/schema/lisa.ts';

/** Counts deliberately ignored content by reason. */
export async function countOmitted(
  db: Queryable,
  { canal, reasons, now }: { canal: string; reasons: readonly string[]; now: Date },
): Promise<void> {
  if (reasons.length === 0) return;
  const totals = new Map<string, number>();
  for (const reason of reasons) totals.set(reason, (totals.get(reason) ?? 0) + 1);
  const rows = [...totals].sort().map(([motivo, total]) => ({ canal, motivo, total, ultimaEm: now }));
  await db
    .insert(lisaOmitidas)
    .values(rows)
    .onConflictDoUpdate({
      target: [lisaOmitidas.canal, lisaOmitidas.motivo],
      set: { total: sql`${lisaOmitidas.total} + excluded.total`, ultimaEm: sql`excluded.ultima_em` },
    });
}
