import { expect } from 'vitest';
import type { TestApp } from '#tests/app.ts';

/** Fingerprints of the rows by table. */
type Rows = Map<string, string[]>;

/** What follows every write, or is written by the work in the background. */
const passing =
  /^(?:lista_versoes|limites|sessoes|corretor_sessoes|workflow_|processos|derivados|webhook_entregas|emails|empreendimentos_a_contar|empreendimento_pendencias|corretores_contas|corretores_a_comparar|corretores_repetidos|corretores_valores|registros_contas|execucoes_listadas|posses)/;

let statement: string | undefined;

/** Every row there is, in one query. */
export async function rowsOf({ pool }: TestApp): Promise<Rows> {
  if (!statement) {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    statement = rows
      .filter(({ name }) => !passing.test(name))
      .map(({ name }) => `SELECT '${name}' AS name, md5(t::text) AS row FROM "${name}" t`)
      .join(' UNION ALL ');
  }
  const { rows } = await pool.query<{ name: string; row: string }>(statement);
  const found: Rows = new Map();
  for (const { name, row } of rows) {
    const those = found.get(name);
    if (those) those.push(row);
    else found.set(name, [row]);
  }
  return found;
}

/** The same, once no run is at work. */
export async function restingRows(app: TestApp): Promise<Rows> {
  const running = `SELECT count(*)::int AS n FROM workflow_runs WHERE state = 'running'`;
  await expect.poll(async () => (await app.pool.query(running)).rows[0].n, { timeout: 60_000 }).toBe(0);
  return rowsOf(app);
}

/**
 * What a change of one record has done beside it: in each table one row that stood there changes, or new ones
 * come.
 */
export function alsoTouched(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([name, rows]) => {
    const there = after.get(name) ?? [];
    const [old, now] = [new Set(rows), new Set(there)];
    const changed = rows.filter((row) => !now.has(row)).length;
    const made = there.filter((row) => !old.has(row)).length - changed;
    return changed > 1 || (changed === 1 && made > 0) ? [`${name}: ${changed} changed, ${made} new`] : [];
  });
}
