import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import { findPostgres } from '../test/postgres.ts';
import { type Measured, measureCalls } from './operation-calls.ts';
import { grown, seedGrown } from './operation-seed.ts';
import { atMost } from './painel-browser.ts';
import type { Row } from './table.ts';

/** Until the first byte, of 95 in a hundred. */
export const limitMs = 200;

/** Every call of the panel's screens on a programme grown a hundredfold, each after a write. */
export async function benchOperation(rounds: number): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(postgres.note);
  const data = makeDataDir();
  const database = new pg.Client({ connectionString: postgres.url });
  let product: Product | undefined;
  try {
    product = await startProduct(data.path, { DATABASE_URL: postgres.url });
    await database.connect();
    // A server that was named keeps its programme for the next time.
    const { rows } = await database.query('SELECT EXISTS (SELECT FROM corretores) AS filled');
    if (!rows[0].filled) {
      await seedGrown(database);
      // Who was made at once is compared at once, which a programme that grew has behind it.
      await product.call('GET', '/api/corretores/duplicados');
    }
    return rowsOf(await measureCalls(product, database, rounds));
  } finally {
    await product?.stop();
    await database.end().catch(() => undefined);
    await postgres.stop();
    data.remove();
    rmSync(work, { recursive: true, force: true });
  }
}

/** One row for all calls that are in time, and one for each that is not. */
function rowsOf(measured: Measured[]): Row[] {
  const late = measured.filter(({ p95 }) => p95 > limitMs);
  const among = `${grown.corretores.toLocaleString('en')} corretores`;
  const inTime = measured.length - late.length;
  return [
    {
      what: `${among}: calls of the panel's screens to their first byte within ${limitMs} ms (95 %)`,
      ours: `${inTime} of ${measured.length}`,
      limit: String(measured.length),
      ratio: '',
      goal: 'all',
      ok: late.length === 0,
    },
    ...late.map(({ screen, path, p95 }) => atMost(`${screen}: \`${path}\``, p95, limitMs, 'ms')),
  ];
}
