import { and, or, type SQL, sql } from 'drizzle-orm';
import { type Condition, parseCondition } from '#contract/base/conditions.ts';
import { cleanText, foldText } from '#contract/base/text.ts';
import { containing } from './search-term.ts';

/** A column conditions may be on. */
export interface Comparable {
  value: SQL;
  /** How bounds are compared; texts have none. */
  kind: 'text' | 'number' | 'moment';
  /**
   * Of several values of a row: rows of which one meets a condition, the same by the few values that occur, rows without
   * any, all values by `dono`.
   */
  among?: { some: (condition: SQL) => SQL; known: (condition: SQL) => SQL; none: SQL; values: SQL };
  /** Equality with one of these values, where an index knows it under another name. */
  equals?: (values: readonly string[]) => SQL;
  /** What is true of each row whose value contains a text, and quickly found. */
  narrowed?: (text: string) => SQL | undefined;
}

/** A LIKE pattern of texts that contain this one, without case and accents. */
export const like = (text: string): string => containing(foldText(text));

/** Days are days in São Paulo, whose offset has been constant since 2019. */
const startOf = (day: string) => sql`${`${day}T00:00:00-03:00`}::timestamptz`;

function boundOf({ operator, value: bound }: Condition, { kind, value }: Comparable): SQL {
  const isDay = bound.includes('-', 1);
  if (kind === 'moment' && isDay)
    return operator === '>='
      ? sql`${value} >= ${startOf(bound)}`
      : sql`${value} < ${startOf(bound)} + interval '1 day'`;
  if (kind !== 'number' || isDay) return sql`false`;
  return operator === '>=' ? sql`${value} >= ${bound}::numeric` : sql`${value} <= ${bound}::numeric`;
}

/** A value as conditions and lists of values write it; null if missing. */
export function writtenValue({ kind, value }: Comparable): SQL<string | null> {
  if (kind === 'number') return sql`trim_scale((${value})::numeric)::text`;
  if (kind === 'moment') return sql`to_char((${value}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`(${value})::text`;
}

/** Equality with one of these values; an empty one means missing. */
function isAnyOf(column: Comparable, values: readonly string[]): SQL {
  const given = values.filter((value) => value !== '');
  if (column.equals) return column.equals(given);
  const is = sql`${column.kind === 'text' ? column.value : writtenValue(column)} = ANY(${sql.param(given)}::text[])`;
  const one = given.length === 0 ? undefined : column.among ? column.among.some(is) : is;
  const missing = column.among?.none ?? sql`coalesce(${writtenValue(column)}, '') = ''`;
  return or(one, given.length < values.length ? missing : undefined)!;
}

function contains(column: Comparable, text: string): SQL {
  const sought = cleanText(text);
  const does = sql`texto_dobrado(coalesce((${column.value})::text, '')) LIKE ${like(sought)}`;
  return column.among ? column.among.some(column.among.known(does)) : and(column.narrowed?.(sought), does)!;
}

/** The conditions of a paged query, on columns that the database compares. */
export function conditionSql(texts: readonly string[], columns: Record<string, Comparable>): SQL | undefined {
  const conditions = texts.flatMap((text) => parseCondition(text.replaceAll('\0', '')) ?? []);
  const parts = Object.entries(columns).flatMap(([name, column]) => {
    const own = conditions.filter((one) => one.column === name);
    const equal = own.flatMap(({ operator, value }) => (operator === '=' ? [value] : []));
    const rest = own.filter(({ operator }) => operator !== '=');
    return [
      ...(equal.length > 0 ? [isAnyOf(column, equal)] : []),
      ...rest.map((one) => (one.operator === '~' ? contains(column, one.value) : boundOf(one, column))),
    ];
  });
  return and(...parts);
}
