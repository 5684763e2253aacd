import { withOrigem } from '#contract/cadastros/origens.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { createBairro } from './bairro.ts';
import { createIncorporadora } from './incorporadora.ts';
import { nextNumber } from './sequence.ts';

export async function createEmpreendimento(
  db: Queryable,
  values: Partial<typeof empreendimentos.$inferInsert> = {},
) {
  const bairroId = values.bairroId ?? (await createBairro(db)).id;
  const incorporadoraId = values.incorporadoraId ?? (await createIncorporadora(db)).id;
  const [row] = await db
    .insert(empreendimentos)
    .values({
      nome: `Residencial ${nextNumber()}`,
      // As if a person had typed them.
      origens: withOrigem({}, { ...values, status: values.status ?? 'em_lancamento' }, 'pessoa'),
      ...values,
      bairroId,
      incorporadoraId,
    })
    .returning();
  return row!;
}
