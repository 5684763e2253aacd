import type { Fatos } from '#contract/cadastros/fatos.ts';
import { stated } from './candidate.ts';
import type { Comodos } from './comodos.ts';
import type { Sentence } from './passages.ts';
import { doubted, withRivals } from './rivals.ts';

/** A home sold without counting its bedrooms: 'Studio 24 m²', '18 lofts'. */
const unpartitioned =
  /(?:\b(?:studios?|estudios?|lofts?|kit(?:i|che)?nets?|flats?)\b[^.;\d]{0,25}\d[\d.,]*\s?m|\d[\d.,]*\s?m[²2]?[^.;\d]{0,12}\b(?:studios?|lofts?|kit(?:i|che)?nets?|flats?)\b|\b\d+ (?:studios?|lofts?|flats?)\b|\bsem divisoria)/;

/**
 * Beside homes of two and more bedrooms, studios and a home told by its suites alone make the fewest a question:
 * nothing says how they are counted.
 */
export function doubtFewest(
  min: Fatos['dormitoriosMin'],
  counts: { sentence: Sentence; said: Comodos }[],
): Fatos['dormitoriosMin'] {
  if (!min || min.value < 2) return min;
  const isCounted = counts.some(({ said }) => said.dormitorios.length > 0);
  let isUnclear = false;
  const rivals = counts.flatMap(({ sentence, said }) => {
    const { folded } = sentence;
    if (said.dormitorios.length > 0 || /\b(?:dorm|quarto)/.test(folded)) return [];
    if (unpartitioned.test(folded)) {
      isUnclear = true;
      return [];
    }
    const ofHome = !isCounted || /m[²2]/.test(folded);
    return ofHome
      ? said.suites.filter((suites) => suites < min.value).map((one) => stated(one, 1, sentence))
      : [];
  });
  const asked = withRivals(min, rivals);
  // No word of the documents counts them: a question without a candidate of its own.
  return isUnclear ? { ...asked, confidence: Math.min(asked.confidence, doubted) } : asked;
}
