import type { FastifyInstance } from 'fastify';

/** Search engines may index what visitors see, but not the panel and its calls. */
const robots = `User-agent: *
Allow: /hotsite/
Allow: /corretor/
Allow: /media/
Allow: /fontes/
Allow: /pagina/
Disallow: /admin/
Disallow: /api/
Disallow: /previa/
`;

/** `/robots.txt`, the same on both hosts. */
export function robotsRoute(app: FastifyInstance, publicPagesUrl: string): void {
  const text = `${robots}\nSitemap: ${publicPagesUrl}/sitemap.xml\n`;
  app.get('/robots.txt', { config: { access: 'public' } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
}
