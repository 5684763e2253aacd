import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
      'server/hotsites/service.ts',
      'server/hotsites/inner.ts',
      'server/uploads/service.ts',
      'server/adapters/drive/port.ts',
      'server/adapters/drive/google.ts',
      'server/db/client.ts',
      'web/kit/api.ts',
      'web/widgets/picker.ts',
      'web/corretores/page.ts',
      'site/page.ts',
      'tests/app.ts',
      'node_modules/sharp/index.js',
    ])
      plant(path, value);
    plant('contract/one.ts', use('#server/hotsites/service.ts'));
    plant('web/hotsites/page.ts', use('#server/hotsites/service.ts'));
    plant('web/hotsites/two.ts', use('#site/page.ts'));
    plant('web/hotsites/three.ts', use('#web/corretores/page.ts'));
    plant('web/kit/bad.ts', use('#web/widgets/picker.ts'));
    plant('web/widgets/bad.ts', use('#web/corretores/page.ts'));
    plant('site/bad.ts', use('#web/kit/api.ts'));
    plant('server/kernel/bad.ts', use('#server/hotsites/service.ts'));
    plant('server/adapters/drive/bad.ts', use('#server/db/client.ts'));
    plant('server/assets/one.ts', use('#server/adapters/drive/google.ts'));
    plant('server/assets/two.ts', use('#server/uploads/service.ts'));
    plant('server/super-ai/one.ts', use('#server/hotsites/inner.ts'));
    plant('server/app.ts', use('#site/page.ts'));
    plant('server/config.ts', "import sharp from 'sharp';\nexport const used = sharp;\n");
    plant('server/main.ts', use('#tests/app.ts'));
    plant('server/log.ts', use('./nowhere.ts'));
    plant('server/ring-a.ts', "import { b } from './ring-b.ts';\nexport const a = () => b;\n");
    plant('server/ring-b.ts', "import { a } from './ring-a.ts';\nexport const b = () => a;\n");
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('finds one planted violation of each rule', { timeout: 120_000 }, () => {
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
        'kit-knows-no-widget',
        'libraries-in-their-place',
        'no-cycles',
        'nothing-unresolved',
        'product-never-imports-tests',
        'server-not-browser',
        'site-not-web',
        'slice-assets',
        'slice-super-ai',
        'slices-see-ports-only',
        'web-and-server-apart',
        'web-features-apart',
        'web-not-site',
        'web-one-direction',
      ].sort(),
    );
  });
});
