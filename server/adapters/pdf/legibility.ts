import { foldText } from '#contract/base/text.ts';

const onset = /^(?:[bcdfgjklmnpqrstvwxyzh]|[bcdfgptv][rl]|[cls]h|nh|th|wh|s[ptkcmnlw]|str|spr|ps|pn|gn|kn)$/;
const ending = /^(?:[lrszmnxktdpbcgfvhw]|[lnrmpkt]s|st|n[tdgkc]|ck|ss|ll|r[tkdmn]|ft|[sct]h|lt|ct|tt|ff)$/;
const inner =
  /^(?:[bcdfghjklmnpqrstvwxz]|[bcdfgptv][rl]|[clsn]h|[lrszmnx][bcdfghjklmnpqrstvwxz]|c[tnck]|p[tsp]|[bd][sjmv]|gn|ft|tt|ff|ll|[lrsnm](?:[bcdfgptv][rl]|[cln]h|s[tpc])|bst?r|nstr|ck[a-z]|wn|wt|ght|dd|gg)$/;

/** Whether a word has the vowel and consonant pattern of Portuguese. */
function looksLikeWord(word: string): boolean {
  const groups = word.split(/([aeiouy]+)/).filter((group) => group !== '');
  return groups.every((group, index) => {
    if (/^[aeiouy]/.test(group)) return group.length <= 4;
    if (index === 0) return groups.length > 1 && onset.test(group);
    return index === groups.length - 1 ? ending.test(group) : inner.test(group);
  });
}

const figure =
  /^(?:[a-z]{0,3}\$)?[+-]?\d[\d.,/:x-]*(?:m²|m2|m|%|[ºª°]|h|km|min|ha|cm|q|s|d|g)?[a-z]?(?:[/-]\w{1,8})?$/;

/**
 * Share (0 to 1) of words that look like Portuguese words or numbers. Short abbreviations are ignored; a page
 * with hardly any words counts as legible.
 */
export function legibility(lines: string[]): number {
  let good = 0;
  let bad = 0;
  for (const token of lines.join(' ').split(/[\s/|–—-]+/)) {
    const word = foldText(token.slice(0, 60)).replace(/^[("'“‘«[*•·:]+|[)"'”’»\].,;:!?*…•·]+$/g, '');
    if (word.length === 0) continue;
    if (figure.test(word) || /^(?:https?:|www\.|\S+@\S+\.|@)/.test(word)) good++;
    else if (/^[a-z]+$/.test(word)) {
      if (looksLikeWord(word)) good++;
      else if (word.length > 4) bad++;
    } else if (/^[a-z&'’.+]+$/.test(word) && word.length > 2) good++;
    else if (word.length > 1 || /[^\w\p{P}\p{S}]/u.test(word)) bad++;
  }
  return good + bad < 4 ? 1 : Math.round((good / (good + bad)) * 1000) / 1000;
}
