import { and, eq, lte } from 'drizzle-orm';
import { dayMs, hourMs } from '#contract/base/units.ts';
import type { PendenciaTipo } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';
import { pendenciasAdiadas } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';

/** São Paulo, which has no daylight saving time. */
const offsetMs = 3 * hourMs;
/** When a day begins for who works: six in the morning. */
const morningMs = 6 * hourMs;

/** The next day's morning in São Paulo. */
export function tomorrow(now: Date): Date {
  const day = Math.floor((now.getTime() - offsetMs) / dayMs);
  return new Date((day + 1) * dayMs + offsetMs + morningMs);
}

interface Item {
  userId: number;
  tipo: PendenciaTipo;
  id: string;
}

/** Puts something that waits off until tomorrow, for one account. Whatever is due again is forgotten. */
export async function adiar(db: Db, { userId, tipo, id, now }: Item & { now: Date }): Promise<Date> {
  const ate = tomorrow(now);
  await db.transaction(async (tx) => {
    await tx
      .delete(pendenciasAdiadas)
      .where(and(eq(pendenciasAdiadas.userId, userId), lte(pendenciasAdiadas.ate, now)));
    await tx
      .insert(pendenciasAdiadas)
      .values({ userId, tipo, item: id, ate })
      .onConflictDoUpdate({
        target: [pendenciasAdiadas.userId, pendenciasAdiadas.tipo, pendenciasAdiadas.item],
        set: { ate },
      });
    await recordAudit(tx, {
      userId,
      acao: 'adiou',
      entidade: 'pendencia',
      entidadeId: id,
      dados: { tipo, ate },
    });
  });
  return ate;
}

/** Brings back what was put off: one thing, or all. */
export async function trazer(
  db: Db,
  { userId, tipo, id }: { userId: number } & Partial<Item>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(pendenciasAdiadas)
      .where(
        and(
          eq(pendenciasAdiadas.userId, userId),
          tipo === undefined ? undefined : eq(pendenciasAdiadas.tipo, tipo),
          id === undefined ? undefined : eq(pendenciasAdiadas.item, id),
        ),
      )
      .returning({ tipo: pendenciasAdiadas.tipo, item: pendenciasAdiadas.item });
    for (const each of gone)
      await recordAudit(tx, {
        userId,
        acao: 'trouxe',
        entidade: 'pendencia',
        entidadeId: each.item,
        dados: { tipo: each.tipo },
      });
  });
}
