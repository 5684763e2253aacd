import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { startTwoWebs } from '#tests/two-webs.ts';
import { checkBuilt } from '../scripts/build.ts';

checkBuilt();
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const deploy = join(import.meta.dirname, '../deploy');
const isThere = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
/** A program of the distribution; null if this machine has none. */
const found = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find(isThere) ?? null;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'portal-proxy-'));
  undo.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function started(child: ChildProcess, url: string): Promise<string> {
  undo.push(() => child.kill('SIGTERM'));
  for (let n = 0; n < 200; n += 1) {
    if (await fetch(`${url}/health/live`).catch(() => null)) return url;
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}`);
    await wait(50);
  }
  throw new Error('the proxy does not answer');
}

/** The example with this machine's ports and without its certificates, which are others' in every place. */
async function startNginx(program: string, ports: readonly number[]): Promise<string> {
  const [root, port] = [folder(), await freePort()];
  const shipped = readFileSync(join(deploy, 'nginx/portal.conf'), 'utf8');
  const secure = shipped
    .slice(shipped.lastIndexOf('server {'))
    .replace(/listen 443.*\n/, `listen 127.0.0.1:${port};\n`)
    .replace(/listen \[::\]:443.*\n/, '')
    .replace(/ssl_.*;/g, '');
  const upstream = /^upstream[\s\S]*?^\}/m
    .exec(shipped)![0]
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`);
  mkdirSync(join(root, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/tmp/${name};`,
  );
  const conf = join(root, 'nginx.conf');
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events {}
http { access_log off; ${temporary.join(' ')} ${upstream} ${secure} }`,
  );
  execFileSync(program, ['-t', '-c', conf, '-p', root], { stdio: 'pipe' });
  return started(spawn(program, ['-c', conf, '-p', root], { stdio: 'ignore' }), `http://127.0.0.1:${port}`);
}

async function startCaddy(program: string, ports: readonly number[]): Promise<string> {
  const [root, port] = [folder(), await freePort()];
  const conf = join(root, 'Caddyfile');
  const shipped = readFileSync(join(deploy, 'caddy/Caddyfile'), 'utf8')
    .replace(/^painel\..*\{$/m, `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`);
  writeFileSync(conf, `{\n\tadmin off\n\tauto_https off\n}\n${shipped}`);
  const env = { PATH: process.env.PATH, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root };
  const child = spawn(program, ['run', '--config', conf, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
  return started(child, `http://127.0.0.1:${port}`);
}

describe.each([
  // nginx does not ask who is ready: the sockets are held, as the unit files do.
  ['nginx', startNginx, true],
  ['caddy', startCaddy, false],
] as const)('behind %s, by its example', (name, start, openSockets) => {
  const program = found(name);
  it.skipIf(program === null)(
    `two web processes restarted one after the other lose no call (skipped where ${name} is missing)`,
    async () => {
      const webs = await startTwoWebs(undo, 8, { openSockets });
      const load = await webs.load(await start(program!, webs.ports));
      await webs.restartEach();
      const { calls, lost, missing } = await load.stop();
      console.log(`${name}: ${calls} calls`);
      expect(lost).toEqual([]);
      expect(calls).toBeGreaterThan(200);
      expect(missing).toEqual([]);
    },
    180_000,
  );
});
