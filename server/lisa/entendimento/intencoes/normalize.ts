import { foldText } from '#contract/base/text.ts';
import { soundOf } from '../assistente/sound.ts';
import { shortForms } from './ditos/abreviados.ts';
import { isWord } from './is-word.ts';
import { knownWords } from './known-words.ts';
import { kindOfWord } from './word-kinds.ts';

/** Signs that say something by themselves, as words of their own. */
const signs: [RegExp, string][] = [
  [
    /[\u{1F44D}\u{1F44C}\u{2705}\u{2611}\u{2714}\u{1F64C}\u{1F91D}\u{1F919}\u{1F918}\u{270C}\u{1F197}\u{1F44A}\u{1F91C}]/gu,
    ' joinha ',
  ],
  [/[\u{1F44E}\u{1F645}\u{274C}\u{1F6AB}]/gu, ' negativo '],
  [/[\u{1F602}\u{1F923}\u{1F606}\u{1F605}]/gu, ' risada '],
  [/[\u{1F621}\u{1F620}\u{1F92C}\u{1F624}\u{1F644}]/gu, ' raiva '],
  [/[\u{1F44B}]/gu, ' aceno '],
  [/[\u{2753}\u{2754}\u{2049}]/gu, '?'],
  [/\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u200d|\ufe0f/gu, ' '],
];

/** Words said to somebody or to oneself, which change nothing of what is said. */
const addressed =
  /(?<= |^)(?<!\b(?:com|uma|um|a|o|pela|de) )(?:minha filha(?= ?$| [.?])|meu filho(?= ?$| [.?])|minha linda|meu lindo|meu bem|minha querida|meu querido|minha flor|meu amor|meu amigo|minha amiga|minha senhora|meu senhor|amig[oa]s?|mulher|querid[oa]|flor|linda|mocinha|moc[oa]|mano|mana|cara(?! (?:de|a) )|brother|parca|parceir[oa](?= ?$| [.?])|bicho|guri[a]?|pia|tche|bah|mas bah|mah|macho|vei|veio|nego|irmao|chefe|patrao|vivente|guri|piazada|uai|uai so|so(?= ?$| [.?])|oxe|oxente|vixe|vixi|eita|visse|(?<!\b(?:quem|alguem|ninguem|gente) )viu|ne|ta(?= ?\?)|hein|ein|ue|ora|poxa|puxa|rapaz|menin[oa]|gente|ah|ahh|eh(?= )|e(?= ne)|lisa|dona|doutora?|prezad[oa]s?|senhorita|apois|pois(?! nao)|arre|ai(?= [a-z])|egua|mermao|mermã|ce sabe|(?<!quem )sabe(?= ?$| [.?])|olha|olhe|veja|bem(?= [.])|entao|tipo|nossa|caraca|caramba|po|pow|porra(?= sim| quero| bora)|risada)(?= |$)/g;

const laughter =
  /^(?:k{2,}[a-z]?|(?:rs)+s*|(?:h[aeiu]){2,}h?|(?:[aeiu]h){2,}[aeiu]?|(?:hua){2,}|(?:hue)+(?:he)*|(?:uha)+|a?suhas\w*|lol+|kaka\w*|ksks\w*|kskas\w*|skaks\w*)$/;

/** Words shorter than this are not corrected, and of these only swapped letters: too many look alike. */
const shortestCorrected = 5;
/** And than this not even by their sound. */
const shortestHeard = 4;

/** Whether two words differ by one letter left out, added, changed or swapped. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  // A last letter that differs is another form of a word, not a slip: 'passa', 'passo'.
  if (at >= short.length - (short.length === long.length ? 1 : 0)) return false;
  if (short.length !== long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

const knownByLength = new Map<number, string[]>();
for (const word of knownWords)
  knownByLength.set(word.length, [...(knownByLength.get(word.length) ?? []), word]);

/** For those who write by ear: 'serto', 'asseito', 'quen'. */
const knownBySound = new Map<string, string | null>();
/** Known words are folded: the cedilla they lost is heard. */
const withCedilla = (word: string) =>
  word
    .replace(/c(?=ao$|oes$)/, 'ç')
    .replace(/^(agrade|abra|come|avan|confian|palha|pre|ter)c(?=[ao])/, '$1ç');
for (const word of knownWords) {
  const sound = soundOf(withCedilla(word));
  knownBySound.set(sound, knownBySound.has(sound) ? null : word);
}

/** As many people say it: 'genti', 'numeru', 'isqueci'. */
const heardVowels: [RegExp, string][] = [
  [/i$/, 'e'],
  [/u$/, 'o'],
  [/^i(?=[mns])/, 'e'],
];
const fewestHeard = 4;
function byEar(word: string): string | null {
  if (word.length < fewestHeard) return null;
  let said = word;
  for (const [heard, meant] of heardVowels) {
    said = said.replace(heard, meant);
    // 'Atendi' is what somebody did, not 'atende' by ear.
    if (said !== word && knownWords.has(said)) return said;
  }
  return null;
}

/** The known word a misspelt one stands for; the word itself if none or several do. */
const correctedWords = new Map<string, string>();
function corrected(word: string): string {
  if (word.length < shortestHeard || word.length > 16 || knownWords.has(word) || isWord(word)) return word;
  // An everyday word is no slip of another: 'quartos', 'quantos'.
  if (kindOfWord(word) !== null) return word;
  const heard = knownBySound.get(soundOf(word));
  if (heard) return heard;
  const spoken = byEar(word);
  if (spoken) return spoken;
  if (word.length < shortestCorrected) return word;
  const held = correctedWords.get(word);
  if (held !== undefined) return held;
  const near = [word.length - 1, word.length, word.length + 1]
    .flatMap((length) => knownByLength.get(length) ?? [])
    .filter((known) => known[0] === word[0] && isOneOff(word, known))
    .filter((known) => word.length > 5 || [...known].sort().join('') === [...word].sort().join(''));
  const found = near.length === 1 ? near[0]! : word;
  if (correctedWords.size > 20_000) correctedWords.clear();
  correctedWords.set(word, found);
  return found;
}

function plainWord(word: string): string {
  if (laughter.test(word)) return 'risada';
  const direct = shortForms.get(word);
  if (direct !== undefined) return direct;
  // 'siiiim', 'queroooo': letters drawn out.
  const once = word.replace(/([a-z])\1{2,}/g, '$1');
  const short = once === word ? undefined : shortForms.get(once);
  if (short !== undefined) return short;
  if (once !== word && laughter.test(once)) return 'risada';
  const single = knownWords.has(once) ? once : once.replace(/([a-qt-z])\1+/g, '$1');
  return shortForms.get(single) ?? corrected(knownWords.has(single) ? single : once);
}

/**
 * A message as the rules compare it: folded, without markup, in whole words, drawn-out letters, short forms and
 * slips of the finger undone. Full stops and the like become ' . ', a question mark ' ? '.
 */
export function normalize(text: string): string {
  let plain = foldText(text);
  for (const [sign, word] of signs) plain = plain.replace(sign, word);
  // 'Guedes com S' spells a name, and says neither 'sim' nor 'não'.
  plain = plain.replace(/\b(com|letra|dois)\s[sn](?![a-z])/g, '$1 letra');
  return plain
    .replace(/https?:\S+|www\.\S+/g, ' endereco ')
    .replace(/\S+@\S+/g, ' arrobaemail ')
    .replace(/[*_~"“”`´^]+/g, ' ')
    .replace(/\b(e)-(mail)/g, '$1$2')
    .replace(/[ºª°]/g, 'o ')
    .replace(/[?¿]+/g, ' ? ')
    .replace(/(?<!\d)[.,](?!\d)|(?<=\d)[.,](?!\d)|(?<!\d)[.,](?=\d)|[!;:\n\r…()[\]{}]+|\s[-–—]+\s/g, ' . ')
    .replace(/(?<=[a-z])['’](?=[a-z])/g, '')
    .replace(/[^a-z0-9.,?$%/\s-]+/g, ' ')
    .split(/\s+/)
    .map((word) => (/^[a-z]+$/.test(word) ? plainWord(word) : word.replace(/^-+|-+$/g, '')))
    .join(' ')
    .replace(/(?<=\S )(?:esta|ne|viu|visse|hein|esta bom|ok|beleza) \?/g, ' . ')
    .replace(/\bsim (?=foto\b)/g, 'sem ')
    .replace(/(?<=\S )esta(?= *$)/g, ' ')
    .replace(
      /\bnum (?=quero|tenho|sei|vou|posso|da|e|estou|entendi|precisa|gosto|vejo|consigo|tem|uso|serve|faz|vai)/g,
      'nao ',
    )
    .replace(addressed, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?: ?[.])+ /, '')
    .replace(/(?: \.)+(?= |$)/g, ' .')
    .replace(/\s+/g, ' ')
    .trim();
}
