import pLimit from 'p-limit';
import type { AssetClass, Catalog, LeftOut } from '#contract/assets.ts';
import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import {
  buildCatalog,
  classifyInputOf,
  isLeftOut,
  PIPELINE_VERSION,
  processAsset,
  type RawAsset,
  selectMedia,
} from '#server/assets/service.ts';
import { storeCatalog } from '#server/empreendimentos/service.ts';
import { createBatcher } from '../batcher.ts';
import { type RunContext, StepError, within } from '../context.ts';
import { derive } from '../derived.ts';

/** Originals in flight: enough to fill the wire while the cores work, few enough to stay small. */
const parallelAssets = 6;

/** What the step needs of a run: any that says how many pictures it may take. */
type AssetsContext = RunContext<{ maxAssets: number }>;

/**
 * The second step, beside the first: pictures are classified while the next are still downloading.
 * Nothing of it waits for the documents.
 */
export async function processAssets(context: AssetsContext, files: DriveFile[]): Promise<Catalog> {
  const { durable, input, intelligence } = context;
  const { chosen, leftOut } = selectMedia(files, input.maxAssets);
  for (const substep of ['download-assets', 'upload-assets', 'classify-assets']) {
    durable.sequence.total(substep, chosen.length);
  }
  await durable.finish('scan-folder', `${files.length} arquivos na pasta`, { total: files.length });
  await durable.finish('filter-media', mediaText(chosen, leftOut.length), { total: chosen.length });

  const classify = createBatcher<RawAsset, AssetClass>(intelligence.classifyBatch, (raws) =>
    within('classify-assets', () => classifyAll(context, raws)),
  );
  const limit = pLimit(parallelAssets);
  const refused: LeftOut[] = [];
  const worked = await Promise.all(
    chosen.map(async (file) => {
      const processed = await limit(() => processOne(context, file));
      if (isLeftOut(processed)) refused.push(processed);
      return isLeftOut(processed) ? null : { raw: processed, class: classify.add(processed) };
    }),
  );
  const processed = worked.filter((entry) => entry !== null);
  await durable.finish('download-assets', countText(chosen.length, 'arquivo baixado', 'arquivos baixados'));
  await durable.finish(
    'upload-assets',
    countText(processed.length, 'arquivo guardado', 'arquivos guardados'),
  );
  classify.flush();
  const items = await Promise.all(
    processed.map(async (entry) => ({ raw: entry.raw, class: await entry.class })),
  );
  await durable.finish('classify-assets', `Classificadas com ${intelligence.name}`, {
    engine: intelligence.name,
  });

  const catalog = buildCatalog({
    items,
    leftOut: [...leftOut, ...refused],
    lookedAt: files.length,
    engine: intelligence.name,
  });
  if (!catalog.assets.some((asset) => asset.type === 'image')) {
    throw new StepError(
      'build-catalog',
      `Nenhuma imagem da pasta pôde ser usada. ${refused
        .slice(0, 3)
        .map((entry) => entry.message)
        .join(' ')}`.trim(),
    );
  }
  return catalog;
}

/**
 * The end of the step: what was found stands in the record, with the folder it came from where the
 * record does not have it from its documents.
 */
export async function keepCatalog(
  context: AssetsContext,
  empreendimentoId: number,
  catalog: Catalog,
  folder?: FolderRef,
): Promise<void> {
  const { durable, clock } = context;
  await within('build-catalog', () =>
    durable.onceInTransaction('build-catalog', 'catalogo', [empreendimentoId, catalog], async (tx) => {
      await storeCatalog(tx, empreendimentoId, catalog, {
        at: clock.now(),
        userId: durable.run.userId,
        folder,
      });
      return catalog.statistics;
    }),
  );
  const total = catalog.statistics.total_assets;
  await durable.finish('build-catalog', `${total} assets no catálogo`, { totalAssets: total });
}

function processOne(context: AssetsContext, file: DriveFile): Promise<RawAsset | LeftOut> {
  const { durable, db, drive, images, storage, signal } = context;
  const version = [context.folder.key, file.path, file.version, PIPELINE_VERSION].join('|');
  return within('download-assets', () =>
    durable.once('upload-assets', file.path, version, () =>
      derive(
        db,
        'asset',
        version,
        () => processAsset(file, { drive, images, storage, signal }),
        (result) => !(isLeftOut(result) && result.reason === 'download'),
      ),
    ),
  );
}

/** Classes of a batch; those already known are not asked again. */
async function classifyAll(context: AssetsContext, raws: RawAsset[]): Promise<AssetClass[]> {
  const { durable, intelligence, storage } = context;
  return durable.onceEach(
    'classify-assets',
    raws.map((raw) => ({ key: raw.path, input: [intelligence.name, raw.id] })),
    async (missing) => {
      const inputs = missing.map((index) =>
        classifyInputOf(raws[index]!, storage, intelligence.kind === 'model'),
      );
      return intelligence.classifyAssets(await Promise.all(inputs), context.call);
    },
  );
}

function mediaText(chosen: DriveFile[], leftOut: number): string {
  const videos = chosen.filter((file) => file.mimeType.startsWith('video/')).length;
  const parts = [
    [chosen.length - videos, 'imagem', 'imagens'],
    [videos, 'vídeo', 'vídeos'],
    [leftOut, 'arquivo de fora', 'arquivos de fora'],
  ] as const;
  return parts.flatMap(([count, one, many]) => (count > 0 ? [countText(count, one, many)] : [])).join(', ');
}

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
