import { foldText } from './text.ts';

/**
 * A condition on a column of a list. In an address and in the query of a paged call each is one text: 'uf=SP',
 * 'nome~silva', 'preco>=300000', 'criadoEm<=2026-11-30'. Several '=' of one column are alternatives, an empty one
 * means missing.
 */
export interface Condition {
  column: string;
  operator: '=' | '~' | '>=' | '<=';
  value: string;
}

/** What of a row is compared; of several values any may meet a condition. */
export type Compared = string | number | null | readonly string[];

const dayLength = 10;

/** Most conditions of one view, and characters of each. */
export const conditionLimits = { count: 100, length: 200 } as const;

/** A number, or a day of the calendar: the database refuses others with a fault of its own. */
const isBound = (text: string) =>
  /^-?\d+(\.\d+)?$/.test(text) ||
  (/^(19|2[01])\d{2}-\d{2}-\d{2}$/.test(text) &&
    new Date(Date.parse(text) || 0).toISOString().slice(0, dayLength) === text);

const written = /^([\w-]+)(>=|<=|=|~)(.*)$/s;

/** Reads a condition; null if it is none. */
export function parseCondition(text: string): Condition | null {
  const [, column, operator, value] = written.exec(text) ?? [];
  if (column === undefined || value === undefined || text.length > conditionLimits.length) return null;
  if ((operator === '>=' || operator === '<=') && !isBound(value)) return null;
  if (operator === '~' && value.trim() === '') return null;
  return { column, operator: operator as Condition['operator'], value };
}

export const writeCondition = ({ column, operator, value }: Condition): string =>
  `${column}${operator}${value}`;

const isMoment = /^\d{4}-\d{2}-\d{2}T/;

/** The day of a moment in São Paulo, which has had no summer time since 2019. */
const dayOf = (moment: string): string =>
  new Date(Date.parse(moment) - 3 * 60 * 60 * 1000).toISOString().slice(0, dayLength);

/** Whether one value is within a bound: numbers by size, days and moments by their day. */
function isWithin(value: string | number, { operator, value: bound }: Condition): boolean {
  const isFrom = operator === '>=';
  if (typeof value === 'number') return isFrom ? value >= Number(bound) : value <= Number(bound);
  const day = isMoment.test(value) ? dayOf(value) : value;
  return isFrom ? day >= bound : day <= bound;
}

function testOf(condition: Condition): (value: string | number | null) => boolean {
  if (condition.operator !== '~') return (value) => value !== null && isWithin(value, condition);
  const sought = foldText(condition.value.trim());
  return (value) => foldText(String(value ?? '')).includes(sought);
}

/** Whether a value meets all conditions of its column. */
function meetsAll(conditions: readonly Condition[]): (value: Compared) => boolean {
  const equal = new Set(conditions.flatMap(({ operator, value }) => (operator === '=' ? [value] : [])));
  const tests = conditions.filter(({ operator }) => operator !== '=').map(testOf);
  const isAnyOf = (value: string | number | null) => equal.has(String(value ?? ''));
  return (compared) => {
    const values = valuesOf(compared);
    return (equal.size === 0 || values.some(isAnyOf)) && tests.every((test) => values.some(test));
  };
}

/** The values compared, one by one; a missing one is null. */
export const valuesOf = (compared: Compared): readonly (string | number | null)[] =>
  Array.isArray(compared) ? (compared.length > 0 ? compared : [null]) : [compared as string | number | null];

/**
 * The test of a view's conditions, given what of a row each column compares; null without conditions. Columns nobody
 * knows do not filter.
 */
export function conditionTest<Row>(
  conditions: readonly Condition[],
  comparedOf: (column: string) => ((row: Row) => Compared) | undefined,
): ((row: Row) => boolean) | null {
  const columns = [...new Set(conditions.map(({ column }) => column))].flatMap((column) => {
    const compared = comparedOf(column);
    const meets = meetsAll(conditions.filter((one) => one.column === column));
    return compared ? [(row: Row) => meets(compared(row))] : [];
  });
  return columns.length === 0 ? null : (row) => columns.every((meets) => meets(row));
}
