import { and, or, type SQL, sql } from 'drizzle-orm';
import { type Condition, parseCondition } from '#contract/base/conditions.ts';
import { cleanText, foldText } from '#contract/base/text.ts';
import { containing } from './search-term.ts';

/** A column conditions may be on. */
export interface Comparable {
  value: SQL;
  /** How bounds are compared; texts have none. */
  kind: 'text' | 'number' | 'moment';
  /** Of several values of a row: all of them by `dono`. */
  among?: SQL;
  /** Equality with one of these values, '' a missing one, where an index knows it under another name. */
  equals?: (values: readonly string[]) => SQL;
  /** Its stored key (`chave_de_ordem`), whose index finds equal values; of a long text, of that much of it. */
  key?: { stored: SQL; of?: number };
  /** How a number is compared with a bound, where an index knows it in another way. */
  bound?: (operator: SQL, bound: SQL) => SQL;
  /** That it contains a text, where that is told elsewhere. */
  contains?: (text: string) => SQL;
  /** What is true of each row whose value contains a text, and quickly found. */
  narrowed?: (text: string) => SQL | undefined;
  /** By the searched text of the list. */
  isSearched?: true;
}

/** A LIKE pattern of texts that contain this one, without case and accents. */
const like = (text: string): string => containing(foldText(text));

/** Days are days in São Paulo, whose offset has been constant since 2019. */
const startOf = (day: string) => sql`${`${day}T00:00:00-03:00`}::timestamptz`;

function boundOf({ operator, value: bound }: Condition, { kind, value, ...column }: Comparable): SQL {
  const isDay = bound.includes('-', 1);
  if (kind === 'moment' && isDay)
    return operator === '>='
      ? sql`${value} >= ${startOf(bound)}`
      : sql`${value} < ${startOf(bound)} + interval '1 day'`;
  if (kind !== 'number' || isDay) return sql`false`;
  const [compares, number] = [operator === '>=' ? sql`>=` : sql`<=`, sql`${bound}::numeric`];
  return column.bound?.(compares, number) ?? sql`${value} ${compares} ${number}`;
}

/** A value as conditions and lists of values write it; null if missing. */
export function writtenValue({ kind, value }: Comparable): SQL<string | null> {
  if (kind === 'number') return sql`trim_scale((${value})::numeric)::text`;
  if (kind === 'moment') return sql`to_char((${value}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`(${value})::text`;
}

export const isNumber = (value: string): boolean => /^-?\d{1,20}(\.\d{1,20})?$/.test(value);
const firstOf = (text: string, length: number) => [...text].slice(0, length).join('');

/** What an index tells of values that are among these, of which '' is a missing one. */
function byIndex({ kind, value, key, narrowed }: Comparable, values: readonly string[]): SQL | undefined {
  const given = values.filter((one) => one !== '');
  const isMissing = given.length === values.length ? undefined : sql`${key?.stored ?? value} IS NULL`;
  if (kind === 'number')
    return or(sql`${value} = ANY(${sql.param(given.filter(isNumber))}::numeric[])`, isMissing);
  if (!isMissing && narrowed) {
    const each = given.map(narrowed);
    return each.includes(undefined) ? undefined : or(...each);
  }
  if (!key) return undefined;
  const texts = sql.param(given.map((one) => firstOf(one, key.of ?? one.length)));
  const equal = sql`${key.stored} = ANY(ARRAY(SELECT chave_de_ordem(v) FROM unnest(${texts}::text[]) v))`;
  return or(equal, isMissing, isMissing && sql`${key.stored} = ''`);
}

/** Equality with one of these values; an empty one means missing. */
function isAnyOf(column: Comparable, values: readonly string[]): SQL {
  const given = values.filter((value) => value !== '');
  if (column.equals) return column.equals(values);
  const is = sql`${column.kind === 'text' ? column.value : writtenValue(column)} = ANY(${sql.param(given)}::text[])`;
  const one = given.length === 0 ? undefined : is;
  const missing = given.length < values.length ? sql`coalesce(${writtenValue(column)}, '') = ''` : undefined;
  return and(byIndex(column, values), or(one, missing))!;
}

function contains(column: Comparable, text: string): SQL {
  const sought = cleanText(text);
  if (column.contains) return column.contains(sought);
  const does = sql`texto_dobrado(coalesce((${column.value})::text, '')) LIKE ${like(sought)}`;
  return and(column.narrowed?.(sought), does)!;
}

/** What the searched text covers of conditions on columns it holds. */
export function coveredBySearch(
  texts: readonly string[],
  columns: Record<string, Comparable>,
): SQL | undefined {
  const conditions = texts.flatMap((text) => parseCondition(text.replaceAll('\0', '')) ?? []);
  return and(
    ...conditions.map(({ column, operator, value }) =>
      operator === '~' && columns[column]?.isSearched
        ? columns[column].narrowed?.(cleanText(value))
        : undefined,
    ),
  );
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
