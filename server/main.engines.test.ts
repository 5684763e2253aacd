import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabaseFiles, testEngine } from '#tests/database/open.ts';
import { freePort } from '#tests/free-port.ts';
import { checkBuilt } from '../scripts/build.ts';

// Whole processes are started, several in a test.
vi.setConfig({ testTimeout: 120_000 });

interface Running {
  child: ChildProcess;
  url: string;
  /** Everything printed so far. */
  said(): string;
  ended: Promise<number | null>;
}

checkBuilt();

const running: Running[] = [];
let files: TestDatabaseFiles | undefined;
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await files?.remove();
  files = undefined;
});

/** The product as started by `npm start`, on this test's files. */
async function start(env: Record<string, string> = {}): Promise<Running> {
  files ??= await createTestDatabase();
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/main.js')], {
    cwd: files.dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: files.dataDir,
      ...(files.database.kind === 'postgres' ? { DATABASE_URL: files.database.url } : {}),
      ...env,
    },
  });
  let said = '';
  child.stdout!.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr!.on('data', (chunk) => {
    said += chunk;
  });
  const process_ = {
    child,
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
  running.push(process_);
  return process_;
}

async function ready({ url, ended }: Running): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the process ended before it was ready');
}

const passwordIn = (said: string) => /Senha: +(\S{20})\n/.exec(said)?.[1];
const signIn = (url: string, password: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });

const whole = !process.env.TEST_DAILY;

describe.runIf(testEngine === 'embedded' || whole)('starting and ending the product', () => {
  it('ACC-29 the first start prints the administrator’s password once, and it works; after SIGKILL the next start goes on', async () => {
    const first = await start();
    await ready(first);
    await expect.poll(first.said).toContain('no ar');
    const password = passwordIn(first.said())!;
    const answer = await signIn(first.url, password);
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    // Said to the person once, never to the log; no secret of a request is logged either.
    expect(first.said().split(password)).toHaveLength(2);
    expect(first.said()).not.toContain(token);

    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start();
    await ready(second);
    await expect.poll(second.said).toContain('no ar');
    expect(passwordIn(second.said())).toBeUndefined();
    expect((await signIn(second.url, password)).status).toBe(200);
    const kept = await fetch(`${second.url}/api/sessao`, { headers: { authorization: `Bearer ${token}` } });
    expect(kept.status).toBe(200);
  });

  it('R10 SIGTERM ends it with code 0 well within ten seconds, also with a stream open', async () => {
    const began = performance.now();
    const process_ = await start({ ADMIN_PASSWORD: 'dada pelo ambiente' });
    await ready(process_);
    const startMs = performance.now() - began;
    const { token } = (await (await signIn(process_.url, 'dada pelo ambiente')).json()) as { token: string };
    const stream = await fetch(`${process_.url}/api/super-ai/progress-stream/ninguem?token=${token}`);
    expect(stream.status).toBe(200);
    const text = stream.text().catch(() => '');
    const asked = performance.now();
    process_.child.kill('SIGTERM');
    expect(await process_.ended).toBe(0);
    // A machine too busy to start it in ten seconds is too busy to end it in them.
    expect(performance.now() - asked).toBeLessThan(Math.max(10_000, startMs));
    await text;
  });
});

describe.runIf(testEngine === 'postgres' || whole)('a start that can be', () => {
  it('names a variable that would give a secret by a file and is none, with the nearest there is', async () => {
    const process_ = await start({ ADMIN_PASWORD_FILE: '/run/secrets/admin' });
    await ready(process_);
    expect(process_.said()).toContain('ADMIN_PASWORD_FILE não é lida');
    expect(process_.said()).toContain('O mais parecido é ADMIN_PASSWORD_FILE');
  });
});

/** Has nothing to do with the files of a database: alike on both, and processes start faster on this one. */
describe.runIf(testEngine === 'postgres' || whole)('a start that cannot be', () => {
  it('a faulty configuration is refused with every problem named, and no stack', async () => {
    const process_ = await start({ PORT: 'abc', STORAGE: 's3' });
    expect(await process_.ended).toBe(1);
    expect(process_.said()).toContain('PORT: precisa ser um número inteiro');
    expect(process_.said()).toContain('S3_BUCKET');
    expect(process_.said()).not.toMatch(/\n\s+at /);
  });

  it('SAF-09 a folder of data that cannot exist is told in Portuguese, without a stack', async () => {
    files = await createTestDatabase();
    writeFileSync(join(files.dataDir, 'arquivo'), '');
    const process_ = await start({ DATA_DIR: join(files.dataDir, 'arquivo/dados') });
    expect(await process_.ended).toBe(1);
    expect(process_.said()).toMatch(/A pasta de dados .* não pode existir/);
    expect(process_.said()).not.toMatch(/\n\s+at /);
  });

  it('a port that is taken is told in Portuguese', async () => {
    const first = await start();
    await ready(first);
    const others = await createTestDatabase();
    const other = await start({ PORT: new URL(first.url).port, DATA_DIR: others.dataDir });
    expect(await other.ended).toBe(1);
    expect(other.said()).toMatch(/A porta \d+ já está em uso/);
    await others.remove();
  });
});

describe.runIf(testEngine === 'embedded')('R09 one process per data directory', () => {
  it('a second one is refused by name of the first, which goes on undisturbed', async () => {
    const first = await start();
    await ready(first);
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`processo ${first.child.pid}`);
    expect(second.said()).toContain(files!.dataDir);
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  });
});

describe.runIf(testEngine === 'postgres')('several processes on one PostgreSQL', () => {
  it('start together, and a token of one opens the other', async () => {
    files = await createTestDatabase();
    const both = await Promise.all([
      start({ ADMIN_PASSWORD: 'dada pelo ambiente' }),
      start({ ADMIN_PASSWORD: 'dada pelo ambiente', ROLE: 'web' }),
    ]);
    await Promise.all(both.map(ready));
    const { token } = (await (await signIn(both[0].url, 'dada pelo ambiente')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${both[1].url}/api/sessao`, { headers })).status).toBe(200);
    await fetch(`${both[1].url}/api/logout`, { method: 'POST', headers });
    expect((await fetch(`${both[0].url}/api/sessao`, { headers })).status).toBe(401);
  });
});

/**
 * Prevents all files of a process from growing while a flag file exists, like a full disk; existing bytes can
 * be overwritten.
 */
const fullDisk = (flag: string) => `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const isFull = () => fs.existsSync(${JSON.stringify(flag)});
const fault = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
const write = fs.writeSync;
fs.writeSync = (fd, data, offset, length, position) => {
  if (fd > 2 && typeof position === 'number' && isFull() && position + length > fs.fstatSync(fd).size) throw fault();
  return write(fd, data, offset, length, position);
};
const handle = await fs.promises.open(import.meta.filename);
const kind = Object.getPrototypeOf(handle);
for (const name of ['write', 'writeFile']) {
  const own = kind[name];
  kind[name] = async function (...given) {
    if (isFull()) throw fault();
    return own.apply(this, given);
  };
}
await handle.close();
syncBuiltinESMExports();
`;

it('SAF-09 on a full disk the whole server says so in words, stays up, and has all that it confirmed once there is room', async () => {
  files ??= await createTestDatabase();
  const flag = join(files.dataDir, 'disco-cheio');
  const hook = join(files.dataDir, 'disco.mjs');
  writeFileSync(hook, fullDisk(flag));
  // Of every thread of it, that of the database too.
  const env = { NODE_OPTIONS: `--import ${hook}`, ADMIN_PASSWORD: 'senha-do-disco', RATE_LIMIT_API: 'off' };
  const server = await start(env);
  await ready(server);
  const { token } = (await (await signIn(server.url, 'senha-do-disco')).json()) as { token: string };
  const create = async (nome: string) => {
    const answer = await fetch(`${server.url}/api/incorporadoras`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nome }),
    });
    return { status: answer.status, body: (await answer.json()) as { message?: string } };
  };
  const health = async () => {
    const answer = await fetch(`${server.url}/health/ready`);
    return { status: answer.status, disk: ((await answer.json()) as { disk: string | null }).disk };
  };
  expect((await create('Antes')).status).toBe(200);

  writeFileSync(flag, '');
  await expect.poll(health, { timeout: 10_000 }).toEqual({
    status: 503,
    disk: expect.stringMatching(/^O disco da pasta de dados .* está cheio\. Libere espaço;/),
  });
  const kept = ['Antes'];
  const refused: string[] = [];
  for (let n = 0; n < 600 && refused.length < 5; n++) {
    const nome = `Número ${n} ${'x'.repeat(150)}`;
    const { status, body } = await create(nome);
    if (status === 200) kept.push(nome);
    else {
      expect(body.message).toMatch(/^O disco do banco de dados está cheio: nada foi gravado\./);
      expect(status).toBe(507);
      refused.push(nome);
    }
    // A database of its own machine has a disk of its own.
    if (testEngine !== 'embedded' && n > 20) break;
  }
  expect(refused).toHaveLength(testEngine === 'embedded' ? 5 : 0);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);

  rmSync(flag);
  await expect.poll(health, { timeout: 10_000 }).toEqual({ status: 200, disk: null });
  expect((await create('Depois')).status).toBe(200);
  const list = await fetch(`${server.url}/api/incorporadoras`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const names = ((await list.json()) as { nome: string }[]).map(({ nome }) => nome);
  expect(names.sort()).toEqual([...kept, 'Depois'].sort());
});
