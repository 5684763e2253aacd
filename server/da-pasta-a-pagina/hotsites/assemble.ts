import type { Asset, Variant } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { element, elementsOf, type HtmlElement, type HtmlNode, isElement } from '#server/kernel/html/tree.ts';
import { enforceCreciSize } from './creci-size.ts';

export interface AssembledPage {
  nodes: HtmlNode[];
  css: string;
  /** Ids of the page's pictures and videos, in order. */
  used: string[];
}

/** Number of pictures whose blurred preview is inlined; later ones show their colour. */
const placeholderCount = 8;
const fallbackWidth = 1200;

/**
 * Completes a sanitised page: each `asset:ID` becomes addresses of the catalogue's variants, each picture a
 * `<picture>` with sources and dimensions. The first visible one loads eagerly, the others lazily. The CRECI
 * keeps its size relative to the name.
 */
export function assemble(nodes: HtmlNode[], css: string, assets: ReadonlyMap<string, Asset>): AssembledPage {
  const used = new Map<string, Asset>();
  const first = firstPicture(nodes, assets);
  const find = (value: string | undefined) => {
    const asset = value?.startsWith('asset:') ? assets.get(value.slice('asset:'.length)) : undefined;
    if (asset) used.set(asset.id, asset);
    return asset;
  };

  function expand(node: HtmlNode): HtmlNode {
    if (!isElement(node)) return node;
    const attrs: Record<string, string> = {};
    for (const [name, value] of Object.entries(node.attrs)) {
      const asset = find(value);
      if (!value.startsWith('asset:')) attrs[name] = value;
      else if (asset) attrs[name] = addressFor(name, asset);
    }
    const asset = node.attrs.src === undefined ? undefined : find(node.attrs.src);
    if (node.tag === 'img' && asset) return picture({ ...node, attrs }, asset, node === first);
    if (node.tag === 'video') return video({ ...node, attrs });
    return { ...node, attrs, children: node.children.map(expand) };
  }

  const expanded = enforceCreciSize(nodes.map(expand));
  const sheet = css.replace(/url\(\s*["']?asset:([\w-]+)["']?\s*\)/g, (_, id: string) => {
    const asset = find(`asset:${id}`);
    return asset ? `url(${widest(asset, 1600).url})` : 'none';
  });
  return { nodes: expanded, css: `${sheet}${pictureRules([...used.values()])}`, used: [...used.keys()] };
}

/** The first picture a visitor sees: the marked one, else the first that is not a logo. */
function firstPicture(nodes: HtmlNode[], assets: ReadonlyMap<string, Asset>): HtmlElement | undefined {
  const pictures = [...elementsOf(nodes)].filter(
    ({ tag, attrs }) => tag === 'img' && attrs.src?.startsWith('asset:'),
  );
  return (
    pictures.find(({ attrs }) => attrs.fetchpriority === 'high') ??
    pictures.find(({ attrs }) => assets.get(attrs.src!.slice('asset:'.length))?.category !== 'logo')
  );
}

function picture(node: HtmlElement, asset: Asset, first: boolean): HtmlElement {
  const sizes = node.attrs.sizes ?? '100vw';
  const plain = asset.variants.filter(({ format }) => format === 'jpeg' || format === 'png');
  const shown = closest(plain.length > 0 ? plain : asset.variants, fallbackWidth);
  const lazy = !first && node.attrs.loading !== 'eager';
  const loading: Record<string, string> = lazy ? { loading: 'lazy' } : first ? { fetchpriority: 'high' } : {};
  const { src: _src, loading: _loading, fetchpriority: _priority, sizes: _sizes, ...own } = node.attrs;
  const image = element('img', {
    src: shown?.url ?? asset.url,
    ...(plain.length > 1 ? { srcset: srcset(plain), sizes } : {}),
    ...own,
    ...sizeOf(asset, shown),
    ...loading,
    decoding: 'async',
    'data-asset': asset.id,
  });
  const sources = (['avif', 'webp'] as const).flatMap((format) => {
    const variants = asset.variants.filter((variant) => variant.format === format);
    return variants.length > 0
      ? element('source', { type: `image/${format}`, srcset: srcset(variants), sizes })
      : [];
  });
  return element('picture', {}, [...sources, image]);
}

/** A video loads on demand, unless it is a silent loop. */
function video(node: HtmlElement): HtmlElement {
  const silent = node.attrs.autoplay !== undefined && node.attrs.muted !== undefined;
  const { autoplay: _autoplay, preload, ...own } = node.attrs;
  const attrs = silent
    ? { ...node.attrs, playsinline: '' }
    : { ...own, controls: '', playsinline: '', preload: preload === 'metadata' ? 'metadata' : 'none' };
  return { ...node, attrs };
}

const srcset = (variants: Variant[]) =>
  [...variants]
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

const closest = (variants: Variant[], width: number): Variant | undefined =>
  [...variants].sort((a, b) => Math.abs(a.width - width) - Math.abs(b.width - width))[0];

function sizeOf(asset: Asset, shown: Variant | undefined): Record<string, string> {
  const width = asset.width ?? shown?.width;
  const height = asset.height ?? shown?.height;
  return width && height ? { width: String(width), height: String(height) } : {};
}

/** The best single file up to a width, in a universal format. */
function widest(asset: Asset, limit: number): { url: string } {
  const fitting = asset.variants.filter(({ format, width }) => format !== 'avif' && width <= limit);
  const order = (variant: Variant) => variant.width + (variant.format === 'webp' ? 0.5 : 0);
  return fitting.sort((a, b) => order(b) - order(a))[0] ?? asset;
}

/** A single address replacing `asset:ID` in an attribute: large for viewing, smaller as a poster. */
function addressFor(name: string, asset: Asset): string {
  if (asset.type === 'video') return asset.url;
  return widest(asset, name === 'poster' ? fallbackWidth : Number.POSITIVE_INFINITY).url;
}

/** Style rules for pictures: crop position and placeholder. */
function pictureRules(assets: Asset[]): string {
  const rules = assets
    .filter(({ type }) => type === 'image')
    .map((asset, i) => {
      const selector = `[data-asset="${asset.id}"]`;
      const x = Math.round(asset.focus.x * 100);
      const y = Math.round(asset.focus.y * 100);
      const crop = x === 50 && y === 50 ? '' : `${selector}[data-fit="cover"]{object-position:${x}% ${y}%}`;
      return `${crop}${background(asset, i < placeholderCount, selector)}`;
    });
  return rules.join('');
}

function background(asset: Asset, blurred: boolean, selector: string): string {
  // Transparent pictures get no placeholder, which would show through.
  if (imageClass[asset.category].mark || asset.variants.some(({ format }) => format === 'png')) return '';
  const color = asset.colors[0];
  const inline = /^data:image\/[a-z]+;base64,[\w+/=]+$/.test(asset.placeholder ?? '');
  const image = blurred && inline ? ` url(${asset.placeholder}) center/cover no-repeat` : '';
  if (!color && !image) return '';
  return `${selector}:not([data-fit="contain"]){background:${color ?? ''}${image}}`;
}
