import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { apelido, companyName, theName } from '#contract/da-pasta-a-pagina/nomes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { doMaisPerto } from './arredores.ts';
import { type Apresentacao, isLong } from './cadencia.ts';
import { ate, espacoDe, usosDe } from './espacos.ts';
import type { perto } from './perto.ts';
import {
  areaPhrase,
  capitalized,
  homePhrase,
  inName,
  listed,
  makerPhrase,
  ofName,
  placePhrase,
  roomsPhrase,
} from './phrases.ts';

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

/** 'Da fachada ao living.': how far the pictures go, in a few words; null where they name too little. */
function percurso({ outside, vistas }: Mostrado): string | null {
  const rooms = vistas.flatMap((vista) => espacoDe(vista) ?? []);
  const inside = rooms.toSorted((a, b) => Number(isRoom(b.nome)) - Number(isRoom(a.nome)));
  const said = outside
    ? inside.map((to) => `Da fachada ${ate(to)}.`)
    : rooms.slice(1).map((to) => `D${rooms[0]!.artigo} ${rooms[0]!.nome} ${ate(to)}.`);
  return said.find((one) => !isLong(one)) ?? null;
}
const isRoom = (nome: string) => /^(?:living|sala|suíte|quarto|cozinha|varanda)/i.test(nome);

/** 'em Meia Praia, Itapema,': what goes on after a place of two names. */
const withPause = (place: string) => (place.includes(',') ? `${place},` : place);
const capitalizedOrNull = (value: string | null) => value && capitalized(value);

/** A style's sentence of what lies around, from the nearest to the farthest. */
const around = (facts: PageFacts, said: (places: string) => string, otherwise: string) => {
  const places = doMaisPerto(facts);
  return places ? capitalized(said(places)) : otherwise;
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
      galeria: (facts, shown) => percurso(shown) ?? `Um passeio pel${theName(apelido(facts))}.`,
      plantas: (facts, { drawings }) =>
        drawings
          ? `Ambiente por ambiente, as plantas ${ofName(apelido(facts))}.`
          : `De que tamanho são as unidades ${ofName(apelido(facts))}.`,
      amenidades: (facts) =>
        `${usosDe(facts.amenidades).length > 0 ? 'Tudo isso' : 'Para usar'} sem sair ${ofName(apelido(facts))}.`,
      localizacao: (facts, { places }) =>
        places
          ? around(
              facts,
              (places) => `${places}, o que há em volta ${ofName(apelido(facts))}.`,
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
      galeria: (_, shown) => percurso(shown) ?? 'Imagem por imagem.',
      plantas: (facts, { drawings }) =>
        drawings
          ? `${capitalized(inName(apelido(facts)))}, cada planta tem o seu desenho.`
          : `As unidades ${ofName(apelido(facts))}, tipo a tipo.`,
      amenidades: (facts) => {
        const doings = usosDe(facts.amenidades);
        return doings.length > 0
          ? `${capitalized(inName(apelido(facts)))}, o dia tem lugar para ${listed().format(doings)}.`
          : `Os espaços comuns ${ofName(apelido(facts))}, um a um.`;
      },
      localizacao: (facts, { places }) =>
        places
          ? around(
              facts,
              (places) => `${places}, cada lugar à sua distância ${ofName(apelido(facts))}.`,
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
      galeria: (facts) => `Para ver ${theName(apelido(facts))} sem pressa.`,
      plantas: (facts, { drawings }) =>
        // The figures stand in the table right above.
        drawings
          ? `Compare as plantas ${ofName(apelido(facts))}.`
          : `As unidades ${ofName(apelido(facts))}, uma a uma.`,
      amenidades: (facts) => {
        const doings = usosDe(facts.amenidades);
        return doings.length > 0
          ? `Para ${listed().format(doings)} ${inName(apelido(facts))}.`
          : `Os espaços comuns ${ofName(apelido(facts))}.`;
      },
      localizacao: (facts, { places }) =>
        places
          ? `O que fica ao redor ${ofName(apelido(facts))}.`
          : facts.endereco
            ? `Endereço ${ofName(apelido(facts))} e caminho no mapa.`
            : `${capitalized(placePhrase(facts))} está ${theName(apelido(facts))}.`,
    },
  },
};
