import { and, eq, isNull, sql } from 'drizzle-orm';
import { creciText } from '#contract/cadastros/creci-text.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';

type Motive = 'whatsapp' | 'creci' | 'nome';

/** Evidence for deciding on a registration. */
export async function readEvidence(db: Db, corretorId: number) {
  const [row] = await db
    .select()
    .from(corretores)
    .where(and(eq(corretores.id, corretorId), isNull(corretores.excluidoEm)));
  if (!row) throw missingRecord('corretor');
  const { nome, creci, ufCreci, creciNormal, whatsappNormal, foto, regiaoTrabalho } = row;
  const [duplicados, cobertura, pedida] = await Promise.all([
    likelyDuplicates(db, { id: corretorId, nome, creciNormal, whatsappNormal }),
    coverageOf(db, corretorId, regiaoTrabalho),
    askedCoverage(db, corretorId),
  ]);
  const digits = creci.replace(/\D/g, '');
  return {
    creci: {
      valido:
        digits.length >= 1 && digits.length <= 6 && (ufCreci !== null || /\/[A-Z]{2}$/.test(creciNormal)),
      texto: creciText(creci, ufCreci),
    },
    duplicados,
    foto: foto !== null,
    cobertura,
    pedida,
  };
}

/** Others with the same number, the same CRECI in any state, or the same name. */
async function likelyDuplicates(
  db: Db,
  {
    id,
    nome,
    creciNormal,
    whatsappNormal,
  }: { id: number; nome: string; creciNormal: string; whatsappNormal: string | null },
) {
  const number = creciNormal.replace(/\/[A-Z]{2}$/, '');
  const { rows } = await db.execute<{ id: number; nome: string; motivos: Motive[] }>(sql`
    SELECT id, nome, array_remove(ARRAY[
      CASE WHEN whatsapp_normal = ${whatsappNormal} THEN 'whatsapp' END,
      CASE WHEN regexp_replace(creci_normal, '/[A-Z]{2}$', '') = ${number} THEN 'creci' END,
      CASE WHEN lower(unaccent(nome)) = lower(unaccent(${nome})) THEN 'nome' END], NULL) AS motivos
    FROM corretores
    WHERE id <> ${id} AND excluido_em IS NULL AND (whatsapp_normal = ${whatsappNormal}
      OR regexp_replace(creci_normal, '/[A-Z]{2}$', '') = ${number}
      OR lower(unaccent(nome)) = lower(unaccent(${nome})))
    ORDER BY id LIMIT 20`);
  return rows;
}

/** Bairros named of the coverage asked for. */
const mostNamed = 5;

/** The coverage a registration asks for. */
async function askedCoverage(db: Db, corretorId: number) {
  const { rows } = await db.execute<{ bairro: string; total: number }>(sql`
    SELECT b.nome || ' (' || c.nome || ')' AS bairro, (count(*) OVER ())::int AS total
    FROM corretor_bairros cb JOIN bairros b ON b.id = cb.bairro_id AND b.excluido_em IS NULL
      JOIN zonas z ON z.id = b.zona_id JOIN cidades c ON c.id = z.cidade_id
    WHERE cb.corretor_id = ${corretorId} ORDER BY cb.id LIMIT ${mostNamed}`);
  return { total: rows[0]?.total ?? 0, bairros: rows.map(({ bairro }) => bairro) };
}

/**
 * The bairros a registration would cover, what is sold there and how many cover them: those filed with it; without any,
 * those its region names, or whose city it names.
 */
async function coverageOf(db: Db, corretorId: number, regiao: string | null) {
  const { rows } = await db.execute<{
    id: number;
    nome: string;
    cidade: string;
    empreendimentos: number;
    corretores: number;
  }>(sql`
    WITH pedidos AS (SELECT cb.bairro_id AS id FROM corretor_bairros cb JOIN bairros b ON b.id = cb.bairro_id
      WHERE cb.corretor_id = ${corretorId} AND b.excluido_em IS NULL),
    dita AS (SELECT ' ' || regexp_replace(lower(unaccent(${regiao}::text)), '[^a-z0-9]+', ' ', 'g') || ' ' AS texto)
    SELECT b.id, b.nome, c.nome AS cidade,
      (SELECT count(*)::int FROM empreendimentos e
       WHERE e.bairro_id = b.id AND e.ativo AND e.excluido_em IS NULL) AS empreendimentos,
      (SELECT count(*)::int FROM corretor_bairros cb JOIN corretores co ON co.id = cb.corretor_id
       WHERE cb.bairro_id = b.id AND co.aprovado AND co.ativo AND co.excluido_em IS NULL) AS corretores
    FROM bairros b JOIN zonas z ON z.id = b.zona_id JOIN cidades c ON c.id = z.cidade_id, dita
    WHERE b.excluido_em IS NULL AND (b.id IN (SELECT id FROM pedidos) OR (NOT EXISTS (SELECT 1 FROM pedidos)
      AND (strpos(texto, ' ' || regexp_replace(lower(unaccent(b.nome)), '[^a-z0-9]+', ' ', 'g') || ' ') > 0
        OR strpos(texto, ' ' || regexp_replace(lower(unaccent(c.nome)), '[^a-z0-9]+', ' ', 'g') || ' ') > 0)))
    ORDER BY corretores, empreendimentos DESC, b.nome`);
  return rows;
}
