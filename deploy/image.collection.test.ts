import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { checkBuilt } from '../scripts/build.ts';

/** Names of programs that build and run an image: `podman` and `buildah` of the distribution, or others alike. */
const engine = process.env.CONTAINER_ENGINE ?? 'podman';
const builder = process.env.IMAGE_BUILDER ?? 'buildah';
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const call = promisify(execFile);
const run = async (program: string, args: string[]) =>
  (await call(program, args, { maxBuffer: 2 ** 26 })).stdout.trim();
const here = import.meta.dirname;
const read = (file: string) => readFileSync(join(here, file), 'utf8');

it.skipIf(!has(engine) || !has(builder))(
  'OPS-02 the image is built without a hub, is small, and runs as nobody on a root it cannot write, healthy, with its secret from a file; around it stand two of each process, HTTPS, database, files, units and proxies',
  async () => {
    checkBuilt();
    const name = `portal-teste-${process.pid}`;
    const folder = mkdtempSync(join(tmpdir(), 'portal-imagem-'));
    onTestFinished(async () => {
      await run(engine, ['rm', '--force', '--volumes', name]).catch(() => {});
      await run(engine, ['volume', 'rm', '--force', name]).catch(() => {});
      await run(engine, ['rmi', '--force', name]).catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    }, 120_000);
    const context = join(folder, 'contexto');
    await run('sh', [join(here, 'container/contexto.sh'), context]);
    await run(builder, ['build', '--isolation', 'chroot', '--format', 'docker', '--tag', name, context]);
    const [image] = JSON.parse(await run(engine, ['inspect', '--type', 'image', name]));
    expect(image.Size).toBeLessThan(450e6);
    expect(image.Config.User).toBe('10001:10001');
    expect(JSON.stringify(image)).toContain('scripts/ready.mjs');
    expect(read('container/Containerfile').match(/^FROM .*/gm)).toEqual(['FROM scratch']);

    const password = 'uma senha de arquivo';
    writeFileSync(join(folder, 'admin'), password, { mode: 0o644 });
    const port = await freePort();
    const closed = ['--read-only', '--tmpfs', '/tmp:mode=1777', '--cap-drop', 'ALL'];
    const secret = [
      `${join(folder, 'admin')}:/run/secrets/admin:ro`,
      'ADMIN_PASSWORD_FILE=/run/secrets/admin',
    ];
    await run(engine, [
      ...['run', '--detach', '--name', name, ...closed, '--security-opt', 'no-new-privileges'],
      ...['--volume', `${name}:/dados`, '--volume', secret[0]!, '--env', secret[1]!],
      ...['--publish', `127.0.0.1:${port}:3000`, name],
    ]);
    const url = `http://127.0.0.1:${port}`;
    const login = () =>
      fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password }),
      });
    const ready = async () => {
      while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) await wait(500);
    };
    await ready();
    expect((await login()).status).toBe(200);
    const inside = (script: string) => run(engine, ['exec', name, '/usr/bin/node', '-e', script]);
    expect(await inside('console.log(process.getuid())')).toBe('10001');
    await expect(inside("require('fs').writeFileSync('/novo', '')")).rejects.toThrow('EROFS');
    await expect(run(engine, ['exec', name, '/bin/sh', '-c', 'true'])).rejects.toThrow();
    await run(engine, ['exec', name, '/usr/bin/node', 'scripts/ready.mjs']);
    // Its data outlive the process.
    await run(engine, ['restart', name]);
    await ready();
    expect((await login()).status).toBe(200);

    const services = [...read('compose/compose.yaml').matchAll(/^ {2}([a-z][\w-]*):/gm)].map(
      ([, one]) => one,
    );
    expect(services).toEqual(
      expect.arrayContaining([
        'https',
        'postgres',
        'arquivos',
        'web-1',
        'web-2',
        'trabalhador-1',
        'trabalhador-2',
      ]),
    );
    expect(readdirSync(join(here, 'systemd'))).toEqual(
      expect.arrayContaining(['portal-web@.service', 'portal-web@.socket', 'portal-worker@.service']),
    );
    for (const proxy of ['nginx/portal.conf', 'caddy/Caddyfile', 'compose/Caddyfile'])
      expect(read(proxy)).toMatch(/fail_timeout=0|max_fails=0|health_uri \/health\/ready/);
  },
  900_000,
);
