import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorage } from '#server/adapters/storage/create.ts';
import { createApp } from '#server/app.ts';
import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { type Clock, systemClock } from '#server/kernel/clock.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { copyEmbedded, embeddedTemplate } from '#tests/database/template.ts';
import { freePort } from '#tests/free-port.ts';
import { productAdmin } from '#tests/product.ts';
import { readers } from '#tests/remembered.ts';

/**
 * The product inside the test's own process, so that tests can store what no call would accept. Folders of
 * its runs are in `folders`.
 */
export async function startProductHere({
  env = {},
  workers = false,
  clock = systemClock,
}: {
  /** Additional variables. */
  env?: Record<string, string>;
  /** Works on runs like `npm start`. */
  workers?: boolean;
  /** The test's clock. */
  clock?: Clock;
} = {}) {
  const home = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const folders = join(home, 'pastas');
  const port = await freePort();
  const configured = createConfig({
    PORT: String(port),
    DATA_DIR: home,
    LOCAL_FOLDERS_ROOT: folders,
    ADMIN_USERNAME: productAdmin.username,
    ADMIN_PASSWORD: productAdmin.password,
    LOG_LEVEL: 'silent',
    ...env,
  });
  // The cheapest argon2id there is: every test signs in.
  const config = { ...configured, passwordHash: { memoryKib: 8, passes: 1 } };
  if (config.database.kind === 'embedded') copyEmbedded(await embeddedTemplate(), config.database.dir);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log);
  await prepareDatabase(database, { ids: randomIds, config });
  const { db, pool } = database;
  const app = await createApp({
    config,
    db,
    pool,
    clock,
    log,
    ids: randomIds,
    compareAnswers: 'fail',
    outside: readers,
  });
  await app.http.listen({ host: config.host, port });
  if (workers) await app.startWorkers();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    folders,
    server: app.http.server,
    db,
    storage: createStorage(config.storage),
    async login(): Promise<string> {
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(productAdmin),
      });
      return ((await answer.json()) as { token: string }).token;
    },
    async stop() {
      await app.stopWorkers();
      await app.http.close();
      await database.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
export type ProductHere = Awaited<ReturnType<typeof startProductHere>>;
