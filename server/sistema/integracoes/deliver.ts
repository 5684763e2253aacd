import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#contract/base/units.ts';
import type { Db } from '#server/db/client.ts';
import { webhookEntregas, webhooks } from '#server/db/schema/integracoes.ts';
import { signalsOf } from '#server/db/signals.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { createHttpClient } from '#server/kernel/http-client.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { createLeaseLoop } from '#server/kernel/runs/lease-loop.ts';
import type { Signatures } from '#server/kernel/signatures.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  nextDeliveryMs,
  releaseDelivery,
  renewDelivery,
} from './claim-deliveries.ts';
import { sendWebhook } from './send-webhook.ts';

/** Pauses after each failed attempt; after the last of them it has failed for good. About three days. */
const pauses = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
];
/** Settled deliveries are kept for so long. */
const keptMs = 30 * dayMs;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  signatures: Signatures;
  publicUrl: string;
  webhookOrigins: readonly string[];
}

/** Forgets settled deliveries after a month. */
const createSweep = ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  createPeriodicTask({
    everyMs: hourMs,
    firstMs: minuteMs,
    log,
    failed: 'could not delete old webhook deliveries',
    work: () =>
      db
        .delete(webhookEntregas)
        .where(
          and(
            sql`${webhookEntregas.estado} <> 'pendente'`,
            lt(webhookEntregas.quando, new Date(clock.now().getTime() - keptMs)),
          ),
        ),
  });

/**
 * Tells addresses of changes, each at least once, by the Standard Webhooks specification. Any number of processes share
 * the work; one that dies leaves its deliveries to others.
 */
export function createDeliveries({ db, log, webhookOrigins, ...deps }: Deps) {
  const { clock } = deps;
  const http = createHttpClient({ hosts: 'any', configured: [...webhookOrigins], connectTimeout: 5_000 });
  const sending = { ...deps, http };

  async function work(held: ClaimedDelivery, signal: AbortSignal): Promise<void> {
    const { status, said } = await sendWebhook(sending, held, signal);
    const delivered = status >= 200 && status < 300;
    const tentativas = held.tentativas + 1;
    const pause = pauses[tentativas - 1];
    const settled = delivered
      ? { estado: 'entregue', entregueEm: clock.now() }
      : pause === undefined || status === 410
        ? { estado: 'falhou' }
        : { proximaEm: sql`now() + ${pause} * interval '1 millisecond'` };
    await db
      .update(webhookEntregas)
      .set({ ...settled, tentativas, resposta: said })
      .where(and(eq(webhookEntregas.id, held.id), eq(webhookEntregas.tentativas, held.tentativas)));
    // By the specification: this receiver wants nothing more.
    if (status === 410)
      await db
        .update(webhooks)
        .set({ ativo: false, motivo: 'O endereço respondeu que não existe mais (410).' })
        .where(eq(webhooks.id, held.webhookId));
    if (!delivered)
      log.info({ webhook: held.webhookId, entrega: held.id, said }, 'a webhook was not delivered');
  }

  const loop = createLeaseLoop<ClaimedDelivery>({
    what: 'webhook',
    claim: (limit) => claimDeliveries(db, limit),
    renew: ({ id }) => renewDelivery(db, id),
    release: ({ id }) => releaseDelivery(db, id),
    work,
    nameOf: ({ id, webhookId }) => ({ webhook: webhookId, entrega: id }),
    lost: () => new Error('another process tells this address'),
    log,
    // One receiver that hangs must not hold up the others for long.
    concurrency: 16,
    signals: signalsOf(db),
    signal: 'webhooks',
    nextMs: () => nextDeliveryMs(db),
  });
  const sweep = createSweep({ db, clock, log });
  return {
    start(): void {
      loop.start();
      sweep.start();
    },
    wake: loop.wake,
    isWorking: loop.isWorking,
    /** Resolves when nothing is being sent; for tests. */
    settled: loop.settled,
    async stop(): Promise<void> {
      await Promise.all([loop.stop(), sweep.stop()]);
      await http.close();
    },
  };
}
