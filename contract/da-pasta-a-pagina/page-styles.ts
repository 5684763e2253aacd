import { z } from 'zod';
import { bodoniAndJost, bricolage, instrument, type PageFont } from './fontes.ts';
import type { SectionId } from './sections.ts';

/** All properties of a page style; its markup and style sheet are in `site/hotsite/`. */
interface Style {
  /** Display name. */
  label: string;
  /** One-line description beside the name. */
  note: string;
  /** Whether it is light text on a dark background. */
  dark: boolean;
  /** Section order; plans come first in the style that features them. */
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
/** The default style (HOT-41). */
export const defaultStyle: HotsiteStyle = 'modern';
