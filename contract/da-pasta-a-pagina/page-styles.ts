import { z } from 'zod';
import { bodoniAndJost, bricolage, instrument, type PageFont } from './fontes.ts';
import type { SectionId } from './sections.ts';

/** Everything that is said of a style of page; its markup and sheet stand in `site/hotsite/`. */
interface Style {
  /** What it is called on screen. */
  label: string;
  /** What one gets, in one line beside its name. */
  note: string;
  /** Whether it is light words on a dark ground. */
  dark: boolean;
  /** The order of its sections; plans lead where they are the hero of the style. */
  order: readonly SectionId[];
  fonts: readonly PageFont[];
}

export const pageStyles = {
  modern: {
    label: 'Moderno',
    note: 'Imagem em tela cheia, tipografia forte e a cor da fachada.',
    dark: false,
    order: ['hero', 'sobre', 'galeria', 'plantas', 'amenidades', 'localizacao'],
    fonts: bricolage,
  },
  luxury: {
    label: 'Luxo',
    note: 'Fundo escuro, serifa e ouro; uma imagem de cada vez.',
    dark: true,
    order: ['hero', 'sobre', 'galeria', 'plantas', 'amenidades', 'localizacao'],
    fonts: bodoniAndJost,
  },
  minimalist: {
    label: 'Minimalista',
    note: 'Branco, linhas finas e as plantas em primeiro lugar.',
    dark: false,
    order: ['hero', 'plantas', 'sobre', 'galeria', 'amenidades', 'localizacao'],
    fonts: instrument,
  },
} satisfies Record<string, Style>;

export type HotsiteStyle = keyof typeof pageStyles;
export const hotsiteStyles = Object.keys(pageStyles) as [HotsiteStyle, ...HotsiteStyle[]];
export const hotsiteStyleSchema = z.enum(hotsiteStyles);
/** The style of whoever names none (HOT-41). */
export const defaultStyle: HotsiteStyle = 'modern';
