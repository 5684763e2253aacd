import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { assetCategories } from '#contract/da-pasta-a-pagina/image-classes.ts';

/**
 * Merges a regenerated catalogue into the previous one: existing pictures keep their edits and position; new
 * ones follow those of their class; missing ones are removed.
 */
export function mergeCatalog(before: Catalog, fresh: Catalog): Catalog {
  const now = new Map(fresh.assets.map((asset) => [asset.id, asset]));
  const assets = before.assets.flatMap((asset): Asset[] => {
    const current = now.get(asset.id);
    if (!current) return [];
    now.delete(asset.id);
    return [{ ...asset, name: current.name, path: current.path, merged: current.merged }];
  });
  for (const asset of now.values()) {
    const last = assets.findLastIndex(({ category }) => category === asset.category);
    if (last >= 0) assets.splice(last + 1, 0, asset);
    else assets.push(asset);
  }
  const count = (test: (asset: Asset) => boolean) => assets.filter(test).length;
  return {
    ...fresh,
    statistics: {
      ...fresh.statistics,
      total_assets: assets.length,
      images: count(({ type }) => type === 'image'),
      videos: count(({ type }) => type === 'video'),
      by_category: Object.fromEntries(
        assetCategories.map((category) => [category, count((asset) => asset.category === category)]),
      ) as Catalog['statistics']['by_category'],
    },
    assets,
  };
}
