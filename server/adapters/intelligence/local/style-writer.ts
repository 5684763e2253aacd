import { isDeepStrictEqual } from 'node:util';
import type { Blueprint, PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { colorScheme, colorSources } from '#server/da-pasta-a-pagina/redacao/color-scheme.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import type { PageAsset, StyleWriter } from '../port.ts';
import { localName, type RenderHotsite } from './create-local.ts';

/** The hand-made styles, for a plan of any engine. */
export function createStyleWriter({ renderHotsite }: { renderHotsite: RenderHotsite }): StyleWriter {
  return { name: localName, restyle, writePage: async (input) => renderHotsite(input) };
}

interface Given {
  facts: PageFacts;
  assets: PageAsset[];
}

function restyle(blueprint: Blueprint, style: HotsiteStyle, given: Given): Blueprint {
  const { sections, metadata } = blueprint;
  if (metadata.style === style) return blueprint;
  const lead = sections.find(({ id }) => id === 'hero')?.assets[0];
  const opening = given.assets.find(({ id }) => id === lead);
  const ids = sections.map(({ id }) => id);
  const usual = (of: HotsiteStyle) => pageStyles[of].order.filter((id) => ids.includes(id));
  const place = (id: SectionId) => pageStyles[style].order.indexOf(id);
  const said = inItsVoice(blueprint, style, given);
  return {
    // A person's order is kept.
    sections: isDeepStrictEqual(ids, usual(metadata.style))
      ? said.toSorted((a, b) => place(a.id) - place(b.id))
      : said,
    metadata: { ...metadata, style, color_scheme: colorScheme(style, colorSources(given.assets, opening)) },
  };
}

const spoken = ['titulo', 'subtitulo', 'texto', 'destaques'] as const;

/** Each text that stands as our own engine words it in the plan's style, as it words it in another; others stay. */
function inItsVoice({ sections, metadata }: Blueprint, style: HotsiteStyle, given: Given): Section[] {
  const [before, now] = [metadata.style, style].map(
    (of) => new Map(planPage({ ...given, style: of }).sections.map((section) => [section.id, section])),
  );
  return sections.map((section) => {
    const [was, will] = [before?.get(section.id), now?.get(section.id)];
    if (!was || !will) return section;
    const own = spoken.filter((part) => isDeepStrictEqual(section[part], was[part]));
    return { ...section, ...Object.fromEntries(own.map((part) => [part, will[part]])) };
  });
}
