import { type Asset, type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Ocr, OcrError } from '#server/adapters/ocr/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { RawAsset } from '#server/da-pasta-a-pagina/assets/service.ts';
import type { Db } from '#server/db/client.ts';
import { derive } from '#server/kernel/runs/derived.ts';

/** Logos read of one folder: each takes seconds. */
export const mostLogos = 12;
/** All of them together are waited for no longer; what was not read is judged by its name. */
const longestMs = 60_000;
/** Cache namespace of the words of a logo. */
const task = 'logo-palavras';
/** Of a strip of many marks the first words say enough. */
const mostWords = 40;

interface Sources {
  db: Db;
  storage: Storage;
  ocr: Ocr;
  signal: AbortSignal;
}

/** The words of what the catalogue classes as a logo; undefined where none was looked for, or nothing could be read. */
export function logoReader(
  sources: Sources,
  limitMs = longestMs,
): (raw: RawAsset, of: Promise<AssetClass>) => Promise<Asset['words']> {
  const asked = new Set<string>();
  let until: AbortSignal | undefined;
  return async (raw, of) => {
    const { category, confidence } = await of;
    const isLogo = raw.type === 'image' && category === 'logo' && confidence >= certainFrom;
    // A PDF's marks are no part of the catalogue.
    if (!isLogo || raw.url === '' || raw.source) return undefined;
    if (asked.size >= mostLogos && !asked.has(raw.id)) return undefined;
    asked.add(raw.id);
    until ??= AbortSignal.timeout(limitMs);
    const words = await wordsOf(sources, raw, until);
    return words ?? undefined;
  };
}

function wordsOf(
  { db, storage, ocr, signal }: Sources,
  { id, url }: RawAsset,
  until: AbortSignal,
): Promise<Asset['words'] | null> {
  const read = async () => {
    const prefix = storage.url('img').slice(0, -'img'.length);
    const picture = url.startsWith(prefix) ? await storage.get(url.slice(prefix.length)) : null;
    if (!picture) return null;
    try {
      const words = await ocr.readMark(picture.bytes, AbortSignal.any([signal, until]));
      return words
        .filter(({ text }) => /\p{L}/u.test(text))
        .slice(0, mostWords)
        .map(({ text, confidence }) => ({
          text: text.slice(0, 60),
          confidence: Math.round(confidence * 100) / 100,
        }));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OcrError || until.aborted) return null;
      throw error;
    }
  };
  return derive(db, task, id, read, (words) => words !== null);
}
