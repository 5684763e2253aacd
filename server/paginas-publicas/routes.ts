import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { getPublicCorretor, getPublicHotsite } from '#contract/paginas-publicas.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { changesOf } from '#server/db/changes.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createCurrentState } from './current-state.ts';
import { sendEncoded } from './encoded.ts';
import { fontRoutes, loadFonts } from './fonts.ts';
import { createHotsitePages } from './hotsite-pages.ts';
import { hotsiteHeaders } from './policies.ts';
import { publicCorretor, publicHotsite } from './public-data.ts';
import { robotsRoute } from './robots.ts';

export interface PublicPagesDeps {
  db: Db;
  pool: pg.Pool;
  storage: Storage;
  publicUrl: string;
  publicPagesUrl: string;
  /** Origins pictures are served from beside our own ('https://cdn.exemplo.com.br'). */
  mediaOrigins: readonly string[];
}

/** Names as a path or a query may carry them; anything else is nobody's. */
const plainName = /^[\w-]{1,300}$/;

/** Everything a visitor without a token gets: hotsites, their scripts and fonts, public data. */
export function paginasPublicasRoutes(app: FastifyInstance, deps: PublicPagesDeps): void {
  const { db, publicUrl, publicPagesUrl, mediaOrigins } = deps;
  const state = createCurrentState(db, changesOf(deps.pool));
  const fonts = loadFonts();
  const pages = createHotsitePages({ ...deps, state, fonts });
  const headers = hotsiteHeaders(mediaOrigins, publicPagesUrl);
  const otherHost = new URL(publicUrl).host === new URL(publicPagesUrl).host ? null : new URL(publicUrl).host;

  /** Where public pages have a host of their own, the panel's host sends visitors there. */
  function elsewhere(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    if (request.host !== otherHost) return null;
    return reply.headers(headers).redirect(`${publicPagesUrl}${request.url}`, 308);
  }

  app.get('/hotsite/:rota', { config: { access: 'public' } }, async (request, reply) => {
    const moved = elsewhere(request, reply);
    if (moved) return moved;
    const { rota } = request.params as { rota: string };
    const { corretor } = request.query as { corretor?: string | string[] };
    const slug = [corretor].flat()[0];
    const answer = plainName.test(rota)
      ? await pages.page(rota, slug !== undefined && plainName.test(slug) ? slug : null)
      : { status: 404, page: await pages.notFound };
    return sendEncoded(request, reply.code(answer.status), answer.page);
  });

  app.get('/hotsite/:rota/:arquivo', { config: { access: 'public' } }, async (request, reply) => {
    const { rota, arquivo } = request.params as { rota: string; arquivo: string };
    const bytes =
      plainName.test(rota) && /^[\w-]+\.js$/.test(arquivo) ? await pages.script(rota, arquivo) : null;
    reply.headers(headers);
    if (!bytes) throw new AppError(404, 'nao-encontrado', 'Arquivo não encontrado');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(bytes);
  });

  fontRoutes(app, fonts);
  robotsRoute(app);
  mount(app, getPublicHotsite, ({ params }) => {
    if (!plainName.test(params.rota)) throw new AppError(404, 'nao-encontrado', 'Hotsite não encontrado');
    return publicHotsite({ db, state, publicPagesUrl }, params.rota);
  });
  mount(app, getPublicCorretor, ({ params }) => {
    if (!plainName.test(params.slug))
      throw new AppError(404, 'nao-encontrado', 'Site não encontrado ou indisponível');
    return publicCorretor(db, params.slug);
  });
}
