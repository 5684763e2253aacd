import type { Catalog } from '#contract/assets.ts';
import { storeCatalog } from '#server/empreendimentos/service.ts';
import { planPage } from '#server/hotsites/service.ts';
import { within } from '#server/kernel/jobs/step-error.ts';
import type { RunContext } from '../context.ts';

/** The third step: catalogue and record → plan of the page. */
export async function createBlueprint(context: RunContext, empreendimentoId: number, catalog: Catalog) {
  const { durable, input, clock } = context;
  await within('build-catalog', () =>
    durable.onceInTransaction('build-catalog', 'catalogo', [empreendimentoId, catalog], async (tx) => {
      await storeCatalog(tx, empreendimentoId, catalog, { at: clock.now(), userId: durable.run.userId });
      return catalog.statistics;
    }),
  );
  const total = catalog.statistics.total_assets;
  await durable.finish('build-catalog', `${total} assets no catálogo`, { totalAssets: total });
  return planPage(context, { empreendimentoId, catalog, style: input.style });
}
