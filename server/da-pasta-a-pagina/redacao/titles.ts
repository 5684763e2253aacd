import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { capitalized, figuresHeadline, placePhrase } from './phrases.ts';

/** What a heading may depend on besides the facts. */
interface Shown {
  rooms: boolean;
  outside: boolean;
  drawings: boolean;
}
type Titles = Record<Exclude<SectionId, 'hero'>, (facts: PageFacts, shown: Shown) => string>;

/** Headings in each style's voice: figures and fixed words, no praise. */
export const sectionTitles: Record<HotsiteStyle, Titles> = {
  modern: {
    sobre: (facts) => figuresHeadline(facts) ?? 'Sobre o empreendimento',
    galeria: (_, shown) => (shown.rooms && shown.outside ? 'Por dentro e por fora' : 'Em imagens'),
    plantas: (facts, { drawings }) =>
      !drawings ? 'As unidades' : facts.tipologias.length > 1 ? 'Escolha a sua planta' : 'As plantas',
    amenidades: () => 'O que o condomínio tem',
    localizacao: (facts) => capitalized(placePhrase(facts)),
  },
  luxury: {
    sobre: (facts) => `Um endereço ${placePhrase(facts)}`,
    galeria: () => 'Imagem por imagem',
    plantas: (_, { drawings }) => (drawings ? 'As plantas' : 'As unidades'),
    amenidades: () => 'Os espaços comuns',
    localizacao: (facts) => capitalized(placePhrase(facts)),
  },
  minimalist: {
    sobre: () => 'Sobre',
    galeria: () => 'Imagens',
    plantas: (_, { drawings }) => (drawings ? 'Plantas' : 'Unidades'),
    amenidades: () => 'Áreas comuns',
    localizacao: () => 'Localização',
  },
};
