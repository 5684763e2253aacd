import type { Queryable } from '#server/db/client.ts';
import { zonas } from '#server/db/schema/territorio.ts';
import { createCidade } from './cidade.ts';
import { nextNumber } from './sequence.ts';

export async function createZona(db: Queryable, values: Partial<typeof zonas.$inferInsert> = {}) {
  const cidadeId = values.cidadeId ?? (await createCidade(db)).id;
  const [row] = await db
    .insert(zonas)
    .values({ nome: `Zona ${nextNumber()}`, ...values, cidadeId })
    .returning();
  return row!;
}
