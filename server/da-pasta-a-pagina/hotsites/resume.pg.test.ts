import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { treeOfDirectory } from '#tests/fakes/drive-tree.ts';
import { insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { type Product, startProduct } from '#tests/product.ts';

const kills = Number(process.env.KILLS ?? 2);
let files: TestDatabaseFiles;
let drive: FakeDrive;
let empreendimentoId: number;
let start: () => Promise<Product>;

beforeAll(async () => {
  files = await createTestDatabase();
  const log = createLog('silent');
  const config = { ...createConfig({ DATA_DIR: files.dataDir }), database: files.database };
  const database = await openDatabase(config, log);
  empreendimentoId = await insertEmpreendimento(database.db);
  await database.close();
  const root = join(files.dataDir, 'pastas');
  writeFolder(root, 'aurora', await smallFolder());
  drive = await startFakeDrive({ tree: treeOfDirectory(join(root, 'aurora')), latencyMs: 60 });
  const env = {
    GOOGLE_DRIVE_URL: drive.url,
    GOOGLE_API_KEY: drive.apiKey,
    ...(files.database.kind === 'postgres' ? { DATABASE_URL: files.database.url } : {}),
  };
  start = () => startProduct(files.dataDir, env);
}, 120_000);
afterAll(async () => {
  await drive?.stop();
  await files?.remove();
});

test(`HOT-34 a processing that is killed ${kills} times goes on where it stopped, to one catalogue`, {
  timeout: 60_000 + kills * 40_000,
}, async () => {
  let product = await start();
  const body = { empreendimentoId, rota: 'aurora', driveUrl: drive.link, maxAssets: 80 };
  const { id } = (await product.call('POST', '/api/hotsites/process-drive', body)) as Hotsite;
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(150 + ((kill * 211) % 600));
    await product.stop('SIGKILL');
    product = await start();
  }
  const read = async () => (await product.call('GET', `/api/hotsites/${id}`)) as Hotsite;
  await expect.poll(async () => (await read()).status, { timeout: 60_000, interval: 200 }).toBe('completed');
  expect((JSON.parse((await read()).catalog!) as Catalog).assets).toHaveLength(5);
  const fetched = new Map<string, number>();
  for (const { operation, name } of drive.requests)
    if (operation === 'media') fetched.set(name!, (fetched.get(name!) ?? 0) + 1);
  // What was under way when the process died is fetched again; what was stored is not.
  const repeated = [...fetched.values()].reduce((sum, count) => sum + count - 1, 0);
  expect(repeated).toBeLessThanOrEqual(kills * 5);
  // Five pictures and videos, and two PDFs.
  expect(fetched.size).toBe(7);
  await product.stop();
});
