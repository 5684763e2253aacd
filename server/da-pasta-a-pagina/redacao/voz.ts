import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import {
  areaPhrase,
  capitalized,
  homePhrase,
  inName,
  isCoastal,
  makerPhrase,
  ofName,
  placePhrase,
  theName,
} from './phrases.ts';

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
  /** What sets this home apart, where the record has no phrase of its own for this style. */
  chamada(facts: PageFacts): string;
  apresenta(facts: PageFacts): string;
  /** `home` as 'área privativa de 63 a 110 m², com 2 a 3 dormitórios'. */
  medidas(home: string, facts: PageFacts): string;
  entrega(quando: string): string;
  abre: Record<Exclude<SectionId, 'hero' | 'sobre'>, (facts: PageFacts, shown: Mostrado) => string>;
}

const listed = new Intl.ListFormat('pt-BR');
/** What the pictures show, as `words` name it. */
const seen = ({ outside, leisure, rooms }: Mostrado, words: [string, string, string]) =>
  listed.format(
    [outside && words[0], leisure && words[1], rooms && words[2]].filter((word) => word !== false),
  );
const area = ({ areaMin, areaMax }: PageFacts) => {
  const size = areaPhrase(areaMin, areaMax)?.replace(/\u00a0(?!m²)/g, ' ');
  return size && areaMin !== null && areaMax !== null && areaMin !== areaMax ? `de ${size}` : size;
};

export const vozes: Record<HotsiteStyle, Voz> = {
  modern: {
    chamada: (facts) => {
      const home = homePhrase(facts);
      return capitalized(home ? `${home} ${placePhrase(facts)}` : placePhrase(facts));
    },
    apresenta: (facts) =>
      `${facts.nome} é um empreendimento ${makerPhrase(facts.incorporadora)} ${placePhrase(facts)}.`,
    medidas: (home) => `As unidades têm ${home}.`,
    entrega: (quando) => `A entrega está prevista para ${quando}.`,
    abre: {
      galeria: ({ nome }, shown) =>
        `${capitalized(seen(shown, ['o edifício', 'o lazer', 'os interiores']))} ${ofName(nome)} em imagens.`,
      plantas: (facts, { drawings }) => {
        const size = area(facts);
        const what = drawings ? 'plantas' : 'unidades';
        return `Escolha entre as ${what} ${ofName(facts.nome)}${size ? `, ${size}` : ''}.`;
      },
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
      return home ? `${capitalized(placePhrase(facts))}: ${home}` : `Um endereço ${placePhrase(facts)}`;
    },
    apresenta: (facts) =>
      `${capitalized(placePhrase(facts))}, ${theName(facts.nome)} é um projeto ${makerPhrase(facts.incorporadora).replace(/\.$/, '')}.`,
    medidas: (home, facts) =>
      isCoastal(facts)
        ? `Cada unidade tem ${home}.`
        : `${capitalized(inName(facts.nome))}, cada unidade tem ${home}.`,
    entrega: (quando) => `Entrega prevista para ${quando}.`,
    abre: {
      galeria: ({ nome }, shown) =>
        `Um percurso pel${theName(nome)}: ${seen(shown, ['o edifício', 'o lazer', 'os interiores'])}.`,
      plantas: (facts, { drawings }) => {
        const size = area(facts);
        const what = drawings ? 'cada planta' : 'cada unidade';
        return size
          ? `${capitalized(inName(facts.nome))}, a área privativa é ${size}.`
          : `${capitalized(inName(facts.nome))}, ${what} tem o seu desenho.`;
      },
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
      return home
        ? `${capitalized(home)} ${makerPhrase(facts.incorporadora)}, ${placePhrase(facts)}`
        : `${capitalized(placePhrase(facts))}, ${makerPhrase(facts.incorporadora)}`;
    },
    apresenta: (facts) =>
      `${capitalized(theName(facts.nome))}, ${makerPhrase(facts.incorporadora)}, fica ${placePhrase(facts)}.`,
    medidas: (home, facts) =>
      isCoastal(facts) ? `Uma unidade tem ${home}.` : `Uma unidade ${inName(facts.nome)} tem ${home}.`,
    entrega: (quando) => `Previsão de entrega: ${quando}.`,
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
