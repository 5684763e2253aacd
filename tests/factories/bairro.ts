import type { Queryable } from '#server/db/client.ts';
import { bairros } from '#server/db/schema/territorio.ts';
import { nextNumber } from './sequence.ts';
import { createZona } from './zona.ts';

export async function createBairro(db: Queryable, values: Partial<typeof bairros.$inferInsert> = {}) {
  const n = nextNumber();
  const zonaId = values.zonaId ?? (await createZona(db)).id;
  const [row] = await db
    .insert(bairros)
    .values({ nome: `Bairro ${n}`, slug: `bairro-${n}`, ...values, zonaId })
    .returning();
  return row!;
}
