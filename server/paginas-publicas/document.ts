import type { PageFacts } from '#contract/blueprint.ts';
import { escapeAttribute, escapeText } from '#server/kernel/html/tree.ts';
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
}

/** The whole document of a hotsite: what links and search engines read stands first. */
export function hotsiteDocument(page: HotsiteDocument): string {
  const { head, facts, canonical, css, script, fonts, body } = page;
  const image = head.image && { ...head.image, url: new URL(head.image.url, canonical).href };
  const description = escapeAttribute(head.description);
  const title = escapeAttribute(head.title);
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    property('og:type', 'website'),
    property('og:locale', 'pt_BR'),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    property('og:url', canonical),
    ...(image
      ? [
          property('og:image', image.url),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    `<meta name="theme-color" content="${escapeAttribute(head.themeColor)}">`,
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="data:,">',
    ...fonts.preload.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    `<style>${styleText(fonts.css + css)}</style>`,
    ...(script ? [`<script src="${escapeAttribute(script)}" defer></script>`] : []),
    `<script type="application/ld+json">${structuredData({
      facts,
      url: canonical,
      description: head.description,
      image: image?.url ?? null,
    })}</script>`,
  ];
  return `<!doctype html><html lang="pt-BR"><head>${tags.join('')}</head><body>${body}</body></html>`;
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeAttribute(content)}">`;

/** A sheet cannot end the element it stands in, whatever it holds. */
const styleText = (css: string) => css.replace(/<(?=[/!])/g, '\\3c ');
