import { foldText } from '#contract/base/text.ts';
import { showsPart } from '#contract/da-pasta-a-pagina/assets.ts';
import { galleryClasses, imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { chooseLead, isFitKind } from '#contract/da-pasta-a-pagina/lead-picture.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { hexToOklch } from './oklch.ts';

const galleryLimit = 24;
const facadeLimit = 4;
const isWide = (asset: PageAsset) => (asset.width ?? 0) >= 480;
/** A ribbon would be a line among pictures. */
const isRibbon = ({ width, height }: PageAsset) => (width ?? 1) > (height ?? 1) * 2.8;

/** Pictures of the building itself, best first. */
function showable(assets: PageAsset[]): PageAsset[] {
  return assets
    .filter((asset) => asset.type === 'image' && imageClass[asset.category].gallery !== null)
    .filter((asset) => isFitKind(asset.kind) && isWide(asset) && !isRibbon(asset))
    .sort(bestFirst);
}

/** A person's order first, then quality. */
export function bestFirst(a: PageAsset, b: PageAsset): number {
  const [one, other] = [a.rank ?? Number.MAX_SAFE_INTEGER, b.rank ?? Number.MAX_SAFE_INTEGER];
  return one - other || b.score - a.score;
}

export const certainPictures = (assets: PageAsset[]) => showable(assets).filter((asset) => !asset.uncertain);

/** The main picture: a person's choice, else the best one that may stand for the building, or null. */
export const chooseHero = (assets: PageAsset[]): PageAsset | null =>
  assets.find((asset) => asset.lead && asset.type === 'image') ?? chooseLead(assets, bestFirst);

/**
 * Gallery pictures in a person's order or a varied one, at most 24, excluding those used elsewhere. Uncertain
 * ones only fill a gallery of fewer than six.
 */
export function chooseGallery(assets: PageAsset[], taken: Set<string>): PageAsset[] {
  const pool = certainPictures(assets).filter((asset) => !taken.has(asset.id));
  const doubtful = showable(assets).filter((asset) => asset.uncertain && asset.score >= 30);
  const filled = pool.length >= 6 ? pool : [...pool, ...doubtful.slice(0, 12 - pool.length)];
  const ordered = filled.some(({ rank }) => rank !== undefined);
  return (ordered ? filled : varied(filled)).slice(0, galleryLimit);
}

/** Kinds suitable as a large opening picture, best first: a pet area or an office is not. */
const openingKinds = ['piscina', 'rooftop', 'varanda', 'living', 'sala', 'salao'];

/** A gallery's opening: the whole building in another light, else what people look for first. */
function chooseOpening(pictures: PageAsset[]): PageAsset | undefined {
  const certain = pictures.filter(({ uncertain }) => !uncertain);
  const whole = certain.find(({ category, kind }) => category === 'fachada' && !showsPart(kind));
  if (whole) return whole;
  for (const kind of openingKinds) {
    const found = certain.find((picture) => foldText(picture.kind ?? '').startsWith(kind));
    if (found) return found;
  }
  return undefined;
}

/** The opening, then walks from outside to inside, each of other kinds, in other light and from another distance. */
function varied(pictures: PageAsset[]): PageAsset[] {
  const opening = chooseOpening(pictures);
  const kinds = new Map<string, PageAsset[]>();
  let facades = opening?.category === 'fachada' ? 1 : 0;
  for (const picture of pictures) {
    if (picture === opening) continue;
    if (picture.category === 'fachada' && ++facades > facadeLimit) continue;
    const key = kindOf(picture);
    kinds.set(key, [...(kinds.get(key) ?? []), picture]);
  }
  const order: PageAsset[] = opening ? [opening] : [];
  while (kinds.size > 0) {
    const turn: PageAsset[] = [];
    for (const [key, list] of kinds) {
      const next = list.shift();
      if (next) turn.push(next);
      if (list.length === 0) kinds.delete(key);
    }
    walk(turn, order);
  }
  return order;
}

const kindOf = ({ category, kind }: PageAsset) => `${category}:${kind}`;
/** Adds pictures to an order, a class after the other; a class that was just shown waits for its next turn. */
function walk(turn: PageAsset[], order: PageAsset[]): void {
  const lanes = galleryClasses.map((name) => turn.filter(({ category }) => category === name));
  while (lanes.some((lane) => lane.length > 0)) {
    const waiting = lanes.filter((lane) => lane.length > 0);
    for (const lane of waiting) {
      const last = order.at(-1);
      if (waiting.length > 1 && last && lane.every((picture) => kindOf(picture) === kindOf(last))) continue;
      order.push(...lane.splice(last ? mostUnlike(last, lane) : 0, 1));
    }
  }
}

/** Where the picture stands that differs most from the last one: in its kind, its light, its distance. */
function mostUnlike(last: PageAsset, lane: PageAsset[]): number {
  const rates = lane.map(
    (picture) =>
      (kindOf(picture) === kindOf(last) ? 0 : 4) +
      (isDusk(picture) === isDusk(last) ? 0 : 2) +
      (isClose(picture) === isClose(last) ? 0 : 1),
  );
  return rates.indexOf(Math.max(...rates));
}

const saysDusk = /noite|noturn|entardecer|anoitecer|crepuscul|por do sol/;
/** Taken in the evening: by its words, else by the dark of its commonest colours. */
function isDusk({ description, colors }: PageAsset): boolean {
  if (saysDusk.test(foldText(description))) return true;
  const seen = colors.slice(0, 3).map((color) => hexToOklch(color).l);
  return seen.length > 0 && seen.reduce((sum, l) => sum + l, 0) / seen.length < duskUntil;
}
const duskUntil = 0.42;
const saysClose = /detalhe|close|textura|bancada|cuba|luminaria/;
/** Near its subject: by its words, else by its upright shape. */
const isClose = ({ kind, description, width, height }: PageAsset): boolean =>
  saysClose.test(foldText(`${kind} ${description}`)) || (height ?? 0) > (width ?? 0);

/** The map, else a picture of the location, if certain. */
export function chooseMap(assets: PageAsset[]): PageAsset | null {
  const certain = assets.filter((asset) => asset.type === 'image' && !asset.uncertain).sort(bestFirst);
  const ofKind = (kind: RegExp) => certain.find((asset) => kind.test(foldText(asset.kind ?? '')));
  return ofKind(/^mapa/) ?? ofKind(/^localiza/) ?? null;
}

/** Where no map is: the view from above, which shows where the building stands. */
export const chooseAerial = (free: PageAsset[]): PageAsset | null =>
  free.find(({ category, kind }) => category === 'fachada' && kind === 'vista-aerea') ?? null;

/** At most one video: the best certain one that does not show construction. */
export function chooseVideo(assets: PageAsset[]): PageAsset | null {
  const videos = assets.filter(
    (asset) => asset.type === 'video' && !asset.uncertain && isFitKind(asset.kind),
  );
  return videos.sort(bestFirst)[0] ?? null;
}
