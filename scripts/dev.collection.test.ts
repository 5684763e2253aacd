import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { checkBuilt } from './build.ts';
import { checks } from './test/checks.ts';

const here = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'portal-dev-'));
let stop = async () => {};
let said = '';
let server = '';
let panel = '';

/** Writes a text of the copy anew, as somebody at work would. */
function edit(path: string, text: string, other: string): void {
  const file = join(copy, path);
  const before = readFileSync(file, 'utf8');
  expect(before, path).toContain(text);
  writeFileSync(file, before.replaceAll(text, other));
}

const get = async (url: string) => (await fetch(url).catch(() => null))?.text() ?? '';
const becomes = (read: () => Promise<string>, text: string) =>
  expect.poll(read, { timeout: 60_000, interval: 200 }).toContain(text);
const starts = () => said.split('Portal do Corretor no ar').length - 1;

describe('HSE-14 `npm run dev`, started from a copy of the tree', () => {
  beforeAll(async () => {
    checkBuilt();
    const { stdout } = spawnSync('git', ['ls-files'], { cwd: here, encoding: 'utf8' });
    for (const path of stdout.trim().split('\n'))
      if (/^(contract|dist|scripts|server|site|web)\/|^[^/]+$/.test(path))
        cpSync(join(here, path), join(copy, path), { recursive: true });
    cpSync(join(here, 'dist'), join(copy, 'dist'), { recursive: true });
    symlinkSync(join(here, 'node_modules'), join(copy, 'node_modules'));
    const [port, panelPort] = [await freePort(), await freePort()];
    server = `http://127.0.0.1:${port}`;
    panel = `http://localhost:${panelPort}`;
    const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev'], {
      cwd: copy,
      env: {
        ...process.env,
        PORT: String(port),
        PANEL_PORT: String(panelPort),
        DATA_DIR: join(dirname(copy), 'dados-do-dev'),
        ADMIN_PASSWORD: 'senha de teste',
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    stop = async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    await vi.waitFor(
      async () => expect(await get(`${server}/health/ready`), said).toContain('"database":true'),
      {
        timeout: 90_000,
        interval: 200,
      },
    );
  }, 120_000);
  afterAll(async () => {
    await stop();
    rmSync(copy, { recursive: true, force: true });
    rmSync(join(dirname(copy), 'dados-do-dev'), { recursive: true, force: true });
  });

  it('HSE-14 the panel shows what was edited', async () => {
    const file = 'sistema/sessao/password-dialog.tsx';
    const read = () => get(`${panel}/${file}`);
    await becomes(read, 'Entrar com outra conta');
    edit(`web/${file}`, 'Entrar com outra conta', 'Entrar como outra pessoa');
    await becomes(read, 'Entrar como outra pessoa');
  });

  it('HSE-14 a corretor’s own page is made anew', async () => {
    const script = async () => {
      const page = await get(`${server}/meu-espaco/`);
      const [, address = ''] = /src="(\/meu-espaco\/arquivos\/[^"]+)"/.exec(page) ?? [];
      return address ? get(server + address) : '';
    };
    await becomes(script, 'Informe o e-mail ou o WhatsApp');
    edit(
      'web/lisa/meu-espaco/enter-page.tsx',
      'Informe o e-mail ou o WhatsApp',
      'Diga o e-mail ou o WhatsApp',
    );
    await becomes(script, 'Diga o e-mail ou o WhatsApp');
  });

  it('HSE-14 the server starts again with what was edited in it, and with public pages made anew', async () => {
    const health = () => get(`${server}/health/ready`);
    edit('server/terminal.ts', 'Para encerrar: Ctrl+C', 'Para parar: Ctrl+C');
    await becomes(async () => said, 'Para parar: Ctrl+C');
    await becomes(health, '"database":true');
    const before = starts();
    edit('site/hotsite/shared/header.tsx', "'Unidades'", "'Unidades à venda'");
    await becomes(
      async () => readFileSync(join(copy, 'dist/site/entry-hotsite.js'), 'utf8'),
      'Unidades à venda',
    );
    await expect.poll(starts, { timeout: 60_000 }).toBeGreaterThan(before);
    await becomes(health, '"database":true');
  });
});

it('HSE-14 `npm run check` names every check before it runs and again when it is done', () => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/check-all'], {
    cwd: here,
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
  const [, list = ''] = /^Checking: (.+)$/m.exec(stdout) ?? [];
  const names = list.split(', ');
  expect(names.length).toBeGreaterThanOrEqual(checks.length + 1);
  for (const name of names) expect(stdout).toMatch(new RegExp(`^✓ ${name} \\(\\d+ s\\)$`, 'm'));
}, 180_000);

it('HSE-14 `npm ci` warns a newcomer of no engine, and macOS and musl are told what to install', () => {
  const { stdout } = spawnSync('npm', ['config', 'get', 'loglevel'], { cwd: here, encoding: 'utf8' });
  expect(stdout.trim()).toBe('error');
  expect(readFileSync(join(here, 'README.md'), 'utf8')).toMatch(/No macOS, instale antes o Node[^\n]*musl/);
});
