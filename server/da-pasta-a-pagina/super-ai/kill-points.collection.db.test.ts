import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { type Run, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { type AiRequest, type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { treeOfDirectory } from '#tests/fakes/drive-tree.ts';
import { goodAnswer, taskOf } from '#tests/fixtures/model-answers.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { type Product, startProduct } from '#tests/product.ts';

/** Total kills: few in CI, 200 in `npm run test:endurance`. */
const kills = Number(process.env.KILLS ?? 4);
/** Approximate number of places in a run; fewer kills are spread over them. */
const places = 60;
const stride = Math.max(1, Math.floor(places / kills));
/** A run without progress is given up after five claims; this many kills in a row count as no progress. */
const mostInARow = 3;

let files: TestDatabaseFiles;
let drive: FakeDrive;
let ai: FakeAi;
let env: Record<string, string>;

beforeAll(async () => {
  files = await createTestDatabase();
  const root = join(files.dataDir, 'pastas');
  writeFolder(root, 'aurora', await smallFolder());
  drive = await startFakeDrive({ tree: treeOfDirectory(join(root, 'aurora')) });
  ai = await startFakeAi();
  ai.answer(goodAnswer);
  env = {
    GOOGLE_DRIVE_URL: drive.url,
    GOOGLE_API_KEY: drive.apiKey,
    INTELLIGENCE: 'model',
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: ai.url,
    V0_API_KEY: 'k',
    V0_BASE_URL: ai.url,
    ...(files.database.kind === 'postgres' ? { DATABASE_URL: files.database.url } : {}),
  };
}, 120_000);
afterAll(async () => {
  await ai?.stop();
  await drive?.stop();
  await files?.remove();
});

/** Identifies a paid call: the same request has the same name. */
const nameOf = (request: AiRequest) =>
  `${taskOf(request)} ${createHash('sha256').update(JSON.stringify(request.body)).digest('hex').slice(0, 12)}`;

interface Life {
  /** Paid calls during this process's life. */
  paid: string[];
}

/**
 * One run whose process is killed at every place not yet in `killedAt`: when an outside call arrives, before
 * its answer is sent, when a substep ends. Returns the outcome and every life.
 */
async function runThrough(killedAt: Set<string>, most: number) {
  const lives: Life[] = [{ paid: [] }];
  let product = await startProduct(files.dataDir, env);
  let dying: Promise<void> | null = null;
  let inARow = 0;
  let made = 0;
  const kill = (place: string) => {
    if (dying || made >= most || inARow >= mostInARow || killedAt.has(place)) return;
    killedAt.add(place);
    if (killedAt.size % stride > 0) return;
    made += 1;
    inARow += 1;
    dying = product.stop('SIGKILL');
  };
  ai.watch(async (moment, request) => {
    if (moment === 'received') lives.at(-1)!.paid.push(nameOf(request));
    kill(`${moment} ${nameOf(request)}`);
    await dying;
  });
  drive.watch(async (moment, { operation, name }) => {
    kill(`${moment} ${operation} ${name}`);
    await dying;
  });
  const sessionId = crypto.randomUUID();
  const body = { driveUrl: drive.link, maxPDFs: 10, sessionId, mode: 'create' };
  // The answer to the start itself may be what a kill takes; what was not kept is asked for again.
  const start = () =>
    product.call('POST', '/api/super-ai/analyze-complete-with-progress', body).catch(() => undefined);
  await start();
  const last = Date.now() + 120_000 + most * 60_000;
  let told = -1;
  let run: Run | null = null;
  while (Date.now() < last) {
    if (dying) {
      await dying;
      lives.push({ paid: [] });
      product = await startProduct(files.dataDir, env);
      dying = null;
      if ((await readRun(product, sessionId)) === null && !dying) await start();
    }
    run = await readRun(product, sessionId);
    if (run && run.state !== 'running') break;
    if (run && run.lastEvent > told) {
      if (told >= 0) inARow = 0;
      told = run.lastEvent;
      for (const { id, done } of run.steps) for (const substep of done) kill(`done ${id} ${substep}`);
    }
    await wait(25);
  }
  ai.watch(() => {});
  drive.watch(() => {});
  return { run, lives, made, product };
}

/** Null while the process is dying. */
const readRun = (product: Product, sessionId: string): Promise<Run | null> =>
  product.call('GET', `/api/super-ai/runs/${sessionId}`).then(
    (run) => run as Run,
    () => null,
  );

describe('SIGKILL at every step, and before and after every outside call', () => {
  it(`R03 after ${kills} kills nothing is lost, and a paid call is repeated at most once per kill`, {
    timeout: 180_000 + kills * 60_000,
  }, async () => {
    const killedAt = new Set<string>();
    let made = 0;
    for (let round = 1; made < kills; round += 1) {
      const wanted = kills - made;
      const ended = await runThrough(killedAt, wanted);
      made += ended.made;
      // Every place has been died at: the next run goes through all of them once more.
      if (ended.made < wanted && ended.made < mostInARow) killedAt.clear();
      expect(ended.run, `round ${round}`).toMatchObject({ state: 'completed', error: null });
      expect(ended.run!.steps.map(({ status, done }) => [status, new Set(done).size])).toEqual(
        superAiSteps.map((_, step) => ['completed', ended.run!.steps[step]!.done.length]),
      );
      const list = (await ended.product.call('GET', '/api/empreendimentos')) as Empreendimento[];
      expect(list).toHaveLength(round);
      expect(list.every(({ hotsite }) => hotsite !== null)).toBe(true);
      // No life of the process pays twice for one call, so that a kill costs each call once at most;
      // and what a later call was made of is there, and is not asked for again.
      const later: string[] = [];
      for (const { paid } of ended.lives) {
        expect(new Set(paid).size).toBe(paid.length);
        const stages = paid.map((name) => name.split(' ')[0]!);
        if (later.includes('plan')) expect(stages).not.toContain('extract');
        if (later.includes('plan')) expect(stages).not.toContain('classify');
        if (later.includes('write')) expect(stages).not.toContain('plan');
        later.push(...stages);
      }
      await ended.product.stop();
    }
    expect(made).toBe(kills);
  });
});
