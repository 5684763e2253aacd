import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, testEngine } from '#tests/database/open.ts';
import type { Database } from './client.ts';

let database: Database;
let { db, pool } = {} as Database;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db, pool } = database);
  await pool.query('CREATE TABLE conta (id int PRIMARY KEY, valor int NOT NULL)');
});
afterAll(() => database?.close());

describe('one pool over both engines', () => {
  it('each of many parallel calls gets its own answer', async () => {
    const wrong: unknown[] = [];
    await Promise.all(
      Array.from({ length: 16 }, async (_, caller) => {
        for (let call = 0; call < 40; call++) {
          if (call % 7 === 0) await pool.query('SELECT $1::int / 0', [call]).catch(() => {});
          const { rows } = await pool.query(`SELECT ${caller} AS caller, $1::int AS call`, [call]);
          if (rows[0].caller !== caller || rows[0].call !== call) wrong.push(rows[0]);
        }
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('transactions do not see each other’s unfinished work, and a failed one leaves nothing', async () => {
    await pool.query('INSERT INTO conta VALUES (1, 0)');
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        db
          .transaction(async (tx) => {
            const { rows } = await tx.execute<{ valor: number }>(
              sql`SELECT valor FROM conta WHERE id = 1 FOR UPDATE`,
            );
            await tx.execute(sql`UPDATE conta SET valor = ${rows[0]!.valor + 1} WHERE id = 1`);
            if (n % 3 === 0) throw new Error('changed my mind');
          })
          .catch(() => {}),
      ),
    );
    const { rows } = await pool.query('SELECT valor FROM conta WHERE id = 1');
    expect(rows).toEqual([{ valor: 8 }]);
  });

  it('a client that breaks off in its transaction leaves nothing behind and stops nobody', async () => {
    const client = await pool.connect();
    client.on('error', () => {});
    await client.query('BEGIN');
    await client.query('INSERT INTO conta VALUES (2, 0)');
    client.release(true);
    const { rows } = await pool.query('SELECT count(*)::int AS n FROM conta WHERE id = 2');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('long texts and large answers come through whole', async () => {
    const text = 'ção'.repeat(700_000);
    const { rows } = await pool.query('SELECT $1::text AS text', [text]);
    expect(rows[0].text).toBe(text);
    const many = await pool.query('SELECT n, repeat($1, 100) AS t FROM generate_series(1, 20000) n', ['x']);
    expect(many.rows).toHaveLength(20_000);
  });

  it('numeric is answered as a decimal string and instants as they were', async () => {
    const at = new Date('2026-03-01T12:34:56.789Z');
    const { rows } = await pool.query('SELECT 0.10::numeric(15,2) AS n, $1::timestamptz AS at', [at]);
    expect(rows[0]).toEqual({ n: '0.10', at });
  });
});

describe.runIf(testEngine === 'postgres')('a PostgreSQL server', () => {
  it('that ends a connection in its transaction ends that transaction, not the process', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
    expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });
});

describe.runIf(testEngine === 'embedded')('the embedded engine', () => {
  it('T12 runs on its own thread: a slow query stops no timer of the server', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    await pool.query('SELECT count(*) FROM generate_series(1, 3000000)');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});
