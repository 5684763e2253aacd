import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chromiumHere } from '../../../scripts/test/chromium.ts';
import { createDrawPage } from './chromium.ts';

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
});
