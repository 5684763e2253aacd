/** Mulberry32: the same numbers on every machine. */
export function random(seed = 20_261_120): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Vary = (text: string, next: () => number) => string;

/** One letter left out, doubled or swapped. */
const slip: Vary = (text, next) => {
  if (text.length < 6) return text;
  const at = 1 + Math.floor(next() * (text.length - 3));
  const kind = Math.floor(next() * 3);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + text[at]! + text.slice(at);
  return text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2);
};

const before = ['olha, ', 'então, ', 'ah ', 'moça, ', 'é ', 'tá, ', 'bah ', 'rapaz, '];
const after = [
  ' kkk',
  ' por favor',
  ', tá',
  ' né',
  ' viu',
  '!!',
  ' hein',
  ' ok',
  ' mano',
  ' minha filha',
  ' 😊',
];
const any = <T>(all: readonly T[], next: () => number): T => all[Math.floor(next() * all.length)]!;

const filled: Vary = (text, next) => (next() < 0.5 ? any(before, next) + text : text + any(after, next));

/** As a telephone writes what it hears: no marks, no capitals. */
export const dictated: Vary = (text) => text.toLowerCase().replace(/[.,!?;:]+(?=\s|$)/g, '');

const shorts: [RegExp, string][] = [
  [/\bvoc[êe]\b/gi, 'vc'],
  [/\bque\b/gi, 'q'],
  [/\bpor ?qu[eê]\b/gi, 'pq'],
  [/\bn[ãa]o\b/gi, 'n'],
  [/\bpara\b/gi, 'p'],
  [/\bestou\b/gi, 'to'],
  [/\bdepois\b/gi, 'dps'],
  [/\btamb[ée]m\b/gi, 'tb'],
  [/\bcom\b/gi, 'c'],
  [/\bmuito\b/gi, 'mt'],
];
const shortened: Vary = (text) => shorts.reduce((said, [long, short]) => said.replace(long, short), text);

/** Two clauses the other way round. */
const turned: Vary = (text) => {
  const [one, other, ...rest] = text.split(', ');
  return other === undefined || rest.length > 0 ? text : `${other}, ${one}`;
};

/** As one writes by ear: a letter for another that sounds like it. */
const sounds: readonly [RegExp, string][] = [
  [/ch/, 'x'],
  [/x/, 'ch'],
  [/ss/, 'ç'],
  [/ç/, 'ss'],
  [/(?<=[aeiou])s(?=[aeiou])/, 'z'],
  [/z/, 's'],
  [/c(?=[eiéêí])/, 's'],
  [/s(?=[ei])/, 'c'],
  [/lh/, 'li'],
  [/qu(?=[eiéê])/, 'k'],
  [/rr/, 'r'],
  [/nd(?=o$)/, 'n'],
  [/e(?=s?$)/, 'i'],
  [/o(?=s?$)/, 'u'],
  [/(?<=[aei])r$/, ''],
  [/ou/, 'o'],
  [/ei(?=r)/, 'e'],
  [/l(?=$|[bcdfgmpt])/, 'u'],
  [/m(?=[bp])/, 'n'],
  [/n(?=[tdc])/, 'm'],
  [/^h/, ''],
  [/^es(?=[tp])/, 'is'],
  [/^e(?=n)/, 'i'],
  [/g(?=[ei])/, 'j'],
  [/ão$/, 'aum'],
  [/am$/, 'ao'],
];
const shortestHeard = 4;
const byEar: Vary = (text, next) =>
  dictated(text, next)
    .split(' ')
    .map((word) => {
      const fits = word.length < shortestHeard ? [] : sounds.filter(([written]) => written.test(word));
      const [written, meant] = fits.length > 0 && next() < 0.6 ? any(fits, next) : [];
      return written === undefined ? word : word.replace(written, meant!);
    })
    .join(' ');

/** Two words run together. */
const runTogether: Vary = (text, next) => {
  const words = text.split(' ');
  if (words.length < 3) return text;
  const at = Math.floor(next() * (words.length - 1));
  return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ');
};

/** A vowel drawn out. */
const drawnOut: Vary = (text) => text.replace(/([aeiou])(?=\W*$)/i, '$1$1$1');

const ways: readonly Vary[] = [
  (text) => text,
  slip,
  filled,
  dictated,
  (text, next) => slip(filled(text, next), next),
  (text, next) => shortened(dictated(text, next), next),
  turned,
  drawnOut,
  byEar,
  (text, next) => shortened(byEar(text, next), next),
  runTogether,
];

/** A phrase as others would have written it, itself first. */
export const variationsOf = (text: string, next: () => number): string[] => [
  ...new Set(ways.map((vary) => vary(text, next))),
];

export function shuffle<T>(all: T[], next: () => number): void {
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
}
