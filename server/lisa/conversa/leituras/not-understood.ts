import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import { diasNaoEntendidos, type GrupoNaoEntendido, maxGrupos } from '#contract/lisa/leituras.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import { laboratorioNumber } from '../laboratorio/number.ts';
import { anonymous } from './anonymous.ts';

interface GroupRow extends Record<string, unknown> {
  texto: string;
  pergunta: Question | null;
  vezes: number;
  pessoas: number;
  ultima_em: Date | string;
  conversa_id: number | null;
  nome: string | null;
  nome_guerra: string | null;
  nome_perfil: string | null;
  total: number;
}

/** Same words, whatever their case, accents, marks and lengthened letters. */
const saidWords = sql`trim(regexp_replace(regexp_replace(lower(unaccent(conteudo ->> 'texto')), '[^[:alnum:]]+', ' ', 'g'), '(.)\\1{2,}', '\\1', 'g'))`;

/** What Lisa could do nothing with lately, grouped by words and question; the most frequent first. */
export async function listNotUnderstood(
  db: Db,
  {
    canal,
    now,
    kept,
  }: { canal: string; now: Date; kept: (texto: string, pergunta: string | null) => boolean },
): Promise<{ grupos: GrupoNaoEntendido[]; total: number }> {
  const since = new Date(now.getTime() - diasNaoEntendidos * dayMs).toISOString();
  const { rows } = await db.execute<GroupRow>(sql`
    WITH lost AS (
      SELECT id, pessoa, enviada_em, conteudo ->> 'texto' AS texto, leitura ->> 'pergunta' AS pergunta,
        ${saidWords} AS palavras
      FROM lisa_recebidas
      WHERE canal = ${canal} AND recebida_em >= ${since}::timestamptz AND leitura ->> 'entendida' = 'false'
        AND pessoa <> ${laboratorioNumber} AND conteudo ->> 'texto' <> ''
    ), grouped AS (
      SELECT palavras, pergunta, count(*)::int AS vezes, count(DISTINCT pessoa)::int AS pessoas, max(id) AS ultima,
        (count(*) OVER ())::int AS total
      FROM lost WHERE palavras <> '' GROUP BY palavras, pergunta
      ORDER BY count(*) DESC, max(id) DESC LIMIT ${maxGrupos}
    )
    SELECT l.texto, g.pergunta, g.vezes, g.pessoas, l.enviada_em AS ultima_em, g.total,
      s.id AS conversa_id, s.nome, s.nome_guerra, c.nome_perfil
    FROM grouped g JOIN lost l ON l.id = g.ultima
    LEFT JOIN onboarding_sessions s ON s.whatsapp = l.pessoa
    LEFT JOIN lisa_contatos c ON c.canal = ${canal} AND c.pessoa = l.pessoa
    ORDER BY g.vezes DESC, g.ultima DESC`);
  return {
    total: rows[0]?.total ?? 0,
    grupos: rows.map((row) => {
      const texto = anonymous(row.texto, {
        nome: row.nome,
        nomeGuerra: row.nome_guerra,
        nomePerfil: row.nome_perfil,
      });
      return {
        texto,
        pergunta: row.pergunta,
        vezes: row.vezes,
        pessoas: row.pessoas,
        ultimaEm: new Date(row.ultima_em).toISOString(),
        conversaId: row.conversa_id,
        guardada: kept(texto, row.pergunta),
      };
    }),
  };
}
