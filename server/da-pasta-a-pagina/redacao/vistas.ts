import { foldText } from '#contract/base/text.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { inSentence } from './phrases.ts';

const most = 3;
/** Words that name nothing in particular. */
const vague = /^(?:imagem|area|areas|ambiente|interior|detalhe|fachada|foto|vista|espaco)\b/;

/** 'piscina', 'sala de jogos': what the pictures show besides the building itself, each once, as their words go. */
export function vistasOf(pictures: PageAsset[]): string[] {
  const named = pictures.flatMap(({ category, description, uncertain }) => {
    const [, name = ''] = /^(\p{L}[\p{L} -]{2,28}?)(?: do empreendimento)?\.?$/u.exec(description) ?? [];
    const own = !uncertain && (imageClass[category].room || category === 'lazer');
    return own && name && !vague.test(foldText(name)) ? [inSentence(name)] : [];
  });
  return [...new Set(named)].toSorted((a, b) => appeal(a) - appeal(b)).slice(0, most);
}

/** What people look for first in pictures; the rest in the gallery's order. */
const wanted = ['piscina', 'rooftop', 'living', 'sala', 'salao', 'varanda', 'spa', 'academia', 'cinema'];
function appeal(name: string): number {
  const at = wanted.findIndex((word) => foldText(name).startsWith(word));
  return at < 0 ? wanted.length : at;
}
