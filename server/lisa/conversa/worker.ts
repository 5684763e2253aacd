import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { createLeaseLoop } from '#server/kernel/jobs/lease-loop.ts';
import type { Log } from '#server/kernel/log.ts';
import { type Contact, claimContacts, releaseContact, renewLease } from './contacts.ts';
import { forgetNumber } from './forget.ts';
import { handleEdit } from './handle-edit.ts';
import { handleMessage, type MessageTools, type ReceivedRow } from './handle-message.ts';
import { handleStatus } from './handle-status.ts';
import { afterProblem, isHeld } from './not-handled.ts';
import { masked } from './people/person.ts';
import { type SendTools, sendNext } from './send-next.ts';

export interface WorkerOptions {
  tools: MessageTools & SendTools;
  log: Log;
  /** People worked for at once. */
  concurrency?: number;
  pollMs?: number;
}

/**
 * Works through the queue: takes people for whom there is something to do, handles what they wrote in
 * the order they wrote it, then sends what is due, one person at a time each.
 */
export function createLisaWorker({ tools, log, concurrency = 4, pollMs = 1_000 }: WorkerOptions) {
  const { db, channel, now } = tools;
  const canal = channel.kind;

  async function workFor(contact: Contact, signal: AbortSignal): Promise<void> {
    await handleAll(contact, signal);
    let more = true;
    while (more && !signal.aborted) more = await sendNext(tools, contact, signal);
    if (contact.esquecer && !signal.aborted) await forgetWhenDone(contact);
  }

  async function handleAll(contact: Contact, signal: AbortSignal): Promise<void> {
    const { canal, pessoa } = contact;
    const triedAgain = new Set<number>();
    while (!signal.aborted) {
      const rows = await db
        .select()
        .from(lisaRecebidas)
        .where(
          and(
            eq(lisaRecebidas.canal, canal),
            eq(lisaRecebidas.pessoa, pessoa),
            isNull(lisaRecebidas.tratadaEm),
          ),
        )
        // What waits to be read stands in no other message's way.
        .orderBy(isNotNull(lisaRecebidas.problema), asc(lisaRecebidas.enviadaEm), asc(lisaRecebidas.id))
        .limit(20);
      const head = firstOf(rows, triedAgain, now());
      // What waits for another attempt holds back what was written after it.
      if (!head || (!isHeld(head) && head.tentarEm !== null && head.tentarEm > now())) return;
      if (isHeld(head)) triedAgain.add(head.id);
      contact.esquecer = (await handleOne(head, signal)) || contact.esquecer;
      // Whatever was claimed for: this person has written.
      if (isWritten(head)) contact.ultimaRecebidaEm = later(contact.ultimaRecebidaEm, head.enviadaEm);
      if (rows.length === 1) return;
    }
  }

  /** Answers whether the person asked to be forgotten. */
  async function handleOne(row: ReceivedRow, signal: AbortSignal): Promise<boolean> {
    try {
      if (isWritten(row)) return await handleMessage(tools, row, signal);
      if (row.tipo === 'edicao') await handleEdit(tools, row);
      else await handleStatus(tools, row);
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ err: error, id: row.id, tentativas: row.tentativas + 1 }, 'a message could not be handled');
      await afterProblem(tools, row, error);
    }
    return false;
  }

  async function forgetWhenDone(contact: Contact): Promise<void> {
    await db.transaction(async (tx) => {
      const waiting = await tx
        .select({ id: lisaEnviadas.id })
        .from(lisaEnviadas)
        .where(
          and(
            eq(lisaEnviadas.canal, contact.canal),
            eq(lisaEnviadas.pessoa, contact.pessoa),
            eq(lisaEnviadas.estado, 'queued'),
          ),
        )
        .limit(1);
      if (waiting.length === 0) await forgetNumber(tx, contact);
    });
  }

  return createLeaseLoop<Contact>({
    what: 'conversation',
    nameOf: ({ pessoa }) => ({ pessoa: masked(pessoa) }),
    log,
    concurrency,
    pollMs,
    claim: (limit) => claimContacts(db, { canal, now: now(), limit }),
    renew: (contact) => renewLease(db, contact, now()),
    release: (contact) => releaseContact(db, contact, now()),
    work: workFor,
    lost: () => new Error('the lease on a conversation is no longer ours'),
  });
}

/**
 * The message to be handled next, in the order they were written. One that waits to be read is tried
 * when its time has come, and before what was written after it.
 */
function firstOf(rows: ReceivedRow[], triedAgain: ReadonlySet<number>, now: Date): ReceivedRow | undefined {
  const isFresh = rows.some((row) => !isHeld(row) && isWritten(row));
  return rows
    .filter((row) => !isHeld(row) || (!triedAgain.has(row.id) && (isFresh || row.tentarEm! <= now)))
    .sort((one, other) => one.enviadaEm.getTime() - other.enviadaEm.getTime() || one.id - other.id)[0];
}

/** What a person wrote, and not news of the channel. */
const isWritten = ({ tipo }: ReceivedRow) => tipo !== 'situacao' && tipo !== 'edicao';
const later = (one: Date | null, other: Date) => (one !== null && new Date(one) > other ? one : other);
