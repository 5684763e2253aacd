import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Which databases a file is tested on stands in its name: `*.db.test.ts` needs one, `*.pg.test.ts` tests
 * what can differ on PostgreSQL (locks, workers, constraints, statements), `*.engines.test.ts` what each
 * engine does in its own way. `npm test` runs the first on the embedded engine, the second on PostgreSQL,
 * the third on both, and no `*.collection.*`; without TEST_DAILY everything runs on both.
 */
const daily = Boolean(process.env.TEST_DAILY);
const alone = process.env.TEST_ENGINES === 'embedded';
const withDatabase = '**/*.{db,pg,engines}.test.ts';
const onEngines = {
  embedded: daily && !alone ? '**/*.{db,engines}.test.ts' : withDatabase,
  postgres: daily ? '**/*.{pg,engines}.test.ts' : withDatabase,
};
const ignored = ['node_modules/**', 'dist/**', 'data/**', ...(daily ? ['**/*.collection.*'] : [])];
/** Weigh the memory of their own process: nothing of other files may be in it. */
const weighing = ['server/adapters/images/images.test.ts', 'server/sistema/uploads/uploads.test.ts'];

const onEngine = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: [onEngines[engine]],
    exclude: ignored,
    env: { ENGINE: engine },
    globalSetup: [`./tests/database/setup-${engine}.ts`],
    // Bounds for what hangs, not for what is slow: machines that test are busy.
    hookTimeout: 120_000,
    testTimeout: 90_000,
  },
});

/** TEST_ENGINES=embedded leaves PostgreSQL out and runs every file on the embedded engine. */
export default defineConfig({
  test: {
    // One more than cores: some wait for the database or the clock while others work.
    maxWorkers: availableParallelism() + 1,
    // Files share their worker's modules: to read the server anew for each was a quarter of a sample
    // of seven. Each still has a server and a database of its own, and what is stubbed is put back.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
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
        test: { name: 'weighing', include: weighing, isolate: true, testTimeout: 90_000 },
      },
      onEngine('embedded'),
      ...(alone ? [] : [onEngine('postgres')]),
    ],
  },
});
