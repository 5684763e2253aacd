/** Whether a message is letters beaten at random, or signs alone. */
export function isNonsense(text: string, said: string): boolean {
  if (text === '') return false;
  if (!/[\p{L}\p{N}]/u.test(text)) return !/joinha|negativo|aceno|risada|raiva/.test(said);
  const words = said.split(' ').filter((word) => /^[a-z]{3,}$/.test(word) && word !== 'abc');
  const odd = words.filter(isOdd);
  if (words.length > 0 && odd.length === words.length) return true;
  return /^[a-z]$/.test(said) && said !== 's' && said !== 'n';
}

const isOdd = (word: string) =>
  /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
  (word.length >= 4 && !/[aeiouy]/.test(word)) ||
  /^(?:asd|qwe|zxc|jkl|sdf|dfg|fgh|hjk|lkj|poi|mnb)/.test(word) ||
  /(.{1,3})\1{2,}/.test(word) ||
  /^([a-z])\1+$/.test(word) ||
  /^([bcdfghjklmnpqrstvwxz]{2,4})\1[a-z]?$/.test(word);
