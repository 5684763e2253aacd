import type { Asset, AssetClass, LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import { certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { leaveOut, type RawAsset } from './raw-asset.ts';
import { differentUnits, isSamePicture } from './same-picture.ts';

export interface ClassifiedAsset {
  raw: RawAsset;
  class: AssetClass;
  /** What is lettered on a logo. */
  words?: Asset['words'];
}

export interface MergedAsset extends ClassifiedAsset {
  /** Paths of the dropped copies. */
  merged: string[];
}

/**
 * Keeps the best of each group of copies, with the most certain class any of them got (a copy may have had
 * the better name). In the order of the kept ones.
 */
export function mergeDuplicates(items: ClassifiedAsset[]): { kept: MergedAsset[]; leftOut: LeftOut[] } {
  const groups: ClassifiedAsset[][] = [];
  for (const item of items) {
    const group = groups.find((members) => members.every(({ raw }) => isSamePicture(raw, item.raw)));
    if (group) group.push(item);
    else groups.push([item]);
  }
  const leftOut: LeftOut[] = [];
  const kept = groups.map((group) => {
    const [best, ...others] = [...group].sort((a, b) => better(a.raw, b.raw));
    const surest = group.reduce((a, b) => (b.class.confidence > a.class.confidence ? b : a));
    for (const { raw } of others) {
      // The file is named; where else it was seen is no loss.
      if (raw.source) continue;
      leftOut.push(leaveOut(raw.path, 'duplicado', `Mesma imagem que “${best!.raw.path}”, que foi mantida.`));
    }
    const own = best!.class.confidence >= certainFrom ? best!.class : surest.class;
    const merged = others.map(({ raw }) => raw.path);
    const words = best!.words ?? group.find((one) => one.words)?.words;
    return { raw: best!.raw, class: ofTwoUnits(group) ?? own, merged, ...(words ? { words } : {}) };
  });
  return { kept, leftOut };
}

/** A question: one plan that is called two units' names is nobody's until a person says whose. */
function ofTwoUnits(group: ClassifiedAsset[]): AssetClass | null {
  const plans = group.filter(({ class: { category } }) => category === 'planta');
  for (const one of plans) {
    const other = plans.find(({ raw }) => differentUnits(saidOf(one.raw), saidOf(raw)));
    if (!other) continue;
    return {
      ...one.class,
      confidence: Math.min(one.class.confidence, askedConfidence),
      description: unnamedPlan,
      reason: `A mesma planta está com os nomes de dois tipos, “${one.raw.name}” e “${other.raw.name}”: confira de qual é`,
    };
  }
  return null;
}

const unnamedPlan = 'Planta do empreendimento';
/** Below what is certain. */
const askedConfidence = 0.5;
const saidOf = ({ name, caption }: RawAsset) => caption ?? name;

/** Negative if `a` should be kept: newest revision, most pixels, high-resolution name, format. */
function better(a: RawAsset, b: RawAsset): number {
  // A copy found in a PDF was only looked at.
  if (isMade(a) !== isMade(b)) return isMade(a) ? -1 : 1;
  const revisions = [revisionOf(a.name), revisionOf(b.name)];
  if (revisions[0] !== null && revisions[1] !== null && revisions[0] !== revisions[1]) {
    return revisions[1]! - revisions[0]!;
  }
  const [pixelsA, pixelsB] = [pixelsOf(a), pixelsOf(b)];
  if (Math.max(pixelsA, pixelsB) > Math.min(pixelsA, pixelsB) * 1.1) return pixelsB - pixelsA;
  return (
    Number(isHighResolution(b.name)) - Number(isHighResolution(a.name)) ||
    formatRank(a.name) - formatRank(b.name) ||
    a.path.length - b.path.length ||
    (a.path < b.path ? -1 : 1)
  );
}

const isMade = ({ url }: RawAsset) => url !== '';
const pixelsOf = ({ width, height }: RawAsset) => (width ?? 0) * (height ?? 0);
/** 'R03', 'REV2', 'v4' as a number. */
const revisionOf = (name: string) => {
  const found = /(?:^|[_\s-])(?:r|rev|v)[._ ]?(\d{1,2})(?=$|[_\s.-])/i.exec(name);
  return found ? Number(found[1]) : null;
};
const isHighResolution = (name: string) => /(^|[_\s-])(hr|alta|hd|4k)(?=$|[_\s.-])/i.test(name);
/** Least compressed first. */
const formatRank = (name: string) => {
  const rank = [/\.tiff?$/i, /\.png$/i, /\.jpe?g$/i, /\.(webp|avif)$/i].findIndex((pattern) =>
    pattern.test(name),
  );
  return rank === -1 ? 9 : rank;
};
