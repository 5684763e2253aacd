import { foldText } from '#contract/base/text.ts';
import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { apelido, theName } from '#contract/da-pasta-a-pagina/nomes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { pertoDe } from './arredores.ts';
import { isLong } from './cadencia.ts';
import { ate, extremos, usosDe } from './espacos.ts';
import { bairroPhrase, capitalized, inName, listed, ofName } from './phrases.ts';
import { doMenorAoMaior } from './tipos.ts';
import type { Mostrado } from './voz.ts';

type Titles = Record<Exclude<SectionId, 'hero'>, (facts: PageFacts, shown: Mostrado) => string>;

const filmsAlone = ({ rooms, leisure, outside, films }: Mostrado) => films && !rooms && !leisure && !outside;

const the = (facts: PageFacts) => capitalized(theName(apelido(facts)));
const of = (facts: PageFacts) => ofName(apelido(facts));
const within = (facts: PageFacts) => inName(apelido(facts));

/** The first that is short: a long one stands on one page alone, and says whose it is. */
const shortest = (...said: (string | null)[]): string | null =>
  said.find((one) => one !== null && !isLong(one)) ?? null;

/** 'Do Tipo A à Cobertura' */
const types = (facts: PageFacts) => {
  const said = doMenorAoMaior(facts);
  return said && shortest(capitalized(said));
};

const longestAuthors = 48;
/** 'Arquitetura de Marina Alves', 'Desenho de Traço Próprio Arquitetura': who drew it, where it is one or two. */
function drawnBy(facts: PageFacts): string | null {
  const authors = linhasDoFato('arquitetura', facts.ficha?.arquitetura);
  const named = authors.join(' e ');
  const said = `${/arquitetura/i.test(named) ? 'Desenho' : 'Arquitetura'} de ${named}`;
  return authors.length > 0 && authors.length < 3 && said.length <= longestAuthors ? said : null;
}

/** 'perto do Lago Igapó' */
const near = (facts: PageFacts) => {
  const place = pertoDe(facts);
  return place && `perto d${place}`;
};

/** Headings in each style's voice: of this building, by what the record holds, without praise. */
export const sectionTitles: Record<HotsiteStyle, Titles> = {
  modern: {
    sobre: (facts) => `Conheça ${theName(apelido(facts))}`,
    galeria: (facts, shown) =>
      filmsAlone(shown)
        ? `${the(facts)} em vídeo`
        : shown.rooms && (shown.outside || shown.leisure)
          ? `${the(facts)} por dentro e por fora`
          : `${the(facts)} em imagens`,
    plantas: (facts, { drawings }) =>
      types(facts) ??
      (!drawings
        ? `As unidades ${of(facts)}`
        : facts.tipologias.length > 1
          ? `A sua planta ${within(facts)}`
          : `A planta ${of(facts)}`),
    amenidades: (facts) => {
      const doings = usosDe(facts.amenidades).map((doing) => doing.replace(/ os amigos$/, ''));
      return doings.length > 0 ? capitalized(listed().format(doings)) : `Viver ${within(facts)}`;
    },
    localizacao: (facts) => {
      const place = near(facts);
      if (!place) return capitalized(bairroPhrase(facts));
      // 'Meia Praia, perto da praia' says it twice.
      const isTwice = foldText(facts.bairro).includes(place.slice('perto da '.length));
      return shortest(isTwice ? null : `${facts.bairro}, ${place}`) ?? `${the(facts)}, ${place}`;
    },
  },
  luxury: {
    sobre: (facts) => drawnBy(facts) ?? `${the(facts)} ${bairroPhrase(facts)}`,
    galeria: (facts, shown) =>
      filmsAlone(shown) ? `${the(facts)} em movimento` : `Um percurso pel${theName(apelido(facts))}`,
    plantas: (facts, { drawings }) =>
      types(facts) ?? `${drawings ? 'As plantas' : 'Cada unidade'} ${of(facts)}`,
    amenidades: (facts) => {
      const [place] = extremos(facts.amenidades) ?? [];
      const said = place && shortest(`A casa continua n${place.artigo} ${place.nome}`);
      return said ?? `A vida em comum ${within(facts)}`;
    },
    localizacao: (facts) => {
      const place = near(facts);
      return (
        shortest(place && capitalized(place), `${facts.bairro}, em ${facts.cidade}`) ??
        capitalized(bairroPhrase(facts))
      );
    },
  },
  minimalist: {
    sobre: (facts) => `${the(facts)} em detalhe`,
    galeria: (facts, shown) => `${filmsAlone(shown) ? 'Vídeos' : 'Imagens'} ${of(facts)}`,
    plantas: (facts, { drawings }) => types(facts) ?? `${drawings ? 'Plantas' : 'Unidades'} ${of(facts)}`,
    amenidades: (facts) => {
      const [from, to] = extremos(facts.amenidades) ?? [];
      const said = from && to ? shortest(`D${from.artigo} ${from.nome} ${ate(to)}`) : null;
      return said ?? `O que é de todos ${within(facts)}`;
    },
    localizacao: (facts) => {
      const place = near(facts);
      return shortest(place && capitalized(place), `${facts.bairro}, ${facts.cidade}`) ?? facts.bairro;
    },
  },
};
