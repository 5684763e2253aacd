import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { apelido, bairroPhrase, capitalized, inName, theName } from './phrases.ts';
import type { Mostrado } from './voz.ts';

type Titles = Record<Exclude<SectionId, 'hero'>, (facts: PageFacts, shown: Mostrado) => string>;

const filmsAlone = ({ rooms, leisure, outside, films }: Mostrado) => films && !rooms && !leisure && !outside;

/** As long as a heading with a name in it may be. */
const longest = 34;
const named = (verb: string, name: string, instead: string) =>
  verb.length + name.length <= longest ? capitalized(`${verb} ${name}`.trim()) : instead;

/** Headings in each style's voice: short fixed words, no praise; the sentence below is the record's. */
export const sectionTitles: Record<HotsiteStyle, Titles> = {
  modern: {
    sobre: (facts) => named('Conheça', theName(apelido(facts)), 'O empreendimento'),
    galeria: (_, shown) =>
      filmsAlone(shown)
        ? 'Em vídeo'
        : shown.rooms && (shown.outside || shown.leisure)
          ? 'Por dentro e por fora'
          : 'Em imagens',
    plantas: (facts, { drawings }) =>
      !drawings ? 'As unidades' : facts.tipologias.length > 1 ? 'Escolha a sua planta' : 'As plantas',
    amenidades: (facts) => named('Viver', inName(apelido(facts)), 'O que o condomínio tem'),
    localizacao: (facts) => named('', bairroPhrase(facts), 'Onde fica'),
  },
  luxury: {
    sobre: () => 'O projeto',
    galeria: (_, shown) => (filmsAlone(shown) ? 'Em movimento' : 'Imagem por imagem'),
    plantas: (_, { drawings }) => (drawings ? 'As plantas' : 'As unidades'),
    amenidades: () => 'Os espaços comuns',
    localizacao: ({ bairro }) => named('', bairro, 'O lugar'),
  },
  minimalist: {
    sobre: () => 'Sobre',
    galeria: (_, shown) => (filmsAlone(shown) ? 'Vídeos' : 'Imagens'),
    plantas: (_, { drawings }) => (drawings ? 'Plantas' : 'Unidades'),
    amenidades: () => 'Áreas comuns',
    localizacao: () => 'Localização',
  },
};
