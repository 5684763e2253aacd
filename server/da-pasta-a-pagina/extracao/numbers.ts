const words: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
};
const one = '(?:\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis)';
// '36,05' is one number, not a list.
const between = '\\s*(?:,(?!\\d\\d)|/|\\||&|-|\\bou\\b|\\be\\b|\\ba\\b|\\bate\\b)\\s*';

/** One or more small numbers: '2', 'duas', '2 e 3', '1, 2 ou 3', '2 a 4'. For use in a RegExp. */
export const numberList = `(?<![\\d,.a-z/])(${one}(?:\\(\\w+\\))?(?:${between}${one}){0,4})(?![\\d]|[,.]\\d)`;

/** The numbers of such a list. */
export function readNumbers(list: string): number[] {
  return (list.match(/\d{1,2}|[a-z]+/g) ?? []).flatMap((part) => {
    if (/^\d/.test(part)) return [Number(part)];
    return words[part] === undefined ? [] : [words[part]];
  });
}
