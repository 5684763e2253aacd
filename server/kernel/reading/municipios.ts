import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { type Uf, ufs } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';

export const stateNames: Readonly<Record<string, Uf>> = {
  acre: 'AC',
  alagoas: 'AL',
  amapa: 'AP',
  amazonas: 'AM',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'mato grosso': 'MT',
  'mato grosso do sul': 'MS',
  'minas gerais': 'MG',
  para: 'PA',
  paraiba: 'PB',
  parana: 'PR',
  pernambuco: 'PE',
  piaui: 'PI',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  'rio grande do sul': 'RS',
  rondonia: 'RO',
  roraima: 'RR',
  'santa catarina': 'SC',
  'sao paulo': 'SP',
  sergipe: 'SE',
  tocantins: 'TO',
};

let index: Map<string, Set<Uf>> | null = null;

/** The states with a city of this name (folded or not); empty if none. */
export function ufsOfCidade(nome: string): ReadonlySet<Uf> {
  index ??= buildIndex();
  return index.get(cityKey(nome)) ?? new Set();
}

const cityKey = (nome: string) =>
  foldText(nome)
    .replace(/[^a-z]+/g, ' ')
    .trim();

function buildIndex(): Map<string, Set<Uf>> {
  const cities = new Map<string, Set<Uf>>();
  for (const { name, stateCode } of getMunicipalities()) {
    const key = cityKey(name);
    const states = cities.get(key) ?? new Set<Uf>();
    cities.set(key, states.add(stateCode as Uf));
  }
  return cities;
}

/** 'SC' or 'Santa Catarina' → SC. */
export function readUf(text: string): Uf | null {
  const code = text.trim().toUpperCase();
  return ufs.find((uf) => uf === code) ?? stateNames[foldText(text).trim()] ?? null;
}

/** Postal code prefixes by state; states sharing a range are separated by the following digits. */
const cepRanges: [number, number, Uf][] = [
  [1000, 19999, 'SP'],
  [20000, 28999, 'RJ'],
  [29000, 29999, 'ES'],
  [30000, 39999, 'MG'],
  [40000, 48999, 'BA'],
  [49000, 49999, 'SE'],
  [50000, 56999, 'PE'],
  [57000, 57999, 'AL'],
  [58000, 58999, 'PB'],
  [59000, 59999, 'RN'],
  [60000, 63999, 'CE'],
  [64000, 64999, 'PI'],
  [65000, 65999, 'MA'],
  [66000, 68899, 'PA'],
  [68900, 68999, 'AP'],
  [69000, 69299, 'AM'],
  [69300, 69399, 'RR'],
  [69400, 69899, 'AM'],
  [69900, 69999, 'AC'],
  [70000, 72799, 'DF'],
  [72800, 72999, 'GO'],
  [73000, 73699, 'DF'],
  [73700, 76799, 'GO'],
  [76800, 76999, 'RO'],
  [77000, 77999, 'TO'],
  [78000, 78899, 'MT'],
  [79000, 79999, 'MS'],
  [80000, 87999, 'PR'],
  [88000, 89999, 'SC'],
  [90000, 99999, 'RS'],
];

/** The state of a postal code in the text, or null. */
export function ufOfCep(text: string): Uf | null {
  const cep = text.match(/(?<![\d.])(\d{2})\.?(\d{3})-\d{3}(?!\d)/);
  if (!cep) return null;
  const start = Number(`${cep[1]}${cep[2]}`);
  return cepRanges.find(([low, high]) => start >= low && start <= high)?.[2] ?? null;
}
