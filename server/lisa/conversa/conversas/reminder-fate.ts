import { stoppedAfterMs } from '#contract/lisa/conversas.ts';
import type { Db } from '#server/db/client.ts';
import type { Contact } from '../contacts.ts';
import { readSession } from '../sessions.ts';
import { nextDaytime } from './daytime.ts';

/** What becomes of a reminder that is about to go out: it goes, waits for a moment, or is not sent at all. */
export type ReminderFate = { kind: 'goes' } | { kind: 'waits'; until: Date } | { kind: 'dropped' };

/**
 * A reminder may have stood in the queue for hours: who wrote meanwhile, or is answered by the team, is
 * not reminded any more, and at night it waits for the morning.
 */
export async function reminderFate(
  db: Db,
  { pessoa, ultimaRecebidaEm }: Pick<Contact, 'pessoa' | 'ultimaRecebidaEm'>,
  { criadoEm }: { criadoEm: Date },
  now: Date,
): Promise<ReminderFate> {
  const wrote = ultimaRecebidaEm === null ? 0 : new Date(ultimaRecebidaEm).getTime();
  // The channel's clock is not ours: what it says is compared with the silence a reminder needs.
  if (criadoEm.getTime() - wrote < stoppedAfterMs) return { kind: 'dropped' };
  const { session } = await readSession(db, pessoa);
  if (session.assumidaPor !== null) return { kind: 'dropped' };
  const until = nextDaytime(now);
  return until > now ? { kind: 'waits', until } : { kind: 'goes' };
}
