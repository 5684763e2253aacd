import type { Queryable } from '#server/db/client.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { createBairro } from './bairro.ts';
import { createCorretor } from './corretor.ts';
import { nextNumber } from './sequence.ts';

export async function createImovelUsado(
  db: Queryable,
  values: Partial<typeof imoveisUsados.$inferInsert> = {},
) {
  const corretorId = values.corretorId ?? (await createCorretor(db)).id;
  const bairroId = values.bairroId ?? (await createBairro(db)).id;
  const [row] = await db
    .insert(imoveisUsados)
    .values({ titulo: `Casa ${nextNumber()}`, tipo: 'Casa', ...values, corretorId, bairroId })
    .returning();
  return row!;
}
