import type { Queryable } from '#server/db/client.ts';
import { cidades } from '#server/db/schema/territorio.ts';
import { createEstado } from './estado.ts';
import { nextNumber } from './sequence.ts';

export async function createCidade(db: Queryable, values: Partial<typeof cidades.$inferInsert> = {}) {
  const estadoId = values.estadoId ?? (await createEstado(db)).id;
  const [row] = await db
    .insert(cidades)
    .values({ nome: `Cidade ${nextNumber()}`, ...values, estadoId })
    .returning();
  return row!;
}
