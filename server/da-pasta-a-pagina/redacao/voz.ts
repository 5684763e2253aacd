import { lazily } from '#contract/base/lazily.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { type Arredor, arredores } from './arredores.ts';
import type { Apresentacao } from './cadencia.ts';
import type { perto } from './perto.ts';
import {
  apelido,
  areaPhrase,
  capitalized,
  companyName,
  homePhrase,
  inName,
  makerPhrase,
  ofName,
  placePhrase,
  roomsPhrase,
  theName,
} from './phrases.ts';
import { doMenorAoMaior } from './tipos.ts';
import { destaquesOf } from './vistas.ts';

/** What a section shows, as its first sentence may say it. */
export interface Mostrado {
  rooms: boolean;
  leisure: boolean;
  outside: boolean;
  drawings: boolean;
  /** Films and tours. */
  films: boolean;
  /** Whether the record knows places nearby, more than one of them. */
  places: boolean;
  /** What the gallery shows besides the building, by name. */
  vistas: string[];
}

/** How a style words what the record says: no two say it alike, and none says more. */
interface Voz {
  /** What sets this home apart, where the record has no phrase of its own; null where its figures do not say. */
  chamada(facts: PageFacts): string | null;
  /** What lies at the door. */
  perto(place: NonNullable<ReturnType<typeof perto>>): string;
  apresenta(facts: PageFacts): Apresentacao;
  abre: Record<Exclude<SectionId, 'hero' | 'sobre'>, (facts: PageFacts, shown: Mostrado) => string>;
}

const listed = lazily(() => new Intl.ListFormat('pt-BR'));
/** What the pictures show, as `words` name it. */
const seen = ({ outside, leisure, rooms }: Mostrado, words: [string, string, string]) =>
  listed().format(
    [outside && words[0], leisure && words[1], rooms && words[2]].filter((word) => word !== false),
  );
const nothingSeen = ({ outside, leisure, rooms }: Mostrado) => !outside && !leisure && !rooms;
const cadaPlanta = (facts: PageFacts) => {
  const types = doMenorAoMaior(facts);
  return types
    ? `Cada planta com o seu desenho, ${types}.`
    : `${capitalized(inName(apelido(facts)))}, cada planta tem o seu desenho.`;
};
const compare = (facts: PageFacts) => {
  const types = doMenorAoMaior(facts);
  return types ? `Compare as plantas, ${types}.` : `Compare as plantas ${ofName(apelido(facts))}.`;
};
/** 'em Meia Praia, Itapema,': what goes on after a place of two names. */
const withPause = (place: string) => (place.includes(',') ? `${place},` : place);
const isNamed = ({ vistas }: Mostrado) => vistas.length > 1;
const capitalizedOrNull = (value: string | null) => value && capitalized(value);

/** A style's sentence of what lies a walk away, where the record names it. */
const around = (facts: PageFacts, said: (places: Arredor[]) => string, otherwise: string) => {
  const places = arredores(facts);
  return places.length > 0 ? capitalized(said(places)) : otherwise;
};

/** A first sentence of fewer than six words may open a section of any building. */
export const vozes: Record<HotsiteStyle, Voz> = {
  modern: {
    chamada: (facts) => capitalizedOrNull(roomsPhrase(facts)),
    apresenta: ({ nome, incorporadora }) => ({
      alone: `${nome} é um empreendimento ${makerPhrase(incorporadora)}.`,
      leading: '',
    }),
    perto: ({ lugar, artigo, distancia }) => `A ${distancia} d${artigo} ${lugar}.`,
    abre: {
      galeria: (facts, shown) =>
        isNamed(shown)
          ? `${capitalized(listed().format(shown.vistas))} ${ofName(apelido(facts))}.`
          : nothingSeen(shown)
            ? `${capitalized(theName(apelido(facts)))} em ${shown.films ? 'vídeo' : 'imagens'}.`
            : `${capitalized(seen(shown, ['o edifício', 'o lazer', 'os interiores']))} ${ofName(apelido(facts))} em imagens.`,
      plantas: (facts, { drawings }) =>
        drawings
          ? `Ambiente por ambiente, ${doMenorAoMaior(facts) ?? `as plantas ${ofName(apelido(facts))}`}.`
          : `De que tamanho são as unidades ${ofName(apelido(facts))}.`,
      amenidades: (facts) => {
        const named = destaquesOf(facts.amenidades);
        return named.length > 0
          ? `${capitalized(listed().format(named))} sem sair de casa.`
          : `Para usar sem sair ${ofName(apelido(facts))}.`;
      },
      localizacao: (facts, { places }) =>
        places
          ? around(
              facts,
              (places) =>
                `${ofName(apelido(facts))} são ${listed().format(places.map(({ artigo, lugar, distancia }) => `${distancia} até ${artigo} ${lugar}`))}.`,
              `O que há em volta ${ofName(apelido(facts))}, e como chegar até lá.`,
            )
          : facts.endereco
            ? `O endereço ${ofName(apelido(facts))}, e como chegar até lá.`
            : `${capitalized(theName(apelido(facts)))} fica ${placePhrase(facts)}.`,
    },
  },
  luxury: {
    chamada: (facts) => {
      const home = roomsPhrase(facts);
      return home && (/\d\u00a0a\u00a0/.test(home) ? `De ${home}` : capitalized(home));
    },
    apresenta: ({ nome, incorporadora }) => {
      const maker = makerPhrase(incorporadora);
      return {
        alone: `${capitalized(theName(nome))} é um projeto ${maker}.`,
        leading: `Um projeto ${maker}`,
      };
    },
    perto: ({ lugar, artigo, distancia }) => `${artigo.toUpperCase()} ${lugar} fica a ${distancia}.`,
    abre: {
      galeria: (facts, shown) =>
        isNamed(shown)
          ? `Um percurso pel${theName(apelido(facts))}: ${listed().format(shown.vistas)}.`
          : nothingSeen(shown)
            ? `Um percurso pel${theName(apelido(facts))}.`
            : `Um percurso pel${theName(apelido(facts))}: ${seen(shown, ['o edifício', 'o lazer', 'os interiores'])}.`,
      plantas: (facts, { drawings }) =>
        drawings ? cadaPlanta(facts) : `As unidades ${ofName(apelido(facts))}, tipo a tipo.`,
      amenidades: (facts) => {
        const named = destaquesOf(facts.amenidades);
        const lead = `${capitalized(inName(apelido(facts)))}, a casa continua nos espaços comuns`;
        return named.length > 0 ? `${lead}: ${listed().format(named)}.` : `${lead}.`;
      },
      localizacao: (facts, { places }) =>
        places
          ? around(
              facts,
              ([first, ...more]) =>
                `${first!.artigo} ${first!.lugar} fica a ${first!.distancia}${more.map(({ artigo, lugar, distancia }) => `; ${artigo} ${lugar}, a ${distancia}`).join('')}.`,
              `Da porta ${ofName(apelido(facts))}, cada lugar à sua distância.`,
            )
          : `É ${withPause(placePhrase(facts))} que fica ${theName(apelido(facts))}.`,
    },
  },
  minimalist: {
    chamada: (facts) => areaPhrase(facts.areaMin, facts.areaMax) ?? capitalizedOrNull(homePhrase(facts)),
    apresenta: ({ nome, incorporadora }) => ({
      alone: `Quem faz ${theName(nome)}: ${companyName(incorporadora)}.`,
      leading: '',
    }),
    perto: ({ lugar, distancia }) => `${lugar} a ${distancia}`,
    abre: {
      galeria: (facts, shown) =>
        isNamed(shown)
          ? `${capitalized(theName(apelido(facts)))} em imagens: ${shown.vistas.join(', ')}.`
          : nothingSeen(shown)
            ? `Para ver ${theName(apelido(facts))}.`
            : `${capitalized(theName(apelido(facts)))} em imagens: ${seen(shown, ['edifício', 'áreas de lazer', 'ambientes'])}.`,
      plantas: (facts, { drawings }) =>
        // The figures stand in the table right above.
        drawings ? compare(facts) : `As unidades ${ofName(apelido(facts))}, uma a uma.`,
      amenidades: (facts) => {
        const named = destaquesOf(facts.amenidades);
        const lead = `O que é de todos ${inName(apelido(facts))}`;
        return named.length > 0 ? `${lead}: ${named.join(', ')}.` : `${lead}.`;
      },
      localizacao: (facts, { places }) =>
        places
          ? around(
              facts,
              (places) => `${places.map(({ lugar, distancia }) => `${lugar} a ${distancia}`).join(', ')}.`,
              `O que fica ao redor ${ofName(apelido(facts))}.`,
            )
          : facts.endereco
            ? `Endereço ${ofName(apelido(facts))} e caminho no mapa.`
            : `${capitalized(placePhrase(facts))} está ${theName(apelido(facts))}.`,
    },
  },
};
