import { z } from 'zod';
import { cleanText } from '../base/text.ts';
import { type Asset, assetCategorySchema, type Catalog } from './assets.ts';
import { type Blueprint, blueprintSchema, type Section } from './blueprint.ts';
import { type SectionId, sectionIdSchema } from './sections.ts';

/** First digits of a picture's content: what a person says of it holds for the same picture found again. */
const assetId = z.string().min(1).max(64);
const share = z.number().min(0).max(1);

/** What a person says of one picture; what is left out stays as it was read. */
export const assetEditSchema = z.object({
  category: assetCategorySchema.optional(),
  description: z
    .string()
    .transform(cleanText)
    .pipe(z.string().min(1, 'Descreva a imagem').max(300, 'Use até 300 caracteres'))
    .optional(),
  focus: z.object({ x: share, y: share }).optional(),
  usage: z.enum(['usar', 'reserva']).optional(),
});
export type AssetEdit = z.infer<typeof assetEditSchema>;

export const catalogEditsSchema = z.object({
  assets: z
    .record(assetId, assetEditSchema)
    .refine((all) => Object.keys(all).length <= 600, 'Imagens demais'),
  /** Ids in a person's order; null where it was never changed. */
  ordem: z.array(assetId).max(600).nullable(),
  /** The main picture a person chose. */
  hero: assetId.nullable(),
});
export type CatalogEdits = z.infer<typeof catalogEditsSchema>;
export const noCatalogEdits: CatalogEdits = { assets: {}, ordem: null, hero: null };

/** A section that is good: it stays as this version has it, byte for byte, whatever is generated. */
export const travaSchema = z.object({ secao: sectionIdSchema, versaoId: z.number().int().min(1) });
export type Trava = z.infer<typeof travaSchema>;

/** What a person has in hand of a hotsite. Nothing of it is public before a version made of it is. */
export const edicaoSchema = z.object({
  catalogo: catalogEditsSchema,
  /** Null as long as the plan of the page it starts from holds. */
  blueprint: blueprintSchema.nullable(),
  /** Sections of the plan that the page does not show. */
  desligadas: z.array(sectionIdSchema.exclude(['hero'])).max(5),
  travas: z.array(travaSchema).max(6),
});
export type Edicao = z.infer<typeof edicaoSchema>;

type Picture = Pick<Asset, 'id' | 'type' | 'category' | 'kind' | 'description' | 'uncertain' | 'focus'> &
  Pick<Asset, 'usage' | 'usageReason' | 'confidence' | 'classifiedBy' | 'lead' | 'rank'>;

/** The pictures with what a person says of them, in his order; the others keep theirs after them. */
export function editedPictures<One extends Picture>(assets: readonly One[], edits: CatalogEdits): One[] {
  const place = new Map(edits.ordem?.map((id, index) => [id, index]));
  const edited = assets.map((asset) => pictureOf(asset, edits, place.get(asset.id)));
  const last = Number.POSITIVE_INFINITY;
  return edited
    .map((asset, index) => ({ asset, index, at: asset.rank ?? last }))
    .sort((a, b) => (a.at === b.at ? a.index - b.index : a.at - b.at))
    .map(({ asset }) => asset);
}

function pictureOf<One extends Picture>(
  asset: One,
  { assets, hero }: CatalogEdits,
  rank: number | undefined,
): One {
  const edit = assets[asset.id] ?? {};
  const isHero = hero === asset.id;
  const usage = isHero ? 'usar' : edit.usage;
  return {
    ...asset,
    ...(rank === undefined ? {} : { rank }),
    ...(isHero ? { lead: true } : {}),
    ...(edit.description === undefined ? {} : { description: edit.description }),
    ...(edit.focus === undefined ? {} : { focus: edit.focus }),
    // Another class makes the finer kind wrong; the same one, said by a person, is certain.
    ...(edit.category === undefined
      ? {}
      : {
          ...(edit.category === asset.category ? {} : { kind: null }),
          category: edit.category,
          uncertain: false,
          confidence: 1,
          classifiedBy: 'uma pessoa',
        }),
    ...(usage === undefined || usage === asset.usage
      ? {}
      : {
          usage,
          usageReason: usage === 'reserva' ? 'Deixada de fora por uma pessoa' : 'Incluída por uma pessoa',
        }),
  };
}

/** The catalogue as planning and putting together a page take it. */
export function editedCatalog(catalog: Catalog, edits: CatalogEdits): Catalog {
  const assets = editedPictures(catalog.assets, edits);
  const by_category = { ...catalog.statistics.by_category };
  for (const category of Object.keys(by_category) as (keyof typeof by_category)[])
    by_category[category] = assets.filter((asset) => asset.category === category).length;
  return { ...catalog, statistics: { ...catalog.statistics, by_category }, assets };
}

/**
 * A plan that keeps to the pictures: what is left out or gone is on no section, the main picture a
 * person chose leads and stands nowhere else.
 */
export function followPictures(
  blueprint: Blueprint,
  pictures: readonly Pick<Asset, 'id' | 'type' | 'usage' | 'lead'>[],
): Blueprint {
  const usable = new Set(pictures.flatMap(({ id, usage }) => (usage === 'usar' ? [id] : [])));
  const lead = pictures.find((picture) => picture.lead && picture.type === 'image')?.id;
  const stays = (id: string) => usable.has(id);
  const sections = blueprint.sections.map((section): Section => {
    const isHero = section.id === 'hero';
    const kept = section.assets.filter((id) => stays(id) && id !== lead);
    const assets =
      isHero && lead ? [lead, ...kept].slice(0, 80) : isHero ? section.assets.filter(stays) : kept;
    const itens = section.itens.map((item) =>
      item.asset !== null && (!stays(item.asset) || item.asset === lead) ? { ...item, asset: null } : item,
    );
    return { ...section, assets, itens };
  });
  return { ...blueprint, sections, metadata: { ...blueprint.metadata, total_assets_used: usedIn(sections) } };
}

/** The gallery in a person's order, as soon as he gives one. */
export function orderGallery(blueprint: Blueprint, ordem: readonly string[] | null): Blueprint {
  if (!ordem) return blueprint;
  const place = new Map(ordem.map((id, index) => [id, index]));
  const at = (id: string) => place.get(id) ?? ordem.length;
  const sections = blueprint.sections.map((section) =>
    section.id === 'galeria'
      ? { ...section, assets: [...section.assets].sort((a, b) => at(a) - at(b)) }
      : section,
  );
  return { ...blueprint, sections };
}

/** The plan without the sections that are switched off. */
export function shownBlueprint(blueprint: Blueprint, desligadas: readonly SectionId[]): Blueprint {
  const sections = blueprint.sections.filter(({ id }) => !desligadas.includes(id));
  return { ...blueprint, sections, metadata: { ...blueprint.metadata, total_assets_used: usedIn(sections) } };
}

const usedIn = (sections: readonly Section[]) =>
  new Set(sections.flatMap(({ assets, itens }) => [...assets, ...itens.flatMap(({ asset }) => asset ?? [])]))
    .size;

export interface WrittenText {
  /** 'titulo', 'texto.2', 'itens.4.titulo': the field as the screen knows it. */
  campo: string;
  texto: string;
}

/** Every text of a section that a reader sees, with its field. */
export function textsOf(section: Section): WrittenText[] {
  const one = (campo: string, texto: string | null) => (texto ? [{ campo, texto }] : []);
  return [
    ...one('titulo', section.titulo),
    ...one('subtitulo', section.subtitulo),
    ...section.texto.flatMap((texto, i) => one(`texto.${i}`, texto)),
    ...section.destaques.flatMap(({ rotulo, valor }, i) => [
      ...one(`destaques.${i}.rotulo`, rotulo),
      ...one(`destaques.${i}.valor`, valor),
    ]),
    ...section.itens.flatMap(({ titulo, texto, grupo }, i) => [
      ...one(`itens.${i}.titulo`, titulo),
      ...one(`itens.${i}.texto`, texto),
      ...one(`itens.${i}.grupo`, grupo),
    ]),
  ];
}
