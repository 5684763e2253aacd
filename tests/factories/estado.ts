import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { estados } from '#server/db/schema/territorio.ts';
import { createRegiao } from './regiao.ts';

/** A state; by default São Paulo, created once, because there are only 27 codes. */
export async function createEstado(db: Queryable, values: Partial<typeof estados.$inferInsert> = {}) {
  if (!values.sigla) {
    const [known] = await db
      .select()
      .from(estados)
      .where(and(eq(estados.sigla, 'SP'), isNull(estados.excluidoEm)));
    if (known) return known;
  }
  const sigla = values.sigla ?? 'SP';
  const regiaoId = values.regiaoId ?? (await createRegiao(db)).id;
  const [row] = await db
    .insert(estados)
    .values({ nome: sigla === 'SP' ? 'São Paulo' : `Estado ${sigla}`, ...values, sigla, regiaoId })
    .returning();
  return row!;
}
