import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Ocr, OcrError } from '#server/adapters/ocr/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { RawAsset } from '#server/da-pasta-a-pagina/assets/service.ts';
import { describeDrawnPlan } from '#server/da-pasta-a-pagina/classificacao/service.ts';
import type { Db } from '#server/db/client.ts';
import { derive } from '#server/kernel/runs/derived.ts';

/** Plans read of one folder: each takes seconds. */
export const mostPlans = 8;
/** Longer side at which a plan is read, in pixels. */
export const plansSide = 1_600;
const pageWidth = 842;
/** Cache namespace of the words drawn in a plan. */
const task = 'planta-palavras';

interface Sources {
  db: Db;
  storage: Storage;
  ocr: Ocr;
  signal: AbortSignal;
}
/** Whether a plan's description says neither area, rooms nor type. */
export const isSilent = (description: string): boolean => !/\d|tipo|final/.test(description);

/**
 * Describes plans whose name and page say nothing by the words drawn in them (TRU-16), each as soon as its class
 * is known: reading takes seconds, and the folder's other pictures are still being worked on.
 */
export function planReader(
  sources: Sources,
): (raw: RawAsset, of: Promise<AssetClass>) => Promise<AssetClass> {
  const asked = new Set<string>();
  return async (raw, of) => {
    const known = await of;
    const isPlan = raw.type === 'image' && known.category === 'planta' && known.confidence >= certainFrom;
    if (!isPlan || raw.url === '' || !isSilent(known.description)) return known;
    if (asked.size >= mostPlans && !asked.has(raw.id)) return known;
    asked.add(raw.id);
    const words = await wordsIn(sources, raw);
    const description = describeDrawnPlan(raw.source ? (raw.caption ?? '') : raw.path, words);
    return description === null ? known : { ...known, description };
  };
}

function wordsIn({ db, storage, ocr, signal }: Sources, { id, url }: RawAsset): Promise<string[]> {
  return derive(db, task, id, async () => {
    const prefix = storage.url('img').slice(0, -'img'.length);
    const picture = url.startsWith(prefix) ? await storage.get(url.slice(prefix.length)) : null;
    if (!picture) return [];
    try {
      const page = await ocr.readPage(picture.bytes, { side: plansSide, page: 1, width: pageWidth }, signal);
      return page.lines.flatMap(({ text }) => text.split('\t'));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OcrError) return [];
      throw error;
    }
  });
}
