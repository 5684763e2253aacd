/** Numbers in plain words. */
export const values: Record<string, number> = {
  zero: 0,
  um: 1,
  uma: 1,
  hum: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
};
const scales: Record<string, number> = {
  dezena: 10,
  dezenas: 10,
  duzia: 12,
  duzias: 12,
  centena: 100,
  centenas: 100,
  mil: 1e3,
  milhao: 1e6,
  milhoes: 1e6,
};
const from = (low: number, high: number) =>
  `(?:${Object.keys(values)
    .filter((name) => values[name]! >= low && values[name]! < high)
    .join('|')})`;
const ones = from(0, 20);
const tens = `${from(20, 100)}(?:\\s+e\\s+${from(1, 10)})?`;
const hundreds = `${from(100, 1000)}(?:\\s+e\\s+(?:${tens}|${ones}))?`;
const part = `(?:${hundreds}|${tens}|${ones})\\b`;
const scale = `(?:${Object.keys(scales).join('|')})\\b`;
/** One number in words: 'dois e três' are two of them. */
export const numberRun = new RegExp(
  `\\b(?:${part}(?:\\s+${scale}(?:\\s+(?:e\\s+)?${part}(?:\\s+${scale})?){0,2})?|${scale})`,
  'g',
);

export function amountOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const each of words.split(/\s+/)) {
    if (each in scales) {
      total += (part || 1) * scales[each]!;
      part = 0;
    } else if (each !== 'e') part += values[each] ?? 0;
  }
  return total + part;
}

export const numberWords = [...Object.keys(values), ...Object.keys(scales)];

/** Numbers in words that `known` does not know end in '$', so that no word is one of them. */
export const unknownNumbersMarked = (plain: string, known: (value: number) => boolean): string =>
  plain.replace(numberRun, (words) => (known(amountOf(words)) ? words : words.replace(/[a-z]{2,}/g, '$&$$')));
