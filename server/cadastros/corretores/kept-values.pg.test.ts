import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createBairro } from '#tests/factories/bairro.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

/** What is kept of corretores but is not so, and what is so but not kept; of the values, then of how many have each. */
async function differences(): Promise<unknown[]> {
  const { rows } = await database.db.execute(sql`
    WITH contadas AS (SELECT coluna, valor, count(*) AS total FROM corretores_valores GROUP BY coluna, valor),
      guardadas AS (SELECT coluna, valor, sum(total) AS total FROM corretores_valores_contas GROUP BY coluna, valor HAVING sum(total) <> 0)
    SELECT coluna, valor FROM ((SELECT * FROM corretores_valores EXCEPT SELECT * FROM corretores_valores_atuais)
      UNION ALL (SELECT * FROM corretores_valores_atuais EXCEPT SELECT * FROM corretores_valores)) AS v
    UNION ALL SELECT coluna, valor FROM ((SELECT * FROM contadas EXCEPT SELECT * FROM guardadas)
      UNION ALL (SELECT * FROM guardadas EXCEPT SELECT * FROM contadas)) AS c`);
  return rows;
}

it('what is kept of corretores follows statements of more of them than are compared at a time', async () => {
  const { db } = database;
  const bairro = await createBairro(db, { nome: 'Moema' });
  await createBairro(db, { nome: 'Brooklin', zonaId: bairro.zonaId });
  await db.execute(sql`
    INSERT INTO corretores (nome, nome_guerra, slug, email, email_normal, creci, creci_normal, uf_creci)
    SELECT 'Ana ' || n, 'Ana', 'ana-' || n, 'a' || n || '@exemplo.com.br', 'a' || n || '@exemplo.com.br', n || '-F', n || 'F-SC', 'SC'
    FROM generate_series(1, 1203) n`);
  expect(await differences()).toEqual([]);
  await db.execute(
    sql`INSERT INTO corretor_bairros (corretor_id, bairro_id) SELECT c.id, b.id FROM corretores c, bairros b`,
  );
  expect(await differences()).toEqual([]);
  await db.execute(sql`UPDATE bairros SET nome = 'Moema Índios' WHERE id = ${bairro.id}`);
  expect(await differences()).toEqual([]);
  await db.execute(sql`DELETE FROM corretor_bairros WHERE bairro_id = ${bairro.id} OR corretor_id % 2 = 0`);
  expect(await differences()).toEqual([]);
  const { rows } = await db.execute(sql`
    SELECT valor, sum(total)::int AS total FROM corretores_valores_contas WHERE coluna = 'cobertura' GROUP BY valor ORDER BY valor`);
  expect(rows.map(({ total }) => total).reduce((sum, n) => Number(sum) + Number(n), 0)).toBe(1203);
});
