import { normalCreci } from '#contract/cadastros/creci.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { nextNumber } from './sequence.ts';

/** A fictitious corretor, not approved yet. */
export async function createCorretor(db: Queryable, values: Partial<typeof corretores.$inferInsert> = {}) {
  const n = nextNumber();
  const email = values.email ?? `corretor${n}@example.com`;
  const creci = values.creci ?? `${10_000 + n}-F`;
  const [row] = await db
    .insert(corretores)
    .values({
      nome: `Corretor ${n}`,
      nomeGuerra: `Corretor ${n}`,
      slug: `corretor-${n}`,
      emailNormal: email.toLowerCase(),
      creciNormal: normalCreci(creci),
      ...values,
      email,
      creci,
    })
    .returning();
  return row!;
}
