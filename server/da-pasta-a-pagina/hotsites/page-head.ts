import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { formatArea, formatPreco } from '#contract/publico/page-format.ts';
import { unsupported } from './sanitize/figures.ts';

/** Head data of a version's document (`hotsite_versoes.cabeca`). */
export interface PageHead {
  title: string;
  description: string;
  style: HotsiteStyle;
  themeColor: string;
  /** Link preview picture: a JPEG about 1200 px wide. */
  image: { url: string; width: number; height: number; alt: string } | null;
}

const descriptionLength = 160;
const previewWidth = 1200;

export function pageHead(facts: PageFacts, blueprint: Blueprint, used: Asset[]): PageHead {
  return {
    title: `${facts.nome} – ${facts.bairro}, ${facts.cidade}/${facts.uf}`,
    description: summary(facts),
    style: blueprint.metadata.style,
    themeColor: blueprint.metadata.color_scheme.background,
    image: previewImage(facts, used),
  };
}

/** A line of figures for search results and link previews, from the record only. */
function summary(facts: PageFacts): string {
  const parts = [
    range(facts.dormitoriosMin, facts.dormitoriosMax, 'dormitório', 'dormitórios'),
    area(facts),
    facts.precoInicial && `a partir de ${formatPreco(facts.precoInicial)}`,
  ].filter((part) => typeof part === 'string');
  const place = `${facts.nome}, ${facts.bairro}, ${facts.cidade}/${facts.uf}`;
  const line = parts.length > 0 ? `${place}: ${parts.join(', ')}.` : `${place}, ${facts.incorporadora}.`;
  return line.length <= descriptionLength ? line : `${line.slice(0, descriptionLength - 1).trimEnd()}…`;
}

function range(min: number | null, max: number | null, one: string, many: string): string | null {
  const from = min ?? max;
  const to = max ?? min;
  if (from === null || to === null || to === 0) return null;
  return from === to ? `${to} ${to === 1 ? one : many}` : `${from} a ${to} ${many}`;
}

function area({ areaMin, areaMax }: PageFacts): string | null {
  const from = areaMin ?? areaMax;
  const to = areaMax ?? areaMin;
  if (from === null || to === null) return null;
  return Number(from) === Number(to) ? `${formatArea(to)} m²` : `${formatArea(from)} a ${formatArea(to)} m²`;
}

/** The best façade of the page, else its first picture that is neither a plan nor a logo. */
function previewImage(facts: PageFacts, used: Asset[]): PageHead['image'] {
  const pictures = used.filter(({ type }) => type === 'image');
  const asset =
    pictures.find(({ category, uncertain }) => category === 'fachada' && !uncertain) ??
    pictures.find(({ category }) => imageClass[category].preview) ??
    pictures[0];
  const [variant] = (asset?.variants ?? [])
    .filter(({ format }) => format === 'jpeg' || format === 'png')
    .sort((a, b) => Math.abs(a.width - previewWidth) - Math.abs(b.width - previewWidth));
  if (!asset || !variant) return null;
  const alt = unsupported(asset.description, facts).length === 0 ? asset.description : facts.nome;
  return { url: variant.url, width: variant.width, height: variant.height, alt };
}
