import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { meuEspacoPages } from '#contract/lisa/meu-espaco.ts';
import { projectFile } from '#server/project-files.ts';

/** Content policy of a corretor's own page: its own files and our pictures; no other host. */
function ownPolicy(mediaOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", ...mediaOrigins].join(' ')} data: blob:`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What makes the page one to install and to read without a connection; their names stay. */
const lastingFiles = [
  'sw.js',
  'manifest.webmanifest',
  'icone-192.png',
  'icone-512.png',
  'icone-512-recortavel.png',
];

/**
 * Serves the built page of `/meu-espaco`: one shell without data for all addresses, not indexed, and its
 * files.
 */
export function meuEspacoPageRoutes(
  app: FastifyInstance,
  { mediaOrigins }: { mediaOrigins: readonly string[] },
): void {
  const root = projectFile('dist/meu-espaco');
  const headers = {
    'content-security-policy': ownPolicy(mediaOrigins),
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  app.register(async (scope) => {
    if (!existsSync(join(root, 'index.html'))) {
      app.log.warn({ root }, "the corretor's own page has not been built");
      return;
    }
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true });
    const shell = (reply: FastifyReply) =>
      reply.headers(headers).sendFile('index.html', { cacheControl: false });

    scope.get('/meu-espaco', { config: { access: 'public' } }, (_request, reply) => shell(reply));
    scope.get('/meu-espaco/*', { config: { access: 'public' } }, (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      if (path.startsWith('arquivos/')) return reply.sendFile(path, { maxAge: '365d', immutable: true });
      if (lastingFiles.includes(path))
        return reply
          .headers({ ...headers, 'service-worker-allowed': '/meu-espaco' })
          .sendFile(path, { cacheControl: false });
      const known = (meuEspacoPages as readonly string[]).includes(`/${path.replace(/\/+$/, '')}`);
      return known || path === '' ? shell(reply) : reply.callNotFound();
    });
  });
}
