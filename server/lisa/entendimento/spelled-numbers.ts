const values: Record<string, number> = {
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
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
};
const rank = (value: number) => (value >= 100 ? 3 : value >= 20 ? 2 : 1);

/** 'trezentos e cinquenta mil' → '350 mil', in a folded text. 'um' is a number before a million alone. */
export function withFigures(folded: string): string {
  const text = folded
    .replace(/\b(?:um|hum)(?=\s+milh|\s+(?:a|ate|e)\s+\S+\s+milh)/g, '1')
    .replace(/\bmeio milhao\b/g, '500 mil');
  return text.replace(
    new RegExp(
      `\\b(?:${Object.keys(values).join('|')})\\b(?:\\s+e\\s+(?:${Object.keys(values).join('|')})\\b)*`,
      'g',
    ),
    (run) => {
      const sums: number[] = [];
      let last = 0;
      for (const word of run.split(/\s+e\s+/)) {
        const value = values[word]!;
        // 'trezentos e oitocentos' are two numbers, 'trezentos e oitenta' is one.
        if (sums.length > 0 && rank(value) < rank(last)) sums[sums.length - 1]! += value;
        else sums.push(value);
        last = value;
      }
      return sums.join(' e ');
    },
  );
}
