import type { CampoDaFicha } from '../cadastros/ficha.ts';
import { type CampoDaLeitura, camposDaLeitura } from './leitura.ts';
import type { PaginaAtras } from './pagina-atras.ts';
import type { SectionId } from './sections.ts';

/** What a public page shows of a record: fields of a reading, its newest table of units, and the main picture. */
export type CampoMostrado = CampoDaLeitura | 'tabela' | 'imagemPrincipal';
interface Lugares {
  /** Sections of the hotsite; the legal lines belong to none. */
  secoes: SectionId[];
  /** Whether the sites of corretores show it beside the offer. */
  nosSites: boolean;
}

const hero: Lugares = { secoes: ['hero'], nosSites: true };
const plantas: Lugares = { secoes: ['hero', 'plantas'], nosSites: true };
const legal: Lugares = { secoes: [], nosSites: true };

const naSecao = (secao: SectionId): Lugares => ({ secoes: [secao], nosSites: false });

/** Where each fact of the ficha is shown; one that is new has to say it. */
const daFicha: Record<CampoDaFicha, Lugares> = {
  slogan: naSecao('hero'),
  conceito: naSecao('sobre'),
  diferenciais: naSecao('sobre'),
  acabamentos: naSecao('sobre'),
  arquitetura: naSecao('sobre'),
  interiores: naSecao('sobre'),
  paisagismo: naSecao('sobre'),
  construtora: naSecao('sobre'),
  torres: naSecao('sobre'),
  pavimentos: naSecao('sobre'),
  totalUnidades: naSecao('sobre'),
  unidadesPorAndar: naSecao('sobre'),
  elevadores: naSecao('sobre'),
  areaTerreno: naSecao('sobre'),
  coordenadas: naSecao('localizacao'),
  distancias: naSecao('localizacao'),
  pagamento: naSecao('plantas'),
  entregas: naSecao('sobre'),
  fases: naSecao('sobre'),
  andamento: naSecao('sobre'),
  videos: naSecao('galeria'),
  tours: naSecao('galeria'),
  perguntas: naSecao('sobre'),
  downloads: naSecao('sobre'),
};

/** Where each field is shown in public; the others stand on no page. */
const mostrados: Partial<Record<CampoMostrado, Lugares>> = {
  ...daFicha,
  tabela: naSecao('plantas'),
  nome: hero,
  status: hero,
  precoInicial: hero,
  dataTabela: hero,
  areaMin: plantas,
  areaMax: plantas,
  dormitoriosMin: plantas,
  dormitoriosMax: plantas,
  suitesMin: hero,
  suitesMax: hero,
  vagasMin: hero,
  vagasMax: hero,
  dataEntrega: hero,
  bairro: { secoes: ['hero', 'localizacao'], nosSites: true },
  endereco: { secoes: ['localizacao'], nosSites: false },
  descricao: { secoes: ['sobre'], nosSites: true },
  amenidades: { secoes: ['amenidades'], nosSites: false },
  tipologias: { secoes: ['plantas'], nosSites: false },
  incorporadora: legal,
  registroIncorporacao: legal,
  cartorio: legal,
  imagemPrincipal: legal,
};

/** The hotsite's sections that show a field. */
export const secoesDoCampo = (campo: CampoDaLeitura): SectionId[] => mostrados[campo]?.secoes ?? [];

/** The public pages that show a record. */
interface Publicas {
  hotsite: { rota: string; nome: string; publicado: boolean } | null;
  /** Corretores whose sites offer it. */
  sites: readonly { slug: string; nome: string }[];
}

/** A shown field's name, in an administrator's words. */
export function rotuloDoMostrado(campo: CampoMostrado): string {
  if (campo === 'imagemPrincipal') return 'Imagem principal';
  return campo === 'tabela' ? 'Unidades e valores' : camposDaLeitura[campo].rotulo;
}

/**
 * The public pages that a change of these fields leaves behind (TRU-13). A hotsite states what it was written
 * from until it is written again. A corretor's site is joined on request: it follows the record, and is behind
 * only while what changed is the folder, unread. What a corretor changes of himself is filled in on request
 * everywhere and leaves no page behind.
 */
export function paginasAtras(
  campos: readonly string[],
  { hotsite, sites }: Publicas,
  mudou: 'cadastro' | 'pasta',
): PaginaAtras[] {
  const shown = campos.filter((campo): campo is CampoMostrado => Object.hasOwn(mostrados, campo));
  const page = (path: string, nome: string, stated: CampoMostrado[]) =>
    stated.length > 0 ? [{ path, nome, campos: [...new Set(stated.map(rotuloDoMostrado))] }] : [];
  const own = hotsite?.publicado ? page(`/hotsite/${hotsite.rota}`, hotsite.nome, shown) : [];
  if (mudou === 'cadastro') return own;
  const offered = shown.filter((campo) => mostrados[campo]!.nosSites);
  return [...own, ...sites.flatMap(({ slug, nome }) => page(`/corretor/${slug}`, nome, offered))];
}
