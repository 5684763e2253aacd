import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const guide = readFileSync('docs/novo-cadastro.md', 'utf8');
const blocks = [...guide.matchAll(/^```(tsx?|diff) (\S+)\n(.*?)^```$/gms)].map(([, kind, path, text]) => ({
  kind: kind!,
  path: path!,
  text: text!,
}));
const more = guide.indexOf('## Um campo a mais');
/** Blocks of the entity, and of the field added later. */
const entity = blocks.filter(({ text }) => guide.indexOf(text) < more);
const field = blocks.filter(({ text }) => guide.indexOf(text) > more);

const home = mkdtempSync(join(tmpdir(), 'portal-guia-'));
const here = (path: string) => join(home, path);
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/.bin/${command}`, ...args], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, TEST_ENGINES: 'embedded' },
  });
  return { status, text: `${stdout}\n${stderr}` };
};

/** Applies a block to a copied file: completely, or each of its changes. */
function apply({ kind, path, text }: (typeof blocks)[number]): void {
  mkdirSync(dirname(here(path)), { recursive: true });
  let file = kind === 'diff' ? readFileSync(here(path), 'utf8') : text;
  const places = kind === 'diff' ? text.split(/^@@\n/m).slice(1) : [];
  for (const place of places) {
    const side = (mark: '+' | '-') =>
      place
        .split('\n')
        .filter((line) => line && line[0] !== mark)
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const before = side('+');
    expect(file.split(before).length - 1, `${path} has once:\n${before}`).toBe(1);
    file = file.replace(before, () => side('-'));
  }
  writeFileSync(here(path), file);
}

/** The migration is created as in the guide, and declares that it only adds. */
function migrate(name: string): void {
  const made = run('drizzle-kit', 'generate', '--name', name);
  expect(made.text, 'drizzle-kit').toContain('Your SQL migration');
  const [file] = globSync(`server/db/migrations/*_${name}.sql`, { cwd: home });
  writeFileSync(here(file!), `-- expansão: ${name}\n${readFileSync(here(file!), 'utf8')}`);
}

const written = (some: typeof blocks) =>
  some.flatMap(({ kind, text }) =>
    text.split('\n').filter((line) => (kind === 'diff' ? line.startsWith('+') : line !== '')),
  );

describe('HSE-04 the guide for a new register', () => {
  beforeAll(() => {
    const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).stdout;
    for (const path of files.split('\n').filter(Boolean)) cpSync(path, here(path), { recursive: true });
    // But for what is kept between runs: a database of its own migrations is the copy's alone.
    mkdirSync(here('node_modules'));
    for (const name of readdirSync('node_modules'))
      if (name !== '.cache') symlinkSync(resolve('node_modules', name), here(`node_modules/${name}`));
    entity.forEach(apply);
    migrate('condominios');
    field.forEach(apply);
    migrate('assembleia');
    cpSync('tests/guia/cenario.ts', here('server/condominios.db.test.ts'));
  }, 120_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('HSE-03 costs at most 90 lines in seven files, and a field more at most five', () => {
    expect(new Set(entity.map(({ path }) => path)).size).toBeLessThanOrEqual(7);
    expect(written(entity).length).toBeLessThanOrEqual(90);
    expect(written(field).length).toBeLessThanOrEqual(5);
  });

  it('makes an entity that is created, listed, edited, deleted, restored, purged, imported and exported', () => {
    const { status, text } = run('vitest', 'run', '--project', 'embedded', 'server/condominios.db.test.ts');
    expect(status, text).toBe(0);
    expect(text).toMatch(/8 passed/);
  }, 300_000);

  it('makes what the compiler takes; without its table, its resource or its screen it does not', () => {
    const check = () => run('tsc', '-p', 'tsconfig.tests.json', '--noEmit').text;
    expect(check().trim()).toBe('');
    for (const path of ['server/db/tables.ts', 'server/entidades.ts', 'web/app/screens.ts'])
      writeFileSync(here(path), readFileSync(path, 'utf8'));
    const told = check();
    for (const path of ['server/db/tables.ts', 'server/entidades.ts', 'web/app/screens.ts'])
      expect(told).toMatch(
        new RegExp(`${path}\\(\\d+,\\d+\\): error TS\\d+: .*(?:\\n  .*)*Property '?condominio`),
      );
  }, 600_000);
});
