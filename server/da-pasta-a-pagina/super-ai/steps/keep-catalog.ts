import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import { storeCatalog } from '#server/cadastros/empreendimentos/service.ts';
import { recordRead } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { RunContext } from '../context.ts';
import { catalogItem } from '../run-items.ts';

interface Kept {
  empreendimentoId: number;
  catalog: Catalog;
  /** What the folder contained, and what of it was read. */
  files: DriveFile[];
  part: 'tudo' | 'imagens';
  /** If the record does not have it from its documents. */
  driveFolder?: FolderRef;
}

/** End of the second step: stores the catalogue and the folder's content. */
export async function keepCatalog(
  { durable, clock, folder }: Pick<RunContext, 'durable' | 'clock' | 'folder'>,
  { empreendimentoId, catalog, files, part, driveFolder }: Kept,
): Promise<void> {
  await inSubstep('build-catalog', () =>
    durable.onceInTransaction(catalogItem, 'catalogo', [empreendimentoId, catalog], async (tx) => {
      const userId = durable.run.userId;
      const at = clock.now();
      await storeCatalog(tx, empreendimentoId, catalog, { at, userId, folder: driveFolder });
      await recordRead(tx, { empreendimentoId, folder, files, part, at });
      return catalog.statistics;
    }),
  );
  const total = catalog.statistics.total_assets;
  await durable.finish('build-catalog', `${total} assets no catálogo`, { totalAssets: total });
}
