import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { escapeText } from '#server/kernel/html/tree.ts';
import { publicVersion, siteVisible } from './corretor/site-state.ts';
import { type Encoded, encode, sendEncoded } from './encoded.ts';

/** Address limit of one file. */
const mostPerFile = 50_000;
/** Cached files: a hundred addresses need one, five million this many. */
const mostKept = 100;
const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every visible site, used property and hotsite on a day, with its last change. */
const shownPages = (today: string) => sql`(
  SELECT 'corretor/' || slug AS path, atualizado_em AS changed FROM ${corretores} WHERE ${siteVisible}
  UNION ALL
  SELECT 'corretor/' || ${corretores.slug} || '/imovel/' || u.id, u.atualizado_em
  FROM ${corretores} JOIN imoveis_usados u ON u.corretor_id = ${corretores.id}
  WHERE ${siteVisible} AND u.ativo AND u.excluido_em IS NULL
    AND u.autorizacao_em <= ${today}::date AND u.autorizacao_ate >= ${today}::date
  UNION ALL
  SELECT 'hotsite/' || h.rota, h.atualizado_em FROM hotsites h
  JOIN empreendimentos e ON e.id = h.empreendimento_id
  WHERE h.ativo AND h.excluido_em IS NULL AND h.versao_publica_id IS NOT NULL
    AND e.ativo AND e.excluido_em IS NULL) AS pages`;

export interface SitemapOptions {
  db: Db;
  clock: Clock;
  publicPagesUrl: string;
  perFile?: number;
}

/**
 * `/sitemap.xml`: every visible site, used property and hotsite, or an index if one file is not enough. Regenerated when
 * public data changes.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { db, clock, publicPagesUrl, perFile = mostPerFile }: SitemapOptions,
): void {
  const held = new LRUCache<string, { version: string; file: Promise<Encoded> }>({ max: mostKept });
  const today = () => dayInBrazil(clock.now());
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' };

  async function rows(limit: number, offset: number): Promise<{ path: string; changed: string }[]> {
    const found = await db.execute<{ path: string; changed: string }>(sql`
      SELECT path, to_char(changed AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed FROM ${shownPages(today())}
      ORDER BY path LIMIT ${limit} OFFSET ${offset}`);
    return found.rows;
  }

  const address = (path: string) => `${publicPagesUrl}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const urls = (found: { path: string; changed: string }[]) =>
    `${start}<urlset ${namespace}>\n${found
      .map(
        ({ path, changed }) =>
          `<url><loc>${escapeText(address(path))}</loc><lastmod>${changed}</lastmod></url>\n`,
      )
      .join('')}</urlset>\n`;

  async function whole(): Promise<string> {
    const first = await rows(perFile + 1, 0);
    if (first.length <= perFile) return urls(first);
    const { rows: counted } = await db.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM ${shownPages(today())}`,
    );
    const files = Math.ceil(counted[0]!.total / perFile);
    const parts = Array.from(
      { length: files },
      (_, index) => `<sitemap><loc>${publicPagesUrl}/sitemap/${index + 1}.xml</loc></sitemap>\n`,
    );
    return `${start}<sitemapindex ${namespace}>\n${parts.join('')}</sitemapindex>\n`;
  }

  async function fileOf(name: string, write: () => Promise<string>): Promise<Encoded> {
    const asked = await db.execute<{ version: string }>(sql`SELECT ${publicVersion} AS version`);
    // Authorisations of used properties end with a day.
    const version = `${today()} ${asked.rows[0]!.version}`;
    const known = held.get(name);
    if (known?.version === version) return known.file;
    const file = write().then((text) => encode(text, headers));
    held.set(name, { version, file });
    file.catch(() => held.delete(name));
    return file;
  }

  app.get('/sitemap.xml', { config: { access: 'public' } }, async (request, reply) =>
    sendEncoded(request, reply, await fileOf('', whole)),
  );
  app.get('/sitemap/:arquivo', { config: { access: 'public' } }, async (request, reply) => {
    const { arquivo } = request.params as { arquivo: string };
    const number = Number(/^([1-9]\d{0,2})\.xml$/.exec(arquivo)?.[1] ?? 0);
    const found = number === 0 ? [] : await rows(1, (number - 1) * perFile);
    if (found.length === 0) throw new AppError(404, 'nao-encontrado', 'Arquivo não encontrado');
    const file = await fileOf(arquivo, async () => urls(await rows(perFile, (number - 1) * perFile)));
    return sendEncoded(request, reply, file);
  });
}
