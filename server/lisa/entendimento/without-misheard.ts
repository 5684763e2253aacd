import { findPlaces } from './find-places.ts';

const heard =
  '(?:p[ôo]s|p[oô]e|botou|botaram|colocou|colocaram|escreveu|escreveram|anotou|anotaram|entendeu|entenderam|registrou|registraram|gravou|leu|digitou|cadastrou|puseram|ouviu|trocou (?:por|para|pra))';
const who =
  '(?:voc[êe]s?|vcs?|c[êe]|oc[êe]s?|tu|ele|eles|a senhora|o senhor|a lisa|a mo[çc]a|o (?:corretor(?: autom[áa]tico)?|celular|sistema|rob[ôo]|teclado|telefone))';
/** 'Você pôs 28471', 'e ele escreveu bueiro': what was made of somebody's words, up to where they go on. */
const madeOf = new RegExp(
  `(?:(?<=^|[.!?;\\n]\\s*)|,\\s*|(?<!\\p{L}))(?:(?:e|mas|s[óo] que|que|porque|pq|a[íi])\\s+)*(?<!\\p{L})${who}\\s+(?:j[áa] |me |a[íi] |tinha |s[óo] )*${heard}\\s+(?!certo|direito|tudo|meu |minha |errado)[^,.;!?\\n]*?(?=\\s+(?:e|mas|quando|s[óo] que|o certo|na verdade)\\s+(?:[ée]|era|eh|o certo|na verdade|eu)(?!\\p{L})|\\s+(?:[ée]|eh)\\s+\\S|[,;!?\\n]|\\.(?=\\s|$)|$)`,
  'giu',
);

/** 'Onde você anotou Cocó é Papicu': the place that leaves is named. */
const isPlaceMended = (before: string, whole: string) =>
  /(?<!\p{L})onde\s*$/iu.test(before) &&
  !/\d/.test(whole) &&
  findPlaces(whole.replace(upToHeard, '')).isKnown;
const upToHeard = new RegExp(`^.*?(?<!\\p{L})${heard}\\s+(?:escrito )?(?:o |a )?`, 'isu');

/** A text without what somebody made of it: of 'eu falei 300 mil e você pôs 3 milhões' the 300 mil are meant. */
export function withoutMisheard(text: string): string {
  const kept = text
    .replace(madeOf, (whole: string, at: number) =>
      /@|arroba/iu.test(whole) || isPlaceMended(text.slice(0, at), whole) ? whole : ' ',
    )
    .replace(/^[\s,.;!]+/, '');
  return /[\p{L}\d]/u.test(kept) ? kept.replace(/ {2,}/g, ' ').trim() : text;
}
