import { and, eq, isNotNull, isNull, max } from 'drizzle-orm';
import { dayMs, minuteMs } from '#contract/base/units.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { alertasEnviados } from '#server/db/schema/emails.ts';
import { users } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { withPosse } from '#server/kernel/posse.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import type { EmailsService } from '#server/sistema/emails/service.ts';
import { composeAlert } from './compose-alert.ts';
import { type Alert, alertsOfHealth, findAlerts } from './find-alerts.ts';

const everyMs = minuteMs;
/** E-mails come no closer together than this: what goes wrong meanwhile goes into the next. */
const betweenMs = 15 * minuteMs;
/** What goes wrong again and again is told once in this time. */
const againMs = dayMs;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  publicUrl: string;
  emails: Pick<EmailsService, 'isOn' | 'write' | 'wake' | 'alertas'>;
  checkHealth: () => Promise<{ workers: number | null; disk: string | null }>;
}

/** Those not told yet: news, or what went wrong anew a day after it was told. */
async function untold(tx: Tx, alerts: readonly Alert[], now: Date): Promise<Alert[]> {
  const told = new Map((await tx.select().from(alertasEnviados)).map((row) => [row.chave, row]));
  return alerts.filter(({ chave, ocorrencia }) => {
    const before = told.get(chave);
    if (!before) return true;
    return before.ocorrencia !== ocorrencia && now.getTime() - before.enviadoEm.getTime() >= againMs;
  });
}

/** Tells administrators by e-mail what went wrong: each thing once, together, and seldom. */
export function createAlertas({ db, clock, log, publicUrl, emails, checkHealth }: Deps) {
  /** What this process saw of the machine the last time: told only if it is seen twice. */
  let seen = new Set<string>();

  async function lasting(now: Date): Promise<Alert[]> {
    const found = alertsOfHealth(await checkHealth(), now);
    const before = seen;
    seen = new Set(found.map(({ chave }) => chave));
    return found.filter(({ chave }) => before.has(chave));
  }

  const recipients = (tx: Tx) =>
    tx
      .select({ id: users.id, username: users.username, email: users.email })
      .from(users)
      .where(and(isNull(users.excluidoEm), isNotNull(users.email), eq(users.alertasPorEmail, true)));

  /** Queues what is to be told now; whether there was anything. */
  const tell = (found: readonly Alert[], now: Date): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [last] = await tx.select({ em: max(alertasEnviados.enviadoEm) }).from(alertasEnviados);
      if (last?.em && now.getTime() - last.em.getTime() < betweenMs) return false;
      const chosen = new Set(await emails.alertas(tx));
      const news = await untold(
        tx,
        found.filter(({ tipo }) => chosen.has(tipo)),
        now,
      );
      const people = await recipients(tx);
      // Told to nobody, it waits until somebody can be told.
      if (news.length === 0 || people.length === 0) return false;
      for (const { id, username, email } of people)
        await emails.write(tx, {
          tipo: 'alerta',
          para: email!,
          ...composeAlert(news, { username, publicUrl }),
          userId: id,
          valeAte: new Date(now.getTime() + dayMs),
        });
      for (const { chave, ocorrencia } of news) {
        const row = { chave, ocorrencia, enviadoEm: now };
        await tx
          .insert(alertasEnviados)
          .values(row)
          .onConflictDoUpdate({ target: alertasEnviados.chave, set: row });
      }
      return true;
    });

  async function round(): Promise<void> {
    if (!emails.isOn) return;
    const now = clock.now();
    const own = await lasting(now);
    const told = await withPosse(db, { chave: 'alertas', ms: 2 * minuteMs }, async () =>
      tell([...own, ...(await findAlerts(db, now))], now),
    );
    if (told) emails.wake();
  }

  const task = createPeriodicTask({
    everyMs,
    firstMs: everyMs,
    log,
    failed: 'could not look for what administrators are to be told',
    work: round,
  });
  return { ...task, round };
}

/** Every process looks: one that only serves is left where no worker lives. */
export const alertasSlice = defineSlice({
  everywhere: (deps: Deps) => (deps.emails.isOn ? [createAlertas(deps)] : []),
});
