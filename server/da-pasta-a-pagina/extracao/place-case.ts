const small = /^(?:d[aeo]s?|e|em|na|no|nº|n°|km|s\/n)$/;
const roman = /^(?=[IVX]{2,6}$)X{0,3}(?:IX|IV|V?I{0,3})$/;

/** 'RUA XV DE NOVEMBRO, Nº 10' → 'Rua XV de Novembro, nº 10'. Places not in capitals are unchanged. */
export function spokenPlace(place: string): string {
  if (place !== place.toUpperCase() || !/\p{L}{3}/u.test(place)) return place;
  return place
    .split(' ')
    .map((word, index) =>
      roman.test(word.replace(/\W/g, '')) || /\d/.test(word) ? word : lower(word, index),
    )
    .join(' ');
}

const lower = (word: string, index: number) => {
  const plain = word.toLowerCase();
  return index > 0 && small.test(plain)
    ? plain
    : plain.replace(
        /(^|['’-])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
};
