import type { Drive } from '#server/adapters/drive/port.ts';
import { catalogOfFolder } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { RunContext } from './context.ts';
import type { RunPlan } from './run.ts';
import { type AssetsInput, assetsRun } from './run-kinds.ts';
import { keepCatalog } from './steps/keep-catalog.ts';

/** One live run per empreendimento and folder; keys of one empreendimento share a prefix. */
export const assetsKey = (empreendimentoId: number, folderKey = '') =>
  `assets:${empreendimentoId}:${folderKey}`;

export const assetsPlan = (drive: Drive): RunPlan<AssetsInput> => ({
  kind: assetsRun,
  folderOf: (_, { driveUrl }) => drive.parse(driveUrl),
  follow,
});

async function follow(context: RunContext<AssetsInput>): Promise<void> {
  const { durable, input, folder } = context;
  const { catalog, files, skipped } = await catalogOfFolder(context, input.maxAssets);
  const { empreendimentoId } = input;
  await keepCatalog(context, { empreendimentoId, catalog, files, part: 'imagens', driveFolder: folder });
  await durable.complete(
    {
      empreendimentoId,
      totalAssets: catalog.statistics.total_assets,
      nome: null,
      hotsiteId: null,
      rota: null,
      pdfsRead: null,
      findings: [],
      skipped,
    },
    'Passo 2 Completo!',
  );
}
