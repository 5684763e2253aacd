/** What tells one pool from another to the eye: the words of names, and what is said of it. */
const marks: [pattern: RegExp, spoken: string][] = [
  [/\b(?:infantil|infantis|kids|baby|criancas?)\b/, 'infantil'],
  [/\badult[oa]s?\b/, 'adulto'],
  [/\b(?:cobertas?|indoor)\b/, 'coberta'],
  [/\braias?\b/, 'com raia'],
];

/** The marks of a pool that a folded text says. */
export const poolMarks = (folded: string): string[] =>
  marks.flatMap(([pattern, spoken]) => (pattern.test(folded) ? [spoken] : []));
