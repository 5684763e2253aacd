import { sql } from 'drizzle-orm';
import type { Comunicado, Selecao } from '#contract/lisa/comunicados.ts';
import type { Db } from '#server/db/client.ts';
import { costOf } from './compose.ts';

type Row = Omit<Comunicado, 'quem' | 'custo'> & {
  selecao: Selecao;
  empreendimento: string | null;
  preco: string | null;
};
const iso = (date: Date | string | null) => date && new Date(date).toISOString();

const most = 50;

function whomText({ selecao, empreendimento }: Pick<Row, 'selecao' | 'empreendimento'>): string {
  if (selecao.quem === 'todos') return 'Todos os corretores aprovados';
  if (selecao.quem === 'estado') return `Corretores com CRECI de ${selecao.uf}`;
  return `Quem trabalha com ${empreendimento ?? 'um empreendimento excluído'}`;
}

/** The latest messages, with how far each got and what it cost. */
export async function listAll(db: Db): Promise<Comunicado[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    SELECT m.id, m.texto, m.selecao, m.preco_do_modelo AS preco, coalesce(u.nome, u.username) AS por, e.nome AS empreendimento,
      m.criado_em AS "criadoEm", m.concluido_em AS "concluidoEm", m.parado_em AS "paradoEm",
      cardinality(m.destinatarios) AS total, n.*
    FROM (SELECT * FROM lisa_comunicados ORDER BY id DESC LIMIT ${most}) m
    LEFT JOIN users u ON u.id = m.user_id
    LEFT JOIN empreendimentos e ON e.id = (m.selecao->>'empreendimentoId')::int
    LEFT JOIN LATERAL (SELECT
      (cardinality(m.destinatarios) - count(*))::int AS faltam,
      (count(*) FILTER (WHERE s.estado IN ('queued', 'sending')))::int AS "naFila",
      (count(*) FILTER (WHERE s.estado IN ('sent', 'delivered', 'read')))::int AS enviadas,
      (count(*) FILTER (WHERE s.estado IN ('delivered', 'read')))::int AS entregues,
      (count(*) FILTER (WHERE s.estado = 'read'))::int AS lidas,
      (count(*) FILTER (WHERE s.estado IN ('failed', 'doubt')))::int AS falhas,
      (count(*) FILTER (WHERE n.motivo IS NOT NULL OR s.estado = 'cancelled'))::int AS fora,
      (count(*) FILTER (WHERE s.modelo IS NOT NULL))::int AS cobradas
      FROM corretor_novidades n LEFT JOIN lisa_enviadas s ON s.id = n.enviada_id
      WHERE n.chave = 'comunicado:' || m.id) n ON true
    ORDER BY m.id DESC`);
  return rows.map(({ selecao, empreendimento, preco, ...row }) => ({
    ...row,
    quem: whomText({ selecao, empreendimento }),
    criadoEm: iso(row.criadoEm)!,
    concluidoEm: iso(row.concluidoEm),
    paradoEm: iso(row.paradoEm),
    custo: costOf(row.cobradas, preco),
  }));
}

/** The price typed last. */
export async function lastPrice(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ preco: string | null }>(sql`
    SELECT preco_do_modelo AS preco FROM lisa_comunicados
    WHERE preco_do_modelo IS NOT NULL ORDER BY id DESC LIMIT 1`);
  return rows[0]?.preco ?? null;
}
