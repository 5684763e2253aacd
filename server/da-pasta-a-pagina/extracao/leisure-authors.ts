import { foldText } from '#contract/base/text.ts';
import { item } from '#server/kernel/reading/leisure-words.ts';

/** What is drawn by an author who is named behind it, and those who draw. */
const authored =
  '(?:(?:projeto |design )*(?:d[eo] )?(?:interiores|decoracao|paisagismo|paisagistico|arquitetura|arquitetonico|ambientacao|luminotecnic[ao]|iluminacao)(?: das? areas? comu(?:m|ns)| do (?:edificio|terreo))?)';
const beforeAuthor = new RegExp(
  `(?:\\b${authored}(?:\\s*[:|\\t–-]\\s*| (?:d[aeo] |por |pel[oa] )?)|\\b(?:assinad|desenvolvid|criad|concebid|projetad)[oa]s? (?:por|pel[oa]s?) (?:escritorio )?)[^,.;•|\\t]*$`,
);
const authorLabel = new RegExp(`^\\W*${authored}\\W*$`);
const profession = /\b(?:arquitet[oa]s?|arquitetura|paisagistas?|design(?:ers?)?|decorador(?:a|es)?)\b/;

/**
 * Whether the item is a word of an author's name ('Ateliê Marta Quirino', 'Jardim & Horta'): it stands where an
 * author is named, among capitalised words that are no items.
 */
export function isAuthors(text: string, folded: string, at: number, above: string): boolean {
  if (!/\p{Lu}/u.test(text[at] ?? '')) return false;
  const start = Math.max(...[...',.;•|\t:'].map((sign) => folded.lastIndexOf(sign, at - 1))) + 1;
  const end = folded.slice(at).search(/[,;.•|\t]|$/) + at;
  const clause = text.slice(start, end);
  const rest = [...folded.slice(start, end).matchAll(item)].reduceRight(
    (words, { index, 0: found }) => `${words.slice(0, index)} ${words.slice(index + found.length)}`,
    clause.replace(/^.*?(?=\p{Lu})/u, (lead) => ' '.repeat(lead.length)),
  );
  const namesMore = rest
    .split(/\s+/)
    .some((word) => /^\p{Lu}\p{L}/u.test(word) && !new RegExp(`^${authored}$`).test(foldText(word)));
  if (!namesMore) return false;
  return (
    beforeAuthor.test(folded.slice(0, at)) ||
    authorLabel.test(above) ||
    (/^\s\p{Lu}/u.test(text.slice(at).replace(/^[\p{L}\d-]+/u, '')) && profession.test(folded))
  );
}
