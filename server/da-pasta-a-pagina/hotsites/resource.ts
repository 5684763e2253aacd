import { eq } from 'drizzle-orm';
import { type HotsiteInput, hotsitesRoutes } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { declareResource } from '#server/kernel/crud/resource.ts';
import { AppError } from '#server/kernel/errors.ts';
import { selectHotsites } from './list.ts';

/** One hotsite of one empreendimento (HOT-01, HOT-37..39, HOT-51). */
export const hotsitesResource = declareResource({
  routes: hotsitesRoutes,
  select: selectHotsites,
  async values(input: Partial<HotsiteInput>, { tx, id }) {
    if (id !== null && input.empreendimentoId !== undefined)
      await refuseOtherEmpreendimento(tx, id, input.empreendimentoId);
    return input;
  },
});

/** A public page describes its empreendimento, so it cannot be moved to another one. */
export async function refuseOtherEmpreendimento(
  db: Queryable,
  id: number,
  empreendimentoId: number,
): Promise<void> {
  const [row] = await db
    .select({ of: hotsites.empreendimentoId, v0Generated: hotsites.v0Generated })
    .from(hotsites)
    .where(eq(hotsites.id, id));
  if (!row?.v0Generated || row.of === empreendimentoId) return;
  throw new AppError(
    409,
    'hotsite-publicado',
    'Este hotsite já tem a página de outro empreendimento. Crie um hotsite novo para este.',
    { field: 'empreendimentoId' },
  );
}
