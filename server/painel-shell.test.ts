import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { createMemoryLimiter } from './kernel/http/rate-limit.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { painelShellRoutes } from './painel-shell.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-painel-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'shells/admin'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'sem arquivos');
  writeFileSync(join(root, 'shells/admin/regioes.html'), 'com os arquivos das regiões');
  app = createHttpServer({
    log: createLog('silent'),
    trustProxy: false,
    authenticate: async () => null,
    apiLimiter: createMemoryLimiter({ points: 1000, seconds: 60 }),
  });
  painelShellRoutes(app, { root, publicPagesUrl: 'https://paginas.example' });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const open = (url: string, cookie?: string) =>
  app.inject({ url, headers: cookie === undefined ? {} : { cookie } });

describe('the page of the panel', () => {
  it('SAF-09 lets in no pictures over plain http', async () => {
    const policy = String((await open('/admin/regioes')).headers['content-security-policy']);
    for (const kind of ['img-src', 'media-src']) {
      const sources = policy.split('; ').find((one) => one.startsWith(`${kind} `))!;
      expect(sources).toContain("'self'");
      expect(sources).not.toMatch(/http:/);
    }
  });

  it.each([
    ['/admin/regioes', 'painel=1'],
    ['/admin/regioes?busca=sul&ordem=nome', 'tema=escuro; painel=1; menu=aberto'],
  ])('names the files of its screen where the browser keeps a session: %s, %s', async (url, cookie) => {
    expect((await open(url, cookie)).body).toBe('com os arquivos das regiões');
  });

  it.each([
    ['/admin/regioes', undefined],
    ['/admin/regioes', 'painel=0'],
    ['/admin/regioes', 'opainel=1'],
    ['/admin/nada', 'painel=1'],
    ['/admin/../../etc/passwd', 'painel=1'],
    ['/', 'painel=1'],
    ['/login', 'painel=1'],
  ])('is the light one with the login form anywhere else: %s, %s', async (url, cookie) => {
    expect((await open(url, cookie)).body).toBe('sem arquivos');
  });

  it.each(['/admin/regioes', '/login'])(
    'is kept by no cache that others read, and checked each time: %s',
    async (url) => {
      const { headers } = await open(url, 'painel=1');
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers.vary).toMatch(/\bcookie\b/i);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});
