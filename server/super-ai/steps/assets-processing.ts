import pLimit from 'p-limit';
import type { AssetClass, Catalog, LeftOut } from '#contract/assets.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import {
  buildCatalog,
  classifyInputOf,
  isLeftOut,
  PIPELINE_VERSION,
  processAsset,
  type RawAsset,
  selectMedia,
} from '#server/assets/service.ts';
import { createBatcher } from '../batcher.ts';
import { type RunContext, StepError, within } from '../context.ts';
import { derive } from '../derived.ts';

/** Originals in flight: enough to fill the wire while the cores work, few enough to stay small. */
const parallelAssets = 6;

/**
 * The second step, beside the first: pictures are classified while the next are still downloading.
 * Nothing of it waits for the documents.
 */
export async function processAssets(context: RunContext, files: DriveFile[]): Promise<Catalog> {
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

function processOne(context: RunContext, file: DriveFile): Promise<RawAsset | LeftOut> {
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
async function classifyAll(context: RunContext, raws: RawAsset[]): Promise<AssetClass[]> {
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
