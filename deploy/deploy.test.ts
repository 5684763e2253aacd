import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createConfig } from '#server/config.ts';
import { secretNames } from '#server/secret-files.ts';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(join(here, file), 'utf8');
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const example = readFileSync(join(here, '../.env.example'), 'utf8');

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Variables of a deployment file that the product reads itself. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|ROLE|HOST|PORT|STORAGE)(?=[=:])/g)].map(
    ([, name]) => name!,
  );
const notOurs = /^(POSTGRES_|MALLOC_|NODE_ENV|PAINEL|PAGINAS)/;

it('every variable that unit files, image and compose file set is one the product knows', () => {
  const files = ['systemd/portal-web@.service', 'systemd/portal-worker@.service', 'container/Containerfile'];
  for (const file of [...files, 'compose/compose.yaml'])
    for (const name of namesIn(read(file)).filter((each) => !notOurs.test(each))) {
      const known = name.endsWith('_FILE')
        ? secretNames
        : [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, n]) => n);
      expect(known, `${name} of ${file}`).toContain(name.replace(/_FILE$/, ''));
    }
});

it('a process of the compose file starts with what it is given there', () => {
  const compose = read('compose/compose.yaml');
  const block = /environment: &ambiente\n((?: {4}.+\n)+)/.exec(compose)![1]!;
  const given = Object.fromEntries(
    [...block.matchAll(/^ {4}(\w+): "?([^"\n]+)"?$/gm)].map(([, name, value]) => [
      name!.replace(/_FILE$/, ''),
      name === 'DATABASE_URL_FILE'
        ? 'postgres://portal:x@postgres:5432/portal'
        : value!.replace(/\$\{\w+\}/, 'a.com'),
    ]),
  );
  for (const role of ['web', 'worker'])
    expect(createConfig({ ...given, ROLE: role })).toMatchObject({
      role,
      storage: { kind: 's3' },
      trustProxy: 1,
    });
});

it('an idle connection is closed by the proxy before a process that drains closes it', () => {
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(read('systemd/portal-web@.service'))![1]);
  const kept = [/keepalive_timeout (\d+)s/, /keepalive (\d+)s/].map((form, i) =>
    Number(form.exec(read(['nginx/portal.conf', 'caddy/Caddyfile'][i]!))![1]),
  );
  const looks = Number(/health_interval (\d+)s/.exec(read('caddy/Caddyfile'))![1]);
  expect(Math.max(...kept)).toBeLessThan(drain);
  expect(2 * looks).toBeLessThanOrEqual(drain);
});

it.skipIf(!has('systemd-analyze'))(
  'systemd finds nothing wrong in the unit files (skipped where systemd-analyze is missing)',
  () => {
    const folder = scratch();
    cpSync(join(here, 'systemd'), folder, { recursive: true });
    for (const file of readdirSync(folder))
      writeFileSync(
        join(folder, file),
        readFileSync(join(folder, file), 'utf8').replaceAll('/opt/portal/node', process.execPath),
      );
    const units = ['portal-web@1.service', 'portal-web@1.socket', 'portal-worker@1.service'];
    for (const unit of units) cpSync(join(folder, unit.replace('@1', '@')), join(folder, unit));
    const { stderr, status } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...units.map((unit) => join(folder, unit))],
      { encoding: 'utf8' },
    );
    const ours = stderr.split('\n').filter((line) => line.includes('portal-'));
    expect({ status, ours }).toEqual({ status: 0, ours: [] });
  },
);

it('a command at the terminal gets the settings, the folder and the database of the units', () => {
  const command = read('comando/portal');
  for (const file of ['systemd/portal-web@.service', 'systemd/portal-worker@.service']) {
    const unit = read(file);
    const given = (form: RegExp) => form.exec(unit)![1]!;
    expect(command).toContain(given(/LoadCredential=banco:(\S+)/));
    expect(command).toContain(`DATA_DIR:-${given(/DATA_DIR=(\S+)/)}}`);
    expect(command).toContain(`LOCAL_FOLDERS_ROOT=${given(/LOCAL_FOLDERS_ROOT=(\S+)/)}`);
    expect(command).toContain(`--env-file ${given(/EnvironmentFile=(\S+)/)} `);
    expect(command).toContain(`cd ${given(/WorkingDirectory=(\S+)/)}\n`);
    expect(command).toContain(`--reuid ${given(/User=(\S+)/)} --regid ${given(/Group=(\S+)/)} `);
  }
});

it('secrets of the compose file are drawn once, for nobody else to list', () => {
  const folder = scratch();
  cpSync(join(here, 'compose/preparar.sh'), join(folder, 'preparar.sh'));
  const run = () =>
    execFileSync('sh', [join(folder, 'preparar.sh'), 'painel.a.com', 'a.com'], { stdio: 'pipe' });
  run();
  const secret = (name: string) => readFileSync(join(folder, 'segredos', name), 'utf8');
  expect(secret('banco')).toBe(`postgres://portal:${secret('postgres')}@postgres:5432/portal`);
  expect(secret('admin')).toMatch(/^[0-9a-f]{48}$/);
  expect(new Set(['postgres', 'admin', 's3'].map(secret)).size).toBe(3);
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe('PAINEL=painel.a.com\nPAGINAS=a.com\n');
  expect(run).toThrow();
});
