import { asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { paginasAtrasDe } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import {
  empreendimentoPendencias,
  empreendimentos,
  empreendimentosAContar,
  leituraDecisoes,
} from '#server/db/schema/empreendimentos.ts';
import type { Log } from '#server/kernel/log.ts';
import { readMetadados } from './metadados.ts';
import { camposARevisar } from './waits.ts';

interface Counts {
  camposARevisar: number;
  fatosAtras: number;
}
const nothing: Counts = { camposARevisar: 0, fatosAtras: 0 };

/** What waits at one empreendimento, by the review's and the pages' own definitions; deleted, nothing does. */
async function countOf(db: Queryable, id: number): Promise<Counts> {
  const [row] = await db
    .select({
      metadados: empreendimentos.metadados,
      driveUrl: empreendimentos.driveUrl,
      excluidoEm: empreendimentos.excluidoEm,
    })
    .from(empreendimentos)
    .where(eq(empreendimentos.id, id));
  if (!row || row.excluidoEm) return nothing;
  const decisions = await db
    .select({ campo: leituraDecisoes.campo, lido: leituraDecisoes.lido })
    .from(leituraDecisoes)
    .where(eq(leituraDecisoes.empreendimentoId, id));
  const decided = new Map(decisions.map(({ campo, lido }) => [campo, { lido }]));
  const behind = await paginasAtrasDe(db, id);
  return {
    camposARevisar: row.driveUrl === null ? 0 : camposARevisar(readMetadados(row.metadados), decided).length,
    fatosAtras: behind.reduce((sum, { campos }) => sum + campos.length, 0),
  };
}

/**
 * Keeps a count with the marks it answers: each was there before anything was read. Whoever took them all meanwhile
 * read later, and knows better.
 */
async function keep(db: Db, id: number, marks: number[], counts: Counts): Promise<void> {
  await db.transaction(async (tx) => {
    const own = inArray(empreendimentosAContar.id, marks);
    // In one order, so that two who count the same wait for each other once.
    const held = await tx
      .select({ id: empreendimentosAContar.id })
      .from(empreendimentosAContar)
      .where(own)
      .orderBy(asc(empreendimentosAContar.id))
      .for('update');
    if (held.length === 0) return;
    await tx.delete(empreendimentosAContar).where(own);
    await tx
      .insert(empreendimentoPendencias)
      .values({ empreendimentoId: id, ...counts })
      .onConflictDoUpdate({ target: empreendimentoPendencias.empreendimentoId, set: { ...counts } });
  });
}

/**
 * Counts what changed since it was counted, latest changes first, `most` empreendimentos at most; returns how many
 * were. One that cannot be counted stays due, and hinders no other.
 */
export async function countDue({ db, log }: { db: Db; log: Log }, most: number): Promise<number> {
  const due = await db
    .select({
      id: empreendimentosAContar.empreendimentoId,
      marks: sql<number[]>`array_agg(${empreendimentosAContar.id}::float8)`,
    })
    .from(empreendimentosAContar)
    .groupBy(empreendimentosAContar.empreendimentoId)
    .orderBy(desc(max(empreendimentosAContar.id)))
    .limit(most);
  let counted = 0;
  for (const { id, marks } of due)
    try {
      await keep(db, id, marks, await countOf(db, id));
      counted += 1;
    } catch (error) {
      log.warn({ err: error, empreendimentoId: id }, 'could not count what waits at an empreendimento');
    }
  return counted;
}

/** What a reader waits for at most: who has just changed something sees it, a flood is left to the worker. */
const whileReading = 20;

/** Counts before a reader is answered. */
export const countForReader = (deps: { db: Db; log: Log }): Promise<number> => countDue(deps, whileReading);
