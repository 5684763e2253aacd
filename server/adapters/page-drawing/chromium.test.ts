import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chromiumHere } from '../../../scripts/test/chromium.ts';
import { createDrawPage } from './chromium.ts';
import { countHoles } from './holes.ts';
import { readPicture } from './read-picture.ts';
import { runBrowser } from './run-browser.ts';

const never = new AbortController().signal;
const isRoot = process.getuid?.() === 0;
/** Nobody, where this is run by the system's administrator. */
const user = isRoot ? { uid: 65_534, gid: 65_534 } : undefined;
const pageOf = (html: string) => ({ html, file: async () => null });

describe('a page is drawn by a browser of its own', () => {
  it('is not where none is set up, where it would have privileges, or where it does not work, and says why', async () => {
    const page = pageOf('<h1>Aurora</h1>');
    expect(await createDrawPage({ path: undefined, user })(page, never)).toEqual({
      drawn: false,
      motivo: 'Nenhum navegador foi configurado no servidor (PAGE_BROWSER).',
    });
    if (isRoot)
      for (const root of [undefined, { uid: 0, gid: 0 }])
        expect(await createDrawPage({ path: '/bin/true', user: root })(page, never)).toMatchObject({
          motivo: expect.stringContaining('PAGE_BROWSER_USER'),
        });
    for (const path of ['/bin/false', '/bin/true', '/nada/aqui'])
      expect(await createDrawPage({ path, user })(page, never)).toMatchObject({
        drawn: false,
        motivo: expect.stringMatching(/^O navegador/),
      });
  });

  it.runIf(chromiumHere())(
    'as a phone and a computer show it, with its sandbox on, and reaches nothing else',
    async () => {
      const asked: string[] = [];
      const other = createServer((request, reply) => {
        asked.push(request.url ?? '');
        reply.end();
      });
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/segredo`;
      const html = `<!doctype html><body style="margin:0;background:#c00"><img src="${elsewhere}"><script>fetch('${elsewhere}')</script><div style="height:900px"></div></body>`;
      const drawing = await createDrawPage({ path: chromiumHere(), user })(pageOf(html), never);
      await new Promise((resolve) => other.close(resolve));
      // A system that lets no program isolate itself says so, and draws nothing.
      if (!drawing.drawn) return expect(drawing.motivo).toMatch(/sandbox/);
      expect(drawing.pictures.map(({ width }) => width)).toEqual([375, 1440]);
      for (const { jpeg } of drawing.pictures) {
        const { dominant } = await sharp(jpeg).stats();
        expect(dominant.r).toBeGreaterThan(150);
        expect(dominant.g).toBeLessThan(60);
      }
      expect(asked).toEqual([]);
    },
    120_000,
  );

  it.runIf(chromiumHere())(
    'whatever leads away from it leads nowhere: another service of this machine, a file, another host',
    async () => {
      const asked: string[] = [];
      const other = createServer((request, reply) => {
        asked.push(request.url ?? '');
        reply.end('<body style="background:#c00">');
      });
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const port = (other.address() as AddressInfo).port;
      const draw = createDrawPage({ path: chromiumHere(), user });
      const places = [
        `http://127.0.0.1:${port}/metrics`,
        `http://localhost:${port}/metrics`,
        `http://[::ffff:127.0.0.1]:${port}/metrics`,
        `http://2130706433:${port}/metrics`,
        'file:///etc/passwd',
      ];
      // Together: one browser at a time, each for itself.
      const drawings = await Promise.all(
        places.map((place) => {
          const head = `<meta http-equiv="refresh" content="0;url=${place}"><link rel="preconnect" href="${place}">`;
          return draw(pageOf(`<!doctype html>${head}<body style="margin:0;background:#0a0">`), never);
        }),
      );
      await new Promise((resolve) => other.close(resolve));
      expect(asked).toEqual([]);
      // An error in its place, or the page itself: never what answers there, which is red.
      for (const drawing of drawings)
        for (const { jpeg } of drawing.drawn ? drawing.pictures : []) {
          const { dominant } = await sharp(jpeg).stats();
          expect(dominant.r > 150 && dominant.g < 60).toBe(false);
        }
    },
    240_000,
  );

  it('is killed with all it started when it is too slow or no longer wanted, and knows nothing of ours', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'navegador-'));
    await chmod(folder, 0o777);
    try {
      const path = join(folder, 'navegador');
      await writeFile(
        path,
        `#!/bin/sh\nenv > ${folder}/env\nsleep 300 &\necho $! > ${folder}/pid\nsleep 300\n`,
      );
      await chmod(path, 0o755);
      const run = { path, args: [], user, folder };
      const helper = async () => Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => ''));
      const isGone = async (pid: number) =>
        (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')).split(') ')[1]?.startsWith('Z');
      const slow = await runBrowser({ ...run, signal: never, patience: 5_000 });
      expect(slow).toBe('O navegador demorou demais para desenhar a página.');
      const first = await helper();
      expect(first).toBeGreaterThan(0);
      await expect.poll(() => isGone(first)).toBe(true);
      await rm(join(folder, 'pid'));
      const unwanted = new AbortController();
      const stopped = runBrowser({ ...run, signal: unwanted.signal });
      await expect.poll(helper).toBeGreaterThan(0);
      const second = await helper();
      unwanted.abort(new Error('no longer wanted'));
      await expect(stopped).rejects.toThrow('no longer wanted');
      await expect.poll(() => isGone(second)).toBe(true);
      const names = (await readFile(join(folder, 'env'), 'utf8')).match(/^\w+/gm)!;
      expect(
        names.filter(
          (each) => !['HOME', 'TMPDIR', 'LANG', 'PATH', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(each),
        ),
      ).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it('is one at a time, however many are asked for, and one that is no longer wanted lets the next begin', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'navegador-'));
    await chmod(folder, 0o777);
    try {
      const path = join(folder, 'navegador');
      // Says so if another one is at work.
      await writeFile(
        path,
        `#!/bin/sh\nmkdir ${folder}/so-um || touch ${folder}/dois\nsleep 0.2\nrmdir ${folder}/so-um\nexit 3\n`,
      );
      await chmod(path, 0o755);
      const draw = createDrawPage({ path, user });
      const gone = AbortSignal.abort(new Error('no longer wanted'));
      const drawings = await Promise.allSettled(
        [never, gone, never, never].map((each) => draw(pageOf(''), each)),
      );
      expect(drawings.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
      ]);
      expect(await readdir(folder)).toEqual(['navegador']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it('is read where it was written: no link to another picture, no pipe, no folder, nothing endless', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'desenho-'));
    try {
      const other = join(folder, 'outra.png');
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c00' } })
        .png()
        .toFile(other);
      const at = (each: string) => join(folder, each);
      await symlink(other, at('elo.png'));
      await mkdir(at('pasta.png'));
      await promisify(execFile)('mkfifo', [at('cano.png')]);
      await writeFile(at('vazia.png'), '');
      await writeFile(at('enorme.png'), '');
      await truncate(at('enorme.png'), 5_000_000_000);
      for (const each of ['elo', 'pasta', 'cano', 'vazia', 'enorme', 'nenhuma'])
        await expect(readPicture(at(`${each}.png`)), each).rejects.toThrow();
      expect((await readPicture(other)).byteLength).toBeGreaterThan(100);
      expect((await readdir(folder)).length).toBe(6);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('counts the screens on which nothing stands, and no space below its end', async () => {
    const drawnOf = (rows: number[]) =>
      sharp({ create: { width: 375, height: 6000, channels: 3, background: '#fff' } })
        .composite(
          rows.map((top) => ({
            input: { create: { width: 300, height: 40, channels: 3, background: '#222' } },
            top,
            left: 20,
          })),
        )
        .png()
        .toBuffer();
    for (const [rows, holes] of [
      [[10, 500, 900], 0],
      [[10, 500, 1400, 1500, 4000], 2],
      [[3000], 0],
      [[], 0],
    ] as [number[], number][])
      expect(await countHoles(await drawnOf(rows), 667 / 375), rows.join()).toBe(holes);
  });
});
