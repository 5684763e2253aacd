import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { versao } from '#contract/base/versao.ts';
import { withDatabase } from '#tests/database/template.ts';
import { freePort } from '#tests/free-port.ts';
import { some } from '#tests/some.ts';

// Whole processes are started, from sources.
vi.setConfig({ testTimeout: 300_000 });

const root = join(import.meta.dirname, '..');
const password = 'senha de teste';

/** The versions before this one with their commits, the newest first. */
const before = [
  ...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+) \(([0-9a-f]+)\)$/gm),
].map(([, version, commit]) => ({ version: version!, commit: commit! }));

/** Sources are taken out of the repository's history; a copy without it has none. */
const isKept = (commit: string): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', commit], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function sourcesOf(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-versao-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const packed = execFileSync('git', ['archive', commit, 'package.json', 'server', 'contract', 'site'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(folder, name));
  return folder;
}

/** Installation without data: the version named makes the tables itself. */
async function emptyDatabase(): Promise<string> {
  const name = `portal_versoes_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  undo.push(async () => {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
  });
  return withDatabase(inject('postgresUrl'), name);
}

/** A whole process, workers too, from the sources in a folder. */
async function start(folder: string, { database, dataDir }: { database: string; dataDir: string }) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'server/main.ts')], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      SERVICE_CHECK_HOURS: 'off',
      NODE_NO_WARNINGS: '1',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  undo.push(stop);
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(`${url}/health/ready`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
    await wait(50);
  }
  let token = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    return { status: answer.status, answer };
  };
  const json = async (method: string, path: string, body?: unknown) => {
    const { status, answer } = await call(method, path, body);
    const text = await answer.text();
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  token = (await json('POST', '/api/login', { username: 'admin', password })).token;
  return { json, call, stop, said: () => said };
}
type Running = Awaited<ReturnType<typeof start>>;

/** Every read it declares that needs nothing to be named. */
async function readEverything({ json, call }: Running): Promise<string[]> {
  const { paths } = (await json('GET', '/api/documentacao')) as {
    paths: Record<string, { get?: { parameters: { in: string; required: boolean }[] } }>;
  };
  const failed: string[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || get.parameters.some(({ required }) => required)) continue;
    const { status, answer } = await call('GET', path);
    await answer.body?.cancel();
    if (status >= 500) failed.push(`${path}: ${status}`);
  }
  return failed;
}

/** Records made, changed and thrown away. */
async function work({ json }: Running, name: string): Promise<void> {
  const { id } = await json('POST', '/api/incorporadoras', { nome: name });
  await json('PUT', `/api/incorporadoras/${id}`, { nome: `${name} S.A.` });
  const corretor = await json('POST', '/api/corretores', {
    nome: `Ana ${name}`,
    nomeGuerra: name,
    email: `${name.toLowerCase()}@example.com`,
    creci: `${10_000 + name.length}-F`,
    senha: password,
  });
  await json('PUT', `/api/corretores/${corretor.id}`, { nome: `Ana Maria ${name}` });
  const gone = await json('POST', '/api/incorporadoras', { nome: `${name} por engano` });
  await json('DELETE', `/api/incorporadoras/${gone.id}`);
}

const namesOf = async ({ json }: Running): Promise<string[]> =>
  ((await json('GET', '/api/incorporadoras')) as { nome: string }[]).map(({ nome }) => nome);

describe('OPS-03 the version before', () => {
  it('is two that are rehearsed, and this one stands above them under one number', () => {
    const newest = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))![1];
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect([newest, version]).toEqual([versao, versao]);
    expect(before.length).toBeGreaterThanOrEqual(2);
  });

  // The one before in `npm test`, the one before that in `npm run test:all` too.
  for (const { version, commit } of some(before.slice(0, 2), 1))
    it.runIf(isKept(commit))(
      `${version} goes on while this one updates its database, and comes back`,
      async () => {
        const database = await emptyDatabase();
        const dataDir = mkdtempSync(join(tmpdir(), 'portal-versoes-'));
        undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
        const folder = sourcesOf(commit);
        const at = { database, dataDir };

        const old = await start(folder, at);
        await work(old, 'Antes');
        const current = await start(root, at);
        // Side by side, as in a rolling restart.
        await work(old, 'Durante');
        expect(await readEverything(old)).toEqual([]);
        await work(current, 'Depoisdisso');
        expect(await readEverything(current)).toEqual([]);
        await Promise.all([old.stop(), current.stop()]);

        const back = await start(folder, at);
        await work(back, 'Outravez');
        expect(await namesOf(back)).toEqual(
          expect.arrayContaining(['Antes S.A.', 'Durante S.A.', 'Depoisdisso S.A.', 'Outravez S.A.']),
        );
        expect(await readEverything(back)).toEqual([]);
        for (const each of [old, current, back]) expect(each.said()).not.toContain('"level":50');
      },
    );
});
