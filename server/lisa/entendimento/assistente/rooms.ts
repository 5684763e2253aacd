import { foldText } from '#contract/base/text.ts';

/** What somebody says of a unit's type: '3 suítes', 'cobertura', '86 m²', 'tipo D'. */
export interface UnitKind {
  quartos: number | null;
  suites: number | null;
  area: number | null;
  /** 'cobertura', 'studio', … */
  nome: string | null;
  /** 'd' of 'tipo D'. */
  tipo: string | null;
}

const numbers: Record<string, number> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 };
const count = '(\\d|um|uma|dois|duas|tres|quatro|cinco)';
const bedrooms = new RegExp(`\\b${count} ?(?:[qk]uartos?|qtos?|qts?|dorms?|dormitorios?|d)\\b`);
const suites = new RegExp(`\\b${count} ?su[ií]?tes?\\b`);
const area = /\b(\d{2,4}(?:[.,]\d{1,2})?) ?(?:m2|m²|metros)/;
const named =
  /\b(coberturas?|studios?|estudios?|lofts?|duplex|triplex|gardens?|giardinos?|kitnets?|penthouses?)\b/;
/** 'a', 'e' and 'o' are letters only where no sentence goes on after them: 'tipo o que eu pedi'. */
const lettered =
  /\b(?:tipos?|tipologia|planta|modelo) (?:([b-df-np-z]|\d{1,2})(?![\w,.]*\w| (?:quartos?|qtos?|dorm|suites?))|([aeo])(?= *(?:$|[?!.,;\n]| (?:ta|esta|sai|custa|vale|do|da|no|na|ainda|quanto|tem|por)\b)))/;

const toNumber = (said: string | undefined) => (said === undefined ? null : (numbers[said] ?? Number(said)));

function letterOf(said: string): string | null {
  const [, plain, vowel] = lettered.exec(said) ?? [];
  return plain ?? vowel ?? null;
}

/** The type a text speaks of; null if it speaks of none. */
export function readUnitKind(text: string): UnitKind | null {
  const said = foldText(text);
  const kind: UnitKind = {
    quartos: toNumber(bedrooms.exec(said)?.[1]),
    suites: toNumber(suites.exec(said)?.[1]),
    area: area.test(said) ? Number(area.exec(said)![1]!.replace(',', '.')) : null,
    nome: named.exec(said)?.[1]?.replace(/s$/, '').replace('estudio', 'studio') ?? null,
    tipo: letterOf(said),
  };
  return Object.values(kind).some((value) => value !== null) ? kind : null;
}

/** What is known of a type of the table: by its name, and where that is silent, by the record's typologies. */
export interface KnownType {
  nome: string;
  quartos: readonly number[];
  suites: readonly number[];
  areas: readonly number[];
}

/** Areas that differ by less are the same, rounded. */
const roundedBy = 1;

/** Whether a type of the table is what was asked for. */
export function isOfKind(asked: UnitKind, { nome, ...record }: KnownType): boolean {
  const named = readUnitKind(nome);
  const isOne = (wanted: number | null, own: number | null, known: readonly number[]) =>
    wanted === null || (own === null ? known.includes(wanted) : own === wanted);
  const areas = named?.area == null ? record.areas : [named.area];
  return (
    isOne(asked.quartos, named?.quartos ?? null, record.quartos) &&
    isOne(asked.suites, named?.suites ?? null, record.suites) &&
    (asked.nome === null || asked.nome === named?.nome) &&
    (asked.tipo === null || asked.tipo === named?.tipo) &&
    (asked.area === null || areas.some((area) => Math.abs(area - asked.area!) < roundedBy))
  );
}

/** '3 suítes', as it is said back. */
export function kindText({ quartos, suites, area, nome, tipo }: UnitKind): string {
  const some = (total: number | null, one: string) =>
    total === null ? null : `${total} ${one}${total === 1 ? '' : 's'}`;
  const parts = [
    nome,
    tipo === null ? null : `tipo ${tipo.toUpperCase()}`,
    some(quartos, 'quarto'),
    some(suites, 'suíte'),
    area === null ? null : `${area} m²`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
