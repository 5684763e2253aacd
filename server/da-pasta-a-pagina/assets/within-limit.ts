import type { LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import {
  type AssetCategory,
  assetCategories,
  imageClass,
} from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { MergedAsset } from './merge-duplicates.ts';
import { leaveOut } from './raw-asset.ts';

/** Classes take turns, most wanted first: a book has its plans at the end. */
const wanted = (category: AssetCategory) => imageClass[category].missing?.rank ?? Number.POSITIVE_INFINITY;
const turns = assetCategories.toSorted((one, other) => wanted(one) - wanted(other));

/** Keeps at most `limit`: every file of the folder, and of what came out of PDFs a fair share of each class. */
export function withinLimit(
  items: MergedAsset[],
  limit: number,
): { kept: MergedAsset[]; leftOut: LeftOut[] } {
  const figures = items.filter(({ raw }) => raw.source);
  const places = Math.max(0, limit - (items.length - figures.length));
  if (figures.length <= places) return { kept: items, leftOut: [] };
  const queues = turns.map((turn) => figures.filter((one) => one.class.category === turn));
  const longest = Math.max(...queues.map((queue) => queue.length));
  const inTurn = Array.from({ length: longest }, (_, round) =>
    queues.flatMap((queue) => queue[round] ?? []),
  ).flat();
  const chosen = new Set(inTurn.slice(0, places));
  const message = `Com esta imagem o catálogo passaria do limite de ${limit}.`;
  return {
    kept: items.filter((one) => !one.raw.source || chosen.has(one)),
    leftOut: inTurn.slice(places).map(({ raw }) => leaveOut(raw.path, 'limite', message)),
  };
}
