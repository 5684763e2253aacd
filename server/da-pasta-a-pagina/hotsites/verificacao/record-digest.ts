import { type SQL, sql } from 'drizzle-orm';
import type { RawFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';

type Since = 'ficha' | 'tabela' | 'pesquisa';
/** Everything a page may state, by its place in the record: new fields must be added here. */
const said: Record<Exclude<keyof RawFacts, Since>, string> = {
  nome: 'e.nome',
  descricao: 'e.descricao',
  status: 'e.status',
  endereco: 'e.endereco',
  incorporadora: 'i.nome',
  cnpj: 'i.cnpj',
  bairro: 'b.nome',
  cidade: 'c.nome',
  uf: 's.sigla',
  precoInicial: 'e.preco_inicial',
  dataTabela: 'e.data_tabela',
  dormitoriosMin: 'e.dormitorios_min',
  dormitoriosMax: 'e.dormitorios_max',
  suitesMin: 'e.suites_min',
  suitesMax: 'e.suites_max',
  areaMin: 'e.area_min',
  areaMax: 'e.area_max',
  vagasMin: 'e.vagas_min',
  vagasMax: 'e.vagas_max',
  dataEntrega: 'e.data_entrega',
  registroIncorporacao: 'e.registro_incorporacao',
  cartorio: 'e.cartorio',
  amenidades: 'e.amenidades',
  tipologias: 'e.tipologias',
};

/** What records hold since later; a record without it keeps the digest it had. */
const saidSince: Record<Since, string> = {
  ficha: `NULLIF(e.ficha, '{}')`,
  tabela: `(SELECT jsonb_agg(jsonb_build_array(t.id, t.data, t.hash) ORDER BY t.id)
    FROM tabelas_de_unidades t WHERE t.empreendimento_id = e.id)`,
  pesquisa: `(SELECT CASE WHEN p.achados IS NULL THEN p.fontes ELSE jsonb_build_array(p.fontes, p.achados) END FROM pesquisas p WHERE p.empreendimento_id = e.id AND p.buscou
    AND p.texto = e.descricao ORDER BY p.id DESC LIMIT 1)`,
};

const sinceInJson = Object.entries(saidSince)
  .map(([name, value]) => `'${name}', ${value}`)
  .join(', ');

/**
 * A digest of everything a page is compared with, including when the pictures were read; changes whoever
 * writes any of it. Null while the record is in the trash.
 */
export const recordDigest = (empreendimentoId: SQL): SQL<string | null> => sql<string | null>`(
  SELECT md5(jsonb_build_array(${sql.raw(Object.values(said).join(', '))}, e.origens, e.assets_processed_at)::text
    || coalesce(nullif(jsonb_strip_nulls(jsonb_build_object(${sql.raw(sinceInJson)}))::text, '{}'), ''))
  FROM empreendimentos e
    JOIN incorporadoras i ON i.id = e.incorporadora_id
    JOIN bairros b ON b.id = e.bairro_id
    JOIN zonas z ON z.id = b.zona_id
    JOIN cidades c ON c.id = z.cidade_id
    JOIN estados s ON s.id = c.estado_id
  WHERE e.id = ${empreendimentoId} AND e.excluido_em IS NULL)`;

/**
 * Stored verificações whose own, hotsite or record row was written since `mark`; all without one. Determined
 * by the rows' transaction numbers, without reading their content.
 */
export const verificacoesTouchedSince = (mark: string | null): SQL => {
  const touched = ['k', 'h', 'e'].map((row) => sql`age(${sql.raw(row)}.xmin) <= m.old`);
  return sql`
    SELECT h.id, h.empreendimento_id, h.versao_publica_id, k.versao_id, k.medidas
    FROM hotsite_verificacoes k
      JOIN hotsites h ON h.id = k.hotsite_id AND h.excluido_em IS NULL
      JOIN empreendimentos e ON e.id = h.empreendimento_id
      CROSS JOIN (SELECT age(${mark}::xid) AS old) m
    WHERE ${mark === null ? sql`true` : sql`(${sql.join(touched, sql` OR `)})`}`;
};

/** The next mark: rows not visible yet have this transaction number or a later one. */
export const markNow = sql`SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS mark`;
