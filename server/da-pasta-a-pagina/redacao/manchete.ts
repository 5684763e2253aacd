import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { frasesDe } from '#contract/da-pasta-a-pagina/frases.ts';
import { isDull } from './interesse.ts';

/** As long as a sentence may be that is set as a heading. */
const longest = 64;
const fewest = 4;

/** A section that the first of its sentences heads, where it is short, no row of a table and leaves others below it. */
export function comManchete(section: Section): Section {
  if (section.id === 'hero' || section.id === 'galeria') return section;
  // The place stands before the text about it.
  const at = section.id === 'localizacao' ? 1 : 0;
  const [first = '', ...rest] = frasesDe(section.texto[at] ?? '');
  const titulo = first.replace(/[.!]$/, '');
  const isLeft = rest.length > 0 || section.texto.length > at + 1;
  const heads =
    isLeft &&
    titulo !== first &&
    titulo.length <= longest &&
    titulo.split(/\s+/).length >= fewest &&
    !/[\d:;]/.test(titulo) &&
    !isDull(titulo);
  if (!heads) return section;
  const below = rest.length > 0 ? [rest.join(' ')] : [];
  return {
    ...section,
    titulo,
    texto: [...section.texto.slice(0, at), ...below, ...section.texto.slice(at + 1)],
  };
}
