import { blocosDa } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { Blueprint, PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { figuresSaid } from '#contract/da-pasta-a-pagina/figuras-ditas.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { PageAsset, PlanInput } from '#server/adapters/intelligence/port.ts';
import { amenidadeItems } from './amenidades.ts';
import { cadencias } from './cadencia.ts';
import { colorScheme, colorSources } from './color-scheme.ts';
import { figuresOf } from './figures.ts';
import { comManchete } from './manchete.ts';
import { headline, isNearSaid, lineBelow, narrar } from './narrativa.ts';
import { placeLine, statusLabel } from './phrases.ts';
import {
  certainPictures,
  chooseAerial,
  chooseGallery,
  chooseHero,
  chooseMap,
  chooseVideo,
} from './pictures.ts';
import { planItems } from './plantas.ts';
import { sectionTitles } from './titles.ts';

/** At most six pictures beside the amenities, if a gallery of six remains. */
const amenidadePictures = 6;
const galleryFirst = 6;

/** Plans a page by rules: pictures, figures and words of the record; empty sections are omitted. */
export function planPage({ facts, assets, style }: PlanInput): Blueprint {
  const hero = chooseHero(assets);
  const certain = certainPictures(assets).filter(({ id }) => id !== hero?.id);
  const spare = Math.min(Math.max(certain.length - galleryFirst, 0), amenidadePictures);
  const amenidades = limitPictures(amenidadeItems(facts.amenidades, certain), spare);
  const taken = new Set(
    [hero?.id, ...amenidades.map(({ asset }) => asset)].filter((id) => typeof id === 'string'),
  );
  const about = chooseAbout(certain.filter(({ id }) => !taken.has(id)));
  if (about) taken.add(about.id);
  const free = certain.filter(({ id }) => !taken.has(id));
  const map = chooseMap(assets) ?? (free.length > galleryFirst ? chooseAerial(free) : null);
  if (map) taken.add(map.id);
  const gallery = chooseGallery(assets, taken);
  const video = chooseVideo(assets);
  const plans = planItems(facts, assets);

  const said = headline(facts, style);
  const below = lineBelow(facts, style);
  const sections: Record<SectionId, Section | null> = {
    hero: section('hero', {
      titulo: facts.nome.slice(0, 140),
      subtitulo: said?.slice(0, 240) ?? null,
      texto: [statusLabel(facts.status), placeLine(facts)].filter((line) => line !== null),
      assets: ids([hero]),
      destaques: figuresOf(facts).filter((figure) => !isSaid(figure, said ?? '', facts)),
      itens: below === null ? [] : [{ titulo: below, texto: null, grupo: null, asset: null }],
    }),
    sobre: section('sobre', { assets: ids([about]) }),
    galeria: section('galeria', { assets: ids([...gallery, video]) }),
    plantas: section('plantas', { itens: plans, assets: itemAssets(plans) }),
    amenidades: section('amenidades', {
      itens: amenidades,
      assets: itemAssets(amenidades),
    }),
    localizacao: section('localizacao', {
      subtitulo: facts.endereco?.slice(0, 240) ?? null,
      texto: [placeLine(facts)],
      assets: ids([map]),
    }),
  };
  const list = pageStyles[style].order
    .map((id) => sections[id])
    .filter((entry) => entry !== null)
    .filter((entry) => hasContent(entry, facts));
  const { sobre, own, abre } = narrar(
    facts,
    style,
    list.map(({ id }) => id),
  );
  const shown = {
    onlyFilms: gallery.length === 0,
    pictures: gallery,
    drawings: plans.some(({ asset }) => asset),
    near: isNearSaid(facts, style),
    own,
  };
  const titleOf = (id: Exclude<SectionId, 'hero'>, opening = '') => {
    const titulo = sectionTitles[style][id](facts, shown).slice(0, 140);
    return id === 'localizacao' && namesPlace(opening, titulo) ? 'Localização' : titulo;
  };
  const written = list.map((entry) => ({
    ...entry,
    titulo: entry.id === 'hero' ? entry.titulo : titleOf(entry.id, abre[entry.id]),
    texto: [...entry.texto, ...(entry.id === 'sobre' ? sobre : [abre[entry.id] ?? []].flat())],
  }));
  const told = cadencias[style].heads ? written.map(comManchete) : written;
  return {
    sections: told,
    metadata: {
      style,
      color_scheme: colorScheme(style, colorSources(assets, hero)),
      total_assets_used: new Set(told.flatMap((entry) => entry.assets)).size,
    },
  };
}

function section(id: SectionId, parts: Partial<Section>): Section {
  return { id, titulo: '', subtitulo: null, texto: [], assets: [], destaques: [], itens: [], ...parts };
}

/** 'Em Meia Praia, o terreno…' below 'Meia Praia, em Itapema' */
const namesPlace = (opening: string, titulo: string): boolean => {
  const [, place = ''] = /^(?:Em|N[oa]) ([^,]+),/.exec(opening) ?? [];
  return place !== '' && titulo.includes(place);
};

/** A figure that the headline says already. */
function isSaid({ rotulo, valor }: Section['destaques'][number], said: string, facts: PageFacts): boolean {
  const told = figuresSaid(said, facts);
  return figuresSaid(`${rotulo} ${valor}`, facts).some((figure) => told.includes(figure));
}

/** Town and bairro stand beside the name: alone they are no section. */
const hasContent = ({ id, subtitulo, texto, assets, itens }: Section, facts: PageFacts) =>
  id === 'hero' ||
  id === 'sobre' ||
  (id === 'localizacao' ? subtitulo !== null : texto.length > 0) ||
  assets.length > 0 ||
  itens.length > 0 ||
  blocosDa(id, facts).length > 0;

const ids = (assets: (PageAsset | null)[]) => assets.flatMap((asset) => (asset ? [asset.id] : []));
const itemAssets = (items: Section['itens']) => [...new Set(items.flatMap(({ asset }) => asset ?? []))];

/** A room or leisure picture beside the text, if the gallery can spare it. */
function chooseAbout(free: PageAsset[]): PageAsset | null {
  if (free.length <= galleryFirst) return null;
  return free.find(({ category }) => imageClass[category].room) ?? free[0] ?? null;
}

/** Keeps the first pictures; the others go to the gallery. */
function limitPictures(items: Section['itens'], most: number): Section['itens'] {
  let left = most;
  return items.map((item) => (item.asset && left-- <= 0 ? { ...item, asset: null } : item));
}
