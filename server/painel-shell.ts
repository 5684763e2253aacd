import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Content policy of the panel: its own files, and pictures and previews from public hosts. */
function panelPolicy(publicPagesUrl: string, mediaOrigins: string[]): string {
  const pages = new URL(publicPagesUrl).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Over plain http only the configured bucket.
    ["img-src 'self' data: blob: https:", ...mediaOrigins].join(' '),
    ["media-src 'self' https:", ...mediaOrigins].join(' '),
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${pages}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Prefixes handled elsewhere: an unknown address below them is not a panel page. */
const notPanel =
  /^\/(api|hotsite|corretor|previa|sitemap|media|fontes|assets|health|metrics|meu-espaco)(\/|\?|$)/;

/**
 * The browser signals that it has a session (web/kit/api/token.ts). The cookie identifies nobody and
 * authorises nothing: it only selects one of two pages without data.
 */
const keepsSession = ({ headers }: FastifyRequest) => /(^|;\s*)painel=1(;|$)/.test(headers.cookie ?? '');

/** Pages preloading one screen's files, by the screen's address. */
const screenShells = (root: string) =>
  new Map(
    readdirSync(join(root, 'shells'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.slice(0, -'.html'.length), join('shells', file)]),
  );

/**
 * Serves the built panel: hashed `/assets` files forever, other files as they are, and for every other
 * address the shell, whose router knows the page.
 */
export function painelShellRoutes(
  app: FastifyInstance,
  {
    root,
    publicPagesUrl,
    mediaOrigins = [],
  }: { root: string; publicPagesUrl: string; mediaOrigins?: string[] },
): void {
  const policy = panelPolicy(publicPagesUrl, mediaOrigins);
  app.register(async (scope) => {
    if (!existsSync(join(root, 'index.html'))) {
      app.log.warn({ root }, 'the panel has not been built: only the API answers');
      return;
    }
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true });
    const shells = screenShells(root);
    const shell = (request: FastifyRequest, reply: FastifyReply, path: string) =>
      reply
        .headers({
          'content-security-policy': policy,
          'cache-control': 'private, no-cache',
          vary: 'cookie',
        })
        .sendFile((keepsSession(request) && shells.get(path)) || 'index.html', { cacheControl: false });

    scope.get('/assets/*', { config: { access: 'public' } }, (request, reply) =>
      reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, {
        maxAge: '365d',
        immutable: true,
      }),
    );
    scope.get('/*', { config: { access: 'public' } }, (request, reply) => {
      if (notPanel.test(request.url)) return reply.callNotFound();
      const path = (request.params as { '*': string })['*'];
      // A name with an extension is a build file (icon, manifest); panel addresses have none.
      return /\.\w+$/.test(path) ? reply.sendFile(path, { maxAge: '1h' }) : shell(request, reply, path);
    });
  });
}
