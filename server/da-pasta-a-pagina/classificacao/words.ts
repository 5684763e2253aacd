import { foldText } from '#contract/base/text.ts';

const small = new Set('de da do das dos e com para em no na nos nas por the of and with'.split(' '));

/**
 * Words of a file or folder name, folded and singular, in order. 'PlantaBaixa_02' is 'planta', 'baixa', '02':
 * case and letter-digit changes also separate words.
 */
export function wordsOf(name: string): string[] {
  const parted = name
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  return foldText(parted)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !small.has(word))
    .map(singular);
}

/** Rough singular of Portuguese and English words, applied to both sides of a comparison. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  if (word.endsWith('ais')) return `${word.slice(0, -3)}al`;
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
  if (word.endsWith('res') || word.endsWith('zes')) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Whether two words differ by one letter: wrong, missing, doubled or swapped. */
export function nearlySame(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA === restB ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
