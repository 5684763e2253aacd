import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { fontFile } from '#server/kernel/font-file.ts';
import { elementsOf, type HtmlNode } from '#server/kernel/html/tree.ts';
import type { Notes } from '../sanitize/notes.ts';

const compress = promisify(brotliCompress);
/** A phone's width in pixels, which determines the picture its browser loads. */
const phonePixels = 720;
/** Limit of bytes for a phone's first view. */
export const heaviestFirstView = 300_000;

export interface WeighedPage {
  html: string;
  css: string;
  js: string;
  nodes: readonly HtmlNode[];
  style: HotsiteStyle;
  assets: ReadonlyMap<string, Asset> | null;
}

/** Approximate bytes a phone fetches for the first view: document, script, fonts, and eager pictures. */
export async function weighFirstView({ html, css, js, nodes, style, assets }: WeighedPage): Promise<number> {
  const [document, script] = await Promise.all([html + css, js].map(compressed));
  const fonts = await Promise.all(
    pageStyles[style].fonts
      .filter(({ preload }) => preload)
      .map(async (font) => (await stat(fontFile(font))).size),
  );
  const pictures = [...elementsOf(nodes)]
    .filter(({ tag, attrs }) => tag === 'img' && attrs['data-asset'] && attrs.loading !== 'lazy')
    .map(({ attrs }) => pictureBytes(assets?.get(attrs['data-asset']!)));
  return [document!, script!, ...fonts, ...pictures].reduce((sum, bytes) => sum + bytes, 0);
}

export function verifyWeight(firstView: number, notes: Notes): void {
  if (firstView <= heaviestFirstView) return;
  notes.find(
    'yellow',
    'primeira-vista-pesada',
    `O celular baixa cerca de ${Math.round(firstView / 1000)} kB antes de mostrar a página; o limite é ${heaviestFirstView / 1000} kB.`,
  );
}

async function compressed(text: string): Promise<number> {
  if (text.trim() === '') return 0;
  const bytes = await compress(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return bytes.length;
}

/** The variant a phone loads: AVIF if available, the first as wide as its screen. */
function pictureBytes(asset: Asset | undefined): number {
  const variants = asset?.variants ?? [];
  const avif = variants.filter(({ format }) => format === 'avif');
  const widest = [...(avif.length > 0 ? avif : variants)].sort((a, b) => a.width - b.width);
  return (widest.find(({ width }) => width >= phonePixels) ?? widest.at(-1))?.bytes ?? 0;
}
