import { foldText } from '#contract/base/text.ts';

const address =
  /(?<![a-z0-9._%+-])[a-z0-9_](?:[a-z0-9._%+-]{0,62}[a-z0-9_])?@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g;

/** Joins an address whose signs are spelled out or spaced. */
function spelledOut(text: string): string {
  return (
    foldText(text)
      .replace(/mailto:/g, ' ')
      .replace(/\s*[([{<]\s*(?:arroba|at|@)\s*[)\]}>]\s*/g, '@')
      .replace(/\s*\barroba\b\s*/g, '@')
      .replace(/\s+(?:underline|underscore|sublinhado|anderline)\s+/g, '_')
      .replace(/\s+(?:traco|tracinho|hifen)\s+/g, '-')
      .replace(/\s*[([{]\s*ponto\s*[)\]}]\s*/g, '.')
      .replace(/\s+ponto\s+/g, '.')
      // A space next to '@' is a typo only before a valid ending: '@nome' is an account.
      .replace(/\s*@\s*(?=[a-z0-9.-]+\s?[.,]\s?(?:com|net|org|br|io|me|info|imb|adv|eng)\b)/g, '@')
      // 'gmail . com' and 'gmail,com': mistyped full stops.
      .replace(/(@[a-z0-9-]{1,63})\s*[.,]\s*(com|net|org|adv|imb|eng)\b/g, '$1.$2')
      .replace(/(@[a-z0-9.-]{1,200}\.(?:com|net|org|adv|imb|eng))\s*[.,]\s*(br)\b/g, '$1.$2')
  );
}

/** The e-mail address in a message: the last one if it is a correction, else the first. */
export function readEmail(text: string): string | null {
  const spelled = spelledOut(text);
  const found = [...spelled.matchAll(address)].map(([match]) => match.replace(/\.{2,}/g, '.'));
  const isCorrection = /\b(?:alias|na verdade|quer dizer|digo|correcao|nao e mais|agora e|o certo e)\b/.test(
    spelled,
  );
  return (isCorrection ? found.at(-1) : found[0]) ?? null;
}
