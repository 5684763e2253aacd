import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * A file's name determines its databases: `*.db.test.ts` needs one, `*.pg.test.ts` tests PostgreSQL specifics
 * (locks, workers, constraints, statements), `*.engines.test.ts` each engine's own behaviour. `npm test` runs
 * the first two on PostgreSQL, which takes two thirds of the processor time, the third on both, and no
 * `*.collection.*`; without TEST_DAILY everything runs on both.
 */
const daily = Boolean(process.env.TEST_DAILY);
const alone = process.env.TEST_ENGINES === 'embedded';
const withDatabase = '**/*.{db,pg,engines}.test.ts';
const onEngines = {
  embedded: daily && !alone ? '**/*.engines.test.ts' : withDatabase,
  postgres: withDatabase,
};
const ignored = ['node_modules/**', 'dist/**', 'data/**', ...(daily ? ['**/*.collection.*'] : [])];
/** These measure their process memory and need it to themselves. */
const weighing = ['server/adapters/images/images.test.ts', 'server/sistema/uploads/uploads.test.ts'];

const onEngine = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: [onEngines[engine]],
    exclude: ignored,
    env: { ENGINE: engine },
    globalSetup: [`./tests/database/setup-${engine}.ts`],
    // Limits for hanging tests, not slow ones: test machines are busy.
    hookTimeout: 120_000,
    testTimeout: 90_000,
  },
});

/** TEST_ENGINES=embedded skips PostgreSQL and runs every file on the embedded engine. */
export default defineConfig({
  test: {
    // One more than cores: some wait for the database or the clock while others work.
    maxWorkers: availableParallelism() + 1,
    // Files share their worker's modules: reloading the server for each took a quarter of the time. Each
    // still has its own server and database, and stubs are restored.
    isolate: false,
    // Most of what a test makes is soon gone: where young objects have room, hardly any are moved twice.
    execArgv: ['--max-semi-space-size=64'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // As above: one second, what it is otherwise, is a busy machine's pause.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, withDatabase, ...weighing],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: { name: 'weighing', include: weighing, isolate: true, execArgv: [], testTimeout: 90_000 },
      },
      onEngine('embedded'),
      ...(alone ? [] : [onEngine('postgres')]),
    ],
  },
});
