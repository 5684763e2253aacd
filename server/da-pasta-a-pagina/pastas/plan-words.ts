import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Ocr, OcrError } from '#server/adapters/ocr/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { RawAsset } from '#server/da-pasta-a-pagina/assets/service.ts';
import { describeDrawnPlan } from '#server/da-pasta-a-pagina/classificacao/service.ts';
import type { Db } from '#server/db/client.ts';
import { derive } from '#server/kernel/runs/derived.ts';

/** Plans read of one folder: each takes seconds. */
const mostPlans = 8;
const side = 1_600;
const pageWidth = 842;
/** Cache namespace of the words drawn in a plan. */
const task = 'planta-palavras';

interface Sources {
  db: Db;
  storage: Storage;
  ocr: Ocr;
  signal: AbortSignal;
}
interface Item {
  raw: RawAsset;
  class: AssetClass;
}

/** A plan whose name and page say neither area, rooms nor type is described by the words drawn in it (TRU-16). */
export async function withPlanWords<Entry extends Item>(sources: Sources, items: Entry[]): Promise<Entry[]> {
  const silent = items.filter(({ raw, class: { category, confidence, description } }) => {
    const isPlan = raw.type === 'image' && category === 'planta' && confidence >= certainFrom;
    return isPlan && raw.url !== '' && !/\d|tipo|final/.test(description);
  });
  const told = new Map<Entry, AssetClass>();
  for (const item of silent.slice(0, mostPlans)) {
    const { path, source, caption } = item.raw;
    const description = describeDrawnPlan(source ? (caption ?? '') : path, await wordsIn(sources, item.raw));
    if (description !== null) told.set(item, { ...item.class, description });
  }
  return items.map((item) => ({ ...item, class: told.get(item) ?? item.class }));
}

function wordsIn({ db, storage, ocr, signal }: Sources, { id, url }: RawAsset): Promise<string[]> {
  return derive(db, task, id, async () => {
    const prefix = storage.url('img').slice(0, -'img'.length);
    const picture = url.startsWith(prefix) ? await storage.get(url.slice(prefix.length)) : null;
    if (!picture) return [];
    try {
      const page = await ocr.readPage(picture.bytes, { side, page: 1, width: pageWidth }, signal);
      return page.lines.flatMap(({ text }) => text.split('\t'));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OcrError) return [];
      throw error;
    }
  });
}
