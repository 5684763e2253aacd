import type { ColorScheme, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { PageCall } from '#contract/da-pasta-a-pagina/pagina.ts';
import { publicDocument } from './document.ts';
import type { StyleFonts } from './fonts.ts';
import { guardCss } from './guard.ts';
import { jsonScript } from './json-script.ts';
import { structuredData } from './structured-data.ts';

export interface DocumentHead {
  title: string;
  description: string;
  themeColor: string;
  image: { url: string; width: number; height: number; alt: string } | null;
}
export interface HotsiteDocument {
  head: DocumentHead;
  facts: PageFacts;
  colors: ColorScheme;
  /** Absolute, without a query. */
  canonical: string;
  /** Address of an edition; the neutral page's is the canonical one. */
  shared?: string;
  /** The link preview, with an address from the host's root; without it the page's picture. */
  preview?: NonNullable<DocumentHead['image']>;
  css: string;
  /** Address of our script. */
  script: string;
  /** The page's calls. */
  calls: readonly PageCall[];
  fonts: StyleFonts;
  body: string;
  /** It is shown without the price it was written with: 'Consulte' is set like a word. */
  unpriced?: boolean;
  /** False to exclude it from search engines. */
  indexed?: boolean;
}

/** The complete document of a hotsite. */
export function hotsiteDocument({
  head,
  facts,
  colors,
  script,
  calls,
  indexed = true,
  preview,
  ...page
}: HotsiteDocument): string {
  const absolute = (image: DocumentHead['image']) =>
    image && { ...image, url: new URL(image.url, page.canonical).href };
  const photo = absolute(head.image);
  const { description } = head;
  return publicDocument({
    ...head,
    ...page,
    icon: { nome: facts.nome, fill: colors.accent, onFill: colors.onAccent },
    css: guardCss(),
    ownCss: page.css,
    image: absolute(preview ?? null) ?? photo,
    type: 'website',
    indexed,
    script: { url: script, data: jsonScript(calls) },
    structured: structuredData({ facts, url: page.canonical, description, image: photo?.url ?? null }),
  });
}
