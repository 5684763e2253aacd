import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { recordAudit } from '#server/kernel/audit.ts';

/** Number created of each kind. */
export interface LoadedTerritorio {
  regioes: number;
  estados: number;
  cidades: number;
}

const same = (ours: SQL, theirs: SQL) => sql`lower(unaccent(${ours})) = lower(unaccent(${theirs}))`;
const isRegiao = sql`r.excluido_em IS NULL AND (upper(r.codigo) = ir.sigla OR ${same(sql`r.nome`, sql`ir.nome`)})`;
const isEstado = sql`e.excluido_em IS NULL AND (upper(e.sigla) = ie.sigla OR ${same(sql`e.nome`, sql`ie.nome`)})`;

const regioes = sql`
  INSERT INTO regioes (nome, codigo)
  SELECT ir.nome, ir.sigla FROM ibge_regioes ir
  WHERE NOT EXISTS (SELECT FROM regioes r WHERE ${isRegiao}) ORDER BY ir.codigo
  ON CONFLICT DO NOTHING`;

const estados = sql`
  INSERT INTO estados (nome, sigla, regiao_id)
  SELECT ie.nome, ie.sigla, regiao.id FROM ibge_estados ie
  JOIN ibge_regioes ir ON ir.codigo = ie.regiao_codigo
  JOIN LATERAL (
    SELECT r.id FROM regioes r WHERE ${isRegiao} ORDER BY upper(r.codigo) = ir.sigla DESC, r.id LIMIT 1
  ) regiao ON true
  WHERE NOT EXISTS (SELECT FROM estados e WHERE ${isEstado}) ORDER BY ie.codigo
  ON CONFLICT DO NOTHING`;

/** Names are unique only within a state. */
const cidades = sql`
  WITH conhecidos AS MATERIALIZED (
    SELECT ie.sigla AS uf, estado.id FROM ibge_estados ie
    JOIN LATERAL (
      SELECT e.id FROM estados e WHERE ${isEstado} ORDER BY upper(e.sigla) = ie.sigla DESC, e.id LIMIT 1
    ) estado ON true
  ), existentes AS MATERIALIZED (
    SELECT estado_id, lower(unaccent(nome)) AS nome FROM cidades WHERE excluido_em IS NULL
  )
  INSERT INTO cidades (nome, estado_id)
  SELECT m.nome, conhecidos.id FROM ibge_municipios m JOIN conhecidos ON conhecidos.uf = m.uf
  WHERE NOT EXISTS (
    SELECT FROM existentes x WHERE x.estado_id = conhecidos.id AND x.nome = lower(unaccent(m.nome))
  ) ORDER BY m.codigo`;

/**
 * Loads IBGE's regions, states and municipalities into the territory, in one transaction (DAT-26). Existing
 * ones, matched by code, sigla or unaccented name, are left alone, so it can be repeated. A null `userId` is
 * the product itself.
 */
export function loadIbge(db: Db, userId: number | null): Promise<LoadedTerritorio> {
  return db.transaction(async (tx) => {
    // Taken first by everyone who finds or creates places (service.ts).
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('territorio'))`);
    const count = async (statement: SQL) => (await tx.execute(statement)).rowCount ?? 0;
    const made = {
      regioes: await count(regioes),
      estados: await count(estados),
      cidades: await count(cidades),
    };
    if (made.regioes + made.estados + made.cidades === 0) return made;
    await recordAudit(tx, { userId, acao: 'carregou', entidade: 'territorio', nome: 'do IBGE', dados: made });
    await bumpLists(tx, 'regioes', 'estados', 'cidades');
    return made;
  });
}
