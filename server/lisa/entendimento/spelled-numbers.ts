import { numberWordValues } from '#contract/base/number-words.ts';

/** Alone these are more often articles and refusals than numbers. */
const doubtful = new Set(['zero', 'um', 'uma', 'hum']);
const words = Object.keys(numberWordValues).filter((word) => !doubtful.has(word));
const anyWord = `(?:${words.join('|')})\\b`;
const wordRun = new RegExp(`\\b${anyWord}(?:\\s+e\\s+${anyWord})*`, 'g');
const rank = (value: number) => (value >= 100 ? 3 : value >= 20 ? 2 : 1);

/** 'trezentos e cinquenta mil' → '350 mil', in a folded text. 'um' is a number only before a million. */
export function withFigures(folded: string): string {
  const text = folded
    .replace(/\b(?:um|hum)(?=\s+milh|\s+(?:a|ate|e)\s+\S+\s+milh)/g, '1')
    .replace(/\bmeio milhao\b/g, '500 mil')
    // 'trezentão'
    .replace(/\b((?:duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)ent)ao\b/g, '$1os')
    // 'de 500 mil a dois e meio': the second is in millions.
    .replace(
      /\b(um|dois|tres|quatro|cinco|\d) e meio\b(?!\s*milh)/g,
      (_, count: string) => `${count} milhoes e meio`,
    );
  return text.replace(wordRun, (run) => {
    const sums: number[] = [];
    let last = 0;
    for (const word of run.split(/\s+e\s+/)) {
      const value = numberWordValues[word]!;
      // 'trezentos e oitocentos' are two numbers, 'trezentos e oitenta' is one.
      if (sums.length > 0 && rank(value) < rank(last)) sums[sums.length - 1]! += value;
      else sums.push(value);
      last = value;
    }
    return sums.join(' e ');
  });
}
