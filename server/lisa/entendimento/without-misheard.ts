const heard =
  '(?:p[ôo]s|p[oô]e|botou|botaram|colocou|colocaram|escreveu|escreveram|anotou|anotaram|entendeu|entenderam|registrou|registraram|gravou|leu|digitou|cadastrou|puseram|ouviu|trocou (?:por|para|pra))';
const who =
  '(?:voc[êe]s?|vcs?|c[êe]|oc[êe]s?|tu|ele|eles|a senhora|o senhor|a lisa|a mo[çc]a|o (?:corretor(?: autom[áa]tico)?|celular|sistema|rob[ôo]|teclado|telefone))';
/** 'Você pôs 28471', 'e ele escreveu bueiro': what was made of somebody's words, up to where they go on. */
const madeOf = new RegExp(
  `(?:(?<=^|[.!?;\\n]\\s*)|,\\s*|(?<!\\p{L}))(?:(?:e|mas|s[óo] que|que|porque|pq|a[íi])\\s+)*(?<!\\p{L})${who}\\s+(?:j[áa] |me |a[íi] |tinha |s[óo] )*${heard}\\s+(?!certo|direito|tudo|meu |minha |errado)[^,.;!?\\n]*?(?=\\s+(?:e|mas|quando|s[óo] que|o certo|na verdade)\\s+(?:[ée]|era|eh|o certo|na verdade|eu)(?!\\p{L})|\\s+(?:[ée]|eh)\\s+\\S|[,;!?\\n]|\\.(?=\\s|$)|$)`,
  'giu',
);

/** A text without what somebody made of it: of 'eu falei 300 mil e você pôs 3 milhões' the 300 mil are meant. */
export function withoutMisheard(text: string): string {
  const kept = text
    .replace(madeOf, (whole) => (/@|arroba/iu.test(whole) ? whole : ' '))
    .replace(/^[\s,.;!]+/, '');
  return /[\p{L}\d]/u.test(kept) ? kept.replace(/ {2,}/g, ' ').trim() : text;
}
