import type { PageFacts } from './blueprint.ts';

export interface LinksDaPagina {
  maps: string | null;
  waze: string | null;
  videos: string[];
  tours: string[];
  /** Files that the incorporadora gives to anybody. */
  downloads: string[];
  /** Pages on which a search found what the page says of it. */
  fontes: string[];
}

/**
 * The only addresses outside that a page may lead to, the WhatsApp apart: two maps at the record's address, made
 * here, the films, tours and files of the record, and the sources of its research. A page loads nothing from them.
 */
export function linksDaPagina({ endereco, bairro, cidade, uf, ficha, pesquisa }: PageFacts): LinksDaPagina {
  const place = endereco && encodeURIComponent(`${endereco}, ${bairro}, ${cidade} - ${uf}`.toWellFormed());
  return {
    maps: place && `https://www.google.com/maps/search/?api=1&query=${place}`,
    waze: place && `https://waze.com/ul?q=${place}&navigate=yes`,
    videos: (ficha?.videos ?? []).filter(isPlain),
    tours: (ficha?.tours ?? []).filter(isPlain),
    downloads: (ficha?.downloads ?? []).map(({ endereco: address }) => address).filter(isPlain),
    fontes: (pesquisa?.fontes ?? []).map(({ url }) => url).filter(isPlain),
  };
}

/** https, neither a name before the host, nor a port, nor what a template would read. */
const isPlain = (address: string): boolean =>
  /^https:\/\/[\p{L}\p{N}.-]+(?:[/?#][^{}<>"'\s]*)?$/u.test(address);

/** Whether an address is one of them. */
export function isLinkDaPagina(address: string, facts: PageFacts): boolean {
  const { maps, waze, ...lists } = linksDaPagina(facts);
  return [maps, waze, ...Object.values(lists).flat()].includes(address);
}
