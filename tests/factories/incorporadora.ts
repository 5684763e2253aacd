import { foldText } from '#contract/base/text.ts';
import type { Queryable } from '#server/db/client.ts';
import { incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { nextNumber } from './sequence.ts';

export async function createIncorporadora(
  db: Queryable,
  values: Partial<typeof incorporadoras.$inferInsert> = {},
) {
  const nome = values.nome ?? `Incorporadora ${nextNumber()}`;
  const [row] = await db
    .insert(incorporadoras)
    .values({ nomeNormal: foldText(nome), ...values, nome })
    .returning();
  return row!;
}
