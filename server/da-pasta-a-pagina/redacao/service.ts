import * as color from './color-scheme.ts';
import * as figures from './figures.ts';
import * as phrases from './phrases.ts';
import * as pictures from './pictures.ts';

/** A page's figures, price first. */
export const { figuresOf } = figures;
/** 'na Gleba Palhano, Londrina', '2 a 3 dormitórios', '63 a 110 m²': its place and its homes within a sentence. */
export const { placePhrase, dormitoriosPhrase, areaPhrase } = phrases;
/** Its main picture, and the others in their order. */
export const { chooseHero, chooseGallery } = pictures;
/** Its palette, from building and logo. */
export const { colorScheme, colorSources } = color;
