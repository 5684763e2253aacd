import { eq } from 'drizzle-orm';
import {
  type Blueprint,
  blueprintSchema,
  type PageFacts,
  pageFactsSchema,
} from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { followFacts } from './follow-facts.ts';

export interface KeptPlan {
  blueprint: Blueprint;
  /** The version it is taken from. */
  versaoId: number;
}

/**
 * The plan of the public page, with price and dates as the record has them now, where a person made that page in the
 * studio (from an earlier version) and it has this style; else null.
 */
export async function keptPlan(
  db: Queryable,
  hotsiteId: number,
  { style, facts }: { style: HotsiteStyle; facts: PageFacts },
): Promise<KeptPlan | null> {
  const [shown] = await db
    .select({
      versaoId: hotsiteVersoes.id,
      origem: hotsiteVersoes.origemVersaoId,
      estilo: hotsiteVersoes.estilo,
      blueprint: hotsiteVersoes.blueprint,
      fatos: hotsiteVersoes.fatos,
    })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(eq(hotsites.id, hotsiteId));
  if (!shown || shown.origem === null || shown.estilo !== style) return null;
  const blueprint = blueprintSchema.parse(shown.blueprint);
  const written = pageFactsSchema.safeParse(shown.fatos);
  return {
    blueprint: written.success ? followFacts(blueprint, written.data, facts) : blueprint,
    versaoId: shown.versaoId,
  };
}
