import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import { storeCatalog } from '#server/cadastros/empreendimentos/service.ts';
import { rememberRead } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { within } from '#server/kernel/jobs/step-error.ts';
import type { RunContext } from '../context.ts';
import { catalogItem } from '../run-items.ts';

interface Kept {
  empreendimentoId: number;
  catalog: Catalog;
  /** What the folder held, and what of it was read. */
  files: DriveFile[];
  part: 'tudo' | 'imagens';
  /** Where the record does not have it from its documents. */
  driveFolder?: FolderRef;
}

/** The end of the second step: what was found stands in the record, with what the folder held. */
export async function keepCatalog(
  { durable, clock, folder }: Pick<RunContext, 'durable' | 'clock' | 'folder'>,
  { empreendimentoId, catalog, files, part, driveFolder }: Kept,
): Promise<void> {
  await within('build-catalog', () =>
    durable.onceInTransaction(catalogItem, 'catalogo', [empreendimentoId, catalog], async (tx) => {
      const userId = durable.run.userId;
      const at = clock.now();
      await storeCatalog(tx, empreendimentoId, catalog, { at, userId, folder: driveFolder });
      await rememberRead(tx, { empreendimentoId, folder, files, part, at });
      return catalog.statistics;
    }),
  );
  const total = catalog.statistics.total_assets;
  await durable.finish('build-catalog', `${total} assets no catálogo`, { totalAssets: total });
}
