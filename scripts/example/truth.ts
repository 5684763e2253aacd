import type { CampoFato } from '#contract/cadastros/fatos.ts';

/**
 * The single source of truth of the example folder. Every document, plan and label takes its values from
 * here, so that readings can be judged. Nothing in it is real.
 */
/** The folder mentioned by measurements and README. */
export const folderName = 'exemplo-residencial-ambar-do-mar';

export interface Typology {
  code: string;
  name: string;
  area: number;
  bedrooms: number;
  suites: number;
  parking: number;
}

export interface Unit {
  number: string;
  floor: string;
  typology: Typology;
  /** In reais; null once sold. */
  price: number | null;
}

export interface PriceTable {
  file: string;
  /** As printed in the header. */
  month: string;
  date: string;
  cub: number;
  units: Unit[];
}

export interface Truth {
  folder: string;
  codeName: string;
  name: string;
  tagline: string;
  incorporadora: string;
  cnpj: string;
  address: string;
  bairro: string;
  cidade: string;
  uf: string;
  status: 'em_lancamento' | 'em_construcao' | 'pronto';
  statusWords: string;
  /** ISO day, and as documents write it. */
  delivery: string;
  deliveryWords: string;
  registration: string;
  registryOffice: string;
  landArea: string;
  floors: string;
  totalUnits: number;
  parkingTotal: number;
  architect: string;
  landscape: string;
  interiors: string;
  concept: string[];
  place: string[];
  distances: [string, string][];
  amenities: string[];
  typologies: Typology[];
  tables: PriceTable[];
  /** Deliberate contradictions between documents: what each says, and the result by precedence. */
  contradictions: { field: CampoFato; says: { file: string; value: string }[]; expected: string }[];
}

/** The lowest available price in a table, as a decimal string. */
export function startingPrice(table: PriceTable): string {
  const open = table.units.map((unit) => unit.price).filter((price) => price !== null);
  return Math.min(...open).toFixed(2);
}

/** The newest table, which applies. */
export function newestTable(truth: Truth): PriceTable {
  return truth.tables.reduce((best, table) => (table.date > best.date ? table : best));
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const square = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `R$ 1.234,00` with a plain space. */
export function money(value: number): string {
  return reais.format(value).replace(/\u00a0/g, ' ');
}

/** `63,42` */
export function area(value: number): string {
  return square.format(value);
}
