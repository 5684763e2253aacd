import { createHash } from 'node:crypto';
import type pg from 'pg';
import { leftOut, type Manifest, tableOfPart } from './manifest.ts';
import { bytesOf, entriesOf } from './read-copy.ts';
import { rowParts } from './rows.ts';
import { readTables } from './tables.ts';

/** Of each table its rows' number and the sum of their digests, whatever their order. */
type TableSums = Record<string, { linhas: number; soma: bigint }>;

/** Restoring moves these on, so that no browser takes an older list for the current one. */
const changed = ['lista_versoes', ...leftOut];
const size = 1n << 128n;

function addLines(sums: TableSums, table: string, bytes: Buffer): void {
  if (changed.includes(table)) return;
  sums[table] ??= { linhas: 0, soma: 0n };
  const sum = sums[table];
  for (const line of bytes.toString('utf8').trimEnd().split('\n')) {
    const digest = createHash('sha256').update(line).digest();
    sum.linhas += 1;
    sum.soma = (sum.soma + ((digest.readBigUInt64BE(0) << 64n) | digest.readBigUInt64BE(8))) % size;
  }
}

async function sumsOfCopy(path: string): Promise<TableSums> {
  const sums: TableSums = {};
  for await (const entry of entriesOf(path)) {
    const table = tableOfPart(entry.header.name);
    if (table) addLines(sums, table, await bytesOf(entry));
    else entry.resume();
  }
  return sums;
}

async function sumsOfDatabase(pool: pg.Pool): Promise<TableSums> {
  const client = await pool.connect();
  const sums: TableSums = {};
  let failure: Error | undefined;
  try {
    await client.query('BEGIN READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    for (const table of await readTables(client))
      for await (const { bytes } of rowParts(client, table)) addLines(sums, table.name, bytes);
    await client.query('COMMIT');
    return sums;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Tables whose rows are not those of the backup. */
export async function differingTables({ tabelas }: Manifest, path: string, pool: pg.Pool): Promise<string[]> {
  const [copied, restored] = [await sumsOfCopy(path), await sumsOfDatabase(pool)];
  return Object.keys(tabelas).filter(
    (table) =>
      copied[table]?.linhas !== restored[table]?.linhas || copied[table]?.soma !== restored[table]?.soma,
  );
}
