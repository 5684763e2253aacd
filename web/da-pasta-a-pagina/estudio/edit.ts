import type { Blueprint, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  type AssetEdit,
  type Edicao,
  editedPictures,
  followPictures,
  orderGallery,
} from '#contract/da-pasta-a-pagina/edicao.ts';
import type { Estudio, ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';

/*
 * Edits as pure functions of the previous edição: undo restores the previous one. `of` is the server's state:
 * pictures as read, base page.
 */
type Of = Pick<Estudio, 'imagens' | 'base'>;

/** The pictures as edited, in order. */
export const picturesOf = ({ imagens }: Of, { catalogo }: Edicao): ImagemDoEstudio[] =>
  editedPictures(imagens, catalogo);

/** The complete current plan, hidden sections included; null if none. */
export function planOf(of: Of, edicao: Edicao): Blueprint | null {
  const plan = edicao.blueprint ?? of.base?.blueprint;
  return plan ? followPictures(plan, picturesOf(of, edicao)) : null;
}

/** A logo whose owner nothing tells, until a person says that it is this development's. */
export const isOfOthers = ({ alheia, category, classifiedBy }: ImagemDoEstudio): boolean =>
  alheia === true && category === 'logo' && classifiedBy !== 'uma pessoa';

/** An edit equal to the read value is dropped. */
export function editPicture(of: Of, edicao: Edicao, id: string, change: AssetEdit): Edicao {
  const read = of.imagens.find((picture) => picture.id === id);
  if (!read) return edicao;
  const { [id]: before = {}, ...others } = edicao.catalogo.assets;
  const edit: AssetEdit = { ...before, ...change };
  if (edit.description === read.description) delete edit.description;
  if (edit.usage === read.usage) delete edit.usage;
  if (edit.category === read.category && !read.uncertain && !read.alheia) delete edit.category;
  if (edit.focus && edit.focus.x === read.focus.x && edit.focus.y === read.focus.y) delete edit.focus;
  const assets = Object.keys(edit).length > 0 ? { ...others, [id]: edit } : others;
  const hero = edit.usage === 'reserva' && edicao.catalogo.hero === id ? null : edicao.catalogo.hero;
  return { ...edicao, catalogo: { ...edicao.catalogo, assets, hero } };
}

/** The same edit of several pictures, undone at once. */
export const editPictures = (of: Of, edicao: Edicao, ids: Iterable<string>, change: AssetEdit): Edicao =>
  [...ids].reduce((edited, id) => editPicture(of, edited, id, change), edicao);

export const setCategory = (of: Of, edicao: Edicao, id: string, category: AssetCategory): Edicao =>
  editPicture(of, edicao, id, { category });

/** Moves a picture before or after another; the plan's gallery follows. */
export function movePicture(of: Of, edicao: Edicao, id: string, overId: string): Edicao {
  const ids = picturesOf(of, edicao).map((picture) => picture.id);
  const from = ids.indexOf(id);
  const to = ids.indexOf(overId);
  if (from < 0 || to < 0 || from === to) return edicao;
  const ordem = ids.filter((one) => one !== id);
  ordem.splice(to, 0, id);
  const plan = edicao.blueprint ?? of.base?.blueprint ?? null;
  return {
    ...edicao,
    catalogo: { ...edicao.catalogo, ordem },
    blueprint: plan && orderGallery(plan, ordem),
  };
}

/** Sets the page's main picture, or none. */
export function setHero(of: Of, edicao: Edicao, id: string | null): Edicao {
  const read = of.imagens.find((picture) => picture.id === id);
  const next = id !== null && read ? editPicture(of, edicao, id, { usage: 'usar' }) : edicao;
  return { ...next, catalogo: { ...next.catalogo, hero: read ? id : null } };
}

const withSections = (of: Of, edicao: Edicao, change: (sections: Section[]) => Section[]): Edicao => {
  const plan = planOf(of, edicao);
  return plan ? { ...edicao, blueprint: { ...plan, sections: change(plan.sections) } } : edicao;
};

/** Pictures of items belong to their section. */
const withItemPictures = (section: Section): Section =>
  section.id === 'plantas' || section.id === 'amenidades'
    ? { ...section, assets: [...new Set(section.itens.flatMap(({ asset }) => asset ?? []))] }
    : section;

export const editSection = (of: Of, edicao: Edicao, id: SectionId, change: Partial<Section>): Edicao =>
  withSections(of, edicao, (sections) =>
    sections.map((one) => (one.id === id ? withItemPictures({ ...one, ...change }) : one)),
  );

export function moveSection(of: Of, edicao: Edicao, from: number, to: number): Edicao {
  return withSections(of, edicao, (sections) => {
    const rest = sections.filter((_, index) => index !== from);
    const section = sections[from];
    return section ? [...rest.slice(0, to), section, ...rest.slice(to)] : sections;
  });
}

/** Adds an empty section to the plan. */
export const addSection = (of: Of, edicao: Edicao, id: SectionId, titulo: string): Edicao =>
  withSections(of, edicao, (sections) => [
    ...sections,
    { id, titulo, subtitulo: null, texto: [], assets: [], destaques: [], itens: [] },
  ]);

export function switchSection(edicao: Edicao, id: SectionId, on: boolean): Edicao {
  if (id === 'hero') return edicao;
  const rest = edicao.desligadas.filter((one) => one !== id);
  return { ...edicao, desligadas: on ? rest : [...rest, id] };
}

/** Locks a section as in the base page, or unlocks it. */
export function lockSection({ base }: Of, edicao: Edicao, id: SectionId, locked: boolean): Edicao {
  const rest = edicao.travas.filter(({ secao }) => secao !== id);
  return { ...edicao, travas: locked && base ? [...rest, { secao: id, versaoId: base.versaoId }] : rest };
}
