import type { Catalog } from '#contract/assets.ts';
import type { Blueprint, PageFacts } from '#contract/blueprint.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { pageAssetsOf, pageFacts } from '#server/hotsites/service.ts';
import { type RunContext, within } from '../context.ts';

export interface Plan {
  facts: PageFacts;
  assets: PageAsset[];
  blueprint: Blueprint;
}

/** The third step: catalogue and record → plan of the page. */
export async function createBlueprint(
  context: RunContext,
  empreendimentoId: number,
  catalog: Catalog,
): Promise<Plan> {
  const { db, durable, input, intelligence } = context;
  const facts = await within('analyze-catalog', () => pageFacts(db, empreendimentoId));
  await durable.finish('analyze-catalog');
  const assets = pageAssetsOf(catalog);
  await durable.finish('optimize-selection', `${assets.length} imagens e vídeos à disposição da página`);
  const blueprint = await within('structure-site', () =>
    durable.once('structure-site', 'blueprint', [intelligence.name, input.style, facts, assets], () =>
      intelligence.planPage({ facts, assets, style: input.style }, context.call),
    ),
  );
  const sections = blueprint.sections.length;
  await durable.finish('structure-site', `${sections} ${sections === 1 ? 'seção' : 'seções'}`, { sections });
  await durable.finish('generate-texts');
  return { facts, assets, blueprint };
}
