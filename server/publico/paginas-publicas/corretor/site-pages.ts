import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { megabyte } from '#contract/base/units.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import {
  type CorretorSite,
  type Oferta,
  type SiteQuery,
  siteQueryText,
} from '#contract/publico/corretor-site.ts';
import { siteNotFound } from '#contract/publico/paginas-publicas.ts';
import { themeColors } from '#contract/publico/theme-colors.ts';
import { type DrawPreviewCard, previewCardSize } from '#server/adapters/preview-card/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { type Encoded, encode } from '../encoded.ts';
import type { Fonts } from '../fonts.ts';
import { pictureKeys } from '../picture-key.ts';
import { plainPage } from '../plain-page.ts';
import { siteHeaders } from '../policies.ts';
import { chooseOfertas } from './choose-ofertas.ts';
import { createSiteContent, type SiteContent } from './site-content.ts';
import { siteDocument, whereText } from './site-document.ts';
import type { SiteCorretor, SiteState } from './site-state.ts';
import { socialLinks } from './social-links.ts';

/** The built page of a corretor (`dist/site/entry-corretor.js`). */
export type RenderCorretor = (site: CorretorSite) => Promise<{ html: string; css: string }>;

export interface SitePagesOptions {
  db: Db;
  clock: Clock;
  storage: Storage;
  fonts: Fonts;
  renderCorretor: RenderCorretor;
  drawPreviewCard: DrawPreviewCard;
  publicPagesUrl: string;
  mediaOrigins: readonly string[];
}

/**
 * Renders corretores' sites. A page is cached with its compressed forms while its input is unchanged;
 * ownership and content are checked on every request.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one family of pages: they share what is kept of them
export function createSitePages(options: SitePagesOptions) {
  const { clock, storage, fonts, renderCorretor, drawPreviewCard, publicPagesUrl, mediaOrigins } = options;
  const headers = {
    ...siteHeaders(mediaOrigins, publicPagesUrl),
    'content-type': 'text/html; charset=utf-8',
  };
  type Kept = { made: string; page: Encoded };
  const pages = new LRUCache<string, Kept>({
    maxSize: 48 * megabyte,
    sizeCalculation: ({ made, page }) => page.bytes + 2 * made.length,
  });
  const previews = new LRUCache<string, Buffer>({
    maxSize: 12 * megabyte,
    sizeCalculation: (bytes) => bytes.length,
  });
  const makingPages = createSingleFlight<string, Encoded>();
  const makingPreviews = createSingleFlight<string, Buffer>();
  const pictureKey = pictureKeys(storage, mediaOrigins);
  const contentOf = createSiteContent(options.db, pictureKey);
  const notFound = encode(
    plainPage(
      siteNotFound,
      'O endereço pode ter mudado ou a página não está mais no ar. Peça o endereço atual a quem o enviou.',
    ),
    { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  );
  function identity(corretor: SiteCorretor): CorretorSite['corretor'] {
    return {
      slug: corretor.slug,
      nome: corretor.nome,
      registro: creciText(corretor.creci, corretor.ufCreci),
      foto: pictureKey(corretor.foto),
      fundo: pictureKey(corretor.imagemFundoSite),
      logo: pictureKey(corretor.logoPersonalizada),
      titulo: corretor.tituloSite,
      subtitulo: corretor.subtituloSite,
      biografia: corretor.biografia,
      redes: socialLinks(corretor.redesSociais, corretor.sitePersonalizado),
      temWhatsapp: whatsappDigits(corretor.whatsapp) !== null,
      cor: corretor.corTema,
    };
  }

  /** Content of the preview picture, and a mark that changes with it. */
  function previewOf(corretor: SiteCorretor, { ofertas }: SiteContent) {
    const { nome, registro, foto, titulo, cor } = identity(corretor);
    const said = {
      nome,
      registro: ['Corretor de Imóveis', registro] satisfies [string, string],
      frase: titulo ?? whereText(ofertas),
    };
    const colors = themeColors(cor);
    const mark = createHash('sha256')
      .update(JSON.stringify([said, colors, foto]))
      .digest('hex')
      .slice(0, 16);
    return { said, colors, foto, mark };
  }

  async function make(corretor: SiteCorretor, content: SiteContent, query: SiteQuery): Promise<Encoded> {
    const { ofertas } = content;
    const { pagina, ...choice } = chooseOfertas(ofertas, query);
    const site: CorretorSite = { corretor: identity(corretor), query: { ...query, pagina }, ...choice };
    const canonical = `${publicPagesUrl}/corretor/${corretor.slug}`;
    const html = siteDocument({
      site,
      ofertas,
      canonical,
      preview: {
        url: `${canonical}/previa.jpg?v=${previewOf(corretor, content).mark}`,
        ...previewCardSize,
      },
      whatsapp: whatsappDigits(corretor.whatsapp),
      foto: site.corretor.foto && new URL(storage.url(site.corretor.foto), publicPagesUrl).href,
      fonts: fonts.byStyle.minimalist,
      rendered: await renderCorretor(site),
      indexed: siteQueryText(query) === '',
    });
    return encode(html, { ...headers, 'cache-control': 'public, no-cache' });
  }

  const contentNow = (state: SiteState) => contentOf(state, dayInBrazil(clock.now()));

  /** A corretor serialised once per read. */
  const texts = new WeakMap<SiteCorretor, string>();
  function textOf(corretor: SiteCorretor): string {
    const text = texts.get(corretor) ?? JSON.stringify(corretor);
    texts.set(corretor, text);
    return text;
  }

  /** A query serialised once for all default requests. */
  const queryTexts = new WeakMap<SiteQuery, string>();
  function queryTextOf(query: SiteQuery): string {
    const text = queryTexts.get(query) ?? siteQueryText(query);
    queryTexts.set(query, text);
    return text;
  }

  return {
    notFound,

    /** A corretor's page for a visitor's query. */
    async page(state: SiteState, query: SiteQuery): Promise<Encoded> {
      const { corretor } = state;
      const content = await contentNow(state);
      const name = `${corretor.slug} ${queryTextOf(query)}`;
      const made = `${content.mark} ${textOf(corretor)}`;
      const kept = pages.get(name);
      if (kept?.made === made) return kept.page;
      const page = await makingPages.run(`${name} ${made}`, () => make(corretor, content, query));
      pages.set(name, { made, page });
      return page;
    },

    /** Its link preview picture. */
    async preview(state: SiteState): Promise<{ bytes: Buffer; mark: string }> {
      const { said, colors, foto, mark } = previewOf(state.corretor, await contentNow(state));
      const kept = previews.get(mark);
      if (kept) return { bytes: kept, mark };
      const bytes = await makingPreviews.run(mark, async () => {
        const file = foto === null ? null : await storage.get(foto);
        return drawPreviewCard({ ...said, colors, foto: file?.bytes ?? null });
      });
      previews.set(mark, bytes);
      return { bytes, mark };
    },

    /** One of his offers, or undefined. */
    async oferta(state: SiteState, chave: string): Promise<Oferta | undefined> {
      return (await contentNow(state)).ofertas.find((oferta) => oferta.chave === chave);
    },
  };
}
