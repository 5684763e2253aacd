import { type SQL, sql } from 'drizzle-orm';
import { mostVisited, type Visitado, type VisitasDoMes } from '#contract/cadastros/visitas.ts';
import type { Db } from '#server/db/client.ts';

/** From one month to another, both included. */
export interface Months {
  mes: string;
  ate?: string | undefined;
}
export type Kind = 'empreendimentos' | 'corretores';

const firstDay = (mes: string) => sql`${`${mes}-01`}::date`;
const lastOf = ({ mes, ate }: Months) => ate ?? mes;

/**
 * Of one month its index has the order, and the others are not read; several are added up, as doubles, which hold
 * every count and are added faster than the numerics that a sum of bigints is.
 */
function viewed(months: Months, de: 'hotsite' | 'corretor'): { all: SQL; order: SQL } {
  const { mes } = months;
  const ate = lastOf(months);
  return ate === mes
    ? {
        all: sql`SELECT registro_id, paginas, contatos FROM visitas_meses
          WHERE mes = ${firstDay(mes)} AND de = ${de} AND (paginas > 0 OR contatos > 0)`,
        order: sql`paginas DESC NULLS LAST, contatos DESC NULLS LAST, registro_id`,
      }
    : {
        all: sql`SELECT registro_id, sum(paginas::float8) AS paginas, sum(contatos::float8) AS contatos FROM visitas_meses
          WHERE mes BETWEEN ${firstDay(mes)} AND ${firstDay(ate)} AND de = ${de} AND (paginas > 0 OR contatos > 0)
          GROUP BY registro_id`,
        order: sql`paginas DESC, contatos DESC, registro_id`,
      };
}

const named = {
  empreendimentos: {
    de: 'hotsite',
    id: sql`e.id`,
    nome: sql`CASE WHEN v.registro_id = 0 THEN 'Sites dos corretores' ELSE coalesce(e.nome, h.nome, 'Hotsite removido') END`,
    from: sql`LEFT JOIN hotsites h ON h.id = v.registro_id
      LEFT JOIN empreendimentos e ON e.id = h.empreendimento_id AND e.excluido_em IS NULL`,
  },
  corretores: {
    de: 'corretor',
    id: sql`CASE WHEN c.excluido_em IS NULL THEN c.id END`,
    nome: sql`CASE WHEN v.registro_id = 0 THEN 'Sem corretor' ELSE coalesce(c.nome, 'Corretor removido') END`,
    from: sql`LEFT JOIN corretores c ON c.id = v.registro_id`,
  },
} as const;

/** Some of those viewed most, and how many there are. */
export async function readMostViewed(
  db: Db,
  months: Months,
  kind: Kind,
  from = 0,
): Promise<{ itens: Visitado[]; total: number }> {
  const { de, id, nome, from: joined } = named[kind];
  const { all, order } = viewed(months, de);
  // Those of one month are counted by themselves: along its index the page ends where it is full.
  const isOne = lastOf(months) === months.mes;
  const quantos = isOne ? sql`NULL::int` : sql`count(*) OVER ()::int`;
  const { rows } = await db.execute<Visitado & { quantos: number | null } & Record<string, unknown>>(sql`
    SELECT ${id} AS id, ${nome} AS nome, v.paginas::int AS paginas, v.contatos::int AS contatos, v.quantos
    FROM (SELECT *, ${quantos} AS quantos FROM (${all}) todos
      ORDER BY ${order} LIMIT ${mostVisited} OFFSET ${from}) v ${joined}
    ORDER BY v.paginas DESC, v.contatos DESC, v.registro_id`);
  const itens = rows.map(({ quantos: _, ...visitado }) => visitado as Visitado);
  return { itens, total: rows[0]?.quantos ?? (await countViewed(db, all)) };
}

/** Where no row says how many there are. */
async function countViewed(db: Db, all: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${all}) v`);
  return rows[0]!.total;
}

type Counts = { paginas: number; contatos: number };
const counts = sql`coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0)::int AS paginas,
  coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)::int AS contatos`;

/** Months of the whole programme, from the sums that are kept of them; days to come are left out. */
export async function readMonths(db: Db, hoje: string, months: Months): Promise<VisitasDoMes> {
  const first = firstDay(months.mes);
  const end = sql`least(${hoje}::date, (${firstDay(lastOf(months))} + interval '1 month')::date - 1)`;
  const { rows: meses } = await db.execute<Counts & { mes: string }>(sql`
    SELECT to_char(tempo.mes, 'YYYY-MM') AS mes, ${counts}
    FROM generate_series(${first}, ${end}, interval '1 month') AS tempo(mes)
    LEFT JOIN visitas_dias v ON v.dia >= tempo.mes::date AND v.dia < (tempo.mes + interval '1 month')::date
    GROUP BY tempo.mes ORDER BY tempo.mes`);
  const byDay = sql`
    SELECT to_char(tempo.dia, 'YYYY-MM-DD') AS dia, ${counts}
    FROM generate_series(${first}, ${end}, interval '1 day') AS tempo(dia)
    LEFT JOIN visitas_dias v ON v.dia = tempo.dia::date
    GROUP BY tempo.dia ORDER BY tempo.dia`;
  const dias = lastOf(months) === months.mes ? (await db.execute<Counts & { dia: string }>(byDay)).rows : [];
  const { rows: oldest } = await db.execute<{ desde: string | null }>(
    sql`SELECT to_char(min(dia), 'YYYY-MM') AS desde FROM visitas_dias WHERE total > 0`,
  );
  const [empreendimentos, corretores] = await Promise.all([
    readMostViewed(db, months, 'empreendimentos'),
    readMostViewed(db, months, 'corretores'),
  ]);
  const sum = (name: keyof Counts) => meses.reduce((total, row) => total + row[name], 0);
  return {
    dias,
    meses,
    paginas: sum('paginas'),
    contatos: sum('contatos'),
    desde: oldest[0]!.desde,
    empreendimentos: empreendimentos.itens,
    corretores: corretores.itens,
    quantos: { empreendimentos: empreendimentos.total, corretores: corretores.total },
  };
}
