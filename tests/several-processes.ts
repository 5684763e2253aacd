import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkBuilt } from '../scripts/build.ts';
import { freePort } from './free-port.ts';
import { productAdmin } from './product.ts';

export interface WebProcess {
  url: string;
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  text(path: string): Promise<string>;
  /** Frames of a stream of events, until it ends or `stop`. */
  stream(
    path: string,
  ): Promise<{ frames: { name: string | null; data: Record<string, unknown> }[]; stop(): void }>;
}

/** The built product in processes of its own on one PostgreSQL: a worker, and web processes. All end with `undo`. */
export async function startProcesses(
  undo: (() => unknown)[],
  dataDir: string,
  env: Record<string, string>,
  count = 1,
): Promise<{ webs: WebProcess[]; worker: Pick<WebProcess, 'text'> }> {
  checkBuilt();
  const folders = join(dataDir, 'pastas');
  mkdirSync(folders, { recursive: true });
  async function start(role: 'web' | 'worker'): Promise<string> {
    const port = await freePort();
    let said = '';
    const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ROLE: role,
        PORT: String(port),
        WORKER_PORT: String(port),
        DATA_DIR: join(dataDir, 'dados'),
        LOCAL_FOLDERS_ROOT: folders,
        ADMIN_USERNAME: productAdmin.username,
        ADMIN_PASSWORD: productAdmin.password,
        RATE_LIMIT_LOGIN: 'off',
        LOG_LEVEL: 'warn',
        ...env,
      },
    });
    undo.push(() => child.kill('SIGKILL'));
    for (const from of [child.stdout, child.stderr])
      from?.on('data', (bytes) => (said = (said + bytes).slice(-8000)));
    const url = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`the ${role} process ended:\n${said}`);
      await wait(50);
    }
    return url;
  }
  const worker = await start('worker');
  const urls: string[] = [];
  for (let n = 0; n < count; n += 1) urls.push(await start('web'));
  const login = await fetch(`${urls[0]}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(productAdmin),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = async (url: string) => {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  return {
    worker: { text: (path) => read(worker + path) },
    webs: urls.map((web) => ({
      url: web,
      text: (path) => read(web + path),
      async call(method, path, body) {
        const answer = await fetch(web + path, { method, headers, body: JSON.stringify(body) });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
        return JSON.parse(text);
      },
      async stream(path) {
        const gone = new AbortController();
        undo.push(() => gone.abort());
        const address = path.includes('progress-stream') ? `${path}?token=${token}` : path;
        const answer = await fetch(web + address, { headers, signal: gone.signal });
        const frames: { name: string | null; data: Record<string, unknown> }[] = [];
        void readFrames(answer, frames).catch(() => {});
        return { frames, stop: () => gone.abort() };
      },
    })),
  };
}

async function readFrames(
  answer: Response,
  frames: { name: string | null; data: Record<string, unknown> }[],
): Promise<void> {
  let text = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data) frames.push({ name: /^event: (.*)$/m.exec(part)?.[1] ?? null, data: JSON.parse(data) });
    }
  }
}
