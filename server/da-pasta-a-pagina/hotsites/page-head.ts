import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { companyName, nomeDito } from '#contract/da-pasta-a-pagina/nomes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { formatMonth, formatPreco } from '#contract/publico/page-format.ts';
import { areaPhrase, dormitoriosPhrase, placePhrase } from '#server/da-pasta-a-pagina/redacao/service.ts';
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
    title: `${nomeDito(facts)} – ${facts.bairro}, ${facts.cidade}/${facts.uf}`,
    description: summary(facts, blueprint),
    style: blueprint.metadata.style,
    themeColor: blueprint.metadata.color_scheme.background,
    image: previewImage(facts, used),
  };
}

/**
 * What search results and link previews say, from the record only: the page's headline, the home and its place, its
 * delivery, its price; as many of them as there is room for.
 */
function summary(facts: PageFacts, { sections }: Blueprint): string {
  const said = sections.find(({ id }) => id === 'hero')?.subtitulo ?? '';
  const isSentence = !/\d/.test(said) && said.split(/\s+/).length >= fewestWords;
  const headline = isSentence ? sentence(said) : null;
  const month = facts.status === 'pronto' ? null : formatMonth(facts.dataEntrega);
  const price = facts.precoInicial && `A partir de ${formatPreco(facts.precoInicial)}.`;
  const delivery = month && `Entrega em ${month}.`;
  const home = homeLine(facts, headline ?? '');
  const tries = [
    [headline, home, delivery, price],
    [headline, home, price],
    [home, delivery, price],
    [home, price],
    [home],
  ].map((parts) => parts.filter((part) => part).join(' '));
  const line = tries.find((text) => text.length <= descriptionLength) ?? tries.at(-1)!;
  return line.length <= descriptionLength ? line : `${line.slice(0, descriptionLength - 1).trimEnd()}…`;
}

const fewestWords = 6;
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** 'Pátio das Figueiras, na Gleba Palhano, Londrina/PR: 2 a 3 dormitórios, 56,80 a 98,40 m².' */
function homeLine(facts: PageFacts, headline: string): string {
  const parts = [
    dormitoriosPhrase(facts.dormitoriosMin, facts.dormitoriosMax),
    areaPhrase(facts.areaMin, facts.areaMax),
  ];
  const where = headline.includes(facts.bairro) ? facts.cidade : placePhrase(facts);
  const place = `${nomeDito(facts)}, ${where}/${facts.uf}`;
  const known = parts.filter((part) => part !== null);
  const line = known.length > 0 ? `: ${known.join(', ')}.` : `, ${companyName(facts.incorporadora)}.`;
  // A preview breaks its lines itself.
  return `${place}${line}`.replaceAll('\u00a0', ' ');
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
