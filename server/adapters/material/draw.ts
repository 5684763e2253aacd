import type { DrawMaterial } from './port.ts';
import { drawPoster } from './poster.ts';
import { drawSheet } from './sheet.ts';

/** Drawn with the fonts of the pages' styles, without a browser. */
export const drawMaterial: DrawMaterial = { ficha: drawSheet, cartaz: drawPoster };
