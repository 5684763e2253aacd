import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import { findPostgres } from '../test/postgres.ts';
import { firstView } from './first-view.ts';
import { lighthouseScores } from './lighthouse.ts';
import { comparePage } from './load.ts';
import { anonymousMib } from './process.ts';
import { qualityRows } from './quality-rows.ts';
import { seedSites } from './seed-sites.ts';
import type { Row } from './table.ts';

const few = 2_000;
const many = 20_000;
/** Sites requested in turn while measuring memory. */
const visited = 1_000;
const atOnce = 4;

/**
 * A corretor's site on PostgreSQL with 20,000 corretores, 2,000 empreendimentos and 5,000 bairros: against a
 * bare server sending the same bytes, memory with ten times the corretores, and Lighthouse, axe and
 * first-view results.
 */
export async function benchSite(rounds: number): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(postgres.note);
  const data = makeDataDir();
  const database = new pg.Client({ connectionString: postgres.url });
  try {
    // Its first start creates the tables.
    await (await startProduct(data.path, { DATABASE_URL: postgres.url })).stop();
    await database.connect();
    await seedSites(database, { from: 1, to: few, empreendimentos: 2_000, bairros: 5_000 });
    const start = () => startProduct(data.path, { DATABASE_URL: postgres.url! });
    const memoryOfFew = await memoryAfterVisits(await start(), few);
    await seedSites(database, { from: few + 1, to: many, empreendimentos: 0, bairros: 0 });
    const memoryOfMany = await memoryAfterVisits(await start(), many);

    const product = await start();
    const photos = await sendPhotos(product);
    await database.query(
      `UPDATE corretores SET foto = $1, imagem_fundo_site = $2 WHERE slug = 'corretor-1'`,
      [photos[0], photos[1]],
    );
    await database.query(`UPDATE empreendimentos SET imagem_principal = $1`, [photos[2]]);
    await database.query(
      `INSERT INTO lista_versoes (lista, versao) VALUES ('empreendimentos', 1)
       ON CONFLICT (lista, fatia) DO UPDATE SET versao = lista_versoes.versao + 1`,
    );
    const url = `${product.url}/corretor/corretor-1`;
    const speed = await comparePage(url, rounds);
    const scores = await lighthouseScores(url, 5);
    const view = await firstView(url);
    await product.stop();
    return [
      {
        what: 'site of a corretor, requests per second, 20,000 corretores on PostgreSQL',
        ours: speed.ours.toFixed(0),
        limit: `${speed.limit.toFixed(0)} bare server, same bytes`,
        ratio: `${(speed.ours / speed.limit).toFixed(2)} ×`,
        goal: '≥ 0.5 ×',
        ok: speed.ours / speed.limit >= 0.5,
      },
      {
        what: `memory after ${visited.toLocaleString('en')} sites, ten times the corretores (anonymous)`,
        ours: `${memoryOfMany.toFixed(0)} MiB`,
        limit: `${memoryOfFew.toFixed(0)} MiB`,
        ratio: `${(memoryOfMany / memoryOfFew).toFixed(2)} ×`,
        goal: '≤ 1.15 ×',
        ok: memoryOfMany / memoryOfFew <= 1.15,
      },
      ...qualityRows('site of a corretor', scores, view, { performance: 95, others: 95, bytes: 200_000 }),
    ];
  } finally {
    await database.end().catch(() => undefined);
    await postgres.stop();
    data.remove();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Opens many sites, of few or many corretores, and lets the process rest. */
async function memoryAfterVisits(product: Product, corretores: number): Promise<number> {
  try {
    const step = corretores / visited;
    for (let n = 0; n < visited; n += atOnce) {
      const slugs = Array.from({ length: atOnce }, (_, index) => Math.floor((n + index) * step) + 1);
      await Promise.all(slugs.map((slug) => readWhole(`${product.url}/corretor/corretor-${slug}`)));
    }
    await wait(5_000);
    return anonymousMib(product.pid);
  } finally {
    await product.stop();
  }
}

async function readWhole(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

/** Three photographs, sent as an administrator does. */
async function sendPhotos(product: Product): Promise<string[]> {
  const { drawPhoto } = await import('#tests/fixtures/drawn-images.ts');
  return Promise.all(
    [1, 2, 3].map(async (seed) => {
      const bytes = await (await drawPhoto({ seed, width: 1200, height: 900 })).jpeg().toBuffer();
      const form = new FormData();
      form.append('image', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
      const answer = await fetch(`${product.url}/api/upload-image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${product.token}` },
        body: form,
      });
      return ((await answer.json()) as { url: string }).url;
    }),
  );
}
