import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
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
  /** Absolute, without a query. */
  canonical: string;
  css: string;
  /** Address of our script. */
  script: string;
  /** The page's calls. */
  calls: readonly PageCall[];
  fonts: StyleFonts;
  body: string;
  /** False to exclude it from search engines. */
  indexed?: boolean;
}

/** The complete document of a hotsite. */
export function hotsiteDocument({
  head,
  facts,
  script,
  calls,
  indexed = true,
  ...page
}: HotsiteDocument): string {
  const image = head.image && { ...head.image, url: new URL(head.image.url, page.canonical).href };
  const { description } = head;
  return publicDocument({
    ...head,
    ...page,
    css: guardCss(),
    ownCss: page.css,
    image,
    type: 'website',
    indexed,
    script: { url: script, data: jsonScript(calls) },
    structured: structuredData({ facts, url: page.canonical, description, image: image?.url ?? null }),
  });
}
