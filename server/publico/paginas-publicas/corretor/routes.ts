import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Oferta, siteQuerySchema } from '#contract/publico/corretor-site.ts';
import type { Visits } from '#server/cadastros/visitas/service.ts';
import { changesOf } from '#server/db/changes.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import { answerOf, sendEncoded } from '../encoded.ts';
import { siteHeaders } from '../policies.ts';
import { contactHeaders, whatsappAddress } from '../whatsapp-address.ts';
import { createSitePages, type SitePagesOptions } from './site-pages.ts';
import { createSiteState, type SiteCorretor, type SiteState } from './site-state.ts';

export interface CorretorSiteDeps extends SitePagesOptions {
  visits: Visits;
  /** Redirects visitors from the panel's host to the public pages' host; null if already there. */
  elsewhere(request: FastifyRequest, reply: FastifyReply): FastifyReply | null;
  /** Whether a request may need that redirect, by its headers. */
  isElsewhere(headers: IncomingHttpHeaders): boolean;
}

/** The default query. */
const asOpened = siteQuerySchema.parse({});
const plainSlug = /^[a-z0-9-]{1,100}$/;

/** `/corretor/{slug}`: his site, its preview picture and the counted WhatsApp link. */
export function corretorSiteRoutes(app: FastifyInstance, deps: CorretorSiteDeps): void {
  const { db, visits, elsewhere, isElsewhere, mediaOrigins, publicPagesUrl } = deps;
  const readState = createSiteState(db, changesOf(db.$client));
  const pages = createSitePages(deps);
  const headers = siteHeaders(mediaOrigins, publicPagesUrl);
  type Answer = (state: SiteState, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

  /** A route below a slug: former slugs redirect, unknown ones show the neutral page. */
  const route = (path: string, answer: Answer) =>
    app.get(`/corretor/:slug${path}`, { config: { access: 'public' } }, async (request, reply) => {
      const moved = elsewhere(request, reply);
      if (moved) return moved;
      const { slug } = request.params as { slug: string };
      const state = plainSlug.test(slug) ? await readState(slug) : undefined;
      if (!state) return sendEncoded(request, reply.code(404), await pages.notFound);
      const { corretor } = state;
      if (corretor.slug === slug) return answer(state, request, reply);
      const below = request.url.replace(/^\/corretor\/[^/?]*/, '');
      // Not cacheable: he may take the old one back.
      return reply
        .headers({ ...headers, 'cache-control': 'no-cache' })
        .redirect(`/corretor/${corretor.slug}${below}`, 301);
    });

  /** The default view, which is nearly every request, served before entering the framework. */
  app.cachedLane.addPublic('/corretor/', async (slug, request) => {
    if (!plainSlug.test(slug) || isElsewhere(request.headers)) return null;
    const state = await readState(slug);
    if (state?.corretor.slug !== slug) return null;
    const page = await pages.page(state, asOpened);
    visits.count(request, { tipo: 'pagina', corretorId: state.corretor.id, hotsiteId: 0 });
    return answerOf(page, request.headers);
  });

  route('', async (state, request, reply) => {
    const chooses = Object.keys(request.query as object).some((name) =>
      Object.hasOwn(siteQuerySchema.shape, name),
    );
    const query = chooses ? siteQuerySchema.parse(request.query) : asOpened;
    const page = await pages.page(state, query);
    // Filtering and paging belong to the visit that opened the site.
    if (!chooses) visits.count(request, { tipo: 'pagina', corretorId: state.corretor.id, hotsiteId: 0 });
    return sendEncoded(request, reply, page);
  });

  route('/whatsapp', async (state, request, reply) => {
    const { corretor } = state;
    reply.headers({ ...headers, ...contactHeaders });
    const digits = whatsappDigits(corretor.whatsapp);
    if (!digits) return reply.redirect(`/corretor/${corretor.slug}`, 302);
    const { sobre } = request.query as { sobre?: unknown };
    const oferta = typeof sobre === 'string' ? await pages.oferta(state, sobre) : undefined;
    visits.count(request, { tipo: 'whatsapp', corretorId: corretor.id, hotsiteId: 0 });
    return reply.redirect(whatsappAddress(digits, firstMessage(corretor, oferta)), 302);
  });

  route('/imovel/:id', async (state, request, reply) => {
    const { id } = request.params as { id: string };
    const page = await pages.imovel(state, id);
    if (!page) return sendEncoded(request, reply.code(404), await pages.imovelNotFound);
    visits.count(request, { tipo: 'pagina', corretorId: state.corretor.id, hotsiteId: 0 });
    return sendEncoded(request, reply, page);
  });

  /** A drawn picture, which its mark tells from others. */
  const sendPreview = (
    request: FastifyRequest,
    reply: FastifyReply,
    { bytes, mark }: { bytes: Buffer; mark: string },
  ) => {
    const etag = `"${mark}"`;
    reply.headers({
      etag,
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(bytes);
  };
  route('/previa.jpg', async (state, request, reply) =>
    sendPreview(request, reply, await pages.preview(state)),
  );
  route('/imovel/:id/previa.jpg', async (state, request, reply) => {
    const { id } = request.params as { id: string };
    const drawn = await pages.imovelPreview(state, id);
    if (!drawn) return sendEncoded(request, reply.code(404), await pages.imovelNotFound);
    return sendPreview(request, reply, drawn);
  });
}

/** The visitor's first message, naming what he was viewing. */
function firstMessage({ nome }: SiteCorretor, oferta: Oferta | undefined): string {
  const greeting = `Olá, ${nome.split(/\s+/)[0]}!`;
  return oferta
    ? `${greeting} Vi ${oferta.nome} (${oferta.bairro}, ${oferta.cidade}) no seu site e gostaria de saber mais.`
    : `${greeting} Vi o seu site e gostaria de conversar sobre imóveis.`;
}
