import { type Candidate, stated } from '../candidate.ts';
import { speaksOfOtherWork } from '../other-work.ts';
import type { SourceLine } from '../source.ts';
import { counted, numberOf } from './counting.ts';
import { ownSentences } from './labelled.ts';

const homes = '(?:apartamentos|aptos?|apes|unidades|residencias|studios|estudios|casas)';
const kinds = `(?:${homes}|coberturas?|penthouses?|gardens?|duplex|lofts?|flats?)`;
const each = new RegExp(
  `${counted}(?: \\([a-z ]+\\))? (${kinds})\\b(?! (?:por|em cada|de (?:reuniao|jogos)))`,
  'g',
);
/** '114 no total', '168 no conjunto' */
const whole = new RegExp(`${counted} (?:no total|no conjunto|ao todo)\\b`, 'g');
const perFloor = new RegExp(`${counted} (?:${homes} )?por (?:andar|pavimento)\\b`, 'g');
const perTower = new RegExp(`${counted} (?:${homes} )?(?:por|em cada) (?:torre|bloco)\\b`, 'g');
const floors = new RegExp(`${counted} (?:andares|pavimentos)\\b`, 'g');
const towers = new RegExp(`${counted} (?:torres|blocos)\\b`, 'g');
const fewest = 8;
const most = 5000;

/** What was sold, delivered or belongs to a part is no count of the whole. */
const notAll = /\b(?:vendid|reservad|permuta|entregues? em|primeiras|ultimas|restam|fase|etapa)/;

function isSum(value: number, counts: number[]): boolean {
  const others = counts.filter((one) => one !== value);
  return others.length > 1 && others.reduce((sum, one) => sum + one, 0) === value;
}

/**
 * Homes whose count other figures prove: towers by homes of a tower, floors by homes of a floor, or the sum of the
 * kinds that the same sentence, or all of them, count.
 */
export function homesProven(lines: SourceLine[]): Candidate<number>[] {
  const sentences = ownSentences(lines).filter(
    ({ folded }) => !notAll.test(folded) && !speaksOfOtherWork(folded),
  );
  const all = (pattern: RegExp) => [
    ...new Set(
      sentences.flatMap(({ folded }) => [...folded.matchAll(pattern)].map(([, one]) => numberOf(one!))),
    ),
  ];
  const [ofFloor, ofTower, high, many] = [perFloor, perTower, floors, towers].map(all) as number[][];
  const products = new Set([
    ...many!.flatMap((t) => ofTower!.map((q) => t * q)),
    ...ofFloor!.flatMap((q) => high!.flatMap((f) => [f * q, ...many!.map((t) => f * q * t)])),
  ]);
  const apart = all(each);
  return sentences.flatMap((sentence) => {
    const counts = [...sentence.folded.matchAll(each)].map(([, one]) => numberOf(one!));
    const totals = [...sentence.folded.matchAll(whole)].map(([, one]) => numberOf(one!));
    return [...counts, ...totals]
      .filter(
        (value) =>
          value >= fewest &&
          value <= most &&
          (products.has(value) || isSum(value, counts) || isSum(value, apart)),
      )
      .map((value) => stated(value, 3, sentence));
  });
}
