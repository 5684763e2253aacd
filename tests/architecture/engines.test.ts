import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tests = globSync('{server,tests}/**/*.test.ts');
const ofEngines = /\.(pg|engines)\.test\.ts$/;

it('a test that tells the engines apart is named for PostgreSQL or for both, so that each part of it is run', () => {
  const apart = tests.filter((path) => /\btestEngine\b|env\.ENGINE\b/.test(readFileSync(path, 'utf8')));
  expect(apart.length).toBeGreaterThan(0);
  expect(
    apart.filter((path) => path !== 'tests/architecture/engines.test.ts' && !ofEngines.test(path)),
  ).toEqual([]);
});
