import { z } from 'zod';

/** What a visitor may look at on a corretor's site: an empreendimento or one of his used properties. */
export interface Oferta {
  /** 'e12' or 'u5': names it in a query. */
  chave: string;
  nome: string;
  /** 'Em construção', 'Apartamento usado'; null where nobody said in which phase it is. */
  rotulo: string | null;
  bairroId: number;
  bairro: string;
  cidade: string;
  uf: string;
  /** Storage key of its picture. */
  imagem: string | null;
  /** Storage keys of its other pictures, where no page of its own shows them. */
  fotos: string[];
  preco: string | null;
  /** The price is where it starts, not what it is. */
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
  /** Path of its own page in this corretor's edition. */
  pagina: string | null;
}
/** From and to as numbers; null where unknown. */
export type Range = { min: number; max: number } | null;

/** A place of the filter, with how many stand there. */
export interface BairroOption {
  id: number;
  nome: string;
  cidade: string;
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const whole = (max: number) =>
  z.preprocess(first, z.coerce.number().int().min(1).max(max).nullable().catch(null)).catch(null);

export const mostCompared = 3;

/** What a visitor chose. Whatever makes no sense counts as not chosen: a link never fails. */
export const siteQuerySchema = z.object({
  bairro: whole(2_147_483_647),
  preco_min: whole(1_000_000_000),
  preco_max: whole(1_000_000_000),
  dormitorios: whole(5),
  pagina: whole(1000).transform((pagina) => pagina ?? 1),
  comparar: z
    .preprocess(
      (value) => [value].flat().filter((chave) => typeof chave === 'string' && /^[eu]\d{1,10}$/.test(chave)),
      z.array(z.string()).transform((chaves) => [...new Set(chaves)].slice(0, mostCompared + 1)),
    )
    .catch([]),
});
export type SiteQuery = z.output<typeof siteQuerySchema>;

/** The query as text, one way to write it; '' for the site as it opens. */
export function siteQueryText({ comparar, pagina, ...filter }: SiteQuery): string {
  // Numbers and marks of offers alone: nothing of it needs to be escaped.
  const chosen = Object.entries({ ...filter, pagina: pagina > 1 ? pagina : null });
  return [
    ...chosen.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])),
    ...comparar.map((chave) => `comparar=${chave}`),
  ].join('&');
}

/** Everything the page of a corretor is drawn from. */
export interface CorretorSite {
  corretor: {
    slug: string;
    nome: string;
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
    cor: string;
  };
  query: SiteQuery;
  bairros: BairroOption[];
  /** How many there are before anything is chosen, and after. */
  todas: number;
  encontradas: number;
  paginas: number;
  /** Those of this page. */
  ofertas: Oferta[];
  comparadas: Oferta[];
}
