import pLimit from 'p-limit';
import type { Asset, AssetClass, Catalog, LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Drive, DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Ocr } from '#server/adapters/ocr/port.ts';
import type { Pdf } from '#server/adapters/pdf/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import {
  buildCatalog,
  classifyInputOf,
  distinctOf,
  isLeftOut,
  PIPELINE_VERSION,
  processAsset,
  type RawAsset,
  selectionOf,
} from '#server/da-pasta-a-pagina/assets/service.ts';
import type { Db } from '#server/db/client.ts';
import { createBatcher } from '#server/kernel/batcher.ts';
import { derive } from '#server/kernel/runs/derived.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { inSubstep, StepError } from '#server/kernel/runs/step-error.ts';
import { logoReader } from './logo-words.ts';
import { figuresOfFolder } from './pdf-figures.ts';
import { planReader } from './plan-words.ts';
import { privateChecker } from './private-picture.ts';
import { assetItem, classItem } from './run-items.ts';

/** Concurrent originals: enough to use the network while the cores work, few enough to bound memory. */
const parallelAssets = 6;

/** What a run provides for building a catalogue. */
export interface MediaContext {
  durable: DurableRun;
  db: Db;
  drive: Drive;
  images: Images;
  pdf: Pdf;
  ocr: Ocr;
  storage: Storage;
  intelligence: Intelligence;
  folder: FolderRef;
  signal: AbortSignal;
  /** Context of every engine call. */
  call: CallContext;
  /** A picture's earlier class, if it should not be asked again. */
  knownClass?: (raw: RawAsset) => AssetClass | null;
}

/** Files opened for each place of the catalogue, before the rest is left: a folder may hold one picture 5,000 times. */
const opened = 3;

/**
 * Builds the catalogue of a folder: the run step 'assets-processing'. Pictures are classified while the next
 * are downloading; stored files are never fetched again. A copy or an unreadable file takes no place: the next
 * file has its turn, then the pictures of the PDFs.
 */
export async function makeCatalog(
  context: MediaContext,
  files: DriveFile[],
  maxAssets: number,
): Promise<Catalog> {
  const { durable, intelligence } = context;
  const selection = selectionOf(files, maxAssets);
  let chosen = selection.next(maxAssets);
  const rest = selection.rest().length + selection.refused.length;
  for (const substep of ['download-assets', 'upload-assets', 'classify-assets']) {
    durable.sequence.total(substep, chosen.length);
  }
  await durable.finish('scan-folder', `${files.length} arquivos na pasta`, { total: files.length });
  await durable.finish('filter-media', mediaText(chosen, rest), { total: chosen.length });

  const isPrivate = privateChecker(context);
  const classify = classifier(context);
  const limit = pLimit(parallelAssets);
  const process = openedOnce((file) => processOne(context, file, isPrivate));
  const refused: LeftOut[] = [];
  const worked: { raw: RawAsset; class: Promise<AssetClass>; words: Promise<Asset['words']> }[] = [];
  const readPlan = planReader(context);
  const readLogo = logoReader(context);
  const entryOf = (raw: RawAsset) => {
    const known = context.knownClass?.(raw);
    const read = readPlan(raw, known ? Promise.resolve(known) : classify.add(raw));
    // Awaited later; must not count as an unhandled rejection until then.
    read.catch(() => {});
    const words = readLogo(raw, read);
    words.catch(() => {});
    return { raw, class: read, words };
  };
  let seen = 0;
  let distinct: RawAsset[] = [];
  while (chosen.length > 0) {
    seen += chosen.length;
    const processed = await Promise.all(
      chosen.map((file) =>
        limit(async () => {
          const one = await process(file);
          if (!isLeftOut(one)) return entryOf(one);
          refused.push(one);
          return null;
        }),
      ),
    );
    worked.push(...processed.filter((entry) => entry !== null));
    distinct = distinctOf(worked.map(({ raw }) => raw));
    const free = Math.min(maxAssets - distinct.length, maxAssets * opened - seen);
    chosen = free > 0 ? selection.next(free) : [];
  }
  const places = maxAssets - distinct.length;
  if (places > 0) {
    const figures = await figuresOfFolder({ ...context, isPrivate }, files, { known: distinct, places });
    worked.push(...figures.map(entryOf));
  }
  await durable.finish('download-assets', countText(seen, 'arquivo baixado', 'arquivos baixados'));
  await durable.finish('upload-assets', countText(worked.length, 'arquivo guardado', 'arquivos guardados'));
  classify.flush();
  const items = await Promise.all(
    worked.map(async ({ raw, ...read }) => ({ raw, class: await read.class, words: await read.words })),
  );
  await durable.finish('classify-assets', `Classificadas com ${intelligence.name}`, {
    engine: intelligence.name,
  });

  const catalog = buildCatalog({
    items,
    leftOut: [...selection.refused, ...selection.rest(), ...refused],
    lookedAt: files.length,
    maxAssets,
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

/** Asks for classes in batches; what is not full waits for the end. */
function classifier(context: MediaContext) {
  const together = context.intelligence.classifyBatch;
  const batches = createBatcher<RawAsset, AssetClass>({
    most: together,
    isTime: (waiting) => waiting >= together,
    work: (raws) => inSubstep('classify-assets', () => classifyAll(context, raws)),
  });
  return {
    add(raw: RawAsset): Promise<AssetClass> {
      const asked = batches.add(raw);
      // Awaited later; must not count as an unhandled rejection until then.
      asked.catch(() => {});
      return asked;
    },
    flush: batches.flush,
  };
}

/** Cache namespace of a file's results, across runs. */
export const assetTask = 'asset';
export const versionOf = (folder: FolderRef, file: DriveFile): string =>
  [folder.key, file.path, file.version, PIPELINE_VERSION].join('|');

/** Files of one version are one picture: only the first is opened, unless it could not be used. */
function openedOnce(open: (file: DriveFile) => Promise<RawAsset | LeftOut>) {
  const known = new Map<string, Promise<RawAsset | LeftOut>>();
  return async (file: DriveFile): Promise<RawAsset | LeftOut> => {
    const earlier = known.get(file.version);
    if (!earlier) {
      const own = open(file);
      known.set(file.version, own);
      return own;
    }
    const first = await earlier;
    return isLeftOut(first) ? open(file) : { ...first, name: file.name, path: file.path };
  };
}

function processOne(
  context: MediaContext,
  file: DriveFile,
  isPrivate: ReturnType<typeof privateChecker>,
): Promise<RawAsset | LeftOut> {
  const { durable, db, drive, images, storage, signal } = context;
  const version = versionOf(context.folder, file);
  return inSubstep('download-assets', () =>
    durable.once(assetItem, file.path, version, () =>
      derive(
        db,
        assetTask,
        version,
        () => processAsset(file, { drive, images, storage, signal, isPrivate }),
        (result) => !(isLeftOut(result) && result.reason === 'download'),
      ),
    ),
  );
}

/** Classifies a batch, skipping known ones. */
async function classifyAll(context: MediaContext, raws: RawAsset[]): Promise<AssetClass[]> {
  const { durable, intelligence, storage } = context;
  return durable.onceEach(
    classItem,
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
