import { LRUCache } from 'lru-cache';
import { megabyte } from '#contract/base/units.ts';
import { publicPageTexts } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { DrawShareCard } from '#server/adapters/preview-card/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { whatsappDigits, writtenNumber } from '#server/kernel/reading/whatsapp.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { formOf } from './contato/form-of.ts';
import type { CurrentState, HotsiteState, PublicCorretor } from './current-state.ts';
import { editionValues } from './edition.ts';
import { type Encoded, encode } from './encoded.ts';
import type { Fonts } from './fonts.ts';
import { hotsiteDocument } from './hotsite-document.ts';
import { createKeptVersions, type ShownNow } from './kept-versions.ts';
import { plainPage } from './plain-page.ts';
import { hotsiteHeaders } from './policies.ts';
import { summaryWithoutPrice, withoutPrice } from './prices.ts';
import { createSharePictures } from './share-picture.ts';
import type { StoredVersion } from './stored-version.ts';
import { contactAddress, type EditionValues, render } from './template.ts';
import { whatsappAddress } from './whatsapp-address.ts';

export interface PagesOptions {
  db: Db;
  clock: Clock;
  storage: Storage;
  drawShareCard: DrawShareCard;
  state: CurrentState;
  fonts: Fonts;
  /** Address of the script of every hotsite. */
  script: string;
  /** Host of public pages, without a trailing slash. */
  publicPagesUrl: string;
  /** Further origins of pictures. */
  mediaOrigins: readonly string[];
}

export interface PageAnswer {
  status: 200 | 404;
  page: Encoded;
  /** The page shown, if any. */
  shown: { hotsiteId: number; corretorId: number } | null;
}

/** The head of a page whose price is hidden. */
const unpriced = (head: StoredVersion['head'], facts: StoredVersion['facts']) => ({
  head: {
    ...head,
    description: summaryWithoutPrice(head.description),
    image: head.image && { ...head.image, alt: withoutPrice(head.image.alt) },
  },
  facts: { ...facts, precoInicial: null },
});

/** The programme's WhatsApp, with a first message about this page. */
const directTo = (digits: string, nome: string) => ({
  href: whatsappAddress(digits, `Olá! Vi a página de ${nome} e gostaria de saber mais.`),
  number: writtenNumber(digits),
});

/** Where a WhatsApp link of a page leads; the contact form names a corretor on pages without one too. */
function whatsappTarget(
  template: StoredVersion['template'],
  link: number,
  values: EditionValues,
  { whatsapp }: PublicCorretor,
): string | null {
  // A page opened before a new version may have more links: the first one is used.
  const own = contactAddress(template, link, values) ?? contactAddress(template, 0, values);
  const digits = whatsappDigits(whatsapp);
  return own ?? (digits && whatsappAddress(digits, 'Olá! Vi a sua página e gostaria de saber mais.'));
}

/**
 * Renders hotsites. A page is built once per version and corretor and cached with its compressed forms;
 * whether and for whom it may be shown is read on every request.
 */
export function createHotsitePages(options: PagesOptions) {
  const { state, fonts, script, publicPagesUrl, mediaOrigins } = options;
  const headers = {
    ...hotsiteHeaders(mediaOrigins, publicPagesUrl),
    'content-type': 'text/html; charset=utf-8',
  };
  const { version, shownNow } = createKeptVersions(options);
  const pages = new LRUCache<string, Encoded>({
    maxSize: 64 * megabyte,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const making = createSingleFlight<string, Encoded>();
  const pictures = createSharePictures(options);

  const closed = { ...headers, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
  const notFound = encode(
    plainPage(
      publicPageTexts.hotsiteNotFound,
      'O endereço pode ter mudado ou a página não está mais no ar. Peça o endereço atual a quem o enviou.',
    ),
    closed,
  );
  const inPreparation = encode(
    plainPage(publicPageTexts.hotsiteInPreparation, 'Esta página ainda está sendo montada. Volte em breve.'),
    closed,
  );

  async function make(
    hotsite: HotsiteState,
    versaoId: number,
    corretor: PublicCorretor | null,
    slug: string | null,
    { priced, tabled }: ShownNow,
    programa: string | null,
  ) {
    const stored = await version(versaoId);
    const { template, css, calls, style, head, facts, colors } = stored;
    const canonical = `${publicPagesUrl}/hotsite/${hotsite.rota}`;
    const edition = corretor ? `?corretor=${slug}` : '';
    const { mark, ...preview } = pictures.describe(stored, corretor);
    const html = hotsiteDocument({
      ...(priced ? { head, facts } : unpriced(head, facts)),
      unpriced: !priced,
      colors,
      css,
      fonts: fonts.byStyle[style],
      canonical,
      shared: canonical + edition,
      preview: { ...preview, url: `${canonical}/previa.jpg${edition}${edition ? '&' : '?'}v=${mark}` },
      script,
      calls,
      body: render(
        template,
        editionValues(corretor, mediaOrigins, {
          contact: (link) => `/hotsite/${hotsite.rota}/whatsapp?corretor=${slug}&link=${link}`,
          form: formOf(hotsite.rota, corretor && slug),
          direct: programa ? directTo(programa, facts.nome) : undefined,
          withoutPrice: !priced,
          tabled,
        }),
      ),
    });
    return encode(html, { ...headers, 'cache-control': 'public, no-cache' });
  }

  /** Deduplicates concurrent builds of a page. */
  async function made(key: string, work: () => Promise<Encoded>): Promise<Encoded> {
    const kept = pages.get(key);
    if (kept) return kept;
    const page = await making.run(key, work);
    pages.set(key, page);
    return page;
  }

  return {
    /** The page of a rota, for the corretor of a slug if given. */
    async page(rota: string, slug: string | null): Promise<PageAnswer> {
      const { hotsite, corretor, corretorId, programa } = (await state(rota, slug)) ?? {};
      if (!hotsite?.ativo) return { status: 404, page: await notFound, shown: null };
      const { versaoId } = hotsite;
      // 200: the address is right, and crawlers are told not to index it.
      if (versaoId === null) return { status: 200, page: await inPreparation, shown: null };
      const shown = await shownNow(hotsite, versaoId);
      const direct = corretor ? null : whatsappDigits(programa ?? null);
      const key = `${versaoId} ${shown.priced} ${shown.tabled} ${rota} ${corretor ? `${slug} ${JSON.stringify(corretor)}` : direct}`;
      const page = await made(key, () => make(hotsite, versaoId, corretor ?? null, slug, shown, direct));
      return { status: 200, page, shown: { hotsiteId: hotsite.id, corretorId: corretorId ?? 0 } };
    },

    /** The link preview of a page, or of an edition. */
    async preview(rota: string, slug: string | null) {
      const { hotsite, corretor } = (await state(rota, slug)) ?? {};
      if (!hotsite?.ativo || hotsite.versaoId === null) return null;
      return pictures.draw(await version(hotsite.versaoId), corretor ?? null);
    },

    /** Target of a WhatsApp link in a corretor's edition; null if there is none. */
    async contact(rota: string, slug: string, link: number) {
      const { hotsite, corretor, corretorId } = (await state(rota, slug)) ?? {};
      if (!hotsite?.ativo || hotsite.versaoId === null || !corretor || !corretorId) return null;
      const { template } = await version(hotsite.versaoId);
      const url = whatsappTarget(template, link, editionValues(corretor, mediaOrigins), corretor);
      return url && { url, hotsiteId: hotsite.id, corretorId };
    },

    notFound,
  };
}
