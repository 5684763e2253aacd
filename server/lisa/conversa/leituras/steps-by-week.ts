import { sql } from 'drizzle-orm';
import { lazily } from '#contract/base/lazily.ts';
import { dayMs } from '#contract/base/units.ts';
import { type Entendimento, semanasContadas } from '#contract/lisa/leituras.ts';
import { collectingStatuses, lisaSteps } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import { conversasQuery } from '../conversas/select.ts';

const zone = 'America/Sao_Paulo';
const dayOf = lazily(() => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }));

/** The Monday of a moment's week in São Paulo, 'YYYY-MM-DD'. */
export function mondayOf(moment: Date): string {
  const day = new Date(`${dayOf().format(moment)}T12:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

const collecting = sql.join(
  collectingStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/** Of the conversations begun in each of the last weeks: how many were filed, and at which steps others stopped. */
export async function stepsByWeek(
  db: Db,
  { canal, now }: { canal: string; now: Date },
): Promise<Entendimento['semanas']> {
  const monday = mondayOf(now);
  const weeks = Array.from({ length: semanasContadas }, (_, ago) =>
    new Date(Date.parse(`${monday}T12:00:00Z`) - ago * 7 * dayMs).toISOString().slice(0, 10),
  );
  const { rows } = await db.execute<{
    semana: string;
    passo: number;
    total: number;
    enviadas: number;
    paradas: number;
  }>(sql`
    SELECT to_char(date_trunc('week', o.criado_em AT TIME ZONE ${zone}), 'YYYY-MM-DD') AS semana, t.passo,
      count(*)::int AS total, (count(*) FILTER (WHERE t.status NOT IN (${collecting})))::int AS enviadas,
      (count(*) FILTER (WHERE t.parada))::int AS paradas
    FROM (${conversasQuery(canal, now)}) t JOIN onboarding_sessions o ON o.id = t.id
    WHERE o.criado_em >= (${weeks.at(-1)}::date::timestamp AT TIME ZONE ${zone})
    GROUP BY 1, 2`);
  return weeks.map((inicio) => {
    const own = rows.filter(({ semana }) => semana === inicio);
    const sum = (pick: (row: (typeof rows)[number]) => number) =>
      own.reduce((total, row) => total + pick(row), 0);
    return {
      inicio,
      iniciadas: sum(({ total }) => total),
      enviadas: sum(({ enviadas }) => enviadas),
      paradas: lisaSteps.map((_, index) => own.find(({ passo }) => passo === index + 1)?.paradas ?? 0),
    };
  });
}
