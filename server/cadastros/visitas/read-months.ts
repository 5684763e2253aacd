import { type SQL, sql } from 'drizzle-orm';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { mostVisited, type Visitado, type VisitasDoMes } from '#contract/cadastros/visitas.ts';
import type { Db } from '#server/db/client.ts';
import { counted } from '#server/db/counted-for.ts';
import { type Months, type Sums, sumsOf } from './sums-of.ts';

export type Kind = 'empreendimentos' | 'corretores';

const firstDay = (mes: string) => sql`${`${mes}-01`}::date`;
const lastOf = ({ mes, ate }: Months) => ate ?? mes;

const isViewed = sql`(paginas > 0 OR contatos > 0)`;
const added = ({ de, dias }: Sums) => sql`
  SELECT registro_id, paginas::float8, contatos::float8 FROM visitas_meses
  WHERE de = ${de} AND mes = ANY(${sql.param(dias)}::date[]) AND ${isViewed}`;

/**
 * Of one kept sum its index has the order, and the others are not read; several are added up, as doubles, which hold
 * every count and are added faster than the numerics that a sum of bigints is.
 */
function viewed(sums: readonly Sums[]): { isOne: boolean; all: SQL; order: SQL } {
  const [only] = sums;
  if (sums.length === 1 && only!.dias.length === 1)
    return {
      isOne: true,
      all: sql`SELECT registro_id, paginas, contatos FROM visitas_meses
        WHERE mes = ${only!.dias[0]}::date AND de = ${only!.de} AND ${isViewed}`,
      order: sql`paginas DESC NULLS LAST, contatos DESC NULLS LAST, registro_id`,
    };
  return {
    isOne: false,
    all: sql`SELECT registro_id, sum(paginas) AS paginas, sum(contatos) AS contatos
      FROM (${sql.join(sums.map(added), sql` UNION ALL `)}) somas GROUP BY registro_id`,
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

interface MostViewedAsked {
  hoje: string;
  /** As `firstMonth` has it. */
  desde: string | null;
  months: Months;
  kind: Kind;
  /** So many are left out. */
  from?: number;
}
interface MostViewed {
  itens: Visitado[];
  total: number;
  aoMenos?: true;
}

/** Some of those viewed most, and how many there are: counted as far as is shown, and no further (decision 45). */
export async function readMostViewed(
  db: Db,
  { hoje, desde, months, kind, from = 0 }: MostViewedAsked,
): Promise<MostViewed> {
  const { de, id, nome, from: joined } = named[kind];
  const { all, order, isOne } = viewed(sumsOf(de, { months, now: hoje.slice(0, 7), desde }));
  const most = pagedLimits.counted * (1 + Math.floor((from + mostVisited) / pagedLimits.counted));
  const { rows } = await db.execute<Visitado & { quantos: number } & Record<string, unknown>>(sql`
    WITH todos AS ${isOne ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`} (${all}),
      quantos AS (SELECT count(*)::int AS quantos FROM (SELECT FROM todos LIMIT ${most + 1}) q)
    SELECT ${id} AS id, ${nome} AS nome, v.paginas::int AS paginas, v.contatos::int AS contatos, quantos
    FROM quantos LEFT JOIN (SELECT * FROM todos ORDER BY ${order} LIMIT ${mostVisited} OFFSET ${from}) v ON true ${joined}
    ORDER BY v.paginas DESC, v.contatos DESC, v.registro_id`);
  const itens = rows
    .filter(({ paginas }) => paginas !== null)
    .map(({ quantos: _, ...visitado }) => visitado as Visitado);
  return { itens, ...counted(rows[0]!.quantos, most) };
}

/** The first month that has counts; null where nothing was counted yet. */
export async function firstMonth(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ desde: string | null }>(
    sql`SELECT to_char(min(dia), 'YYYY-MM') AS desde FROM visitas_dias WHERE total > 0`,
  );
  return rows[0]!.desde;
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
  const desde = await firstMonth(db);
  const [empreendimentos, corretores] = await Promise.all([
    readMostViewed(db, { hoje, desde, months, kind: 'empreendimentos' }),
    readMostViewed(db, { hoje, desde, months, kind: 'corretores' }),
  ]);
  const aoMenos = [
    ...(empreendimentos.aoMenos ? (['empreendimentos'] as const) : []),
    ...(corretores.aoMenos ? (['corretores'] as const) : []),
  ];
  const sum = (name: keyof Counts) => meses.reduce((total, row) => total + row[name], 0);
  return {
    dias,
    meses,
    paginas: sum('paginas'),
    contatos: sum('contatos'),
    desde,
    empreendimentos: empreendimentos.itens,
    corretores: corretores.itens,
    quantos: {
      empreendimentos: empreendimentos.total,
      corretores: corretores.total,
      ...(aoMenos.length > 0 && { aoMenos }),
    },
  };
}
