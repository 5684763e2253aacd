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
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function change(file: string, place: string, entry: string) {
  const path = join(copy, 'contract/da-pasta-a-pagina', file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(place);
  writeFileSync(path, before.replace(place, `${entry}\n${place}`));
}

/** Files in which the compiler requires an entry. */
function asked(by: readonly string[]): string[] {
  const told = by.flatMap((project) => {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, ['-p', project, '--noEmit'], { cwd: copy, encoding: 'utf8' });
    return [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, name]) => name!);
  });
  return [...new Set(told)].filter((name) => !name.includes('.test.')).sort();
}

/** The text of one entry of a contract record. */
function bodyOf(file: string, name: string): string {
  const whole = readFileSync(join(root, 'contract/da-pasta-a-pagina', file), 'utf8');
  return new RegExp(`^ {2}${name}: (\\{[\\s\\S]*?^ {2}\\}),$`, 'm').exec(whole)![1]!;
}

it('HSE-06 a further class of picture and a further style are compile errors wherever something is to be said of them', () => {
  change('image-classes.ts', '  outro: {', `  inventada: ${bodyOf('image-classes.ts', 'interior')},`);
  change(
    'page-styles.ts',
    '} satisfies Record<string, Style>;',
    `  inventado: ${bodyOf('page-styles.ts', 'modern')},`,
  );
  expect(asked(projects)).toEqual([
    'server/adapters/material/look.ts',
    'server/da-pasta-a-pagina/assets/fair-share.ts',
    'server/da-pasta-a-pagina/classificacao/classify.ts',
    'server/da-pasta-a-pagina/classificacao/describe.ts',
    'server/da-pasta-a-pagina/classificacao/lexicon.ts',
    'server/da-pasta-a-pagina/classificacao/look.ts',
    'server/da-pasta-a-pagina/redacao/cadencia.ts',
    'server/da-pasta-a-pagina/redacao/color-scheme.ts',
    'server/da-pasta-a-pagina/redacao/tintas.ts',
    'server/da-pasta-a-pagina/redacao/titles.ts',
    'server/da-pasta-a-pagina/redacao/voz.ts',
    'site/entry-hotsite.tsx',
    'web/da-pasta-a-pagina/hotsites/style-sketch.tsx',
  ]);
  // An entry that leaves something out is one, too.
  change('image-classes.ts', '  outro: {', "  som: { label: 'Som' },");
  change('page-styles.ts', '} satisfies Record<string, Style>;', "  mar: { label: 'Mar' },");
  expect(asked(['tsconfig.site.json'])).toEqual(
    expect.arrayContaining([
      'contract/da-pasta-a-pagina/image-classes.ts',
      'contract/da-pasta-a-pagina/page-styles.ts',
    ]),
  );
}, 600_000);

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
