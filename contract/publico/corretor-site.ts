import { z } from 'zod';

/** An offer on a corretor's site: an empreendimento or one of his used properties. */
export interface Oferta {
  /** 'e12' or 'u5': its key in a query. */
  chave: string;
  nome: string;
  /** 'Em construção', 'Apartamento usado'; null if the phase is unknown. */
  rotulo: string | null;
  bairroId: number;
  bairro: string;
  cidade: string;
  uf: string;
  /** Storage key of its picture. */
  imagem: string | null;
  /** Storage keys of its other pictures, if it has no page of its own. */
  fotos: string[];
  preco: string | null;
  /** The price is a starting price. */
  aPartirDe: boolean;
  dataTabela: string | null;
  dormitorios: Range;
  suites: Range;
  vagas: Range;
  area: Range;
  incorporadora: string | null;
  dataEntrega: string | null;
  registroIncorporacao: string | null;
  cartorio: string | null;
  descricao: string | null;
  destaque: boolean;
  /** Path of its page in this corretor's edition. */
  pagina: string | null;
}
/** Numeric range; null if unknown. */
export type Range = { min: number; max: number } | null;

/** A filter option with its number of offers. */
export interface BairroOption {
  id: number;
  nome: string;
  cidade: string;
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const whole = (max: number) =>
  z.preprocess(first, z.coerce.number().int().min(1).max(max).nullable().catch(null)).catch(null);

export const maxCompared = 3;

/** A visitor's choices. Invalid ones count as not chosen: a link never fails. */
export const siteQuerySchema = z.object({
  bairro: whole(2_147_483_647),
  preco_min: whole(1_000_000_000),
  preco_max: whole(1_000_000_000),
  dormitorios: whole(5),
  pagina: whole(1000).transform((pagina) => pagina ?? 1),
  comparar: z
    .preprocess(
      (value) => [value].flat().filter((chave) => typeof chave === 'string' && /^[eu]\d{1,10}$/.test(chave)),
      z.array(z.string()).transform((chaves) => [...new Set(chaves)].slice(0, maxCompared + 1)),
    )
    .catch([]),
});
export type SiteQuery = z.output<typeof siteQuerySchema>;

/** The canonical query text; '' for the default view. */
export function siteQueryText({ comparar, pagina, ...filter }: SiteQuery): string {
  // Only digits and offer keys: nothing needs escaping.
  const chosen = Object.entries({ ...filter, pagina: pagina > 1 ? pagina : null });
  return [
    ...chosen.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])),
    ...comparar.map((chave) => `comparar=${chave}`),
  ].join('&');
}

/** Everything a corretor's page is rendered from. */
export interface CorretorSite {
  corretor: {
    slug: string;
    nome: string;
    /** What he is called, beside his registered name; null if that says it. */
    apelido: string | null;
    /** 'Corretora de Imóveis' for who says so. */
    profissao: string;
    /** 'CRECI 12345-F/SC' */
    registro: string;
    foto: string | null;
    fundo: string | null;
    logo: string | null;
    titulo: string | null;
    subtitulo: string | null;
    biografia: string | null;
    redes: { nome: string; url: string }[];
    temWhatsapp: boolean;
    /** Where he has no WhatsApp, the number to ring; null without one. */
    telefone: { href: string; texto: string } | null;
    cor: string;
  };
  query: SiteQuery;
  bairros: BairroOption[];
  /** Number of offers before and after filtering. */
  todas: number;
  encontradas: number;
  paginas: number;
  /** The offers on this page. */
  ofertas: Oferta[];
  comparadas: Oferta[];
}

/** Everything a used property's own page is rendered from. */
export interface ImovelPage {
  corretor: CorretorSite['corretor'];
  oferta: Oferta;
}
