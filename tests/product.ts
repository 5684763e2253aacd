import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkBuilt } from '../scripts/build.ts';
import { freePort } from './free-port.ts';

/** The product in a process of its own, as its users run it, on a database of its own. */
export interface Product {
  url: string;
  token: string;
  pid: number;
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface Frame {
  atMs: number;
  id: number | null;
  event: { type: string; message?: string; substep?: string; data?: Record<string, unknown> };
}

export function makeDataDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'portal-produto-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Long enough for a first start on a machine that is busy with other tests. */
const startMs = 150_000;
export const productAdmin = { username: 'admin', password: 'senha de teste' };

type Launch = (options: SpawnOptions) => ChildProcess;
const built: Launch = (options) => {
  checkBuilt();
  return spawn(process.execPath, ['dist/server/main.js'], options);
};

/** Starts the built product and signs the administrator in. `env` adds to what a test sets. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  launch: Launch = built,
): Promise<Product> {
  const port = await freePort();
  const child = launch({
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: productAdmin.username,
      ADMIN_PASSWORD: productAdmin.password,
      RATE_LIMIT_LOGIN: 'off',
      RATE_LIMIT_API: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(productAdmin),
  });
  const { token } = (await login.json()) as { token: string };
  return {
    url,
    token,
    pid: child.pid!,
    call: async (method, path, body) => {
      const answer = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    },
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/**
 * The product as it is started on a new machine: an empty embedded database, an empty folder of folders.
 * `migrated`: its schema stands already, for tests that are not about a first start.
 */
export async function startNewProduct({ migrated = false } = {}): Promise<Product & { folders: string }> {
  const data = makeDataDir();
  if (migrated) {
    const { copyEmbedded, embeddedTemplate } = await import('./database/template.ts');
    copyEmbedded(await embeddedTemplate(), join(data.path, 'data', 'banco'));
  }
  const folders = join(data.path, 'pastas');
  mkdirSync(folders);
  const product = await startProduct(join(data.path, 'data'), { LOCAL_FOLDERS_ROOT: folders });
  return {
    ...product,
    folders,
    stop: async (signal) => {
      await product.stop(signal);
      data.remove();
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
    });
  const deadline = Date.now() + startMs;
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the product did not start:\n${output}`);
    }
    await wait(50);
  }
}

/** Starts a run of a folder and follows it to its end. Times are ms since the start was asked for. */
export async function runFolder(
  product: Product,
  driveUrl: string,
  options: { mode?: 'create' | 'update'; stopAfter?: (frame: Frame) => boolean } = {},
): Promise<{ wallMs: number; frames: Frame[]; sessionId: string }> {
  const sessionId = crypto.randomUUID();
  const frames: Frame[] = [];
  const gone = new AbortController();
  const stream = await fetch(
    `${product.url}/api/super-ai/progress-stream/${sessionId}?token=${product.token}`,
    {
      signal: gone.signal,
    },
  );
  const start = performance.now();
  const asked = product.call('POST', '/api/super-ai/analyze-complete-with-progress', {
    driveUrl,
    maxPDFs: 10,
    sessionId,
    mode: options.mode ?? 'create',
  });
  let text = '';
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      text += value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (!data) continue;
        const id = /^id: (\d+)$/m.exec(part)?.[1];
        const frame = {
          atMs: performance.now() - start,
          id: id ? Number(id) : null,
          event: JSON.parse(data),
        };
        frames.push(frame);
        if (frame.event.type === 'error') throw new Error(`the run failed: ${frame.event.message}`);
        if (frame.event.data?.question) throw new Error(`the run asks: ${frame.event.message}`);
        if (frame.event.type === 'complete' || options.stopAfter?.(frame)) {
          await asked;
          return { wallMs: frame.atMs, frames, sessionId };
        }
      }
    }
  } finally {
    gone.abort();
  }
  throw new Error('the stream ended before the run');
}

/** Samples the resident memory of a process; answers MB now, and the peak since it was asked to watch. */
export function watchMemory(pid: number) {
  const now = () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  };
  let peak = now();
  const timer = setInterval(() => {
    try {
      peak = Math.max(peak, now());
    } catch {
      clearInterval(timer);
    }
  }, 50);
  return {
    now,
    peak: () => peak,
    stop: () => clearInterval(timer),
  };
}
