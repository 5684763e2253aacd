/** Look-alike letters of other alphabets and symbols, by what a reader sees. */
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
/** Invisible characters: joiners, direction marks, soft hyphens, tags, variation selectors, keycaps. */
const unseen = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** The value of a digit in any script: '٤', '𝟜' and '④' are 4; null if none. */
function digitOf(char: string): string | null {
  if (!/\p{Nd}/u.test(char)) return null;
  const code = char.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Mathematical digits, in adjacent blocks of ten, were already handled by NFKC.
  return String((code - zero) % 10);
}

/**
 * A text as a reader sees it, in plain lower-case letters: full-width, mathematical and foreign look-alikes
 * are resolved, invisible characters removed, spaces single.
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
/** A word with symbols substituting letters: 'f1n4nc14m3nto', 'v@lorização'. */
const leetWord = /[a-z][0-9@$!]+[a-z]|[0-9@$!][a-z]{2,}[0-9@$!]/;
/** Letter-spaced text joins to words longer than any; those are discarded. */
const longestWord = 60;
const withLetters = (text: string) =>
  text.replace(run, (word) =>
    word.length <= longestWord && leetWord.test(word)
      ? word.replace(/[0-9@$!]/g, (sign) => leet[sign] ?? sign)
      : word,
  );

/**
 * Alternative readings of a plain text: spaced or separated letters joined, substitutes resolved. Only those
 * that differ.
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
