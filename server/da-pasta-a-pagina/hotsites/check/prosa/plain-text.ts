/** Letters of other alphabets and signs that are drawn like ours: what a reader sees, not what is stored. */
const lookAlikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  в: 'b',
  к: 'k',
  м: 'm',
  н: 'h',
  т: 't',
  г: 'r',
  п: 'n',
  и: 'u',
  ь: 'b',
  ү: 'y',
  ԛ: 'q',
  ԝ: 'w',
  ӏ: 'l',
  α: 'a',
  β: 'b',
  γ: 'y',
  δ: 'd',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ζ: 'z',
  ς: 's',
  ϲ: 'c',
  ϳ: 'j',
  ı: 'i',
  ȷ: 'j',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ſ: 's',
  ɪ: 'i',
  ʟ: 'l',
  ɴ: 'n',
  ʀ: 'r',
  ʜ: 'h',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ᴊ: 'j',
  ᴋ: 'k',
  ᴍ: 'm',
  ᴏ: 'o',
  ᴘ: 'p',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ꜰ: 'f',
  ǃ: 'i',
  '∕': '/',
  '⁄': '/',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '×': 'x',
  '％': '%',
};
/** Nothing a reader sees: joiners, direction marks, soft hyphens, tags, variation selectors, keycaps. */
const unseen = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** The digit a sign of any script stands for: '٤', '𝟜' and '④' are 4; null for what is none. */
function digitOf(char: string): string | null {
  if (!/\p{Nd}/u.test(char)) return null;
  const code = char.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Blocks of ten follow each other without a gap among the mathematical digits, which NFKC has undone.
  return String((code - zero) % 10);
}

/**
 * A text as a reader sees it, in plain lower-case letters: full-width, mathematical and foreign
 * look-alikes are what they look like, what cannot be seen is gone, spaces are single.
 */
export function plainText(text: string): string {
  const composed = text
    .replace(/(?<=m)[²2](?!\d)/g, '2 ')
    .replace(/[ºª°]/g, ' ')
    .normalize('NFKC');
  let plain = '';
  for (const char of composed.normalize('NFD').replace(unseen, '').toLowerCase())
    plain += char < '\u0080' ? char : (digitOf(char) ?? lookAlikes[char] ?? char);
  return plain.replace(/[^\S\n]+/g, ' ');
}

const leet: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const run = /[a-z0-9@$!]+/g;
/** A word with signs for letters between its letters: 'f1n4nc14m3nto', 'v@lorização'. */
const leetWord = /[a-z][0-9@$!]+[a-z]|[0-9@$!][a-z]{2,}[0-9@$!]/;
/** Letters drawn apart make words longer than any when joined; those are no word. */
const longestWord = 60;
const withLetters = (text: string) =>
  text.replace(run, (word) =>
    word.length <= longestWord && leetWord.test(word)
      ? word.replace(/[0-9@$!]/g, (sign) => leet[sign] ?? sign)
      : word,
  );

/**
 * Further ways to read a plain text: letters that were drawn apart or parted by signs joined again,
 * signs for letters read as letters. Only those that differ from it.
 */
export function otherReadings(plain: string): string[] {
  const joined = plain
    .replace(/(?<![a-z0-9])[a-z](?:[\s.\-_*·|/,]{1,3}[a-z]){3,}(?![a-z0-9])/g, (run) =>
      run.replace(/[^a-z]/g, ''),
    )
    .replace(/(?<=[a-z])[.\-_*·|/'~+]{1,2}(?=[a-z])/g, '');
  const spelled = withLetters(plain);
  const both = withLetters(joined);
  return [...new Set([joined, spelled, both])].filter((reading) => reading !== plain);
}
