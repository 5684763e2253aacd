import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { getPublicCorretor, getPublicHotsite, siteNotFound } from '#contract/publico/paginas-publicas.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Visits } from '#server/cadastros/visitas/service.ts';
import { changesOf } from '#server/db/changes.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import type { Contatos } from '#server/publico/contatos/service.ts';
import { contactRoutes } from './contato/routes.ts';
import { type CorretorSiteDeps, corretorSiteRoutes } from './corretor/routes.ts';
import { createCurrentState } from './current-state.ts';
import { answerOf, sendEncoded } from './encoded.ts';
import { fontRoutes, loadFonts } from './fonts.ts';
import { createHotsitePages, type PagesOptions } from './hotsite-pages.ts';
import { loadPageScript, pageScriptRoute } from './page-script.ts';
import { hotsiteHeaders } from './policies.ts';
import { previewRoutes } from './preview-routes.ts';
import { publicCorretor, publicHotsite } from './public-data.ts';
import { robotsRoute } from './robots.ts';
import { sitemapRoutes } from './sitemap.ts';
import { studioPreviewRoutes } from './studio-preview.ts';
import { contactHeaders } from './whatsapp-address.ts';

export interface PublicPagesDeps
  extends Pick<CorretorSiteDeps, 'clock' | 'renderCorretor' | 'renderImovel' | 'drawPreviewCard'>,
    Pick<PagesOptions, 'drawShareCard'> {
  db: Db;
  pool: pg.Pool;
  storage: Storage;
  visits: Visits;
  contatos: Contatos;
  publicUrl: string;
  publicPagesUrl: string;
  /** Further origins of pictures ('https://cdn.exemplo.com.br'). */
  mediaOrigins: readonly string[];
}

/** Valid names in a path or query. */
const plainName = /^[\w-]{1,300}$/;
/** A page, or the edition of a corretor, as they are shared. */
const askedPage = /^([\w-]{1,300})(?:\?corretor=([\w-]{1,300}))?$/;

/** Everything for visitors without a token: hotsites, their scripts and fonts, public data. */
function paginasPublicasRoutes(app: FastifyInstance, deps: PublicPagesDeps): void {
  const { db, visits, publicUrl, publicPagesUrl, mediaOrigins } = deps;
  const state = createCurrentState(db, changesOf(deps.pool));
  const fonts = loadFonts();
  const script = loadPageScript();
  const pages = createHotsitePages({ ...deps, state, fonts, script: script.url });
  const headers = hotsiteHeaders(mediaOrigins, publicPagesUrl);
  const otherHost = new URL(publicUrl).host === new URL(publicPagesUrl).host ? null : new URL(publicUrl).host;

  /** Redirects visitors from the panel's host to the public pages' host, if separate. */
  function elsewhere(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    if (request.host !== otherHost) return null;
    return reply.headers(headers).redirect(`${publicPagesUrl}${request.url}`, 308);
  }

  // Behind a proxy the host is in another header, which only the framework knows how far to trust.
  const isElsewhere = ({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders) =>
    otherHost !== null && (forwarded !== undefined || host === otherHost);

  app.get('/hotsite/:rota', { config: { access: 'public' } }, async (request, reply) => {
    const moved = elsewhere(request, reply);
    if (moved) return moved;
    const { rota } = request.params as { rota: string };
    const { corretor } = request.query as { corretor?: string | string[] };
    const slug = [corretor].flat()[0];
    const answer = plainName.test(rota)
      ? await pages.page(rota, slug !== undefined && plainName.test(slug) ? slug : null)
      : { status: 404, page: await pages.notFound, shown: null };
    if (answer.shown) visits.count(request, { tipo: 'pagina', ...answer.shown });
    return sendEncoded(request, reply.code(answer.status), answer.page);
  });

  /** A page or an edition, which is nearly every request, served before entering the framework. */
  app.cachedLane.addPublic('/hotsite/', async (rest, request) => {
    const [, rota, slug = null] = askedPage.exec(rest) ?? [];
    if (!rota || isElsewhere(request.headers)) return null;
    const { page, shown } = await pages.page(rota, slug);
    if (!shown) return null;
    visits.count(request, { tipo: 'pagina', ...shown });
    return answerOf(page, request.headers);
  });

  app.get('/hotsite/:rota/whatsapp', { config: { access: 'public' } }, async (request, reply) => {
    const moved = elsewhere(request, reply);
    if (moved) return moved;
    const { rota } = request.params as { rota: string };
    const { corretor: slug, link } = request.query as Record<string, unknown>;
    const named = plainName.test(rota) && typeof slug === 'string' && plainName.test(slug);
    const contact = named ? await pages.contact(rota, slug, Number(link)) : null;
    reply.headers({ ...headers, ...contactHeaders });
    // The link's corretor is not shown any more: the page explains it.
    if (!contact)
      return plainName.test(rota)
        ? reply.redirect(`/hotsite/${rota}`, 302)
        : sendEncoded(request, reply.code(404), await pages.notFound);
    const { url, ...shown } = contact;
    visits.count(request, { tipo: 'whatsapp', ...shown });
    return reply.redirect(url, 302);
  });

  app.get('/hotsite/:rota/previa.jpg', { config: { access: 'public' } }, async (request, reply) => {
    const moved = elsewhere(request, reply);
    if (moved) return moved;
    const { rota } = request.params as { rota: string };
    const { corretor } = request.query as Record<string, unknown>;
    const slug = typeof corretor === 'string' && plainName.test(corretor) ? corretor : null;
    const drawn = plainName.test(rota) ? await pages.preview(rota, slug) : null;
    if (!drawn) return sendEncoded(request, reply.code(404), await pages.notFound);
    const etag = `"${drawn.mark}"`;
    reply.headers({
      etag,
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(drawn.bytes);
  });

  contactRoutes(app, { ...deps, state, fonts, elsewhere, notFound: pages.notFound });
  pageScriptRoute(app, script, headers);
  previewRoutes(app, { ...deps, fonts, script: script.url });
  studioPreviewRoutes(app, { ...deps, fonts, script: script.url });
  fontRoutes(app, fonts);
  corretorSiteRoutes(app, { ...deps, fonts, elsewhere, isElsewhere });
  sitemapRoutes(app, deps);
  robotsRoute(app, publicPagesUrl);
  mount(app, getPublicHotsite, ({ params }) => {
    if (!plainName.test(params.rota)) throw new AppError(404, 'nao-encontrado', 'Hotsite não encontrado');
    return publicHotsite({ db, clock: deps.clock, state, publicPagesUrl }, params.rota);
  });
  mount(app, getPublicCorretor, ({ params }) => {
    if (!plainName.test(params.slug)) throw new AppError(404, 'nao-encontrado', siteNotFound);
    return publicCorretor(db, params.slug);
  });
}

export const paginasPublicasSlice = defineSlice({ routes: [paginasPublicasRoutes] });
