import { foldText } from '#contract/base/text.ts';
import type { CampoFato, Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { readAddress } from '../address-line.ts';
import { nameKey } from '../name-candidates.ts';
import { doubted } from '../rivals.ts';
import { bareFirm, isSpe } from '../spe.ts';

/** What cannot be true together: the fields, and whether a record says so. */
interface Contradiction {
  fields: readonly CampoFato[];
  isIn: (fatos: Fatos) => boolean;
}

const number = (fact: Fact<string | number> | null): number | null => (fact ? Number(fact.value) : null);
/** Whether the first is known to be above the second. */
const isAbove = (low: number | null, high: number | null) => low !== null && high !== null && low > high;

/** No home has less for each bedroom, in m². */
const leastPerBedroom = 12;
/** No home is so many times as large as the smallest one. */
const mostTimesSmallest = 12;
/** A home has parking for its bedrooms, and a few cars more. */
const mostSparesOfParking = 3;
/** In reais for a square metre. */
const pricesPerMetre = [80, 120_000] as const;

const contradictions: readonly Contradiction[] = [
  ...(['dormitorios', 'suites', 'vagas', 'area'] as const).map(
    (what): Contradiction => ({
      fields: [`${what}Min`, `${what}Max`],
      isIn: (fatos) => isAbove(number(fatos[`${what}Min`]), number(fatos[`${what}Max`])),
    }),
  ),
  {
    fields: ['suitesMax', 'dormitoriosMax'],
    isIn: ({ suitesMax, dormitoriosMax }) => isAbove(number(suitesMax), number(dormitoriosMax)),
  },
  {
    fields: ['suitesMin', 'dormitoriosMin'],
    isIn: ({ suitesMin, dormitoriosMin, dormitoriosMax }) =>
      isAbove(number(suitesMin), number(dormitoriosMax)) && number(dormitoriosMin) !== null,
  },
  {
    fields: ['vagasMax'],
    isIn: ({ vagasMax, dormitoriosMax }) =>
      dormitoriosMax !== null &&
      isAbove(number(vagasMax), Math.max(2, number(dormitoriosMax)!) + mostSparesOfParking),
  },
  {
    fields: ['areaMin', 'dormitoriosMin'],
    isIn: ({ areaMin, dormitoriosMin }) =>
      number(dormitoriosMin) !== null &&
      number(dormitoriosMin)! > 1 &&
      isAbove(number(dormitoriosMin)! * leastPerBedroom, number(areaMin)),
  },
  {
    fields: ['areaMax', 'dormitoriosMax'],
    isIn: ({ areaMax, dormitoriosMax }) =>
      number(dormitoriosMax) !== null && isAbove(number(dormitoriosMax)! * leastPerBedroom, number(areaMax)),
  },
  {
    fields: ['areaMin', 'areaMax'],
    isIn: ({ areaMin, areaMax }) =>
      areaMin !== null && isAbove(number(areaMax), number(areaMin)! * mostTimesSmallest),
  },
  {
    fields: ['precoInicial'],
    isIn: ({ precoInicial, areaMin }) => {
      if (!precoInicial || !areaMin) return false;
      const perMetre = Number(precoInicial.value) / Number(areaMin.value);
      return perMetre < pricesPerMetre[0] || perMetre > pricesPerMetre[1];
    },
  },
  {
    fields: ['totalUnidades', 'unidadesPorAndar', 'pavimentos'],
    isIn: ({ totalUnidades, unidadesPorAndar, pavimentos, torres }) => {
      if (!totalUnidades || !unidadesPorAndar || !pavimentos) return false;
      const most = unidadesPorAndar.value * pavimentos.value * (torres?.value ?? 1);
      return totalUnidades.value > most * (torres ? 1.1 : 4) || totalUnidades.value < most / 4;
    },
  },
  {
    fields: ['totalUnidades', 'torres'],
    isIn: ({ totalUnidades, torres }) => isAbove(number(torres), number(totalUnidades)),
  },
  {
    fields: ['cidade', 'uf'],
    isIn: ({ cidade, uf }) => {
      const ufs = cidade ? ufsOfCidade(cidade.value) : new Set();
      return uf !== null && ufs.size > 0 && !ufs.has(uf.value);
    },
  },
  { fields: ['bairro'], isIn: ({ bairro, endereco }) => isBesideAnother(bairro, endereco) },
  { fields: ['cidade'], isIn: ({ cidade, endereco }) => isBesideAnother(cidade, endereco) },
  {
    fields: ['nome', 'incorporadora'],
    isIn: ({ nome, incorporadora }) =>
      nome !== null &&
      incorporadora !== null &&
      !isSpe(incorporadora.value) &&
      nameKey(nome.value) === bareFirm(incorporadora.value),
  },
  {
    fields: ['nome', 'bairro'],
    isIn: ({ nome, bairro, cidade }) =>
      nome !== null &&
      [bairro, cidade].some((place) => place !== null && foldText(place.value) === nameKey(nome.value)),
  },
];

/** A place read off a line with another street than the record's is that street's. */
function isBesideAnother(place: Fact<string> | null, endereco: Fact<string> | null): boolean {
  if (!place || !endereco) return false;
  const own = bare(endereco.value);
  return place.evidence.every(({ quote }) => {
    const read = readAddress(quote);
    if (!read.exact || !read.endereco) return false;
    const other = bare(read.endereco);
    return !own.includes(other) && !other.includes(own) && !bare(quote).includes(own);
  });
}
const bare = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The facts of a record as a whole: those that cannot be true together are questions, each of them. */
export function doubtContradictions(fatos: Fatos): Fatos {
  const held: Record<string, unknown> = { ...fatos };
  for (const { fields, isIn } of contradictions) {
    if (!isIn(fatos)) continue;
    for (const field of fields) {
      const fact = held[field] as Fact<unknown> | null;
      if (fact) held[field] = { ...fact, confidence: Math.min(fact.confidence, doubted) };
    }
  }
  return held as Fatos;
}
