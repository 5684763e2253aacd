import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { pertoDe } from './arredores.ts';
import { isLong } from './cadencia.ts';
import { ate, extremos, lugaresDe, usosDe } from './espacos.ts';
import { bairroPhrase, capitalized, listed } from './phrases.ts';
import { rotuloDe } from './rotulo.ts';
import { especies } from './tipos.ts';
import { passeioPelasVistas, type Vista, vistasDe } from './vistas.ts';

/** What a section shows and tells, as far as its heading depends on it. */
export interface Mostrado {
  /** Whether its pictures are films alone. */
  onlyFilms: boolean;
  /** The gallery's, in their order. */
  pictures?: readonly Vista[];
  /** Whether plans are drawn. */
  drawings: boolean;
  /** Whether the page's headline tells what lies nearby. */
  near: boolean;
  /** What the record says of itself, sentence by sentence; none where it says nothing. */
  own: readonly string[];
}

type Titles = Record<Exclude<SectionId, 'hero'>, (facts: PageFacts, shown: Mostrado) => string>;

/** The first that is short: a long one stands on one page alone, and says whose it is. */
const shortest = (...said: (string | null)[]): string | null =>
  said.find((one) => one !== null && !isLong(one)) ?? null;

const longestAuthors = 48;
/** 'Arquitetura de Marina Alves', 'Projeto de Traço Próprio Arquitetura': who drew it, where it is one or two. */
function drawnBy(facts: PageFacts): string | null {
  const authors = linhasDoFato('arquitetura', facts.ficha?.arquitetura);
  const named = authors.join(' e ');
  const said = `${/arquitet/i.test(named) ? 'Projeto' : 'Arquitetura'} de ${named}`;
  return authors.length > 0 && authors.length < 3 && said.length <= longestAuthors ? said : null;
}

/** Over the text: a label of what it says; who drew the building where it says nothing of itself. */
const about = (facts: PageFacts, { own }: Mostrado, plain: string): string =>
  (own.length === 0 ? drawnBy(facts) : rotuloDe(own)) ?? plain;
/** Who drew it, over a text that gives no label as well. */
const signed = (facts: PageFacts, shown: Mostrado, plain: string): string =>
  about(facts, shown, drawnBy(facts) ?? plain);

/** 'Perto do Lago Igapó' */
const near = (facts: PageFacts, { near: isTold }: Mostrado) => {
  const place = isTold ? null : pertoDe(facts);
  return place && `Perto d${place}`;
};

const galeria = (_: PageFacts, { onlyFilms, pictures = [] }: Mostrado) =>
  onlyFilms ? 'Vídeos' : (vistasDe(pictures) ?? 'Imagens');
/** In a style whose places are a list, its pictures are a walk. */
const passeio = (facts: PageFacts, shown: Mostrado) =>
  (shown.onlyFilms ? null : passeioPelasVistas(shown.pictures ?? [])) ?? galeria(facts, shown);
/** 'Apartamentos, garden e cobertura' */
const plantas = (facts: PageFacts, { drawings }: Mostrado) =>
  shortest(especies(facts)) ?? (drawings ? 'Plantas' : 'Unidades');

/** Each a fact of this building by what the record holds, or the plain name of its section. */
export const sectionTitles: Record<HotsiteStyle, Titles> = {
  modern: {
    sobre: (facts, shown) => about(facts, shown, 'O empreendimento'),
    galeria,
    plantas,
    amenidades: ({ amenidades }) => {
      const doings = usosDe(amenidades).map((doing) => doing.replace(/ os amigos$/, ''));
      return doings.length > 0 ? capitalized(listed().format(doings)) : 'Áreas comuns';
    },
    localizacao: (facts, shown) => shortest(near(facts, shown)) ?? capitalized(bairroPhrase(facts)),
  },
  luxury: {
    sobre: (facts, shown) => signed(facts, shown, 'O projeto'),
    galeria: passeio,
    plantas,
    amenidades: ({ amenidades }) => {
      const places = lugaresDe(amenidades);
      const said = [3, 2].map((most) =>
        places.length < most ? null : capitalized(listed().format(places.slice(0, most))),
      );
      return shortest(...said) ?? 'Áreas comuns';
    },
    localizacao: (facts, shown) =>
      shortest(near(facts, shown), `${facts.bairro}, em ${facts.cidade}`) ?? capitalized(bairroPhrase(facts)),
  },
  minimalist: {
    sobre: (facts, shown) => about(facts, shown, 'O projeto'),
    galeria,
    plantas,
    amenidades: ({ amenidades }) => {
      const [from, to] = extremos(amenidades) ?? [];
      const said = from && to ? shortest(`D${from.artigo} ${from.nome} ${ate(to)}`) : null;
      return said ?? 'Áreas comuns';
    },
    localizacao: (facts, shown) =>
      shortest(near(facts, shown), `${facts.bairro}, ${facts.cidade}`) ?? facts.bairro,
  },
};
