import { creciText } from '#contract/cadastros/creci-text.ts';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import { jsonScript } from '../json-script.ts';
import type { NamedCorretor } from './read-contact.ts';

/** Tells the page's script who answers: its policy lets it load a script of ours, and ask for nothing else. */
export function turnScript(corretor: NamedCorretor): string {
  const { nome, slug } = corretor;
  const registro = `${tituloCorretor(corretor)} · ${creciText(corretor.creci, corretor.ufCreci)}`;
  return `document.dispatchEvent(new CustomEvent('vez',{detail:${jsonScript({ nome, registro, slug })}}));`;
}
