import { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { Drive } from '#server/adapters/drive/port.ts';
import { catalogOfFolder } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { RunContext } from './context.ts';
import type { RunPlan } from './run.ts';
import { keepCatalog } from './steps/keep-catalog.ts';

export const assetsKind = 'assets';

/** What a run of the second step alone was asked to do. */
export interface AssetsInput {
  driveUrl: string;
  maxAssets: number;
  empreendimentoId: number;
}

/** One live run for each empreendimento and folder; the keys of one empreendimento begin alike. */
export const assetsKey = (empreendimentoId: number, folderKey = '') =>
  `assets:${empreendimentoId}:${folderKey}`;

/** The second step by itself, for an empreendimento that exists (FLW-16, FLW-17). */
export const assetsPlan = (drive: Drive): RunPlan<AssetsInput> => ({
  steps: superAiSteps.filter(({ id }) => id === 'assets-processing'),
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
