import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { freePort } from '#tests/free-port.ts';
import { checkBuilt } from './build.ts';
import { readInstalled } from './supply/installed.ts';

beforeAll(checkBuilt);
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const here = join(import.meta.dirname, '..');
const shipped = ['package.json', 'package-lock.json', 'scripts', 'server', 'contract', 'site', 'dist'];
const sources = [
  'web',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.site.config.ts',
  'vite.meu-espaco.config.ts',
];

/** An installation as `npm ci --omit=dev` leaves it, elsewhere. */
function moved(entries: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-mudado-'));
  undo.push(() => rmSync(root, { recursive: true, force: true }));
  for (const entry of entries)
    cpSync(join(here, entry), join(root, entry), {
      recursive: true,
      filter: (path) => !relative(here, path).includes('.test.'),
    });
  const wanted = new Set(
    readInstalled(here)
      .filter(({ production }) => production)
      .map(({ name }) => name),
  );
  for (const name of wanted) {
    const from = join(here, 'node_modules', name);
    const to = join(root, 'node_modules', name);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to);
  }
  return root;
}

interface Started {
  url: string;
  pid: number;
  said: () => string;
}
async function start(root: string, files: TestDatabaseFiles, node = process.execPath): Promise<Started> {
  const port = await freePort();
  const child = spawn(node, [join(root, 'scripts/run.mjs'), 'scripts/start'], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: files.dataDir,
      DATABASE_URL: files.database.kind === 'postgres' ? files.database.url : '',
    },
  });
  let said = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const end = new Promise<void>((resolve) =>
    child.once('close', () => {
      ended = true;
      resolve();
    }),
  );
  undo.push(() => {
    child.kill('SIGKILL');
    return end;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!ended) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.status === 200) return { url, pid: child.pid!, said: () => said };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it ended: ${said}`);
}

async function withFiles(): Promise<TestDatabaseFiles> {
  const files = await createTestDatabase();
  undo.push(() => files.remove());
  return files;
}

it('OPS-01 a shipped dist beside production packages alone starts in another folder, with and without its sources, building nothing', async () => {
  const whole = moved([...shipped, ...sources]);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '-e',
      `import(${JSON.stringify(join(whole, 'scripts/build.ts'))}).then(({ checkBuilt }) => checkBuilt())`,
    ],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);

  const bare = moved(shipped);
  const { url, said } = await start(bare, await withFiles());
  expect(said()).not.toContain('Preparando');
  const panel = await (await fetch(`${url}/admin/regioes`)).text();
  const [, script] = /src="(\/[^"]+\.js)"/.exec(panel)!;
  expect((await fetch(url + script)).status).toBe(200);
});

it('OPS-01 changed sources without the tools to build them are a sentence, not a stack', () => {
  const root = moved([...shipped, ...sources]);
  writeFileSync(join(root, 'web/app/novo.ts'), 'export {};');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'scripts/start'], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^A pasta dist falta ou é de outra versão.*`npm ci`/),
  ]);
  expect(stderr).not.toContain(' at ');
});

it('OPS-01 what is missing is built in processes of their own, that end before the server starts', async () => {
  const root = moved([...shipped, ...sources]);
  // Stands for the bundler, which takes a minute.
  const fake = join(root, 'node_modules/vite');
  mkdirSync(fake, { recursive: true });
  writeFileSync(join(fake, 'package.json'), '{ "name": "vite", "type": "module", "exports": "./index.js" }');
  writeFileSync(
    join(fake, 'index.js'),
    `import { appendFileSync } from 'node:fs';
     export const build = async () => appendFileSync(${JSON.stringify(join(root, 'pids'))}, process.pid + ' ');`,
  );
  rmSync(join(root, 'dist/web.hash'));
  rmSync(join(root, 'dist/site.hash'));
  const { pid, said } = await start(root, await withFiles());
  expect(said()).toMatch(/Preparando o painel…\n(.*\n)*Preparando as páginas públicas…/);
  const builders = readFileSync(join(root, 'pids'), 'utf8').trim().split(' ').map(Number);
  expect(new Set(builders).size).toBe(2);
  expect(builders).not.toContain(pid);
  for (const builder of builders) expect(() => process.kill(builder, 0)).toThrow('ESRCH');
});

/** The Node.js versions of this machine, each once, beside the project's own. */
function installedNodes(): { path: string; version: string }[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((dir) => !dir.includes('node_modules'));
  const nodes = [process.execPath, ...folders.map((dir) => join(dir, 'node'))].flatMap((path) => {
    const { status, stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    return status === 0 ? [{ path, version: stdout.trim() }] : [];
  });
  return [...new Map(nodes.map((node) => [node.version, node])).values()];
}

it('OPS-01 on every Node.js of this machine it starts, or says in a sentence which one it needs', async () => {
  const root = moved(shipped);
  const tried = installedNodes();
  expect(tried.map(({ version }) => version)).toContain(process.versions.node);
  for (const { path, version } of tried) {
    const [major, minor] = version.split('.').map(Number) as [number, number];
    if (major > 22 || (major === 22 && minor >= 18)) {
      const { url } = await start(root, await withFiles(), path);
      expect((await fetch(`${url}/health/live`)).status, version).toBe(200);
      continue;
    }
    const { status, stderr } = spawnSync(path, [join(root, 'scripts/run.mjs'), 'scripts/start'], {
      encoding: 'utf8',
    });
    expect([version, status]).toEqual([version, 1]);
    expect(stderr).toContain(`precisa do Node.js 22.18 ou mais novo (este é o ${version})`);
    expect(stderr).not.toContain(' at ');
  }
});
