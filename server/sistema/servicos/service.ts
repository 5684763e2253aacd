import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Servicos } from '#contract/sistema/servicos.ts';
import type { Db } from '#server/db/client.ts';
import { posses, servicoItens } from '#server/db/schema/servicos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { withPosse } from '#server/kernel/posse.ts';
import type { NoteFindings, ServiceCheck } from '#server/kernel/service-check.ts';
import { isCheckDue } from './check-due.ts';
import { posseDosServicos, readServicos } from './read-servicos.ts';
import { recordFindings } from './record-findings.ts';
import { checkTimeoutMs, runCheck } from './run-check.ts';

/** A process that dies while checking is succeeded after this time. */
const holdMs = 3 * checkTimeoutMs;
/** Interval of testing whether a check is due; the first test is at a random moment within it. */
const tickMs = 15_000;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  checks: readonly ServiceCheck[];
  /** Check interval in ms; null: only on request. */
  everyMs: number | null;
  random?: () => number;
}

/** State of the outside services: checked by one process at a time, stored for all. */
export function createServicos({ db, clock, log, checks, everyMs, random = Math.random }: Deps) {
  const startedAt = clock.now();

  /** Checks all services now. Returns false if another process is doing it. */
  async function round(): Promise<boolean> {
    const done = await withPosse(db, { chave: posseDosServicos, ms: holdMs }, async () => {
      await mark({ comecouEm: clock.now() });
      const kept = await Promise.allSettled(
        checks.map(async (check) => {
          const findings = await runCheck(check, log);
          for (const { estado, nome, mensagem } of findings)
            if (estado === 'falha') log.warn({ servico: check.servico, nome, mensagem }, 'a service fails');
          await recordFindings(db, check, findings, { at: clock.now(), complete: true });
        }),
      );
      await forgetOthers();
      for (const each of kept)
        if (each.status === 'rejected')
          log.warn({ err: each.reason }, 'could not keep the state of a service');
      await mark({ terminouEm: clock.now() });
      return true;
    });
    return done ?? false;
  }
  const mark = (set: { comecouEm: Date } | { terminouEm: Date }) =>
    db.update(posses).set(set).where(eq(posses.chave, posseDosServicos));
  /** Deletes services this product no longer knows. */
  const forgetOthers = () =>
    db
      .delete(servicoItens)
      .where(
        sql`${servicoItens.servico} <> ALL (SELECT json_array_elements_text(${JSON.stringify(checks.map(({ servico }) => servico))}::json))`,
      );

  async function lookWhenDue(every: number): Promise<void> {
    const [last] = await db.select().from(posses).where(eq(posses.chave, posseDosServicos));
    const [failing] = await db
      .select({ chave: servicoItens.chave })
      .from(servicoItens)
      .where(eq(servicoItens.estado, 'falha'))
      .limit(1);
    const known = { comecouEm: last?.comecouEm ?? null, hasFailures: failing !== undefined };
    if (isCheckDue(known, { now: clock.now(), startedAt, everyMs: every })) await round();
  }

  // Never delays the start: the first check follows a little later.
  const repeated =
    everyMs === null
      ? null
      : createPeriodicTask({
          everyMs: tickMs,
          firstMs: Math.max(1, tickMs * random()),
          log,
          failed: 'could not look at the services',
          work: () => lookWhenDue(everyMs),
        });

  const note: NoteFindings = async (service, findings) => {
    await recordFindings(db, service, findings, { at: clock.now(), complete: false });
  };

  return {
    read: (): Promise<Servicos> => readServicos(db, clock.now()),

    /** Checks now, or waits for a check in progress. */
    async verify(): Promise<Servicos> {
      if (!(await round()))
        for (let waited = 0; waited < holdMs && (await this.read()).emAndamento; waited += 250)
          await wait(250);
      return this.read();
    },

    note,

    start: () => repeated?.start(),
    stop: async () => repeated?.stop(),
  };
}
export type ServicosService = ReturnType<typeof createServicos>;
