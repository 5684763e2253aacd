import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { freePort } from '#tests/free-port.ts';
import { checkBuilt } from '../scripts/build.ts';

checkBuilt();
const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const password = 'senha de teste';
const lookEveryMs = 200;

async function startProcess(
  files: TestDatabaseFiles,
  role: 'web' | 'worker',
  port: number,
): Promise<ChildProcess> {
  const { database } = files;
  if (database.kind !== 'postgres') throw new Error('several processes need PostgreSQL');
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/main.js')], {
    cwd: files.dataDir,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      WORKER_PORT: String(port),
      ROLE: role,
      DATA_DIR: files.dataDir,
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: password,
      RATE_LIMIT_API: 'off',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '2',
    },
  });
  undo.push(() => child.kill('SIGKILL'));
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('it ended');
    await wait(50);
  }
  return child;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** A proxy with kept connections that asks each process whether it is ready, and tries nothing twice. */
async function startProxy(ports: number[]) {
  const ready = new Set(ports);
  let looking = true;
  const looks = (async () => {
    while (looking) {
      for (const port of ports) ready[(await isReady(port)) ? 'add' : 'delete'](port);
      await wait(lookEveryMs);
    }
  })();
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const at = [...ready];
    const port = at[turn++ % Math.max(1, at.length)];
    if (!port) return outgoing.writeHead(502).end('nobody is ready');
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { connection: _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode!, rest);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(String(error)),
    );
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => {
    looking = false;
    await looks;
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ready };
}

it('two web processes restarted one after the other behind a proxy lose no call, and no write they answered', async () => {
  const files = await createTestDatabase('postgres');
  undo.push(() => files.remove());
  const ports = [await freePort(), await freePort()];
  // Who only serves pages is ready while a worker lives.
  await startProcess(files, 'worker', await freePort());
  const processes = [
    await startProcess(files, 'web', ports[0]!),
    await startProcess(files, 'web', ports[1]!),
  ];
  const { url, ready } = await startProxy(ports);
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  let over = false;
  let calls = 0;
  const lost: unknown[] = [];
  const kept: string[] = [];
  const caller = async (name: number) => {
    for (let n = 0; !over; n++) {
      const nome = `Incorporadora ${name}-${n}`;
      const write = n % 10 === 0;
      calls += 1;
      try {
        const answer = write
          ? await fetch(`${url}/api/incorporadoras`, {
              method: 'POST',
              headers,
              body: JSON.stringify({ nome }),
            })
          : await fetch(`${url}${n % 2 ? '/api/regioes' : '/api/sessao'}`, { headers });
        const text = await answer.text();
        if (answer.status !== 200) lost.push([answer.status, text]);
        else if (write) kept.push(nome);
      } catch (error) {
        lost.push(String(error));
      }
      await wait(5);
    }
  };
  const callers = Array.from({ length: 8 }, (_, name) => caller(name));
  for (const [index, port] of ports.entries()) {
    await wait(500);
    const old = processes[index]!;
    old.kill('SIGTERM');
    const [code] = await once(old, 'exit');
    expect(code).toBe(0);
    processes[index] = await startProcess(files, 'web', port);
    await expect.poll(() => ready.has(port), { timeout: 30_000 }).toBe(true);
  }
  over = true;
  await Promise.all(callers);
  expect(lost).toEqual([]);
  expect(calls).toBeGreaterThan(200);
  const all = (await (await fetch(`${url}/api/incorporadoras`, { headers })).json()) as { nome: string }[];
  const names = new Set(all.map(({ nome }) => nome));
  expect(kept.filter((nome) => !names.has(nome))).toEqual([]);
});
