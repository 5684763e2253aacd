import { escapeAttribute, escapeText } from '#server/kernel/html/tree.ts';
import { type IconColors, iconLink } from './favicon.ts';
import type { StyleFonts } from './fonts.ts';

export interface PublicDocument {
  title: string;
  description: string;
  themeColor: string;
  /** Name and colours of the page's icon. */
  icon: IconColors & { nome: string };
  /** With an absolute address. */
  image: { url: string; width: number; height: number; alt: string } | null;
  /** 'website', or 'profile' for a person. */
  type: 'website' | 'profile';
  /** Absolute, without a query. */
  canonical: string;
  /** What a shared link leads to, where it is not the canonical address: an edition's own. */
  shared?: string | undefined;
  /** False for a partial view of another address. */
  indexed: boolean;
  fonts: StyleFonts;
  css: string;
  /** A removable second sheet; null if there is only one. */
  ownCss: string | null;
  /** Address of our script and the page's calls, escaped; null if there are none. */
  script: { url: string; data: string } | null;
  /** It is shown without the price it was written with. */
  unpriced?: boolean;
  /** Escaped JSON-LD. */
  structured: string;
  body: string;
}

/** The complete document of a public page: metadata for links and search engines comes first. */
export function publicDocument(page: PublicDocument): string {
  const { image, canonical, fonts, script } = page;
  const description = escapeAttribute(page.description);
  const title = escapeAttribute(page.title);
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${description}">`,
    ...(page.indexed ? [] : ['<meta name="robots" content="noindex, follow">']),
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    property('og:type', page.type),
    property('og:locale', 'pt_BR'),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    property('og:url', page.shared ?? canonical),
    ...(image
      ? [
          property('og:image', image.url),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    `<meta name="theme-color" content="${escapeAttribute(page.themeColor)}">`,
    '<meta name="format-detection" content="telephone=no">',
    iconLink(page.icon.nome, page.icon),
    ...fonts.preload.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    `<style>${styleText(fonts.css + page.css)}</style>`,
    ...(page.ownCss === null ? [] : [`<style data-folha>${styleText(page.ownCss)}</style>`]),
    ...(script
      ? [
          `<script type="application/json">${script.data}</script>`,
          `<script src="${escapeAttribute(script.url)}" defer></script>`,
        ]
      : []),
    `<script type="application/ld+json">${page.structured}</script>`,
  ];
  return `<!doctype html><html lang="pt-BR"><head>${tags.join('')}</head><body${page.unpriced ? ' data-sem-preco' : ''}>${page.body}</body></html>`;
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeAttribute(content)}">`;

/** Prevents a sheet from closing its element. */
const styleText = (css: string) => css.replace(/<(?=[/!])/g, '\\3c ');
