import { asc, eq, inArray, sql } from 'drizzle-orm';
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

/** Marks of the latest changes that are looked through, for each empreendimento that is counted. */
const marksEach = 10;

/** Counts what is marked by the latest `marks`, or by any; how many were due, and how many could be counted. */
async function countAmong({ db, log }: { db: Db; log: Log }, most: number, marks: number | null) {
  const { rows: due } = await db.execute<{ id: number; marks: number[] }>(sql`
    SELECT ultimas.id, array(
      SELECT m.id::float8 FROM ${empreendimentosAContar} m WHERE m.empreendimento_id = ultimas.id) AS marks
    FROM (
      SELECT empreendimento_id AS id FROM (
        SELECT id, empreendimento_id FROM ${empreendimentosAContar} ORDER BY id DESC LIMIT ${marks}) recentes
      GROUP BY empreendimento_id ORDER BY max(id) DESC LIMIT ${most}) ultimas`);
  let counted = 0;
  for (const one of due)
    try {
      await keep(db, one.id, one.marks, await countOf(db, one.id));
      counted += 1;
    } catch (error) {
      log.warn({ err: error, empreendimentoId: one.id }, 'could not count what waits at an empreendimento');
    }
  return { due: due.length, counted };
}

/**
 * Counts what changed since it was counted, latest changes first, `most` empreendimentos at most; returns how many
 * were. One that cannot be counted stays due, and hinders no other: all marks are looked through for others.
 */
export async function countDue(deps: { db: Db; log: Log }, most: number): Promise<number> {
  const { due, counted } = await countAmong(deps, most, marksEach * most);
  return due === 0 || counted > 0 ? counted : (await countAmong(deps, most, null)).counted;
}

/** What a reader waits for at most: who has just changed something sees it, a flood is left to the worker. */
const whileReading = 20;

/** Counts before a reader is answered. */
export const countForReader = (deps: { db: Db; log: Log }): Promise<number> => countDue(deps, whileReading);
