import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rooms, shared } from '../../.dependency-cruiser.mjs';

const roots = ['contract', 'server', 'web', 'site', 'scripts'];

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

function cruise(cwd: string, folders: string[]): Cruise {
  const result = spawnSync(
    join(process.cwd(), 'node_modules/.bin/depcruise'),
    [...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    { cwd, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return JSON.parse(result.stdout) as Cruise;
}

const tracked = () =>
  spawnSync('git', ['ls-files', ...roots], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((path) => /\.tsx?$/.test(path));

describe('who may import whom', () => {
  it('holds for every source file', { timeout: 120_000 }, () => {
    const { summary } = cruise(process.cwd(), roots);
    expect(
      summary.violations.map((violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`),
    ).toEqual([]);
    // A cruiser that sees nothing finds nothing.
    expect(summary.totalCruised).toBeGreaterThanOrEqual(tracked().length);
  });
});

describe('the rooms', () => {
  const foldersOf = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const names = Object.keys(rooms);

  it('HSE-01 are the same in the contract, the server, the panel and the browser tests', () => {
    expect(foldersOf('contract').sort()).toEqual(['base', ...names].sort());
    expect(foldersOf('server').sort()).toEqual([...shared.server, ...names].sort());
    // What the public sees is rendered on the server: the panel has no screen of it.
    for (const root of ['web', 'tests/e2e'])
      for (const folder of foldersOf(root))
        expect([...names, ...shared.web, 'support'], root).toContain(folder);
  });

  it('hold every folder of the server in the table of edges, each once', () => {
    const declared = Object.entries(rooms).map(([room, { slices }]) => [room, Object.keys(slices).sort()]);
    const there = names.map((room) => [room, foldersOf(`server/${room}`).sort()]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(there));
    const slices = Object.values(rooms).flatMap((room) => Object.keys(room.slices));
    expect(new Set(slices).size).toBe(slices.length);
  });

  it('HSE-01 the tree and the way to its heart stand in the architecture page', () => {
    const text = readFileSync('docs/architecture.md', 'utf8');
    for (const name of names) expect(text).toContain(`\`${name}/\``);
    const linked = [...text.matchAll(/`((?:server|contract|web|site)\/[\w./-]+)`/g)].map(([, path]) => path!);
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
    for (const question of ['main picture', 'price lapse']) expect(text).toContain(question);
  });
  it('HSE-15 every slice stands in the glossary in its room; one drawing and three lives of 15 lines at most lead to files that are there', () => {
    const glossary = readFileSync('docs/glossario.md', 'utf8');
    const told = [...glossary.matchAll(/^\| `([\w-]+)` \| ([\w-]+) \|/gm)].map(
      ([, slice, room]) => `${room}/${slice}`,
    );
    expect(told.sort()).toEqual(
      names.flatMap((room) => foldersOf(`server/${room}`).map((each) => `${room}/${each}`)).sort(),
    );
    const page = readFileSync('docs/architecture.md', 'utf8');
    expect(page.match(/^```/gm)).toHaveLength(2);
    const lives = page.split(/^## /m).filter((part) => part.startsWith('Life of'));
    expect(lives.map((part) => part.split('\n')[0])).toEqual([
      'Life of a request',
      'Life of a run',
      'Life of a WhatsApp message',
    ]);
    for (const life of lives) {
      expect(
        life
          .split('\n')
          .slice(1, -1)
          .filter((line) => /^\d|^ {3}\S/.test(line)).length,
      ).toBeLessThanOrEqual(15);
      const files = [...life.matchAll(/`((?:server|contract|web|site)\/[\w/.-]+\.tsx?)`/g)].map(
        ([, path]) => path!,
      );
      expect(files.length, life).toBeGreaterThan(3);
      expect(files.filter((path) => !existsSync(path))).toEqual([]);
    }
  });

  it('HSE-15 who wants to contribute reads where a thing goes, how to run its tests and how to see it, by commands there are', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8');
    for (const question of ['Where does it go?', "How do I run one slice's tests?", 'How do I see it?'])
      expect(text).toContain(`**${question}**`);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(named).toEqual(expect.arrayContaining(['test:slice', 'dev', 'build']));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the guard itself', () => {
  const home = mkdtempSync(join(tmpdir(), 'portal-imports-'));
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  const value = 'export const value = 1;\n';
  const use = (path: string) => `import { value } from '${path}';\nexport const used = value;\n`;

  beforeAll(() => {
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
      cpSync(file, join(home, file));
    for (const path of [
      'server/da-pasta-a-pagina/hotsites/service.ts',
      'server/da-pasta-a-pagina/hotsites/inner.ts',
      'server/sistema/uploads/service.ts',
      'server/adapters/drive/port.ts',
      'server/adapters/drive/google.ts',
      'server/db/client.ts',
      'contract/base/runs.ts',
      'contract/sistema/uploads.ts',
      'web/kit/api.ts',
      'web/widgets/picker.ts',
      'web/cadastros/corretores/page.ts',
      'site/page.ts',
      'tests/app.ts',
      'node_modules/sharp/index.js',
    ])
      plant(path, value);
    plant('contract/one.ts', use('#server/da-pasta-a-pagina/hotsites/service.ts'));
    plant('web/da-pasta-a-pagina/hotsites/page.ts', use('#server/da-pasta-a-pagina/hotsites/service.ts'));
    plant('web/da-pasta-a-pagina/hotsites/two.ts', use('#site/page.ts'));
    plant('web/da-pasta-a-pagina/hotsites/three.ts', use('#web/cadastros/corretores/page.ts'));
    plant('web/kit/bad.ts', use('#web/widgets/picker.ts'));
    plant('web/widgets/bad.ts', use('#web/cadastros/corretores/page.ts'));
    plant('site/bad.ts', use('#web/kit/api.ts'));
    plant('server/kernel/bad.ts', use('#server/da-pasta-a-pagina/hotsites/service.ts'));
    plant('server/kernel/runs.ts', use('#contract/base/runs.ts'));
    plant('server/kernel/upload.ts', use('#contract/sistema/uploads.ts'));
    plant('server/adapters/drive/bad.ts', use('#server/db/client.ts'));
    plant('server/da-pasta-a-pagina/assets/one.ts', use('#server/adapters/drive/google.ts'));
    plant('server/da-pasta-a-pagina/assets/two.ts', use('#server/sistema/uploads/service.ts'));
    plant('server/da-pasta-a-pagina/super-ai/one.ts', use('#server/da-pasta-a-pagina/hotsites/inner.ts'));
    plant('server/sistema/sessao/one.ts', use('#server/da-pasta-a-pagina/hotsites/service.ts'));
    plant('server/da-pasta-a-pagina/extracao/one.ts', use('#server/db/client.ts'));
    plant('server/app.ts', use('#site/page.ts'));
    plant('server/config.ts', "import sharp from 'sharp';\nexport const used = sharp;\n");
    plant('server/main.ts', use('#tests/app.ts'));
    plant('server/log.ts', use('./nowhere.ts'));
    plant('server/ring-a.ts', "import { b } from './ring-b.ts';\nexport const a = () => b;\n");
    plant('server/ring-b.ts', "import { a } from './ring-a.ts';\nexport const b = () => a;\n");
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('HSE-07 finds one planted violation of each rule, a slice’s contract in the kernel among them', {
    timeout: 120_000,
  }, () => {
    const { summary } = cruise(
      home,
      roots.filter((root) => root !== 'scripts'),
    );
    const found = new Set(summary.violations.map((violation) => violation.rule.name));
    expect([...found].sort()).toEqual(
      [
        'adapters-know-no-slice',
        'contract-alone',
        'kernel-and-db-know-no-slice',
        'kernel-knows-no-slice-contract',
        'kit-knows-no-widget',
        'knowledge-is-pure',
        'libraries-in-their-place',
        'no-cycles',
        'nothing-unresolved',
        'product-never-imports-tests',
        'room-sistema',
        'server-not-browser',
        'site-not-web',
        'slice-assets',
        'slice-sessao',
        'slice-super-ai',
        'slices-see-ports-only',
        'web-and-server-apart',
        'web-features-apart',
        'web-not-site',
        'web-one-direction',
      ].sort(),
    );
    // What stands in the base is for all.
    expect(summary.violations.map(({ from }) => from)).not.toContain('server/kernel/runs.ts');
  });
});
