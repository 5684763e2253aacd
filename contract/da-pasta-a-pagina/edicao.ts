import { z } from 'zod';
import { cleanText } from '../base/text.ts';
import { type Asset, assetCategorySchema, type Catalog } from './assets.ts';
import { type Blueprint, blueprintSchema, type Section } from './blueprint.ts';
import { type SectionId, sectionIdSchema } from './sections.ts';

/** Prefix of the picture's content hash, so that edits survive finding the same picture again. */
const assetId = z.string().min(1).max(64);
const share = z.number().min(0).max(1);

/** A person's edits of one picture; absent fields keep the value that was read. */
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
  /** Ids in a person's order; null if never reordered. */
  ordem: z.array(assetId).max(600).nullable(),
  /** The main picture a person chose. */
  hero: assetId.nullable(),
});
export type CatalogEdits = z.infer<typeof catalogEditsSchema>;
export const noCatalogEdits: CatalogEdits = { assets: {}, ordem: null, hero: null };

/** A locked section: it stays byte for byte as in this version, whatever is generated. */
export const travaSchema = z.object({ secao: sectionIdSchema, versaoId: z.number().int().min(1) });
export type Trava = z.infer<typeof travaSchema>;

/** A person's unpublished changes to a hotsite. */
export const edicaoSchema = z.object({
  catalogo: catalogEditsSchema,
  /** Null while the plan of the base page applies. */
  blueprint: blueprintSchema.nullable(),
  /** Sections of the plan that are hidden. */
  desligadas: z.array(sectionIdSchema.exclude(['hero'])).max(5),
  travas: z.array(travaSchema).max(6),
});
export type Edicao = z.infer<typeof edicaoSchema>;

type Picture = Pick<Asset, 'id' | 'type' | 'category' | 'kind' | 'description' | 'uncertain' | 'focus'> &
  Pick<Asset, 'usage' | 'usageReason' | 'confidence' | 'classifiedBy' | 'lead' | 'rank'>;

/** The pictures with a person's edits applied, in his order; unordered ones follow. */
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
    // A changed class invalidates the finer kind; a class confirmed by a person is certain.
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

/** The edited catalogue, as used for planning and assembling a page. */
export function editedCatalog(catalog: Catalog, edits: CatalogEdits): Catalog {
  const assets = editedPictures(catalog.assets, edits);
  const by_category = { ...catalog.statistics.by_category };
  for (const category of Object.keys(by_category) as (keyof typeof by_category)[])
    by_category[category] = assets.filter((asset) => asset.category === category).length;
  return { ...catalog, statistics: { ...catalog.statistics, by_category }, assets };
}

/**
 * Adapts a plan to the pictures: removed ones leave every section, and a chosen main picture moves to the
 * hero and appears nowhere else.
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

/** The gallery in a person's order, if one is given. */
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

/** The plan without hidden sections. */
export function shownBlueprint(blueprint: Blueprint, desligadas: readonly SectionId[]): Blueprint {
  const sections = blueprint.sections.filter(({ id }) => !desligadas.includes(id));
  return { ...blueprint, sections, metadata: { ...blueprint.metadata, total_assets_used: usedIn(sections) } };
}

const usedIn = (sections: readonly Section[]) =>
  new Set(sections.flatMap(({ assets, itens }) => [...assets, ...itens.flatMap(({ asset }) => asset ?? [])]))
    .size;

export interface WrittenText {
  /** 'titulo', 'texto.2', 'itens.4.titulo': the field's path on the screen. */
  campo: string;
  texto: string;
}

/** Every visible text of a section, with its field. */
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
