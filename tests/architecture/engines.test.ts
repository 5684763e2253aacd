import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import playwright from '../../playwright.config.ts';
import vitest from '../../vitest.config.ts';

const self = 'tests/architecture/engines.test.ts';
const ofEngines = /\.(pg|engines)\.test\.ts$/;
const those = (paths: string[], words: RegExp) =>
  paths.filter((path) => path !== self && words.test(readFileSync(path, 'utf8')));

it('HSE-12 (PostgreSQL for what can differ there) a test that tells the engines apart is named for PostgreSQL or for both, so that each part of it is run', () => {
  const apart = those(globSync('{server,tests}/**/*.test.ts'), /\btestEngine\b|env\.ENGINE\b/);
  expect(apart.length).toBeGreaterThan(0);
  expect(apart.filter((path) => !ofEngines.test(path))).toEqual([]);
});

it('HSE-12 (nothing is installed, nothing passes at its second try) by the commands that test', () => {
  const runs = globSync('{scripts/test,tests/database,tests/e2e}/**/*.ts');
  expect(runs).toContain('scripts/test/main.ts');
  expect(those(runs, /apt-get|\['install'|npm (ci|install)/)).toEqual([]);
  expect(playwright.retries ?? 0).toBe(0);
  expect(JSON.stringify(vitest)).not.toContain('"retry"');
  expect(
    those(
      globSync('{server,web,site,contract,scripts,tests}/**/*.{test,spec}.{ts,tsx}'),
      /\bretr(y|ies): [1-9]/,
    ),
  ).toEqual([]);
});
