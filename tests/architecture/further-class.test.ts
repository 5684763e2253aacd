import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const parts = ['contract', 'server', 'site', 'web', 'package.json', 'tsconfig.json'];
const projects = ['tsconfig.server.json', 'tsconfig.site.json', 'tsconfig.web.json'];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'portal-further-'));
  for (const part of [...parts, ...projects]) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Files in which the compiler asks for a word, once an entry was put before `place`. */
function asked(file: string, place: string, entry: string): string[] {
  const path = join(copy, 'contract/da-pasta-a-pagina', file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(place);
  writeFileSync(path, before.replace(place, `${entry}\n${place}`));
  const told = projects.flatMap((project) => {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, ['-p', project, '--noEmit'], { cwd: copy, encoding: 'utf8' });
    return [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, name]) => name!);
  });
  writeFileSync(path, before);
  return [...new Set(told)].filter((name) => !name.includes('.test.')).sort();
}

it('HSE-06 an eighth class of picture is a compile error wherever something is to be said of it', () => {
  const whole = readFileSync(join(root, 'contract/da-pasta-a-pagina/image-classes.ts'), 'utf8');
  const [, body] = /^ {2}interior: (\{[\s\S]*?^ {2}\}),$/m.exec(whole)!;
  expect(asked('image-classes.ts', '  outro: {', "  vista: { label: 'Vista' },")).toContain(
    'contract/da-pasta-a-pagina/image-classes.ts',
  );
  expect(asked('image-classes.ts', '  outro: {', `  vista: ${body},`)).toEqual([
    'server/da-pasta-a-pagina/assets/fair-share.ts',
    'server/da-pasta-a-pagina/classificacao/classify.ts',
    'server/da-pasta-a-pagina/classificacao/describe.ts',
    'server/da-pasta-a-pagina/classificacao/lexicon.ts',
  ]);
});

it('HSE-06 a fourth style is a compile error where its colours, headings, markup and sketch stand', () => {
  const whole = readFileSync(join(root, 'contract/da-pasta-a-pagina/page-styles.ts'), 'utf8');
  const [, body] = /^ {2}modern: (\{[\s\S]*?^ {2}\}),$/m.exec(whole)!;
  const end = '} satisfies Record<string, Style>;';
  expect(asked('page-styles.ts', end, "  campo: { label: 'Campo' },")).toContain(
    'contract/da-pasta-a-pagina/page-styles.ts',
  );
  expect(asked('page-styles.ts', end, `  campo: ${body},`)).toEqual([
    'server/da-pasta-a-pagina/redacao/color-scheme.ts',
    'server/da-pasta-a-pagina/redacao/titles.ts',
    'site/entry-hotsite.tsx',
    'web/da-pasta-a-pagina/hotsites/style-sketch.tsx',
  ]);
});

it('HSE-06 nothing names the classes and styles one by one beside their records', () => {
  const { stdout } = spawnSync(
    'grep',
    [
      '-rlE',
      "'modern'.*'luxury'|'fachada'.*'lazer'|'lazer'.*'interior'",
      'contract',
      'server',
      'site',
      'web',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const found = stdout
    .trim()
    .split('\n')
    .filter((name) => name && !/\.test\.|fixture/.test(name));
  expect(found).toEqual([]);
});
