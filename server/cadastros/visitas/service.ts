import type { IncomingMessage } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { VisitaTipo } from '#contract/cadastros/visitas.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { visitas } from '#server/db/schema/empreendimentos.ts';
import { createBatcher } from '#server/kernel/batcher.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { isVisit } from './is-visit.ts';
import { readVisitas } from './read-visitas.ts';

interface Visit {
  tipo: VisitaTipo;
  /** 0 for the page without a corretor. */
  corretorId: number;
  /** 0 for a corretor's own site. */
  hotsiteId: number;
}
export interface Visits {
  /** Counts a request, if it is a visit. */
  count(request: IncomingMessage | FastifyRequest, visit: Visit): void;
  /** Whether a request is a person's look. */
  isVisit(request: IncomingMessage | FastifyRequest): boolean;
  /** Writes the counts; called automatically every few seconds. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushMs = 4000;
/**
 * Distinct counts kept while the database is unavailable; at twice as many visits they are written at once.
 */
const mostKept = 5000;

/**
 * Counts in memory and adds to the table in one statement every few seconds and on shutdown. Stores nothing
 * about visitors and sets no cookie. A killed process loses the last seconds.
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
        // Bounded: a long database outage loses visits rather than memory.
        for (const each of [...counted].slice(0, mostKept)) void add(each);
      }
      return [];
    },
  });

  return {
    count(request, { tipo, corretorId, hotsiteId }) {
      if (isVisit(request)) void add([`${dayInBrazil(clock.now())} ${tipo} ${corretorId} ${hotsiteId}`, 1]);
    },
    isVisit,
    flush,
    close: flush,
  };
}

/** Rows in a fixed order, so that processes updating the same days never deadlock. */
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

/** Total page views and contact clicks of a corretor. */
export async function visitsOf(db: Queryable, corretorId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${visitas.total}), 0)::int` })
    .from(visitas)
    .where(eq(visitas.corretorId, corretorId));
  return row!.total;
}

/** Adds one corretor's counts to another's. */
export async function addVisits(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    WITH levadas AS (DELETE FROM ${visitas} WHERE corretor_id = ${from} RETURNING dia, tipo, hotsite_id, total)
    INSERT INTO ${visitas} (dia, tipo, corretor_id, hotsite_id, total)
    SELECT dia, tipo, ${to}::int, hotsite_id, total FROM levadas ORDER BY dia, tipo, hotsite_id
    ON CONFLICT (dia, tipo, corretor_id, hotsite_id) DO UPDATE SET total = ${visitas.total} + excluded.total`);
}

/** A corretor's own counts. */
export const readOwnCounts = readVisitas;

/** The same period by page, most viewed first: his site, and each hotsite in his edition. */
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
