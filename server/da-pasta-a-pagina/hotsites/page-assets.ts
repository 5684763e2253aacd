import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';

/** The pictures and videos an engine may choose from, best first within their class. */
export function pageAssetsOf(catalog: Catalog): PageAsset[] {
  return catalog.assets.filter(({ usage }) => usage === 'usar').map(toPageAsset);
}

function toPageAsset(asset: Asset): PageAsset {
  const { id, type, category, kind, uncertain, description, score, width, height, colors } = asset;
  const { lead, rank } = asset;
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
    colors,
    ...(lead ? { lead } : {}),
    ...(rank === undefined ? {} : { rank }),
  };
}
