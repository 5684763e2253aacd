import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import { findPostgres } from '../test/postgres.ts';
import { compare, startBareServer } from './load.ts';
import type { Row } from './table.ts';
import { benchUpload } from './upload.ts';

const corretores = 10_000;

/**
 * The panel's calls against their limits: the list of 5,571 cities against the same bytes from a bare server;
 * search, read and create against bare Node with the same PostgreSQL; an upload against the image library
 * behind a bare server.
 */
export async function benchApi(rounds: number): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(postgres.note);
  const data = makeDataDir();
  const other = makeDataDir();
  try {
    const embedded = await startProduct(data.path);
    await embedded.call('POST', '/api/territorio/ibge', {});
    const oneProcess = await benchList(embedded, work, rounds, 'one process', [0.75, 0.8, 0.8]);
    const upload = await benchUpload(embedded, work, rounds);
    await embedded.stop();

    const onPostgres = await startProduct(other.path, { DATABASE_URL: postgres.url });
    await onPostgres.call('POST', '/api/territorio/ibge', {});
    const several = await benchList(onPostgres, work, rounds, 'several on PostgreSQL', [0.4, 0.4, 0.4], true);
    const records = await benchRecords(onPostgres, postgres.url, work, rounds);
    await onPostgres.stop();
    return [...oneProcess, ...several, ...records, ...upload];
  } finally {
    await postgres.stop();
    data.remove();
    other.remove();
    rmSync(work, { recursive: true, force: true });
  }
}

const speedRow = (
  what: string,
  speeds: { ours: number; limit: number },
  limit: string,
  goal: number,
): Row => ({
  what,
  ours: `${speeds.ours.toFixed(0)} / s`,
  limit: `${speeds.limit.toFixed(0)} / s ${limit}`,
  ratio: `${(speeds.ours / speeds.limit).toFixed(2)} ×`,
  goal: `≥ ${goal} ×`,
  ok: speeds.ours / speeds.limit >= goal,
});

/** A bar that no round may miss. */
const inEveryRound = (row: Row, least: number, goal: number): Row => ({
  ...row,
  ratio: `${row.ratio} (least ${least.toFixed(2)})`,
  goal: `${row.goal}, every round; aimed at: 0.6`,
  ok: row.ok && least >= goal,
});

async function benchList(
  product: Product,
  work: string,
  rounds: number,
  name: string,
  [plain, compressed, unchanged]: [number, number, number],
  everyRound = false,
): Promise<Row[]> {
  const url = `${product.url}/api/cidades`;
  const authorization = `Bearer ${product.token}`;
  const answer = await fetch(url, { headers: { authorization, 'accept-encoding': 'identity' } });
  const etag = answer.headers.get('etag')!;
  const file = join(work, 'cidades.json');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const unsent = ['date', 'connection', 'keep-alive', 'content-length'];
  const headersOf = async (more: Record<string, string>) => {
    const { headers } = await fetch(url, { headers: { authorization, ...more } });
    return Object.fromEntries([...headers].filter(([name]) => !unsent.includes(name)));
  };
  const bare = await startBareServer(file, '', {
    plain: await headersOf({ 'accept-encoding': 'identity' }),
    gzip: await headersOf({ 'accept-encoding': 'gzip' }),
    unchanged: await headersOf({ 'if-none-match': etag }),
  });
  const asked = (headers: Record<string, string>, expected = 200) => ({
    url,
    load: { headers: { authorization, ...headers }, expected },
  });
  try {
    const against = (path: string, request: ReturnType<typeof asked>) =>
      // The same request headers, whose reading is the runtime's work on both sides.
      compare(rounds, request, { ...request, url: `${bare.url}${path}` });
    const bytes = await against('/bytes', asked({ 'accept-encoding': 'identity' }));
    const gzip = await against('/gzip', asked({ 'accept-encoding': 'gzip' }));
    const same = await against('/304', asked({ 'if-none-match': etag }, 304));
    const unchangedRow = speedRow(
      `the same, unchanged (304), ${name}`,
      same,
      'bare server, same answer',
      unchanged,
    );
    return [
      speedRow(`list of 5,571 cities, ${name}`, bytes, 'bare server, same answer', plain),
      speedRow(`the same, compressed, ${name}`, gzip, 'bare server, same answer', compressed),
      everyRound ? inEveryRound(unchangedRow, same.least, unchanged) : unchangedRow,
      await freshness(product, name),
    ];
  } finally {
    await bare.stop();
  }
}

/** Reads right after writes, with eight concurrent readers: each must see what was answered before it. */
async function freshness(product: Product, name: string): Promise<Row> {
  const [cidade] = (await product.call('GET', '/api/cidades')) as { id: number; estadoId: number }[];
  let stale = 0;
  const writes = 50;
  for (let n = 1; n <= writes; n += 1) {
    const nome = `Cidade ${n}`;
    await product.call('PUT', `/api/cidades/${cidade!.id}`, { nome, estadoId: cidade!.estadoId });
    const reads = Array.from({ length: 8 }, () => product.call('GET', '/api/cidades'));
    for (const list of (await Promise.all(reads)) as { id: number; nome: string }[][])
      if (list.find(({ id }) => id === cidade!.id)?.nome !== nome) stale += 1;
  }
  return {
    what: `stale lists in ${writes * 8} reads right after a write, ${name}`,
    ours: String(stale),
    limit: '0',
    ratio: '',
    goal: '0',
    ok: stale === 0,
  };
}

async function benchRecords(
  product: Product,
  databaseUrl: string,
  work: string,
  rounds: number,
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `INSERT INTO corretores (nome, nome_guerra, slug, email, email_normal, creci, creci_normal, uf_creci, whatsapp)
     SELECT 'Corretor José da Conceição ' || n, 'José ' || n, 'corretor-' || n, 'c' || n || '@exemplo.com.br',
       'c' || n || '@exemplo.com.br', n || '-F', n || 'F-SP', 'SP', '4799' || lpad(n::text, 7, '0')
     FROM generate_series(1, ${corretores}) n`,
  );
  await database.query(`UPDATE lista_versoes SET versao = versao + 1 WHERE lista = 'corretores'`);
  await database.query(
    `INSERT INTO lista_versoes (lista, versao) VALUES ('corretores', 1) ON CONFLICT DO NOTHING`,
  );
  await database.query('ANALYZE');
  const middle = (await database.query('SELECT id FROM corretores ORDER BY id OFFSET 5000 LIMIT 1')).rows[0]
    .id;
  await database.end();
  const file = join(work, 'nada.json');
  writeFileSync(file, '{}');
  const bare = await startBareServer(file, databaseUrl);
  const headers = { authorization: `Bearer ${product.token}` };
  let made = 0;
  const body = () => {
    made += 1;
    return JSON.stringify({
      nome: `Incorporadora ${process.pid} ${made}`,
      contatoEmail: `contato${made}@exemplo.com.br`,
      contatoTelefone: '(47) 3333-4444',
    });
  };
  const create = {
    method: 'POST' as const,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  };
  try {
    const search = await compare(
      rounds,
      { url: `${product.url}/api/corretores/busca?q=jose%20777`, load: { headers } },
      { url: `${bare.url}/search?q=jose%20777` },
    );
    const read = await compare(
      rounds,
      { url: `${product.url}/api/corretores/${middle}`, load: { headers } },
      { url: `${bare.url}/read?id=${middle}` },
    );
    const creates = await compare(
      rounds,
      { url: `${product.url}/api/incorporadoras`, load: create },
      { url: `${bare.url}/create`, load: create },
    );
    return [
      speedRow('searched page of 10,000 corretores', search, 'bare Node + pg', 0.9),
      speedRow('one corretor by id', read, 'bare Node + pg', 0.8),
      speedRow('create with its audit entry', creates, 'bare Node + pg, insert alone', 0.6),
    ];
  } finally {
    await bare.stop();
  }
}
