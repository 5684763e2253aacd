import { sql } from 'drizzle-orm';
import type { Visitas } from '#contract/cadastros/visitas.ts';
import type { Db } from '#server/db/client.ts';

interface Wanted {
  corretorId?: number;
  hotsiteId?: number;
  /** Number of days, including today. */
  dias: number;
}

/** Daily counts up to `hoje`, with zeros for empty days. */
export async function readVisitas(db: Db, hoje: string, wanted: Wanted): Promise<Visitas> {
  const { corretorId, hotsiteId, dias } = wanted;
  // The programme's days are kept summed; of one corretor or hotsite there are few rows.
  const one = [
    corretorId === undefined ? undefined : sql`corretor_id = ${corretorId}`,
    hotsiteId === undefined ? undefined : sql`hotsite_id = ${hotsiteId}`,
  ].filter((condition) => condition !== undefined);
  const counted =
    one.length === 0
      ? sql`SELECT dia, tipo, total FROM visitas_dias WHERE dia BETWEEN ${hoje}::date - ${dias - 1}::int AND ${hoje}::date`
      : sql`SELECT dia, tipo, total FROM visitas WHERE ${sql.join(one, sql` AND `)}
          AND dia BETWEEN ${hoje}::date - ${dias - 1}::int AND ${hoje}::date`;
  const found = await db.execute<{ dia: string; paginas: number; contatos: number }>(sql`
    SELECT to_char(tempo.dia, 'YYYY-MM-DD') AS dia,
      coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0)::int AS paginas,
      coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)::int AS contatos
    FROM generate_series(${hoje}::date - ${dias - 1}::int, ${hoje}::date, interval '1 day') AS tempo(dia)
    LEFT JOIN (${counted}) v ON v.dia = tempo.dia::date
    GROUP BY tempo.dia ORDER BY tempo.dia`);
  const rows = found.rows.map(({ dia, paginas, contatos }) => ({ dia, paginas, contatos }));
  const sum = (name: 'paginas' | 'contatos') => rows.reduce((total, row) => total + row[name], 0);
  return { dias: rows, paginas: sum('paginas'), contatos: sum('contatos') };
}
