import { LRUCache } from 'lru-cache';
import { megabyte } from '#contract/base/units.ts';
import { publicPageTexts } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import type { CurrentState, HotsiteState, PublicCorretor } from './current-state.ts';
import { editionValues } from './edition.ts';
import { type Encoded, encode } from './encoded.ts';
import type { Fonts } from './fonts.ts';
import { hotsiteDocument } from './hotsite-document.ts';
import { plainPage } from './plain-page.ts';
import { hotsiteHeaders } from './policies.ts';
import { type PagePrice, priceStands } from './price-stands.ts';
import { summaryWithoutPrice, withoutPrice } from './prices.ts';
import { readVersion, type StoredVersion } from './stored-version.ts';
import { contactAddress, render } from './template.ts';

export interface PagesOptions {
  db: Db;
  clock: Clock;
  storage: Storage;
  state: CurrentState;
  fonts: Fonts;
  /** Address of the script of every hotsite. */
  script: string;
  /** Host of public pages, without a slash at the end. */
  publicPagesUrl: string;
  /** Where pictures may come from beside the page's own host. */
  mediaOrigins: readonly string[];
}

export interface PageAnswer {
  status: 200 | 404;
  page: Encoded;
  /** Whose page it is, where one is shown. */
  shown: { hotsiteId: number; corretorId: number } | null;
}

/** What the head says of a page whose price is not shown. */
const unpriced = (head: StoredVersion['head'], facts: StoredVersion['facts']) => ({
  head: {
    ...head,
    description: summaryWithoutPrice(head.description),
    image: head.image && { ...head.image, alt: withoutPrice(head.image.alt) },
  },
  facts: { ...facts, precoInicial: null },
});

/**
 * Hotsites as visitors get them. A page is made once per version and corretor and kept with its
 * compressed forms; whether it may be shown, and for whom, is read on every request.
 */
export function createHotsitePages(options: PagesOptions) {
  const { db, clock, storage, state, fonts, script, publicPagesUrl, mediaOrigins } = options;
  const headers = {
    ...hotsiteHeaders(mediaOrigins, publicPagesUrl),
    'content-type': 'text/html; charset=utf-8',
  };
  const versions = new LRUCache<string, StoredVersion>({
    maxSize: 32 * megabyte,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const pages = new LRUCache<string, Encoded>({
    maxSize: 64 * megabyte,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const making = createSingleFlight<string, Encoded>();
  /** A version never changes: what is asked of it on every request is kept apart from what is large. */
  const prices = new LRUCache<string, PagePrice>({ maxSize: 100_000, sizeCalculation: () => 1 });

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

  async function version(versaoId: number): Promise<StoredVersion> {
    const key = String(versaoId);
    const kept = versions.get(key) ?? (await readVersion(db, storage, versaoId));
    versions.set(key, kept);
    return kept;
  }

  /** Whether the price of a version may be shown at this moment. */
  async function showsPrice({ preco }: HotsiteState, versaoId: number): Promise<boolean> {
    const key = String(versaoId);
    let written = prices.get(key);
    if (!written) {
      const { precoInicial, dataTabela } = (await version(versaoId)).facts;
      written = { precoInicial, dataTabela };
      prices.set(key, written);
    }
    return priceStands(written, preco, dayInBrazil(clock.now()));
  }

  async function make(
    hotsite: HotsiteState,
    versaoId: number,
    corretor: PublicCorretor | null,
    slug: string | null,
    priced: boolean,
  ) {
    const { template, css, calls, style, head, facts } = await version(versaoId);
    const html = hotsiteDocument({
      ...(priced ? { head, facts } : unpriced(head, facts)),
      css,
      fonts: fonts.byStyle[style],
      canonical: `${publicPagesUrl}/hotsite/${hotsite.rota}`,
      script,
      calls,
      body: render(
        template,
        editionValues(corretor, mediaOrigins, {
          contact: (link) => `/hotsite/${hotsite.rota}/whatsapp?corretor=${slug}&link=${link}`,
          withoutPrice: !priced,
        }),
      ),
    });
    return encode(html, { ...headers, 'cache-control': 'public, no-cache' });
  }

  /** One making at a time per page, however many ask for it. */
  async function made(key: string, work: () => Promise<Encoded>): Promise<Encoded> {
    const kept = pages.get(key);
    if (kept) return kept;
    const page = await making.run(key, work);
    pages.set(key, page);
    return page;
  }

  return {
    /** The page of a rota, for the corretor of a slug where there is one. */
    async page(rota: string, slug: string | null): Promise<PageAnswer> {
      const { hotsite, corretor, corretorId } = (await state(rota, slug)) ?? {};
      if (!hotsite?.ativo) return { status: 404, page: await notFound, shown: null };
      const { versaoId } = hotsite;
      // 200, as the address is right and a crawler is told not to keep it.
      if (versaoId === null) return { status: 200, page: await inPreparation, shown: null };
      const priced = await showsPrice(hotsite, versaoId);
      const key = `${versaoId} ${priced} ${rota} ${corretor ? `${slug} ${JSON.stringify(corretor)}` : ''}`;
      const page = await made(key, () => make(hotsite, versaoId, corretor ?? null, slug, priced));
      return { status: 200, page, shown: { hotsiteId: hotsite.id, corretorId: corretorId ?? 0 } };
    },

    /** Where a WhatsApp link of a corretor's edition leads; null when there is none (any more). */
    async contact(rota: string, slug: string, link: number) {
      const { hotsite, corretor, corretorId } = (await state(rota, slug)) ?? {};
      if (!hotsite?.ativo || hotsite.versaoId === null || !corretor || !corretorId) return null;
      const { template } = await version(hotsite.versaoId);
      const values = editionValues(corretor, mediaOrigins);
      // A page opened before a new version may know more links than there are: the first one does.
      const url = contactAddress(template, link, values) ?? contactAddress(template, 0, values);
      return url && { url, hotsiteId: hotsite.id, corretorId };
    },

    notFound,
  };
}
