import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Long enough for a first start on a machine that is busy with other tests. */
const startMs = 150_000;
export const productAdmin = { username: 'admin', password: 'senha de teste' };

export interface Product {
  url: string;
  /** The folder whose subfolders `file:///nome` links name. */
  folders: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => null);
  return answer?.ok ?? false;
}

/** The product as it is started on a machine: a process of its own on an empty embedded database. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const home = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const folders = join(home, 'pastas');
  mkdirSync(folders);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(home, 'data'),
      LOCAL_FOLDERS_ROOT: folders,
      ADMIN_USERNAME: productAdmin.username,
      ADMIN_PASSWORD: productAdmin.password,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(server, 'exit');
  const deadline = Date.now() + startMs;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`the product did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    folders,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
