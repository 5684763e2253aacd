import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const rule = './scripts/lint/no-literal-spread.grit';
let home: string;
let said: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  cpSync(rule, join(home, 'rule.grit'));
  writeFileSync(join(home, 'biome.json'), '{ "plugins": ["./rule.grit"] }');
  writeFileSync(join(home, 'object.ts'), 'export const all = (a: number) => ({ ...{ a }, b: 1 });\n');
  writeFileSync(join(home, 'part.tsx'), 'export const Part = (a: string) => <p {...{ title: a }} />;\n');
  writeFileSync(
    join(home, 'named.ts'),
    'export const all = (a: object, b: boolean) => ({ ...a, ...(b ? { c: 1 } : {}) });\n',
  );
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', '.'], { cwd: home, encoding: 'utf8' });
  said = stdout + stderr;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('HSE-07 a lint rule keeps out objects that are written out inside another, in screens as well', () => {
  const found = [...said.matchAll(/^(\S+?):\d+:\d+ plugin\b/gm)].map(([, file]) => file).sort();
  expect(found, said).toEqual(['object.ts', 'part.tsx']);
  expect(said).toContain('An object written out inside another');
  expect(JSON.parse(readFileSync('biome.json', 'utf8')).plugins).toContain(rule);
});
