import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Mostrado } from './voz.ts';

type Titles = Record<Exclude<SectionId, 'hero'>, (facts: PageFacts, shown: Mostrado) => string>;

/** Headings in each style's voice: short fixed words, no praise; the sentence below is the record's. */
export const sectionTitles: Record<HotsiteStyle, Titles> = {
  modern: {
    sobre: () => 'O empreendimento',
    galeria: (_, shown) =>
      shown.rooms && (shown.outside || shown.leisure) ? 'Por dentro e por fora' : 'Em imagens',
    plantas: (facts, { drawings }) =>
      !drawings ? 'As unidades' : facts.tipologias.length > 1 ? 'Escolha a sua planta' : 'As plantas',
    amenidades: () => 'O que o condomínio tem',
    localizacao: () => 'Onde fica',
  },
  luxury: {
    sobre: () => 'O projeto',
    galeria: () => 'Imagem por imagem',
    plantas: (_, { drawings }) => (drawings ? 'As plantas' : 'As unidades'),
    amenidades: () => 'Os espaços comuns',
    localizacao: () => 'O lugar',
  },
  minimalist: {
    sobre: () => 'Sobre',
    galeria: () => 'Imagens',
    plantas: (_, { drawings }) => (drawings ? 'Plantas' : 'Unidades'),
    amenidades: () => 'Áreas comuns',
    localizacao: () => 'Localização',
  },
};
