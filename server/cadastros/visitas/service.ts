import type { IncomingMessage } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { VisitaTipo } from '#contract/cadastros/visitas.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { visitas } from '#server/db/schema/empreendimentos.ts';
import { createBatcher } from '#server/kernel/batcher.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { isVisit } from './is-visit.ts';
import { readVisitas } from './read-visitas.ts';

interface Visit {
  tipo: VisitaTipo;
  /** 0 where the page is shown for nobody. */
  corretorId: number;
  /** 0 for a corretor's own site. */
  hotsiteId: number;
}
export interface Visits {
  /** Counts what was asked for, if somebody looked. */
  count(request: IncomingMessage | FastifyRequest, visit: Visit): void;
  /** Writes what was counted; called by itself every few seconds. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushMs = 4000;
/** Different counts that are kept while the database is away; at twice as many visits they are written at once. */
const mostKept = 5000;

/**
 * Counts in memory and adds to the table by one statement every few seconds and at the end. Nothing
 * of the visitor is kept, no cookie is set. A process that is killed loses the last seconds.
 */
export function createVisits({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Visits {
  const { add, flush } = createBatcher<readonly [key: string, total: number], undefined>({
    waitMs: flushMs,
    isTime: (waiting) => waiting >= 2 * mostKept,
    async work(visits) {
      const counted = new Map<string, number>();
      for (const [key, total] of visits) counted.set(key, (counted.get(key) ?? 0) + total);
      try {
        await db.execute(upsert(counted));
      } catch (error) {
        log.warn({ err: error }, 'visits could not be written; they are kept for the next time');
        // Bounded: a database that is away for long loses visits, not the process its memory.
        for (const each of [...counted].slice(0, mostKept)) void add(each);
      }
      return [];
    },
  });

  return {
    count(request, { tipo, corretorId, hotsiteId }) {
      if (isVisit(request)) void add([`${dayInBrazil(clock.now())} ${tipo} ${corretorId} ${hotsiteId}`, 1]);
    },
    flush,
    close: flush,
  };
}

/** Rows in one order everywhere: two processes that add to the same days wait, and never for each other. */
function upsert(counted: ReadonlyMap<string, number>) {
  const rows = [...counted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, total]) => [...key.split(' '), total]);
  const column = (index: number) => sql`${sql.param(rows.map((row) => row[index]))}`;
  return sql`
    INSERT INTO ${visitas} (dia, tipo, corretor_id, hotsite_id, total)
    SELECT * FROM unnest(${column(0)}::date[], ${column(1)}::text[], ${column(2)}::int[], ${column(3)}::int[], ${column(4)}::int[])
    ON CONFLICT (dia, tipo, corretor_id, hotsite_id) DO UPDATE SET total = ${visitas.total} + excluded.total`;
}

/** How often the pages of a corretor were opened and he was asked for, at all. */
export async function visitsOf(db: Queryable, corretorId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${visitas.total}), 0)::int` })
    .from(visitas)
    .where(eq(visitas.corretorId, corretorId));
  return row!.total;
}

/** Adds the counts of one corretor to another's, who stands for both from now on. */
export async function addVisits(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    WITH levadas AS (DELETE FROM ${visitas} WHERE corretor_id = ${from} RETURNING dia, tipo, hotsite_id, total)
    INSERT INTO ${visitas} (dia, tipo, corretor_id, hotsite_id, total)
    SELECT dia, tipo, ${to}::int, hotsite_id, total FROM levadas ORDER BY dia, tipo, hotsite_id
    ON CONFLICT (dia, tipo, corretor_id, hotsite_id) DO UPDATE SET total = ${visitas.total} + excluded.total`);
}

/** The counts of a corretor's pages for his own eyes. */
export const readOwnCounts = readVisitas;

/** The same time by page, most opened first: his site, and each hotsite in his edition. */
export async function readByPage(
  db: Queryable,
  hoje: string,
  { corretorId, dias }: { corretorId: number; dias: number },
): Promise<{ hotsiteId: number; nome: string; paginas: number; contatos: number }[]> {
  const { rows } = await db.execute<{
    hotsiteId: number;
    nome: string | null;
    paginas: number;
    contatos: number;
  }>(sql`
    SELECT v.hotsite_id AS "hotsiteId", h.nome,
      coalesce(sum(total) FILTER (WHERE tipo = 'pagina'), 0)::int AS paginas,
      coalesce(sum(total) FILTER (WHERE tipo = 'whatsapp'), 0)::int AS contatos
    FROM visitas v LEFT JOIN hotsites h ON h.id = v.hotsite_id
    WHERE v.corretor_id = ${corretorId} AND v.dia BETWEEN ${hoje}::date - ${dias - 1}::int AND ${hoje}::date
    GROUP BY v.hotsite_id, h.nome ORDER BY paginas DESC, contatos DESC, v.hotsite_id`);
  return rows.map(({ hotsiteId, nome, paginas, contatos }) => ({
    hotsiteId,
    paginas,
    contatos,
    nome: hotsiteId === 0 ? 'Seu site' : (nome ?? 'Hotsite removido'),
  }));
}
