import { foldText } from '#contract/base/text.ts';
import { nearUf } from '#server/kernel/reading/near-uf.ts';
import { mayBeName, placeCertainty } from './chatter.ts';
import { findPlaces } from './find-places.ts';
import { headOf, withCapitals } from './read-nome.ts';

const registration =
  /(?:^|[\s,.:;/-])(?:\d{3,6}|\d{1,3}\.\d{3})(?:\s?-?\s?[FJ](?!\p{L}))?\s*[-/–,]*\s*(?=\p{L})/giu;
const address =
  /^(?:rua|r|av|avenida|alameda|travessa|rodovia|estrada|quadra|lote|bairro|casa|apto|zona|cidade|regiao|pessoa)$/;
/** What is said of a registration. */
const states =
  /^(?:ativ[oa]|regular|definitiv[oa]|provisori[oa]|estagiari[oa]|vencid[oa]|valid[oa]|principal|fisic[oa]|juridic[oa]|secundari[oa]|em|desde|sede)$/;
const longestState = 4;

/** A text without the state at its head. */
function withoutState(text: string): { rest: string; isStated: boolean } {
  const words = text.split(/\s+/);
  for (let size = Math.min(longestState, words.length); size > 0; size--) {
    const head = words
      .slice(0, size)
      .join(' ')
      .replace(/[,.;:–-]+$/, '');
    if (head.toLowerCase() !== 'para' && nearUf(head))
      return {
        rest: words
          .slice(size)
          .join(' ')
          .replace(/^[\s,–-]+/, ''),
        isStated: true,
      };
  }
  return { rest: text, isStated: false };
}

/** The name behind a registration: 'CRECI 31045 MG Cleber Augusto Figueiredo'; behind the state alone if that was asked for. */
export function nameAfterRegistration(text: string, isStateAsked = false): string | null {
  const match = [...text.matchAll(registration)].at(-1);
  const said = match ? text.slice(match.index + match[0].length) : isStateAsked ? text : null;
  if (said === null) return null;
  const before = text.slice(0, match?.index ?? 0);
  const code = /(?<!\p{L})(\p{L}{2})[\s/:-]*$/u.exec(before)?.[1] ?? '';
  const { rest, isStated: isBehind } = withoutState(said.trim());
  const isStated = isBehind || nearUf(code) !== null;
  if (!isStated && !/creci/i.test(before)) return null;
  const words = rest
    .split(/[,;:!?\n()]|(?<!(?<!\p{L})\p{L})\.|\s[-–—]\s|\s\S*[@\d]/u)[0]!
    .trim()
    .split(/\s+/);
  const head = headOf(words);
  const own = head.filter((word) => word.length > 2);
  const isWritten = own.every((word) => /^\p{Lu}/u.test(word));
  if (own.length < 2 || head.length > 7 || (!isWritten && !(isStated && head.length === words.length)))
    return null;
  if (head.some((word) => states.test(foldText(word))) || address.test(foldText(head[0]!))) return null;
  const name = head.join(' ');
  if (!mayBeName(name, true) || findPlaces(name).isKnown || placeCertainty(name) === 'sure') return null;
  return withCapitals(head);
}
