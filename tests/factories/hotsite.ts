import type { Queryable } from '#server/db/client.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { createEmpreendimento } from './empreendimento.ts';
import { nextNumber } from './sequence.ts';

export async function createHotsite(db: Queryable, values: Partial<typeof hotsites.$inferInsert> = {}) {
  const n = nextNumber();
  const empreendimentoId = values.empreendimentoId ?? (await createEmpreendimento(db)).id;
  const [row] = await db
    .insert(hotsites)
    .values({ nome: `Hotsite ${n}`, rota: `hotsite-${n}`, ...values, empreendimentoId })
    .returning();
  return row!;
}
