/** Whether a message is letters beaten at random, or signs alone. */
export function isNonsense(text: string, said: string): boolean {
  if (text === '') return false;
  // 'asdkjh foi mal sentei no cel'
  const [, beaten, excuse] = excused.exec(text) ?? [];
  if (beaten !== undefined && excuse !== undefined && beatenAtRandom(beaten)) return true;
  if (/\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text)) return false;
  if (!/[\p{L}\p{N}]/u.test(text)) return !/joinha|negativo|aceno|risada|raiva/.test(said);
  // Who only laughs answers nothing.
  if (/^\s*(?:k{4,}|(?:h[aeiu]){2,}h?|(?:rs){2,})[\s!.]*$/i.test(text)) return true;
  const raw = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (
    raw.length > 0 &&
    raw.join('').length >= 4 &&
    raw.every((word) => /^([a-z])\1+$/.test(word) && !/^k+$/.test(word))
  )
    return true;
  // 'jjjjjkkklllll ppppp': nothing but letters held down.
  if (
    raw.length > 0 &&
    raw.join('').length >= 6 &&
    raw.every((word) => /^(?:([a-z])\1{2,})+$/.test(word)) &&
    !raw.every((word) => /^(?:k+|s+|i+)$/.test(word))
  )
    return true;
  // 'bzzzt': drawn out, and no vowel.
  if (
    raw.length === 1 &&
    /([a-z])\1{2,}/.test(raw[0]!) &&
    !/[aeiouy]/.test(said) &&
    /^[a-z]{2,5}$/.test(said)
  )
    return true;
  const words = said.split(' ').filter((word) => /^[a-z]{3,}$/.test(word) && word !== 'abc');
  const odd = words.filter(isOdd);
  // 'kkjhgt bnm'
  const isBeaten = (word: string) => isOdd(word) || /^[bcdfghjklmnpqrstvwxz]{3}$/.test(word);
  if (odd.length > 0 && words.every(isBeaten)) return true;
  return false;
}

const excused =
  /^\s*(\p{L}{4,}(?:\s+\p{L}{4,}){0,2}?)[\s.,!…]+((?:foi mal|desculp|perd[ãa]o|ops|opa|sem querer|(?:o )?cel(?:ular)?(?:\s|$)|(?:o )?telefone|sentei|esbarrei|gato|cachorro|beb[êe]|crian[çc]a|meu (?:filh|net|gat|cachorr)|no bolso).*)$/isu;
const beatenAtRandom = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).every(
    (word) => isOdd(word) || /[bcdfghjklmnpqrstvwxz]{4,}/.test(word),
  );

const isOdd = (word: string) =>
  (word.length >= 4 && /q(?!u)/.test(word)) ||
  /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
  (word.length >= 4 && !/[aeiouy]/.test(word)) ||
  /^(?:asd|qwe|zxc|jkl|sdf|dfg|fgh|hjk|lkj|poi|mnb)/.test(word) ||
  /(.{1,3})\1{2,}/.test(word) ||
  /^([a-z])\1+$/.test(word) ||
  /^([bcdfghjklmnpqrstvwxz]{2,4})\1[a-z]?$/.test(word);
