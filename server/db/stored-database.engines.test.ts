import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { testEngine } from '#tests/database/open.ts';
import { withDatabase } from '#tests/database/template.ts';
import { startProduct } from '#tests/product.ts';
import { openDatabase } from './client.ts';

/**
 * A whole programme as stored on 2026-11-22, before migration names and snapshots changed; without the IBGE
 * lists.
 */
const stored = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../tests/fixtures/database/2026-11-22.sql.gz')),
).toString();
/** Tables rewritten by a start, or changing by themselves. */
const moving = new Set([
  'instalacao',
  'lista_versoes',
  'limites',
  'sessoes',
  'posses',
  'servico_itens',
  'empreendimentos_a_contar',
  'empreendimento_pendencias',
]);

const ofLogin = new Set(['users.ultimo_acesso_em', 'users.atualizado_em']);

let dataDir: string;
let env: Record<string, string> = {};
let database: Parameters<typeof openDatabase>[0]['database'];
const name = `portal_de_antes_${process.pid}`;

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-antes-'));
  if (testEngine === 'embedded') database = { kind: 'embedded', dir: join(dataDir, 'banco') };
  else {
    await onServer(`CREATE DATABASE ${name}`);
    database = { kind: 'postgres', url: withDatabase(inject('postgresUrl'), name) };
    env = { DATABASE_URL: database.url };
  }
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (testEngine === 'postgres') await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

type Read = (sql: string) => Promise<Record<string, unknown>[]>;

async function within<Result>(work: (read: Read) => Promise<Result>): Promise<Result> {
  const { pool, close } = await openDatabase({ dataDir, database }, createLog('silent'));
  const read: Read = async (sql) => (await pool.query(sql)).rows;
  return work(read).finally(close);
}

/** Columns of every table, by current names. */
async function columnsOf(read: Read): Promise<Map<string, string[]>> {
  const rows = await read(
    `SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public' ORDER BY t, c`,
  );
  const tables = Map.groupBy(rows, ({ t }) => String(t));
  return new Map([...tables].map(([table, columns]) => [table, columns.map(({ c }) => String(c))]));
}

/** Rows of each table as text, limited to the given columns. */
async function rowsOf(read: Read, columns: ReadonlyMap<string, string[]>): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for (const [table, names] of columns) {
    if (moving.has(table) || table.startsWith('ibge_')) continue;
    const list = names.filter((name) => !ofLogin.has(`${table}.${name}`)).map((name) => `"${name}"`);
    const found = await read(`SELECT (SELECT row(${list.join(', ')})::text) AS line FROM public."${table}"`);
    rows.set(table, found.map(({ line }) => String(line)).sort());
  }
  return rows;
}

it('HSE-10 a data folder and a PostgreSQL database of the state before start afterwards, with nothing lost', async () => {
  const { columns, rows, pages } = await within(async (read) => {
    await read(stored);
    await read(`SET search_path TO "$user", public`);
    const before = await columnsOf(read);
    const files = await read(
      `SELECT unnest(ARRAY[html_file, css_file, js_file]) AS key FROM hotsite_versoes`,
    );
    return { columns: before, rows: await rowsOf(read, before), pages: files };
  });
  // Of every kind: what was stored is worth looking after.
  for (const table of [
    'empreendimentos',
    'hotsite_versoes',
    'corretores',
    'lisa_recebidas',
    'workflow_events',
  ])
    expect(rows.get(table), table).not.toEqual([]);

  // The pages' own files lie beside the database.
  for (const { key } of pages) {
    const file = join(dataDir, 'arquivos', String(key));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(key).endsWith('.html') ? '<main><h1>Residencial Aurora</h1></main>' : '');
  }

  // Its folders were last looked at when it was stored: looking again would be work of today.
  const product = await startProduct(dataDir, { ...env, DRIVE_WATCH_MINUTES: 'off' });
  const lists = ['corretores', 'empreendimentos', 'imoveis-usados', 'hotsites', 'bairros'];
  for (const list of lists)
    expect(((await product.call('GET', `/api/${list}`)) as unknown[]).length, list).toBeGreaterThan(0);
  // What older code stored is read by what is declared today: each answers 200, or `call` throws.
  for (const path of [
    'execucoes/busca',
    'execucoes/1',
    'super-ai/runs',
    'auditoria',
    'lixeira',
    'pedidos',
    'dashboard/resumo',
  ])
    await product.call('GET', `/api/${path}`);
  const page = await fetch(`${product.url}/hotsite/residencial-aurora`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Residencial Aurora');
  await product.stop();

  await within(async (read) => {
    const now = await rowsOf(read, columns);
    // The log-in above is told; nothing else came, and nothing went.
    expect(now.get('auditoria')).toEqual(expect.arrayContaining(rows.get('auditoria')!));
    expect(Object.fromEntries([...now, ['auditoria', null]])).toEqual(
      Object.fromEntries([...rows, ['auditoria', null]]),
    );
  });
}, 300_000);
