import { foldText } from '#contract/base/text.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { amenidadeGroup } from './amenidades.ts';

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

const pool = /^piscinas?\b/;
/** What people look for first, and never what keeps a building going. */
const groups = ['Lazer', 'Bem-estar', 'Esporte', 'Família', 'Trabalho'];

/** The amenities a sentence may name, one of a kind, a pool first; none where fewer than three say enough. */
export function destaquesOf(amenidades: string[]): string[] {
  const sayable = amenidades.filter((one) => /^\p{L}[\p{L} -]{2,34}$/u.test(one.trim()));
  const first = sayable.find((one) => pool.test(foldText(one)));
  const others = groups.flatMap(
    (group) =>
      sayable.find((one) => one !== first && !pool.test(foldText(one)) && amenidadeGroup(one) === group) ??
      [],
  );
  const chosen = [...(first ? [first] : []), ...others].slice(0, most).map(inSentence);
  return chosen.length < most ? [] : chosen;
}

/** A name as a sentence goes on with it: 'PET PLACE' and 'Pet place' are 'pet place', 'CFTV' stays. */
function inSentence(name: string): string {
  const text = name.trim();
  const shouted = text.length > 4 && text === text.toUpperCase();
  if (shouted) return text.toLowerCase();
  return /^\p{Lu}[\p{Lu}]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
