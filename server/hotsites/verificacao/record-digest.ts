import { type SQL, sql } from 'drizzle-orm';
import type { PageFacts } from '#contract/blueprint.ts';

/** Everything a page may say, by where the record has it: what is added there is asked for here. */
const said: Record<keyof PageFacts, string> = {
  ...{ nome: 'e.nome', descricao: 'e.descricao', status: 'e.status', endereco: 'e.endereco' },
  ...{ incorporadora: 'i.nome', cnpj: 'i.cnpj' },
  ...{ bairro: 'b.nome', cidade: 'c.nome', uf: 's.sigla' },
  ...{ precoInicial: 'e.preco_inicial', dataTabela: 'e.data_tabela' },
  ...{ dormitoriosMin: 'e.dormitorios_min', dormitoriosMax: 'e.dormitorios_max' },
  ...{ suitesMin: 'e.suites_min', suitesMax: 'e.suites_max' },
  ...{ areaMin: 'e.area_min', areaMax: 'e.area_max' },
  ...{ vagasMin: 'e.vagas_min', vagasMax: 'e.vagas_max' },
  ...{ dataEntrega: 'e.data_entrega', registroIncorporacao: 'e.registro_incorporacao' },
  ...{ cartorio: 'e.cartorio', amenidades: 'e.amenidades', tipologias: 'e.tipologias' },
};

/**
 * What a page is held against, as one short text that differs as soon as any of it does, whoever
 * wrote it and in whichever process; the moment the pictures were read counts too. Null while the
 * record is in the trash.
 */
export const recordDigest = (empreendimentoId: SQL): SQL<string | null> => sql<string | null>`(
  SELECT md5(jsonb_build_array(${sql.raw(Object.values(said).join(', '))}, e.assets_processed_at)::text)
  FROM empreendimentos e
    JOIN incorporadoras i ON i.id = e.incorporadora_id
    JOIN bairros b ON b.id = e.bairro_id
    JOIN zonas z ON z.id = b.zona_id
    JOIN cidades c ON c.id = z.cidade_id
    JOIN estados s ON s.id = c.estado_id
  WHERE e.id = ${empreendimentoId} AND e.excluido_em IS NULL)`;
