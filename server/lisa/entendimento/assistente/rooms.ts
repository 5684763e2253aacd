import { foldText } from '#contract/base/text.ts';

/** What somebody says of a unit's type: '3 suítes', 'cobertura', '86 m²'. */
export interface UnitKind {
  quartos: number | null;
  suites: number | null;
  area: number | null;
  /** 'cobertura', 'studio', … */
  nome: string | null;
}

const numbers: Record<string, number> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 };
const count = '(\\d|um|uma|dois|duas|tres|quatro|cinco)';
const bedrooms = new RegExp(`\\b${count} ?(?:[qk]uartos?|qtos?|qts?|dorms?|dormitorios?|d)\\b`);
const suites = new RegExp(`\\b${count} ?su[ií]?tes?\\b`);
const area = /\b(\d{2,4}(?:[.,]\d{1,2})?) ?(?:m2|m²|metros)/;
const named =
  /\b(coberturas?|studios?|estudios?|lofts?|duplex|triplex|gardens?|giardinos?|kitnets?|penthouses?)\b/;

const toNumber = (said: string | undefined) => (said === undefined ? null : (numbers[said] ?? Number(said)));

/** The type a text speaks of; null if it speaks of none. */
export function readUnitKind(text: string): UnitKind | null {
  const said = foldText(text);
  const kind: UnitKind = {
    quartos: toNumber(bedrooms.exec(said)?.[1]),
    suites: toNumber(suites.exec(said)?.[1]),
    area: area.test(said) ? Number(area.exec(said)![1]!.replace(',', '.')) : null,
    nome: named.exec(said)?.[1]?.replace(/s$/, '').replace('estudio', 'studio') ?? null,
  };
  return Object.values(kind).some((value) => value !== null) ? kind : null;
}

/** Whether a type of the table is what was asked for. */
export function isOfKind(asked: UnitKind, tipo: string): boolean {
  const has = readUnitKind(tipo);
  if (has === null) return false;
  const isSame = (name: keyof UnitKind) => asked[name] === null || asked[name] === has[name];
  const isNear = asked.area === null || (has.area !== null && Math.abs(has.area - asked.area) < 1);
  return isSame('quartos') && isSame('suites') && isSame('nome') && isNear;
}

/** '3 suítes', as it is said back. */
export function kindText({ quartos, suites, area, nome }: UnitKind): string {
  const some = (total: number | null, one: string) =>
    total === null ? null : `${total} ${one}${total === 1 ? '' : 's'}`;
  const parts = [nome, some(quartos, 'quarto'), some(suites, 'suíte'), area === null ? null : `${area} m²`];
  return parts.filter((part) => part !== null).join(', ');
}
