import { foldText } from '#contract/base/text.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { findPlaces, isKnownBairro } from './find-places.ts';
import { bareRegiao } from './read-bare.ts';

/** Whether a text has a word of somebody's name. */
function hasOwnWord(text: string, nome: string | null): boolean {
  const words = foldText(text).split(' ');
  return foldText(nome ?? '')
    .split(' ')
    .some((word) => word.length > 3 && words.includes(word));
}

/** Where a working name is asked for, 'Boa Viagem' and nothing else is nobody's: it is a region. */
export function placeAlone(
  data: UnderstoodMessage,
  { told, nome }: { told: string; nome: string | null },
): void {
  const isNothing = Object.values(data).every((value) => value === null);
  const isBairro = data.nomeGuerra !== null && isKnownBairro(told) && !hasOwnWord(told, nome);
  if (told === '' || !(isNothing || isBairro) || !findPlaces(told).isKnown) return;
  data.regiao = bareRegiao(told)?.value ?? null;
  data.nomeGuerra = null;
}
