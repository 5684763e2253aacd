import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Facet, maxFacets } from '#contract/base/paged.ts';
import type { Db } from '#server/db/client.ts';
import type { Comparable } from '#server/db/condition-sql.ts';
import { corretores, corretoresValores, corretoresValoresContas } from '#server/db/schema/corretores.ts';

const names = ['bairro', 'cidade', 'ufAtuacao', 'cobertura', 'origem'] as const;
type Name = (typeof names)[number];

/** Who has a value is read where it is kept; a text is looked for among the values that occur. */
function stored(name: Name): Comparable {
  const kept = sql`${corretoresValores} l WHERE l.coluna = ${name}`;
  const some = (condition: SQL) =>
    sql`${corretores.id} IN (SELECT l.corretor_id FROM ${kept} AND ${condition})`;
  return {
    value: sql`l.valor`,
    kind: 'text',
    among: {
      some,
      known: (condition) => sql`l.valor = ANY(ARRAY(
        SELECT DISTINCT l.valor FROM ${corretoresValoresContas} l WHERE l.coluna = ${name} AND ${condition}))`,
      none: some(sql`l.valor = ''`),
      values: sql`SELECT l.corretor_id AS dono, l.valor FROM ${kept}`,
    },
  };
}

/** What conditions on corretores compare beyond their own records: places by the names the list shows ('Moema · São Paulo/SP'). */
export const furtherColumns = Object.fromEntries(names.map((name) => [name, stored(name)])) as Record<
  Name,
  Comparable
>;

/** The values of such a column among all of the list; null for another column. */
export async function storedFacets(db: Db, column: string): Promise<Facet[] | null> {
  if (!Object.hasOwn(furtherColumns, column)) return null;
  const { coluna, valor, total } = corretoresValoresContas;
  const sum = sql<number>`sum(${total})::int`;
  return db
    .select({ valor, total: sum })
    .from(corretoresValoresContas)
    .where(eq(coluna, column))
    .groupBy(valor)
    .having(sql`${sum} > 0`)
    .orderBy(desc(sum), valor)
    .limit(maxFacets);
}
