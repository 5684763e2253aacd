import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { capitalized, homePhrase, inName, makerPhrase, ofName, placePhrase, theName } from './phrases.ts';

/** What a section shows, as its first sentence may say it. */
export interface Mostrado {
  rooms: boolean;
  leisure: boolean;
  outside: boolean;
  drawings: boolean;
  /** Whether the record knows places nearby. */
  places: boolean;
}

/** How a style words what the record says: no two say it alike, and none says more. */
interface Voz {
  /** What sets this home apart, where the record has no phrase of its own; null where its figures do not say. */
  chamada(facts: PageFacts): string | null;
  apresenta(facts: PageFacts): string;
  abre: Record<Exclude<SectionId, 'hero' | 'sobre'>, (facts: PageFacts, shown: Mostrado) => string>;
}

const listed = new Intl.ListFormat('pt-BR');
/** What the pictures show, as `words` name it. */
const seen = ({ outside, leisure, rooms }: Mostrado, words: [string, string, string]) =>
  listed.format(
    [outside && words[0], leisure && words[1], rooms && words[2]].filter((word) => word !== false),
  );
const capitalizedOrNull = (value: string | null) => value && capitalized(value);

export const vozes: Record<HotsiteStyle, Voz> = {
  modern: {
    chamada: (facts) => capitalizedOrNull(homePhrase(facts)),
    apresenta: (facts) =>
      `${facts.nome} é um empreendimento ${makerPhrase(facts.incorporadora)} ${placePhrase(facts)}.`,
    abre: {
      galeria: ({ nome }, shown) =>
        `${capitalized(seen(shown, ['o edifício', 'o lazer', 'os interiores']))} ${ofName(nome)} em imagens.`,
      plantas: ({ nome }, { drawings }) =>
        `Escolha entre as ${drawings ? 'plantas' : 'unidades'} ${ofName(nome)}.`,
      amenidades: ({ nome }) => `Os espaços que todos compartilham ${inName(nome)}.`,
      localizacao: (facts, { places }) =>
        places
          ? `O que há em volta ${ofName(facts.nome)}, e como chegar até lá.`
          : facts.endereco
            ? `O endereço ${ofName(facts.nome)}, e como chegar até lá.`
            : `${capitalized(theName(facts.nome))} fica ${placePhrase(facts)}.`,
    },
  },
  luxury: {
    chamada: (facts) => {
      const home = homePhrase(facts);
      return home && `Unidades ${/^(?:a partir|até)/.test(home) ? home : `de ${home}`}`;
    },
    apresenta: (facts) =>
      `${capitalized(placePhrase(facts))}, ${theName(facts.nome)} é um projeto ${makerPhrase(facts.incorporadora).replace(/\.$/, '')}.`,
    abre: {
      galeria: ({ nome }, shown) =>
        `Um percurso pel${theName(nome)}: ${seen(shown, ['o edifício', 'o lazer', 'os interiores'])}.`,
      plantas: ({ nome }, { drawings }) =>
        drawings
          ? `${capitalized(inName(nome))}, cada planta tem o seu desenho.`
          : `As unidades ${ofName(nome)}, tipo a tipo.`,
      amenidades: ({ nome }) => `${capitalized(inName(nome))}, a casa continua nos espaços comuns.`,
      localizacao: (facts, { places }) =>
        places
          ? `Ao redor ${ofName(facts.nome)}, cada lugar com a sua distância.`
          : facts.endereco
            ? `O caminho até ${theName(facts.nome)} começa no endereço.`
            : `É ${placePhrase(facts)} que fica ${theName(facts.nome)}.`,
    },
  },
  minimalist: {
    chamada: (facts) => {
      const home = homePhrase(facts);
      return home && `${capitalized(home)} ${makerPhrase(facts.incorporadora)}`;
    },
    apresenta: (facts) =>
      `${capitalized(theName(facts.nome))}, ${makerPhrase(facts.incorporadora)}, fica ${placePhrase(facts)}.`,
    abre: {
      galeria: ({ nome }, shown) =>
        `${capitalized(theName(nome))} em imagens: ${seen(shown, ['edifício', 'áreas de lazer', 'ambientes'])}.`,
      plantas: (facts, { drawings }) => {
        // The figures stand in the table right above.
        return `Compare as ${drawings ? 'plantas' : 'unidades'} ${ofName(facts.nome)} uma a uma.`;
      },
      amenidades: ({ nome }) => `Áreas comuns ${ofName(nome)}, separadas por uso.`,
      localizacao: (facts, { places }) =>
        places
          ? `Lugares ao redor ${ofName(facts.nome)}, separados por tipo.`
          : facts.endereco
            ? `Endereço ${ofName(facts.nome)} e caminho no mapa.`
            : `${capitalized(placePhrase(facts))} está ${theName(facts.nome)}.`,
    },
  },
};
