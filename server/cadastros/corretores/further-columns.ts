import { type SQL, sql } from 'drizzle-orm';
import { parseCondition } from '#contract/base/conditions.ts';
import type { Facet } from '#contract/base/paged.ts';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { foldText } from '#contract/base/text.ts';
import type { Db } from '#server/db/client.ts';
import type { Comparable } from '#server/db/condition-sql.ts';
import { corretores, corretoresValores, corretoresValoresContas } from '#server/db/schema/corretores.ts';

const names = ['bairro', 'cidade', 'ufAtuacao', 'cobertura', 'origem'] as const;
type Name = (typeof names)[number];
const isName = (column: string): column is Name => names.includes(column as Name);

/** What occurs in a column that is not the record's own, and how many have it, most frequent first. */
export async function readValores(db: Db, coluna: Name): Promise<Facet[]> {
  const { rows } = await db.execute<{ valor: string; total: number }>(sql`
    SELECT valor, sum(total)::int AS total FROM ${corretoresValoresContas} WHERE coluna = ${coluna}
    GROUP BY valor HAVING sum(total) > 0 ORDER BY sum(total) DESC, valor`);
  return rows;
}

/** Of so many times what is counted, those who have a value are read as a whole; of more, each is asked by himself. */
const readTimes = 20;

/** Whoever has one of these values; '' is a missing one. */
function whoHas(name: Name, those: readonly Facet[]): SQL {
  const values = sql.param(those.map(({ valor }) => valor));
  const has = sql`l.coluna = ${name} AND l.valor = ANY(${values}::text[])`;
  const total = those.reduce((sum, one) => sum + one.total, 0);
  // Within an offset they cannot be read as a whole; what is asked whether it is true is not joined, but read once.
  if (total > readTimes * pagedLimits.counted)
    return sql`EXISTS (SELECT FROM ${corretoresValores} l WHERE l.corretor_id = ${corretores.id} AND ${has} OFFSET 0)`;
  const isOne = sql`${corretores.id} IN (SELECT l.corretor_id FROM ${corretoresValores} l WHERE ${has})`;
  return total > pagedLimits.counted ? sql`(${isOne}) IS TRUE` : isOne;
}

/** Who has a value is read where it is kept; a text is looked for among the values that occur. */
const stored = (name: Name, occurring: readonly Facet[]): Comparable => ({
  value: sql`l.valor`,
  kind: 'text',
  equals: (values) =>
    whoHas(
      name,
      occurring.filter(({ valor }) => values.includes(valor)),
    ),
  contains: (text) =>
    whoHas(
      name,
      occurring.filter(({ valor }) => foldText(valor).includes(foldText(text))),
    ),
  among: sql`SELECT l.corretor_id AS dono, l.valor FROM ${corretoresValores} l WHERE l.coluna = ${name}`,
});

/** What conditions on corretores compare beyond their own records: places by the names the list shows ('Moema · São Paulo/SP'). */
export async function readFurtherColumns(
  db: Db,
  conditions: readonly string[],
): Promise<Record<Name, Comparable>> {
  const asked = new Set(conditions.map((text) => parseCondition(text)?.column));
  const columns = names.map(
    async (name) => [name, stored(name, asked.has(name) ? await readValores(db, name) : [])] as const,
  );
  return Object.fromEntries(await Promise.all(columns)) as Record<Name, Comparable>;
}

/** The values of such a column among all of the list; null for another column. */
export const storedFacets = async (db: Db, column: string): Promise<Facet[] | null> =>
  isName(column) ? (await readValores(db, column)).slice(0, pagedLimits.facets) : null;
