import { readNovidades as read } from './read-novidades.ts';

/** What changed for a corretor since a moment. */
export const readNovidades = read;
