import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { type Names, withOwnLogos } from './own-logos.ts';

/** The pictures and videos an engine may choose from, best first within their class. */
export function pageAssetsOf(catalog: Catalog, names: Names): PageAsset[] {
  return withOwnLogos(
    catalog.assets.filter(({ usage }) => usage === 'usar'),
    names,
  ).map(toPageAsset);
}

function toPageAsset(asset: Asset): PageAsset {
  const { id, type, category, kind, uncertain, description, score, width, height, colors } = asset;
  const { lead, rank } = asset;
  const bare = imageClass[category].mark && asset.variants.some(({ format }) => format === 'png');
  return {
    id,
    type,
    category,
    kind,
    uncertain,
    description,
    score,
    width,
    height,
    // Two buildings of one incorporadora would share an accent.
    colors: asset.daIncorporadora ? [] : (asset.ownColors ?? colors),
    ...(asset.daIncorporadora ? { daIncorporadora: true as const } : {}),
    ...(bare ? { inks: inksOf(asset) } : {}),
    ...(lead ? { lead } : {}),
    ...(rank === undefined ? {} : { rank }),
  };
}

/** Pictures measured before were measured on white: one of white letters shows nothing else. */
function inksOf({ ownColors, colors }: Asset): string[] {
  if (ownColors) return ownColors;
  const inks = colors.filter((color) => contrastRatio(color, '#ffffff') > 1.25);
  return inks.length > 0 ? inks : ['#ffffff'];
}
