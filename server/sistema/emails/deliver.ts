import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#contract/base/units.ts';
import type { TipoDeEmail } from '#contract/sistema/emails.ts';
import { EmailError, type Mailer } from '#server/adapters/email/port.ts';
import type { Db } from '#server/db/client.ts';
import { alertasEnviados, emails, redefinicoes } from '#server/db/schema/emails.ts';
import { signalsOf } from '#server/db/signals.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { createLeaseLoop } from '#server/kernel/runs/lease-loop.ts';
import { claimEmails, type EmailRow, nextEmailMs, releaseEmail, renewEmail } from './claim.ts';
import { compose, linkMark } from './compose.ts';

/** Pauses after each failed attempt; after the last of them it is given up. About two days. */
const pauses = [minuteMs, 5 * minuteMs, 20 * minuteMs, hourMs, 4 * hourMs, 12 * hourMs, 30 * hourMs];
/** Settled e-mails are kept for so long. */
const keptMs = 30 * dayMs;

/** Makes the link of an e-mail of a kind when it leaves. */
export type LinkMakers = Partial<Record<TipoDeEmail, (email: EmailRow) => Promise<string>>>;

export interface DeliveryDeps {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  links: LinkMakers;
}

/** An answer in words of ours: servers quote addresses in theirs. */
const wordsOf = ({ fault, status }: EmailError) => {
  if (fault === 'credenciais') return 'o servidor recusou o usuário ou a senha';
  if (fault === 'sem-tls') return 'a conexão não é protegida';
  return status === null ? 'o servidor não respondeu' : `o servidor respondeu ${status}`;
};

/** Forgets what was settled a month ago. */
const createSweep = ({ db, clock, log }: DeliveryDeps) =>
  createPeriodicTask({
    everyMs: hourMs,
    firstMs: minuteMs,
    log,
    failed: 'could not delete old e-mails',
    async work() {
      const until = new Date(clock.now().getTime() - keptMs);
      await db.delete(emails).where(and(sql`${emails.estado} <> 'pendente'`, lt(emails.criadoEm, until)));
      await db.delete(redefinicoes).where(lt(redefinicoes.expiraEm, until));
      await db.delete(alertasEnviados).where(lt(alertasEnviados.enviadoEm, until));
    },
  });

/**
 * Sends queued e-mails. Any number of processes share the work; one that dies leaves its e-mails to others. What the
 * server has taken is never sent again; where a process died before it could note so, the same Message-ID goes twice.
 */
export function createEmailDeliveries(deps: DeliveryDeps) {
  const { db, clock, log, mailer, links } = deps;

  async function attempt(held: EmailRow): Promise<Partial<EmailRow>> {
    const tentativas = held.tentativas + 1;
    const now = clock.now();
    if (held.valeAte && held.valeAte <= now) return { estado: 'desistiu', resposta: 'o prazo dele terminou' };
    try {
      const texto = held.texto ?? '';
      const link = texto.includes(linkMark) ? await links[held.tipo as TipoDeEmail]!(held) : null;
      const { para: to, assunto: subject, mensagem: messageId } = held;
      await mailer.send({ to, subject, messageId, ...compose(texto, link) });
      return { estado: 'enviado', enviadoEm: now, tentativas, resposta: null, texto: null };
    } catch (error) {
      const name = { email: held.id, tipo: held.tipo };
      const isSaid = error instanceof EmailError;
      if (isSaid) log.info({ ...name, said: error.message }, 'an e-mail was not sent');
      else log.error({ err: error, ...name }, 'an e-mail could not be made');
      const pause = isSaid && error.isFinal ? undefined : pauses[tentativas - 1];
      const next = pause === undefined ? null : new Date(now.getTime() + pause);
      return {
        tentativas,
        resposta: isSaid ? wordsOf(error) : 'houve um erro ao prepará-lo',
        ...(next ? { proximaEm: next } : { estado: 'desistiu' }),
      };
    }
  }

  const loop = createLeaseLoop<EmailRow>({
    what: 'e-mail',
    claim: (limit) => claimEmails(db, { limit, now: clock.now() }),
    renew: ({ id }) => renewEmail(db, id),
    release: ({ id }) => releaseEmail(db, id),
    // Not stopped half way: whether the server has taken it would not be known.
    async work(held) {
      const settled = await attempt(held);
      await db
        .update(emails)
        .set(settled)
        .where(
          and(eq(emails.id, held.id), eq(emails.estado, 'pendente'), eq(emails.tentativas, held.tentativas)),
        );
    },
    nameOf: ({ id, tipo }) => ({ email: id, tipo }),
    lost: () => new Error('another process sends this e-mail'),
    log,
    concurrency: 4,
    signals: signalsOf(db),
    signal: 'emails',
    nextMs: () => nextEmailMs(db, clock.now()),
  });
  const sweep = createSweep(deps);
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
      await mailer.close();
    },
  };
}
