import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { latinRange, type PageFont } from '#contract/da-pasta-a-pagina/fontes.ts';
import { type HotsiteStyle, hotsiteStyles, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { AppError } from '#server/kernel/errors.ts';
import { fontFile } from '#server/kernel/font-file.ts';

export interface StyleFonts {
  /** `@font-face` rules of the style's families and their fallbacks. */
  css: string;
  preload: string[];
}
export interface Fonts {
  byStyle: Record<HotsiteStyle, StyleFonts>;
  /** Files by served name. */
  files: ReadonlyMap<string, Buffer>;
}

/** Loads the fonts of all styles; served names change with the content. */
export function loadFonts(): Fonts {
  const files = new Map<string, Buffer>();
  const addressOf = (font: PageFont) => {
    const bytes = readFileSync(fontFile(font));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const name = `${basename(font.file, '.woff2')}-${hash}.woff2`;
    files.set(name, bytes);
    return `/fontes/${name}`;
  };
  const style = (fonts: PageFont[]): StyleFonts => {
    const addressed = fonts.map((font) => ({ font, url: addressOf(font) }));
    return {
      css: addressed.map(({ font, url }) => face(font, url) + fallbackFaces(font)).join(''),
      preload: addressed.filter(({ font }) => font.preload).map(({ url }) => url),
    };
  };
  return {
    byStyle: Object.fromEntries(
      hotsiteStyles.map((name) => [name, style(pageStyles[name].fonts)]),
    ) as Fonts['byStyle'],
    files,
  };
}

function face(font: PageFont, url: string): string {
  return (
    `@font-face{font-family:"${font.family}";font-style:${font.style};font-weight:${font.weight};` +
    `font-display:swap;src:url(${url}) format("woff2");unicode-range:${latinRange}}`
  );
}

/** Device fonts with matching metrics, so that nothing shifts when the real one loads. */
function fallbackFaces({ family, style, ascent, descent, fallback }: PageFont): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  return fallback
    .map(({ weight, local, width }) => {
      const src = local.map((name) => `local("${name}")`).join(',');
      return (
        `@font-face{font-family:"${family} fallback";font-style:${style};font-weight:${weight};src:${src};` +
        `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};` +
        `descent-override:${percent(descent / width)};line-gap-override:0%}`
      );
    })
    .join('');
}

/**
 * `/fontes/*`: cached forever, and readable by any origin, since a sandboxed page has its own and browsers
 * require permission for fonts.
 */
export function fontRoutes(app: FastifyInstance, { files }: Fonts): void {
  app.get('/fontes/*', { config: { access: 'public' } }, (request, reply) => {
    const bytes = files.get((request.params as { '*': string })['*']);
    if (!bytes) throw new AppError(404, 'nao-encontrado', 'Fonte não encontrada');
    return reply
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .type('font/woff2')
      .send(bytes);
  });
}
