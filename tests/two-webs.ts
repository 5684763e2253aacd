import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { freePort } from '#tests/free-port.ts';
import { startOnOpenSocket } from '#tests/open-socket.ts';

const password = 'senha de teste';

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Calls made through a proxy: what was not answered with 200, and the records that were. */
interface Load {
  stop(): Promise<{ calls: number; lost: unknown[]; missing: string[] }>;
}

/** Two web processes and a worker of the built product on one PostgreSQL; `drainSeconds` as operations set it. */
export async function startTwoWebs(
  undo: (() => unknown)[],
  drainSeconds: number,
  { openSockets = false } = {},
) {
  const files: TestDatabaseFiles = await createTestDatabase('postgres');
  undo.push(() => files.remove());
  const { database } = files;
  if (database.kind !== 'postgres') throw new Error('several processes need PostgreSQL');
  const databaseUrl = database.url;

  const main = join(import.meta.dirname, '../dist/server/main.js');
  const environment = (role: 'web' | 'worker', port: number) => ({
    PATH: process.env.PATH,
    PORT: String(port),
    WORKER_PORT: String(port),
    ROLE: role,
    DATA_DIR: files.dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: password,
    RATE_LIMIT_API: 'off',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: String(drainSeconds),
  });
  async function untilReady(port: number, child?: ChildProcess): Promise<void> {
    while (!(await isReady(port))) {
      if (child && child.exitCode !== null) throw new Error('it ended');
      await wait(50);
    }
  }
  async function startProcess(role: 'web' | 'worker', port: number): Promise<ChildProcess> {
    const env = environment(role, port);
    const child = spawn(process.execPath, [main], { cwd: files.dataDir, stdio: 'ignore', env });
    undo.push(() => child.kill('SIGKILL'));
    await untilReady(port, child);
    return child;
  }
  /** A web process, and how it is restarted. */
  async function startWeb(port: number): Promise<() => Promise<void>> {
    if (openSockets) {
      const env = environment('web', port);
      const held = await startOnOpenSocket([process.execPath, main], { port, env, cwd: files.dataDir }, undo);
      await untilReady(port);
      return async () => {
        await held.restart();
        await untilReady(port);
      };
    }
    let child = await startProcess('web', port);
    return async () => {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`it ended with ${code}`);
      child = await startProcess('web', port);
    };
  }

  const ports = [await freePort(), await freePort()] as const;
  // Who only serves pages is ready while a worker lives.
  await startProcess('worker', await freePort());
  const restarts = [await startWeb(ports[0]), await startWeb(ports[1])];

  return {
    ports,
    isReady,
    /** Restarts one process after the other, as soon as the one before is back. */
    async restartEach(isBack: (port: number) => boolean | Promise<boolean> = isReady): Promise<void> {
      for (const [index, port] of ports.entries()) {
        await wait(500);
        await restarts[index]!();
        while (!(await isBack(port))) await wait(50);
      }
    },
    /** Eight callers that read and write through the proxy at `url` until they are stopped. */
    async load(url: string): Promise<Load> {
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
      const write = (nome: string) =>
        fetch(`${url}/api/incorporadoras`, { method: 'POST', headers, body: JSON.stringify({ nome }) });
      const caller = async (name: number) => {
        for (let n = 0; !over; n++) {
          const nome = `Incorporadora ${name}-${n}`;
          const writes = n % 10 === 0;
          calls += 1;
          try {
            const answer = await (writes
              ? write(nome)
              : fetch(`${url}${n % 2 ? '/api/regioes' : '/api/sessao'}`, { headers }));
            const text = await answer.text();
            if (answer.status !== 200) lost.push([answer.status, text]);
            else if (writes) kept.push(nome);
          } catch (error) {
            lost.push(String(error));
          }
          await wait(5);
        }
      };
      const callers = Array.from({ length: 8 }, (_, name) => caller(name));
      return {
        async stop() {
          over = true;
          await Promise.all(callers);
          const answer = await fetch(`${url}/api/incorporadoras`, { headers });
          const names = new Set(((await answer.json()) as { nome: string }[]).map(({ nome }) => nome));
          return { calls, lost, missing: kept.filter((nome) => !names.has(nome)) };
        },
      };
    },
  };
}
