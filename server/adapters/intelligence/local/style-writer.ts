import { isDeepStrictEqual } from 'node:util';
import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { colorScheme, colorSources } from '#server/da-pasta-a-pagina/redacao/color-scheme.ts';
import type { PageAsset, StyleWriter } from '../port.ts';
import { localName, type RenderHotsite } from './create-local.ts';

/** The hand-made styles, for a plan of any engine. */
export function createStyleWriter({ renderHotsite }: { renderHotsite: RenderHotsite }): StyleWriter {
  return { name: localName, restyle, writePage: async (input) => renderHotsite(input) };
}

function restyle(blueprint: Blueprint, style: HotsiteStyle, assets: PageAsset[]): Blueprint {
  const { sections, metadata } = blueprint;
  if (metadata.style === style) return blueprint;
  const lead = sections.find(({ id }) => id === 'hero')?.assets[0];
  const opening = assets.find(({ id }) => id === lead);
  const ids = sections.map(({ id }) => id);
  const usual = (of: HotsiteStyle) => pageStyles[of].order.filter((id) => ids.includes(id));
  const place = (id: SectionId) => pageStyles[style].order.indexOf(id);
  return {
    // A person's order is kept.
    sections: isDeepStrictEqual(ids, usual(metadata.style))
      ? [...sections].sort((a, b) => place(a.id) - place(b.id))
      : sections,
    metadata: { ...metadata, style, color_scheme: colorScheme(style, colorSources(assets, opening)) },
  };
}
