import * as color from './color-scheme.ts';
import * as figures from './figures.ts';
import * as pictures from './pictures.ts';

/** A page's figures, price first. */
export const { figuresOf } = figures;
/** Its main picture, and the others in their order. */
export const { chooseHero, chooseGallery } = pictures;
/** Its palette, from building and logo. */
export const { colorScheme, colorSources } = color;
