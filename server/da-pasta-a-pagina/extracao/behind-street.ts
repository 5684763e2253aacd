import { type AddressLine, placeBehind, readAddress } from './address-line.ts';
import { capitalised } from './lettering.ts';
import { type Passage, type Sentence, sentencesOf } from './passages.ts';
import { isNext } from './source.ts';

/** The bairro and the city behind a street, in its sentence or on the short lines right under it. */
export function behindStreet(
  text: string,
  { endereco, index }: AddressLine,
  passages: readonly Passage[],
  at: number,
) {
  const rest = text
    .slice(index + (endereco?.length ?? 0))
    .replace(/^,? (?:na )?esq(?:uina|\.) (?:com )?(?:a )?[^,.]+$/, '');
  const inLine = placeBehind(rest);
  if (inLine || rest.replace(/\W/g, '') !== '') return inLine;
  const under: string[] = [];
  for (const next of passages.slice(at + 1, at + 3)) {
    if (!follows(passages[at + under.length]!, next) || next.text.length > shortLine) break;
    under.push(next.text);
    const place = placeBehind(`, ${under.map((one) => (isLower(one) ? capitalised(one) : one)).join(', ')}`);
    if (place) return place;
  }
  return null;
}
const shortLine = 45;
const isLower = (text: string) => !/\p{Lu}/u.test(text);

/** Whether a passage stands right under another. */
export const follows = (above: Passage, below: Passage) => isNext(above.lines.at(-1)!, below.lines[0]);

/** Below 'Atenciosamente' stands who writes, and where he sits. */
const closing =
  /^\W*(?:(?:atenciosamente|cordialmente|respeitosamente|att|abracos?|abs|um (?:grande )?abraco|(?:cordiais )?saudacoes|grat[oa]s?|obrigad[oa]|boas vendas)\b[\s,.!]*(?:a todos)?\W*)$/;
/** A signature has so many lines at most. */
const mostOfSignature = 9;
/** The passages below such a closing at the end of a page. */
export function signaturesOf(passages: readonly Passage[]): ReadonlySet<Passage> {
  const pages = Map.groupBy(passages, ({ lines: [line] }) => `${line!.document.path}#${line!.page}`);
  return new Set(
    [...pages.values()].flatMap((page) => {
      const at = page.findLastIndex(({ folded }) => closing.test(folded));
      return at < 0 || page.length - at > mostOfSignature ? [] : page.slice(at);
    }),
  );
}

/** Every sentence with the short heading its passage (at `at`) stands under, folded; a street alone is no heading. */
export function headedSentences(
  passages: readonly Passage[],
): { sentence: Sentence; heading: string; at: number }[] {
  return passages.flatMap((passage, at) => {
    const above = passages[at - 1];
    const isHeading =
      above && follows(above, passage) && above.text.length <= 50 && !readAddress(above.text).endereco;
    return sentencesOf(passage).map((sentence) => ({ sentence, heading: isHeading ? above.folded : '', at }));
  });
}
