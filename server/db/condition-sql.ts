import { and, type SQL, sql } from 'drizzle-orm';
import { type Condition, parseCondition } from '#contract/base/conditions.ts';
import { foldText } from '#contract/base/text.ts';

/** A column conditions may be on. */
export interface Comparable {
  value: SQL;
  /** How bounds are compared; texts have none. */
  kind: 'text' | 'number' | 'moment';
}

/** A LIKE pattern of texts that contain this one, without case and accents. */
export const like = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Days are days in São Paulo, whose offset has been constant since 2019. */
const startOf = (day: string) => sql`${`${day}T00:00:00-03:00`}::timestamptz`;

function boundOf({ operator, value: bound }: Condition, { kind, value }: Comparable): SQL | undefined {
  const isDay = bound.includes('-', 1);
  if (kind === 'moment' && isDay)
    return operator === '>='
      ? sql`${value} >= ${startOf(bound)}`
      : sql`${value} < ${startOf(bound)} + interval '1 day'`;
  if (kind !== 'number' || isDay) return sql`false`;
  return operator === '>=' ? sql`${value} >= ${bound}::numeric` : sql`${value} <= ${bound}::numeric`;
}

/** The conditions of a paged query on columns that only the database can compare. */
export function conditionSql(texts: readonly string[], columns: Record<string, Comparable>): SQL | undefined {
  const conditions = texts.flatMap((text) => parseCondition(text) ?? []);
  const parts = Object.entries(columns).flatMap(([name, column]) => {
    const own = conditions.filter((one) => one.column === name);
    const equal = own.flatMap(({ operator, value }) => (operator === '=' ? [value] : []));
    const rest = own.filter(({ operator }) => operator !== '=');
    return [
      ...(equal.length > 0
        ? [sql`coalesce(${column.value}::text, '') = ANY(${sql.param(equal)}::text[])`]
        : []),
      ...rest.map((one) =>
        one.operator === '~'
          ? sql`lower(unaccent(coalesce(${column.value}::text, ''))) LIKE ${like(one.value.trim())}`
          : boundOf(one, column),
      ),
    ];
  });
  return and(...parts);
}
