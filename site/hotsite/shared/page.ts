import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Bloco, blocosDa } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { Blueprint, PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type AssetCategory, imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';

/** A picture or video as the page needs it. */
export type HotsiteAsset = Pick<Asset, 'id' | 'type' | 'description' | 'width' | 'height'> & {
  category: AssetCategory;
  kind: string | null;
  uncertain?: boolean;
  /** Of a logo without a ground of its own: the colours it is drawn with. */
  inks?: string[];
  /** The incorporadora's, where the building has none. */
  daIncorporadora?: true;
};

export interface HotsiteInput {
  facts: PageFacts;
  assets: HotsiteAsset[];
  blueprint: Blueprint;
}

/** What every section works with: the facts, and safe look-ups. */
export interface Page {
  facts: PageFacts;
  blueprint: Blueprint;
  section(id: SectionId): Section | null;
  /** What a section tells beside its text. */
  blocos(id: SectionId): Bloco[];
  asset(id: string | null | undefined): HotsiteAsset | null;
  /** The certain logos, best first. */
  logos: HotsiteAsset[];
  /** A section's pictures in order. */
  pictures(section: Section): HotsiteAsset[];
  /** Alt text: the description, or `instead` if it contains a number missing from the record. */
  alt(asset: HotsiteAsset, instead?: string): string;
  /** The same text as a caption; null where nothing is known of what is seen. */
  caption(asset: HotsiteAsset): string | null;
}

const saysNothing = imageClass.outro.alt;

export function createPage({ facts, assets, blueprint }: HotsiteInput): Page {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const alt = (asset: HotsiteAsset, instead?: string) =>
    unknownNumbers(asset.description, facts).length === 0
      ? asset.description
      : (instead ?? imageClass[asset.category].alt);
  const find = (id: string | null | undefined) => (id ? (byId.get(id) ?? null) : null);
  return {
    facts,
    blueprint,
    blocos: (id) => blocosDa(id, facts),
    section: (id) => blueprint.sections.find((section) => section.id === id) ?? null,
    asset: find,
    logos: assets.filter(
      ({ type, category, uncertain }) => type === 'image' && category === 'logo' && !uncertain,
    ),
    pictures: (section) =>
      section.assets.map(find).filter((asset) => asset?.type === 'image') as HotsiteAsset[],
    alt,
    caption: (asset) =>
      asset.description === saysNothing ? null : alt(asset).replace(/ do empreendimento\b/, ''),
  };
}
