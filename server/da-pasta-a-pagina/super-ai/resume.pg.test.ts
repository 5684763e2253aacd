import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import type { Run } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { treeOfDirectory } from '#tests/fakes/drive-tree.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { type Product, startProduct } from '#tests/product.ts';

/** Kills per run: few in CI, many in `npm run test:endurance`. */
const kills = Number(process.env.KILLS ?? 2);

let files: TestDatabaseFiles;
let drive: FakeDrive;
let env: Record<string, string>;

beforeAll(async () => {
  files = await createTestDatabase();
  const root = join(files.dataDir, 'pastas');
  writeFolder(root, 'aurora', await smallFolder());
  drive = await startFakeDrive({ tree: treeOfDirectory(join(root, 'aurora')), latencyMs: 40 });
  env = {
    GOOGLE_DRIVE_URL: drive.url,
    GOOGLE_API_KEY: drive.apiKey,
    ...(files.database.kind === 'postgres' ? { DATABASE_URL: files.database.url } : {}),
  };
}, 120_000);
afterAll(async () => {
  await drive.stop();
  await files.remove();
});

const start = () => startProduct(files.dataDir, env);

async function untilEnd(product: Product, sessionId: string): Promise<Run> {
  for (let tries = 0; tries < 600; tries += 1) {
    const run = (await product.call('GET', `/api/super-ai/runs/${sessionId}`)) as Run;
    if (run.state !== 'running') return run;
    await wait(100);
  }
  throw new Error('the run did not end');
}

describe('SIGKILL at any moment', () => {
  it(`SUP-37 R03 after ${kills} kills the run is complete, once, and no file was fetched more than a kill explains`, {
    timeout: 60_000 + kills * 20_000,
  }, async () => {
    const sessionId = crypto.randomUUID();
    let product = await start();
    await product.call('POST', '/api/super-ai/analyze-complete-with-progress', {
      driveUrl: drive.link,
      maxPDFs: 10,
      sessionId,
    });
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(120 + ((kill * 173) % 700));
      await product.stop('SIGKILL');
      product = await start();
    }
    const run = await untilEnd(product, sessionId);
    expect(run).toMatchObject({ state: 'completed', error: null });

    const list = (await product.call('GET', '/api/empreendimentos')) as Empreendimento[];
    expect(list).toHaveLength(1);
    expect(list[0]?.hotsite?.publicado).toBe(true);
    expect((await product.call('GET', '/api/incorporadoras')) as unknown[]).toHaveLength(1);
    expect(
      run.steps.every(({ status, done }) => status === 'completed' && new Set(done).size === done.length),
    ).toBe(true);

    const fetched = new Map<string, number>();
    for (const { operation, name } of drive.requests) {
      if (operation === 'media') fetched.set(name!, (fetched.get(name!) ?? 0) + 1);
    }
    // What was being fetched when the process died is fetched again; what was finished is not.
    const repeated = [...fetched.values()].reduce((sum, count) => sum + count - 1, 0);
    expect(repeated).toBeLessThanOrEqual(kills * 9);
    expect(fetched.size).toBe(8);
    await product.stop();
  });
});
