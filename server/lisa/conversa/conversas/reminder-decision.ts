import { stoppedAfterMs } from '#contract/lisa/conversas.ts';
import type { Db } from '#server/db/client.ts';
import type { Contact } from '../contacts.ts';
import { readSession } from '../sessions.ts';
import { nextDaytime } from './daytime.ts';

/** What to do with a queued reminder: send, postpone, or drop. */
export type ReminderDecision = { kind: 'goes' } | { kind: 'waits'; until: Date } | { kind: 'dropped' };

/**
 * A reminder may have been queued for hours: it is dropped if the person wrote meanwhile or the team answers,
 * and postponed to the morning at night.
 */
export async function decideReminder(
  db: Db,
  { pessoa, ultimaRecebidaEm }: Pick<Contact, 'pessoa' | 'ultimaRecebidaEm'>,
  { criadoEm }: { criadoEm: Date },
  now: Date,
): Promise<ReminderDecision> {
  const wrote = ultimaRecebidaEm === null ? 0 : new Date(ultimaRecebidaEm).getTime();
  // The channel's clock differs from ours, so only the required silence is compared with it.
  if (criadoEm.getTime() - wrote < stoppedAfterMs) return { kind: 'dropped' };
  const { session } = await readSession(db, pessoa);
  if (session.assumidaPor !== null) return { kind: 'dropped' };
  const until = nextDaytime(now);
  return until > now ? { kind: 'waits', until } : { kind: 'goes' };
}
