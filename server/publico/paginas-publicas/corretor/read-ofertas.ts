import { sql } from 'drizzle-orm';
import { diasDeVigencia, mostraPreco, vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import type { Oferta, Range } from '#contract/publico/corretor-site.ts';
import { publicFactsOf } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Db } from '#server/db/client.ts';
import { vigenciaGuardada } from '#server/db/dias-de-vigencia.ts';
import { fitsPrecos, unitPrices } from '#server/db/fits-precos.ts';
import { withoutPrice } from '../prices.ts';

type StoredRecord = Parameters<typeof publicFactsOf>[0];

/** An empreendimento as the site offers it: the public view of its record, and the corretor's own words. */
interface EmpreendimentoRow extends Record<string, unknown> {
  id: number;
  bairro_id: number;
  imagem: string | null;
  validade: string | null;
  propria: string | null;
  destaque: boolean;
  rota: string | null;
  registro: StoredRecord;
}

interface OfertaRow extends Record<string, unknown> {
  id: number;
  nome: string;
  /** Its status, or the kind of a used property; null if unknown. */
  tipo: string | null;
  bairro_id: number;
  bairro: string;
  cidade: string;
  uf: string;
  imagem: string | null;
  fotos: string[];
  preco: string | null;
  data_tabela: string | null;
  validade: string | null;
  dormitorios: (number | null)[];
  suites: (number | null)[];
  vagas: (number | null)[];
  area: (string | null)[];
  incorporadora: string | null;
  data_entrega: string | null;
  registro: string | null;
  cartorio: string | null;
  descricao: string | null;
  destaque: boolean;
  rota: string | null;
}

const place = sql`
  JOIN bairros b ON b.id = o.bairro_id JOIN zonas z ON z.id = b.zona_id
  JOIN cidades c ON c.id = z.cidade_id JOIN estados uf ON uf.id = c.estado_id`;

const withinHisPrecos = fitsPrecos({
  inicial: sql`o.preco_inicial`,
  min: sql`p.preco_min`,
  max: sql`p.preco_max`,
  units: sql`(${unitPrices(sql`o.id`)})`,
});

/**
 * A corretor's offers (PUB-03): his associations, highlighted first, each group in its order; then active
 * empreendimentos of his bairros with anything within his price range, newest first. Without a price they match
 * no range.
 */
export async function readEmpreendimentos(db: Db, corretorId: number) {
  const { rows } = await db.execute<EmpreendimentoRow>(sql`
    SELECT o.id, o.bairro_id, o.imagem_principal AS imagem, ${vigenciaGuardada} AS validade,
      nullif(trim(a.descricao_personalizada), '') AS propria, coalesce(a.destaque, false) AS destaque, h.rota,
      jsonb_build_object(
        'nome', o.nome, 'incorporadora', i.nome, 'cnpj', i.cnpj,
        'bairro', b.nome, 'cidade', c.nome, 'uf', uf.sigla,
        'descricao', o.descricao, 'endereco', o.endereco, 'status', o.status,
        'precoInicial', o.preco_inicial::text, 'dataTabela', o.data_tabela,
        'dormitoriosMin', o.dormitorios_min, 'dormitoriosMax', o.dormitorios_max,
        'suitesMin', o.suites_min, 'suitesMax', o.suites_max,
        'areaMin', o.area_min::text, 'areaMax', o.area_max::text,
        'vagasMin', o.vagas_min, 'vagasMax', o.vagas_max,
        'dataEntrega', o.data_entrega, 'registroIncorporacao', o.registro_incorporacao,
        'cartorio', o.cartorio, 'amenidades', o.amenidades, 'tipologias', o.tipologias,
        'origens', o.origens) AS registro
    FROM empreendimentos o ${place} JOIN incorporadoras i ON i.id = o.incorporadora_id
    LEFT JOIN associacoes a ON a.empreendimento_id = o.id AND a.corretor_id = ${corretorId} AND a.ativo
    LEFT JOIN hotsites h ON h.empreendimento_id = o.id AND h.ativo AND h.excluido_em IS NULL
      AND h.versao_publica_id IS NOT NULL
    LEFT JOIN corretor_precos p ON p.corretor_id = ${corretorId}
    WHERE o.ativo AND o.excluido_em IS NULL AND (a.id IS NOT NULL OR (
      o.bairro_id IN (SELECT bairro_id FROM corretor_bairros WHERE corretor_id = ${corretorId})
      AND ${withinHisPrecos}))
    ORDER BY a.id IS NULL, a.destaque DESC, a.ordem_exibicao, a.id, o.criado_em DESC, o.id DESC`);
  return rows.map(toRow);
}

/** The public data of an empreendimento only; the corretor's words are a person's. */
function toRow({ registro, propria, ...row }: EmpreendimentoRow): OfertaRow {
  const facts = publicFactsOf(registro);
  return {
    ...row,
    nome: facts.nome,
    tipo: facts.status,
    bairro: facts.bairro,
    cidade: facts.cidade,
    uf: facts.uf,
    fotos: [],
    preco: facts.precoInicial,
    data_tabela: facts.dataTabela,
    dormitorios: [facts.dormitoriosMin, facts.dormitoriosMax],
    suites: [facts.suitesMin, facts.suitesMax],
    vagas: [facts.vagasMin, facts.vagasMax],
    area: [facts.areaMin, facts.areaMax],
    incorporadora: facts.incorporadora,
    data_entrega: facts.dataEntrega,
    registro: facts.registroIncorporacao,
    cartorio: facts.cartorio,
    descricao: propria ?? facts.descricao,
  };
}

/** Longest text of an offer. */
const longestText = 2000;

/** His used properties with a currently valid written authorisation; others must not be advertised. */
export async function readImoveisUsados(db: Db, corretorId: number, today: string) {
  const { rows } = await db.execute<OfertaRow>(sql`
    SELECT o.id, o.titulo AS nome, o.tipo, o.bairro_id, b.nome AS bairro, c.nome AS cidade, uf.sigla AS uf,
      o.fotos ->> 0 AS imagem, o.fotos - 0 AS fotos, o.preco, NULL AS data_tabela, NULL AS validade,
      ARRAY[o.dormitorios, o.dormitorios] AS dormitorios, ARRAY[NULL, NULL]::int[] AS suites,
      ARRAY[o.vagas, o.vagas] AS vagas, ARRAY[o.area, o.area]::text[] AS area,
      NULL AS incorporadora, NULL AS data_entrega, NULL AS registro, NULL AS cartorio,
      o.descricao, false AS destaque, NULL AS rota
    FROM imoveis_usados o ${place}
    WHERE o.corretor_id = ${corretorId} AND o.ativo AND o.excluido_em IS NULL
      AND o.autorizacao_em <= ${today}::date AND o.autorizacao_ate >= ${today}::date
    ORDER BY o.criado_em DESC, o.id DESC`);
  return rows;
}

const statusLabels: Record<string, string> = {
  em_lancamento: 'Lançamento',
  em_construcao: 'Em construção',
  pronto: 'Pronto para morar',
};

/** Labels for used properties; land is never 'used'. */
const usadoLabels: Record<string, string> = {
  Apartamento: 'Apartamento usado',
  Casa: 'Casa usada',
  Comercial: 'Comercial usado',
  Rural: 'Imóvel rural',
};

interface Shown {
  slug: string;
  /** The display day: prices of expired tables are hidden. */
  today: string;
  /** The storage key of a picture's address, or null if it is foreign. */
  pictureKey(address: string | null): string | null;
}

export function toOferta(row: OfertaRow, kind: 'e' | 'u', { slug, today, pictureKey }: Shown): Oferta {
  const { preco, data_tabela } = row;
  const descricao = row.descricao?.slice(0, longestText) ?? null;
  const priced = mostraPreco(vigenciaDaTabela(data_tabela, diasDeVigencia(row.validade), today));
  return {
    chave: `${kind}${row.id}`,
    nome: row.nome,
    rotulo: row.tipo && ((kind === 'u' ? usadoLabels : statusLabels)[row.tipo] ?? row.tipo),
    bairroId: row.bairro_id,
    bairro: row.bairro,
    cidade: row.cidade,
    uf: row.uf,
    imagem: pictureKey(row.imagem),
    fotos: row.fotos.map(pictureKey).filter((key) => key !== null),
    preco: priced ? preco : null,
    aPartirDe: kind === 'e',
    dataTabela: priced ? data_tabela : null,
    dormitorios: toRange(row.dormitorios),
    suites: toRange(row.suites),
    vagas: toRange(row.vagas),
    area: toRange(row.area),
    incorporadora: row.incorporadora,
    dataEntrega: row.data_entrega,
    registroIncorporacao: row.registro,
    cartorio: row.cartorio,
    descricao: priced || descricao === null ? descricao : withoutPrice(descricao),
    destaque: row.destaque,
    pagina: pageOf(row, kind, slug),
  };
}

/** Where an offer has a page: a used property always, an empreendimento once its page is public. */
function pageOf({ id, rota }: OfertaRow, kind: 'e' | 'u', slug: string): string | null {
  if (kind === 'u') return `/corretor/${slug}/imovel/${id}`;
  return rota && `/hotsite/${rota}?corretor=${slug}`;
}

function toRange(ends: (number | string | null)[]): Range {
  const known = ends.filter((end) => end !== null).map(Number);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}
