import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumHere } from './scripts/test/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // `npm test` leaves out collections and what is tagged @all; `npm run test:all` runs them as well.
  testIgnore: process.env.TEST_DAILY ? '**/*.collection.*' : undefined,
  grepInvert: process.env.TEST_DAILY ? /@all/ : undefined,
  // Bounds for what hangs, not for what is slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A test waits for its page about a third of the time.
  workers: Number(process.env.PLAYWRIGHT_WORKERS) || availableParallelism() + 1,
  // Only what is of tests themselves goes through Playwright's compiler: Node.js reads types by itself, at half
  // the processor time.
  build: { external: ['**/{server,contract,scripts}/**', '**/tests/{database,factories,fakes,fixtures}/**'] },
  // Tests of a file share a worker, so that what they need is started once.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './tests/e2e/global-setup.ts',
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What fades and slides is drawn sixty times a second; tests of public pages, which have motion of
    // their own, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumHere(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test is gone before code that was optimised for it would pay.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
