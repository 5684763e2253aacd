import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { queriesOver } from '#server/db/query-session.ts';
import { openTestDatabase, testEngine } from '#tests/database/open.ts';
import { createSiteState } from './corretor/site-state.ts';
import { createCurrentState } from './current-state.ts';

let database: Database;
let pool: pg.Pool;
/** The embedded engine has one session for all connections, and no named statements. */
const onPostgres = testEngine !== 'embedded';
beforeAll(async () => {
  if (!onPostgres) return;
  database = await openTestDatabase();
  pool = new pg.Pool({ connectionString: database.pool.options.connectionString, max: 1 });
  await pool.query(
    `INSERT INTO corretores (nome, nome_guerra, slug, email, email_normal, creci, creci_normal, uf_creci, whatsapp, aprovado, site_ativo)
     SELECT 'Ana ' || n, 'Ana', 'ana-' || n, 'a' || n || '@exemplo.com.br', 'a' || n || '@exemplo.com.br', n || '-F', n || 'F-SC',
       'SC', '4799' || lpad(n::text, 7, '0'), true, true FROM generate_series(1, 3000) n`,
  );
  await pool.query('ANALYZE');
});
afterAll(async () => {
  await pool?.end();
  await database?.close();
});

it.runIf(onPostgres)(
  'what a public page is read by is planned once per connection, however few pages are asked for',
  async () => {
    const db = queriesOver(pool);
    const readSite = createSiteState(db, null);
    const readPage = createCurrentState(db, null);
    for (let n = 1; n <= 12; n += 1) {
      expect((await readSite(`ana-${n}`))?.corretor.nome).toBe(`Ana ${n}`);
      expect(await readPage('nenhuma', `ana-${n}`)).toBeUndefined();
    }
    const { rows } = await pool.query(
      `SELECT name, custom_plans::int AS tried FROM pg_prepared_statements WHERE name LIKE 'public_%' ORDER BY name`,
    );
    // Five are tried with their values before the planner compares.
    expect(rows).toEqual([
      { name: 'public_page_state', tried: 5 },
      { name: 'public_site_state', tried: 5 },
    ]);
  },
);
