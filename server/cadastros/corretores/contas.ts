import { sql } from 'drizzle-orm';
import { type Compared, conditionTest, parseCondition } from '#contract/base/conditions.ts';
import type { Facet } from '#contract/base/paged.ts';
import type { CorretoresFiltro, StatusCorretor } from '#contract/cadastros/corretores.ts';
import type { Db } from '#server/db/client.ts';
import { corretoresContas } from '#server/db/schema/corretores.ts';
import { statusOfRank } from './columns.ts';

/** How many corretores of the list have one status, site and UF. */
interface Conta {
  status: StatusCorretor;
  site: 'ativo' | 'inativo';
  uf: string;
  total: number;
}

export async function readContas(db: Db): Promise<Conta[]> {
  const { estado, site, uf, total } = corretoresContas;
  const rows = await db
    .select({ estado, site, uf, total: sql<number>`sum(${total})::int` })
    .from(corretoresContas)
    .groupBy(estado, site, uf);
  return rows.map((row) => ({
    status: statusOfRank[row.estado]!,
    site: row.site ? 'ativo' : 'inativo',
    uf: row.uf.trim(),
    total: row.total,
  }));
}

const columns: Record<string, (conta: Conta) => Compared> = {
  status: ({ status }) => status,
  site: ({ site }) => site,
  uf: ({ uf }) => uf || null,
};

/** The counts of what a filter finds; null if it asks for more than they tell. */
export function contasOf(contas: Conta[], { q, status, site, condicao }: CorretoresFiltro): Conta[] | null {
  const conditions = condicao.flatMap((text) => parseCondition(text) ?? []);
  if (q.trim() !== '' || conditions.some(({ column }) => !Object.hasOwn(columns, column))) return null;
  const meets = conditionTest<Conta>(conditions, (column) => columns[column]);
  return contas.filter(
    (one) => (!status || one.status === status) && (!site || one.site === site) && (!meets || meets(one)),
  );
}

export const totalOf = (contas: readonly Conta[]): number =>
  contas.reduce((sum, { total }) => sum + total, 0);

/** The values of a column among these, most frequent first; null for one they do not tell. */
export function facetsOf(contas: readonly Conta[], column: string): Facet[] | null {
  const read = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!read) return null;
  const counts = new Map<string, number>();
  for (const conta of contas) {
    const valor = String(read(conta) ?? '');
    counts.set(valor, (counts.get(valor) ?? 0) + conta.total);
  }
  return [...counts]
    .filter(([, total]) => total > 0)
    .map(([valor, total]) => ({ valor, total }))
    .sort((a, b) => b.total - a.total || (a.valor < b.valor ? -1 : 1));
}
