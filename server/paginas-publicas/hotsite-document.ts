import type { PageFacts } from '#contract/blueprint.ts';
import { publicDocument } from './document.ts';
import type { StyleFonts } from './fonts.ts';
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
  /** Address of the page's script, or null when it has none. */
  script: string | null;
  fonts: StyleFonts;
  body: string;
  /** False for what search engines are not to keep. */
  indexed?: boolean;
}

/** The whole document of a hotsite. */
export function hotsiteDocument({ head, facts, indexed = true, ...page }: HotsiteDocument): string {
  const image = head.image && { ...head.image, url: new URL(head.image.url, page.canonical).href };
  const { description } = head;
  return publicDocument({
    ...head,
    ...page,
    image,
    type: 'website',
    indexed,
    structured: structuredData({ facts, url: page.canonical, description, image: image?.url ?? null }),
  });
}
