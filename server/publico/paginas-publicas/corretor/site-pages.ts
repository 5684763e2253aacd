import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { megabyte } from '#contract/base/units.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import {
  type CorretorSite,
  type ImovelPage,
  type Oferta,
  type SiteQuery,
  siteQueryText,
} from '#contract/publico/corretor-site.ts';
import { siteNotFound } from '#contract/publico/paginas-publicas.ts';
import { themeColors } from '#contract/publico/theme-colors.ts';
import {
  type DrawPreviewCard,
  type DrawShareCard,
  previewCardSize,
} from '#server/adapters/preview-card/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { type Encoded, encode } from '../encoded.ts';
import type { Fonts } from '../fonts.ts';
import { pictureKeys } from '../picture-key.ts';
import { plainPage } from '../plain-page.ts';
import { siteHeaders } from '../policies.ts';
import { chooseOfertas } from './choose-ofertas.ts';
import { imovelDocument, imovelFigures } from './imovel-document.ts';
import { nicknameOf } from './nickname.ts';
import { createSiteContent, type SiteContent } from './site-content.ts';
import { siteDocument, whereText } from './site-document.ts';
import type { SiteCorretor, SiteState } from './site-state.ts';
import { socialLinks } from './social-links.ts';
import { telephoneOf } from './telephone.ts';

/** The built page of a corretor (`dist/site/entry-corretor.js`). */
export type RenderCorretor = (site: CorretorSite) => Promise<{ html: string; css: string }>;
export type RenderImovel = (page: ImovelPage) => Promise<{ html: string; css: string }>;

export interface SitePagesOptions {
  db: Db;
  clock: Clock;
  storage: Storage;
  fonts: Fonts;
  renderCorretor: RenderCorretor;
  renderImovel: RenderImovel;
  drawPreviewCard: DrawPreviewCard;
  drawShareCard: DrawShareCard;
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
  const imovelNotFound = encode(
    plainPage(
      'Imóvel não encontrado',
      'Ele pode ter sido vendido ou não está mais anunciado. Fale com quem enviou o endereço.',
    ),
    { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  );
  function identity(corretor: SiteCorretor): CorretorSite['corretor'] {
    return {
      slug: corretor.slug,
      nome: corretor.nome,
      apelido: nicknameOf(corretor),
      profissao: tituloCorretor(corretor),
      registro: creciText(corretor.creci, corretor.ufCreci),
      foto: pictureKey(corretor.foto),
      fundo: pictureKey(corretor.imagemFundoSite),
      logo: pictureKey(corretor.logoPersonalizada),
      titulo: corretor.tituloSite,
      subtitulo: corretor.subtituloSite,
      biografia: corretor.biografia,
      redes: socialLinks(corretor.redesSociais, corretor.sitePersonalizado),
      temWhatsapp: whatsappDigits(corretor.whatsapp) !== null,
      telefone: telephoneOf(corretor),
      cor: corretor.corTema,
    };
  }

  /** Content of the preview picture, and a mark that changes with it. */
  function previewOf(corretor: SiteCorretor, { ofertas }: SiteContent) {
    const { nome, profissao, registro, foto, titulo, cor } = identity(corretor);
    const said = {
      nome,
      registro: [profissao, registro] satisfies [string, string],
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

  const addressOf = (key: string) => new URL(storage.url(key), publicPagesUrl).href;

  /** What the preview of a used property shows, and a mark that changes with it. */
  function imovelPreview(page: ImovelPage) {
    const { corretor, oferta } = page;
    const said = {
      nome: oferta.nome,
      lugar: `${oferta.bairro}, ${oferta.cidade}/${oferta.uf}`,
      figuras: imovelFigures(page),
      colors: themeColors(corretor.cor),
    };
    const registro = [corretor.profissao, corretor.registro] satisfies [string, string];
    const keys = { foto: oferta.imagem, retrato: corretor.foto };
    const mark = createHash('sha256')
      .update(JSON.stringify([said, corretor.nome, registro, keys]))
      .digest('hex')
      .slice(0, 16);
    return { said, who: { nome: corretor.nome, registro }, keys, mark };
  }

  async function makeImovel(page: ImovelPage): Promise<Encoded> {
    const site = `${publicPagesUrl}/corretor/${page.corretor.slug}`;
    const canonical = publicPagesUrl + page.oferta.pagina;
    const { imagem, fotos } = page.oferta;
    const html = imovelDocument({
      page,
      canonical,
      site,
      preview: { url: `${canonical}/previa.jpg?v=${imovelPreview(page).mark}`, ...previewCardSize },
      pictures: [...(imagem ? [imagem] : []), ...fotos].map(addressOf),
      fonts: fonts.byStyle.minimalist,
      rendered: await options.renderImovel(page),
    });
    return encode(html, { ...headers, 'cache-control': 'public, no-cache' });
  }

  async function imovelOf(state: SiteState, id: string): Promise<ImovelPage | null> {
    const oferta = (await contentNow(state)).ofertas.find(({ chave }) => chave === `u${id}`);
    return oferta ? { corretor: identity(state.corretor), oferta } : null;
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

    /** The page of one of his used properties; null if it is not shown. */
    async imovel(state: SiteState, id: string): Promise<Encoded | null> {
      const page = await imovelOf(state, id);
      if (!page) return null;
      const name = `${page.corretor.slug} imovel ${id}`;
      const made = JSON.stringify(page);
      const kept = pages.get(name);
      if (kept?.made === made) return kept.page;
      const html = await makingPages.run(`${name} ${made}`, () => makeImovel(page));
      pages.set(name, { made, page: html });
      return html;
    },

    /** The link preview of one of his used properties. */
    async imovelPreview(state: SiteState, id: string): Promise<{ bytes: Buffer; mark: string } | null> {
      const page = await imovelOf(state, id);
      if (!page) return null;
      const { said, who, keys, mark } = imovelPreview(page);
      const kept = previews.get(mark);
      if (kept) return { bytes: kept, mark };
      const read = async (key: string | null) => (key ? ((await storage.get(key))?.bytes ?? null) : null);
      const bytes = await makingPreviews.run(mark, async () => {
        const [foto, retrato] = await Promise.all([read(keys.foto), read(keys.retrato)]);
        return options.drawShareCard({ ...said, foto, corretor: { ...who, foto: retrato } });
      });
      previews.set(mark, bytes);
      return { bytes, mark };
    },

    imovelNotFound,

    /** One of his offers, or undefined. */
    async oferta(state: SiteState, chave: string): Promise<Oferta | undefined> {
      return (await contentNow(state)).ofertas.find((oferta) => oferta.chave === chave);
    },
  };
}
