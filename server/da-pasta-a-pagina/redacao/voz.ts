import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Apresentacao } from './cadencia.ts';
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

/** What a section shows, as its first sentence may say it. */
export interface Mostrado {
  rooms: boolean;
  leisure: boolean;
  outside: boolean;
  drawings: boolean;
  /** Films and tours. */
  films: boolean;
  /** Whether the record knows places nearby. */
  places: boolean;
}

/** How a style words what the record says: no two say it alike, and none says more. */
interface Voz {
  /** What sets this home apart, where the record has no phrase of its own; null where its figures do not say. */
  chamada(facts: PageFacts): string | null;
  apresenta(facts: PageFacts): Apresentacao;
  abre: Record<Exclude<SectionId, 'hero' | 'sobre'>, (facts: PageFacts, shown: Mostrado) => string>;
}

const listed = new Intl.ListFormat('pt-BR');
/** What the pictures show, as `words` name it. */
const seen = ({ outside, leisure, rooms }: Mostrado, words: [string, string, string]) =>
  listed.format(
    [outside && words[0], leisure && words[1], rooms && words[2]].filter((word) => word !== false),
  );
const nothingSeen = ({ outside, leisure, rooms }: Mostrado) => !outside && !leisure && !rooms;
const capitalizedOrNull = (value: string | null) => value && capitalized(value);

/** A first sentence of fewer than six words may open a section of any building. */
export const vozes: Record<HotsiteStyle, Voz> = {
  modern: {
    chamada: (facts) => capitalizedOrNull(roomsPhrase(facts)),
    apresenta: ({ nome, incorporadora }) => ({
      alone: `${nome} é um empreendimento ${makerPhrase(incorporadora)}.`,
      leading: '',
    }),
    abre: {
      galeria: (facts, shown) =>
        nothingSeen(shown)
          ? `${capitalized(theName(apelido(facts)))} em ${shown.films ? 'vídeo' : 'imagens'}.`
          : `${capitalized(seen(shown, ['o edifício', 'o lazer', 'os interiores']))} ${ofName(apelido(facts))} em imagens.`,
      plantas: (facts, { drawings }) =>
        drawings
          ? `Ambiente por ambiente, as plantas ${ofName(apelido(facts))}.`
          : `De que tamanho são as unidades ${ofName(apelido(facts))}.`,
      amenidades: (facts) => `Para usar sem sair ${ofName(apelido(facts))}.`,
      localizacao: (facts, { places }) =>
        places
          ? `O que há em volta ${ofName(apelido(facts))}, e como chegar até lá.`
          : facts.endereco
            ? `O endereço ${ofName(apelido(facts))}, e como chegar até lá.`
            : `${capitalized(theName(apelido(facts)))} fica ${placePhrase(facts)}.`,
    },
  },
  luxury: {
    chamada: (facts) => {
      const home = roomsPhrase(facts);
      return home && (/^(?:a partir|até)/.test(home) ? capitalized(home) : `De ${home}`);
    },
    apresenta: ({ nome, incorporadora }) => {
      const maker = makerPhrase(incorporadora);
      return {
        alone: `${capitalized(theName(nome))} é um projeto ${maker}.`,
        leading: `Um projeto ${maker}`,
      };
    },
    abre: {
      galeria: (facts, shown) =>
        nothingSeen(shown)
          ? `Um percurso pel${theName(apelido(facts))}.`
          : `Um percurso pel${theName(apelido(facts))}: ${seen(shown, ['o edifício', 'o lazer', 'os interiores'])}.`,
      plantas: (facts, { drawings }) =>
        drawings
          ? `${capitalized(inName(apelido(facts)))}, cada planta tem o seu desenho.`
          : `As unidades ${ofName(apelido(facts))}, tipo a tipo.`,
      amenidades: (facts) => `${capitalized(inName(apelido(facts)))}, a casa continua nos espaços comuns.`,
      localizacao: (facts, { places }) =>
        places
          ? `Da porta ${ofName(apelido(facts))}, cada lugar à sua distância.`
          : facts.endereco
            ? `O caminho até ${theName(apelido(facts))} começa no endereço.`
            : `É ${placePhrase(facts)} que fica ${theName(apelido(facts))}.`,
    },
  },
  minimalist: {
    chamada: (facts) => areaPhrase(facts.areaMin, facts.areaMax) ?? capitalizedOrNull(homePhrase(facts)),
    apresenta: ({ nome, incorporadora }) => ({
      alone: `Quem faz ${theName(nome)}: ${companyName(incorporadora)}.`,
      leading: '',
    }),
    abre: {
      galeria: (facts, shown) =>
        nothingSeen(shown)
          ? `Para ver ${theName(apelido(facts))}.`
          : `${capitalized(theName(apelido(facts)))} em imagens: ${seen(shown, ['edifício', 'áreas de lazer', 'ambientes'])}.`,
      plantas: (facts, { drawings }) =>
        // The figures stand in the table right above.
        drawings
          ? `Compare as plantas ${ofName(apelido(facts))} lado a lado.`
          : `As unidades ${ofName(apelido(facts))}, uma a uma.`,
      amenidades: (facts) => `O que é de todos ${inName(apelido(facts))}.`,
      localizacao: (facts, { places }) =>
        places
          ? `O que fica ao redor ${ofName(apelido(facts))}.`
          : facts.endereco
            ? `Endereço ${ofName(apelido(facts))} e caminho no mapa.`
            : `${capitalized(placePhrase(facts))} está ${theName(apelido(facts))}.`,
    },
  },
};
