import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const withDatabase = '**/*.db.test.ts';
const ignored = ['node_modules/**', 'dist/**', 'data/**'];

const onEngine = (engine: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: engine,
    include: [withDatabase],
    exclude: ignored,
    env: { ENGINE: engine },
    globalSetup: [`./tests/database/setup-${engine}.ts`],
    // Bounds for what hangs, not for what is slow: machines that test are busy.
    hookTimeout: 120_000,
    testTimeout: 90_000,
  },
});

/** Files named `*.db.test.ts` run on both engines; TEST_ENGINES=embedded leaves PostgreSQL out. */
export default defineConfig({
  test: {
    // One core is left free by default, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, withDatabase],
          testTimeout: 90_000,
        },
      },
      onEngine('embedded'),
      ...(process.env.TEST_ENGINES === 'embedded' ? [] : [onEngine('postgres')]),
    ],
  },
});
