import { type SQL, sql } from 'drizzle-orm';
import { mostVisited, type Visitado, type VisitasDoMes } from '#contract/cadastros/visitas.ts';
import type { Db } from '#server/db/client.ts';

type Found = Visitado & Record<string, unknown>;

/** The most viewed of a kind, in the order its index has: the others are not read. */
const most = (mes: string, de: 'hotsite' | 'corretor') => sql`
  SELECT registro_id, paginas, contatos FROM visitas_meses
  WHERE mes = ${mes}::date AND de = ${de} AND (paginas > 0 OR contatos > 0)
  ORDER BY paginas DESC NULLS LAST, contatos DESC NULLS LAST, registro_id LIMIT ${mostVisited}`;

async function ranked(db: Db, { id, nome, of, from }: { id: SQL; nome: SQL; of: SQL; from: SQL }) {
  const { rows } = await db.execute<Found>(sql`
    SELECT ${id} AS id, ${nome} AS nome, v.paginas::int AS paginas, v.contatos::int AS contatos
    FROM (${of}) v ${from}
    ORDER BY v.paginas DESC, v.contatos DESC, v.registro_id`);
  return rows;
}

/** A month of the whole programme, from the sums that are kept of it; days to come are left out. */
export async function readMonth(db: Db, hoje: string, mes: string): Promise<VisitasDoMes> {
  const first = `${mes}-01`;
  const { rows: dias } = await db.execute<{ dia: string; paginas: number; contatos: number }>(sql`
    SELECT to_char(tempo.dia, 'YYYY-MM-DD') AS dia,
      coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0)::int AS paginas,
      coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)::int AS contatos
    FROM generate_series(${first}::date,
      least(${hoje}::date, (${first}::date + interval '1 month')::date - 1), interval '1 day') AS tempo(dia)
    LEFT JOIN visitas_dias v ON v.dia = tempo.dia::date
    GROUP BY tempo.dia ORDER BY tempo.dia`);
  const empreendimentos = await ranked(db, {
    id: sql`e.id`,
    nome: sql`CASE WHEN v.registro_id = 0 THEN 'Sites dos corretores' ELSE coalesce(e.nome, h.nome, 'Hotsite removido') END`,
    of: most(first, 'hotsite'),
    from: sql`LEFT JOIN hotsites h ON h.id = v.registro_id
      LEFT JOIN empreendimentos e ON e.id = h.empreendimento_id AND e.excluido_em IS NULL`,
  });
  const corretores = await ranked(db, {
    id: sql`CASE WHEN c.excluido_em IS NULL THEN c.id END`,
    nome: sql`CASE WHEN v.registro_id = 0 THEN 'Sem corretor' ELSE coalesce(c.nome, 'Corretor removido') END`,
    of: most(first, 'corretor'),
    from: sql`LEFT JOIN corretores c ON c.id = v.registro_id`,
  });
  const sum = (name: 'paginas' | 'contatos') => dias.reduce((total, row) => total + row[name], 0);
  return { dias, paginas: sum('paginas'), contatos: sum('contatos'), empreendimentos, corretores };
}
