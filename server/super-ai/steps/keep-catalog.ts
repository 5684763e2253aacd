import type { Catalog } from '#contract/assets.ts';
import type { FolderRef } from '#server/adapters/drive/port.ts';
import { storeCatalog } from '#server/empreendimentos/service.ts';
import { within } from '#server/kernel/jobs/step-error.ts';
import type { RunContext } from '../context.ts';

/**
 * The end of the second step: what was found stands in the record, with the folder it came from where
 * the record does not have it from its documents.
 */
export async function keepCatalog(
  { durable, clock }: Pick<RunContext, 'durable' | 'clock'>,
  empreendimentoId: number,
  catalog: Catalog,
  folder?: FolderRef,
): Promise<void> {
  await within('build-catalog', () =>
    durable.onceInTransaction('build-catalog', 'catalogo', [empreendimentoId, catalog], async (tx) => {
      const userId = durable.run.userId;
      await storeCatalog(tx, empreendimentoId, catalog, { at: clock.now(), userId, folder });
      return catalog.statistics;
    }),
  );
  const total = catalog.statistics.total_assets;
  await durable.finish('build-catalog', `${total} assets no catálogo`, { totalAssets: total });
}
