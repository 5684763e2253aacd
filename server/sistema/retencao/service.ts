import { dayMs, hourMs, minuteMs } from '#contract/base/units.ts';
import type { Sobra, TipoRetido } from '#contract/sistema/retencao.ts';
import { tiposRetidos } from '#contract/sistema/retencao.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { withPosse } from '#server/kernel/posse.ts';
import type { OldRows } from '#server/kernel/retention.ts';
import { ownKinds } from './own-kinds.ts';
import { prazos } from './prazos.ts';
import { addToSum, recordSum } from './sums.ts';

/** Rows per transaction: each is short, so that nobody waits for it. */
const portion = 500;
/** A turn ends well before another process could take its place. */
const longestTurnMs = 30 * minuteMs;
/** After a start the product has more urgent work. */
const firstMs = 5 * minuteMs;

function monthsBefore(now: Date, months: number): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // A month without a 31st ends before it.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
  return limit;
}

/** Deletes what is older than its term, daily and in one process. */
export function createRetencao({
  db,
  clock,
  log,
  storage,
  contatos,
}: {
  db: Db;
  clock: Clock;
  log: Log;
  storage: Pick<Storage, 'remove'>;
  /** Visitors' contacts, which another room keeps. */
  contatos: OldRows<'contatos'>;
}) {
  const kinds = new Map<TipoRetido, OldRows<TipoRetido>>(
    [...ownKinds(storage), contatos].map((each) => [each.kind, each]),
  );

  async function deleteOld(signal: AbortSignal): Promise<void> {
    const terms = await prazos.read(db);
    const end = Date.now() + longestTurnMs;
    for (const tipo of tiposRetidos) {
      const months = terms[tipo];
      if (months === null) continue;
      const limit = monthsBefore(clock.now(), months);
      for (let gone = portion; gone > 0 && !signal.aborted && Date.now() < end; )
        gone = await db.transaction(async (tx) => {
          const total = await kinds.get(tipo)!.deleteSome(tx, limit, portion);
          if (total > 0) await addToSum(tx, tipo, total);
          return total;
        });
    }
  }

  /** Deletes what is due, unless another process does; tells the log the sum. */
  const run = (signal: AbortSignal) =>
    withPosse(db, { chave: 'retencao', ms: hourMs }, async () => {
      try {
        await deleteOld(signal);
      } finally {
        const removed = await recordSum(db);
        if (removed) log.info({ removed }, 'deleted what was past its term');
      }
    });

  return {
    /** What a term would delete now. */
    async preview(tipo: TipoRetido, months: number): Promise<Sobra> {
      return { tipo, ...(await kinds.get(tipo)!.count(db, monthsBefore(clock.now(), months))) };
    },
    run,
    ...createPeriodicTask({
      everyMs: dayMs,
      firstMs,
      log,
      failed: 'could not delete what is past its term',
      work: run,
    }),
  };
}
export type Retencao = ReturnType<typeof createRetencao>;
