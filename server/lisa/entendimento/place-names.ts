import type { Question } from '#contract/lisa/lisa.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { mayBeName } from './chatter.ts';
import { findPlaces } from './find-places.ts';
import { ledNomeGuerra, withoutLead } from './led-nome-guerra.ts';
import { bareNomeGuerra } from './read-bare.ts';

interface ToldNames {
  told: string;
  pending: Question | null;
  nome: string | null;
  regiao: string | null;
  /** A correction tells the working name. */
  isRenamed: boolean;
}

/** The name at the head of what tells more: no place, nor a sentence. */
function headName(head: string, nome: string | null): string | null {
  if (findPlaces(head).isKnown) return null;
  const isWritten = head.split(/\s+/).every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  return bareNomeGuerra(head, nome)?.value ?? (isWritten && mayBeName(head) ? head : null);
}

/** Puts the names of a message where they belong: what it leads to in so many words, and what stands before the rest. */
export function placeNames(
  data: UnderstoodMessage,
  { told, pending, nome, regiao, isRenamed }: ToldNames,
): void {
  data.nome = withoutLead(data.nome);
  data.nomeGuerra = withoutLead(data.nomeGuerra);
  const led = ledNomeGuerra(told);
  const isOther = data.nomeGuerra !== null && data.nomeGuerra !== data.nome && data.nomeGuerra !== nome;
  if (led !== null && !isRenamed && !isOther) data.nomeGuerra = led;
  // 'Pinheiros e Vila Madalena, 700 mil' is nobody's name.
  const isList =
    data.nomeGuerra !== null && /,|\se\s|\//.test(data.nomeGuerra) && findPlaces(data.nomeGuerra).isKnown;
  if (isList && data.regiao === null && regiao === null) {
    data.regiao = data.nomeGuerra;
    data.nomeGuerra = null;
  }
  // 'Rê Kobayashi, Pinheiros, 700 mil': what is asked for stands first, the rest tells more.
  const head = /^\s*([^,.;@\n]{2,40}?)\s*(?:[,;\n]|\.\s)/.exec(told)?.[1] ?? null;
  const tellsMore = [data.regiao, data.precos, data.email, data.creci].some((value) => value !== null);
  if (pending === 'nomeGuerra' && data.nomeGuerra === null && head !== null && tellsMore)
    data.nomeGuerra = headName(head, nome);
}
