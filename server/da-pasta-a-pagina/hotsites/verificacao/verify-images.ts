import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { elementsOf, type HtmlElement, type HtmlNode } from '#server/kernel/html/tree.ts';
import { excerpt, type Notes } from '../sanitize/notes.ts';

/** A narrower picture is upscaled even on a phone. */
const narrowest = 600;
/** The first picture fills the screen. */
const narrowestHero = 1200;
/** Files checked concurrently. */
const atOnce = 8;

const sectionNames: Record<SectionId, string> = {
  hero: 'abertura',
  sobre: 'apresentação',
  galeria: 'galeria',
  plantas: 'plantas',
  amenidades: 'amenidades',
  localizacao: 'localização',
};

export interface PageImages {
  nodes: HtmlNode[];
  blueprint: Blueprint;
  /** The pictures the page was made with; null if not kept. */
  made: ReadonlyMap<string, Asset> | null;
  /** The current catalogue. */
  now: ReadonlyMap<string, Asset> | null;
}

/** Checks the pictures' size, alt text and class, and whether the catalogue still has them. */
export function verifyImages({ nodes, blueprint, made, now }: PageImages, notes: Notes): void {
  const pictures = [...elementsOf(nodes)].filter(({ tag, attrs }) => tag === 'img' && attrs['data-asset']);
  const told = new Set<string>();
  const isMark = ({ attrs }: HtmlElement) => {
    const asset = now?.get(attrs['data-asset']!) ?? made?.get(attrs['data-asset']!);
    return asset !== undefined && imageClass[asset.category].mark;
  };
  // A logo above it opens no page.
  const first = pictures.find((image) => !isMark(image));
  for (const image of pictures) {
    const id = image.attrs['data-asset']!;
    words(image, notes);
    if (told.has(id)) continue;
    told.add(id);
    const asset = now?.get(id) ?? made?.get(id);
    if (!asset) continue;
    if (image === first) opening(asset, notes);
    size(asset, image, image === first, notes);
    place(asset, sectionOf(id, blueprint), notes);
    if (now && !now.has(id) && !asset.daIncorporadora)
      notes.find(
        'yellow',
        'imagem-fora-do-catalogo',
        `“${asset.name}” não está mais no catálogo do hotsite.`,
      );
  }
}

function opening({ name, category, uncertain, lead }: Asset, notes: Notes): void {
  if (!uncertain || lead || imageClass[category].lead === null) return;
  notes.find(
    'yellow',
    'imagem-principal-incerta',
    `“${excerpt(name)}” abre a página, mas não é certo que mostre o prédio inteiro. Confira a imagem principal.`,
  );
}

function words({ attrs: { alt = '' } }: HtmlElement, notes: Notes): void {
  if (/\.(jpe?g|png|webp|avif|tiff?)$/i.test(alt.trim()) || /^(img|dsc|dji|foto)[ _-]?\d+/i.test(alt.trim()))
    notes.find(
      'yellow',
      'imagem-com-nome-de-arquivo',
      `O texto alternativo “${excerpt(alt)}” é um nome de arquivo.`,
    );
}

function size(asset: Asset, image: HtmlElement, first: boolean, notes: Notes): void {
  const width = asset.width ?? Math.max(0, ...asset.variants.map((variant) => variant.width));
  const needed = first || image.attrs.fetchpriority === 'high' ? narrowestHero : narrowest;
  if (imageClass[asset.category].mark || width === 0 || width >= needed) return;
  notes.find(
    'yellow',
    'imagem-pequena',
    `“${asset.name}” tem ${width} pixels de largura; ${needed === narrowestHero ? 'a abertura' : 'a página'} pede ${needed}.`,
  );
}

function place(asset: Asset, section: SectionId | undefined, notes: Notes): void {
  if (!section || !imageClass[asset.category].outOfPlace.includes(section)) return;
  notes.find(
    'yellow',
    'imagem-classe',
    `“${asset.name}” está em ${sectionNames[section]}, mas é da classe ${imageClass[asset.category].label}.`,
  );
}

const sectionOf = (id: string, { sections }: Blueprint): SectionId | undefined =>
  sections.find(({ assets, itens }) => assets.includes(id) || itens.some(({ asset }) => asset === id))?.id;

/** Storage keys of every picture and video a page loads. */
export function mediaKeysOf(nodes: readonly HtmlNode[], css: string, storage: Storage): string[] {
  const base = storage.url('x').slice(0, -1);
  const addresses = [...elementsOf(nodes)].flatMap(({ attrs }) => [
    attrs.src ?? '',
    attrs.href ?? '',
    attrs.poster ?? '',
    ...(attrs.srcset ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  ]);
  const inSheet = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address]) => address ?? '');
  const keys = [...addresses, ...inSheet]
    .filter((address) => address.startsWith(base))
    .map((address) => address.slice(base.length));
  return [...new Set(keys)];
}

/** Keys without a stored file. */
export async function missingOf(storage: Storage, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < keys.length; start += atOnce) {
    const some = keys.slice(start, start + atOnce);
    const found = await Promise.all(some.map((key) => storage.exists(key)));
    missing.push(...some.filter((_, index) => !found[index]));
  }
  return missing;
}
