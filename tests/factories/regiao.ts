import type { Queryable } from '#server/db/client.ts';
import { regioes } from '#server/db/schema/territorio.ts';
import { nextNumber } from './sequence.ts';

export async function createRegiao(db: Queryable, values: Partial<typeof regioes.$inferInsert> = {}) {
  const n = nextNumber();
  const [row] = await db
    .insert(regioes)
    .values({ nome: `Região ${n}`, codigo: `R${n}`, ...values })
    .returning();
  return row!;
}
