import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const browser = /playwright|puppeteer|chromium|chrome-launcher|webdriver|jsdom/i;

test('SAF-02 in production publishing never needs or waits for a browser: nothing that runs there brings or starts one', () => {
  const { dependencies, optionalDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => browser.test(name)),
  ).toEqual([]);
  const sources = execFileSync('git', ['ls-files', 'server', 'contract', 'site'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const imports = /(?:from|import)\s*\(?\s*'([^']+)'|spawn\w*\(\s*'([^']+)'|exec\w*\(\s*'([^']+)'/g;
  const starting = sources.filter((path) =>
    [...readFileSync(path, 'utf8').matchAll(imports)].some(([whole]) => browser.test(whole)),
  );
  // Drawing a page while it is written (PAG-11) is composed in one place and called by the writing alone.
  expect(starting).toEqual(['server/config.ts', 'server/outside.ts']);
  const called = /(?:\bawait |\breturn |=> )(?:\w+\.)?drawHotsite\(/;
  expect(sources.filter((path) => called.test(readFileSync(path, 'utf8')))).toEqual([
    'server/da-pasta-a-pagina/hotsites/see-page.ts',
  ]);
});
