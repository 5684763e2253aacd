import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import type { Signals } from '#server/db/signals.ts';
import type { Log } from '#server/kernel/log.ts';
import { createLeaseLoop } from '#server/kernel/runs/lease-loop.ts';
import { type Contact, claimContacts, nextContactMs, releaseContact, renewLease } from './contacts.ts';
import { deleteNumber } from './erase-person.ts';
import { handleEdit } from './handle-edit.ts';
import { handleMessage, type MessageTools } from './handle-message.ts';
import { handleStatus } from './handle-status.ts';
import { afterProblem, awaitsEngine } from './not-handled.ts';
import { masked } from './people/person.ts';
import type { ReceivedRow } from './received-row.ts';
import { type SendTools, sendNext } from './send-next.ts';

export interface WorkerOptions {
  tools: MessageTools & SendTools;
  log: Log;
  /** Contacts processed concurrently. */
  concurrency?: number;
  /** Null where nothing is done unless its viewers ask for it. */
  signals: Signals | null;
}

/**
 * Processes the queue: claims due contacts, handles their messages in order, then sends what is due, one
 * message at a time per contact.
 */
export function createLisaWorker({ tools, log, concurrency = 4, signals }: WorkerOptions) {
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
        // Messages waiting to be read do not block others.
        .orderBy(isNotNull(lisaRecebidas.problema), asc(lisaRecebidas.enviadaEm), asc(lisaRecebidas.id))
        .limit(20);
      const head = firstOf(rows, triedAgain, now());
      // A message awaiting a retry blocks later ones of the same person.
      if (!head || (!awaitsEngine(head) && head.tentarEm !== null && head.tentarEm > now())) return;
      if (awaitsEngine(head)) triedAgain.add(head.id);
      contact.esquecer = (await handleOne(head, signal)) || contact.esquecer;
      // Whatever the claim was for: this person has written.
      if (isWritten(head)) contact.ultimaRecebidaEm = later(contact.ultimaRecebidaEm, head.enviadaEm);
      if (rows.length === 1) return;
    }
  }

  /** Returns whether the person asked for erasure. */
  async function handleOne(row: ReceivedRow, signal: AbortSignal): Promise<boolean> {
    try {
      if (isWritten(row)) return await handleMessage(tools, row, signal);
      if (row.tipo === 'edicao') return await handleEdit(tools, row, signal);
      await handleStatus(tools, row);
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
      if (waiting.length === 0) await deleteNumber(tx, contact);
    });
  }

  return createLeaseLoop<Contact>({
    what: 'conversation',
    nameOf: ({ pessoa }) => ({ pessoa: masked(pessoa) }),
    log,
    concurrency,
    signals,
    signal: `inbox:${canal}`,
    nextMs: () => nextContactMs(db, canal, now()),
    claim: (limit) => claimContacts(db, { canal, now: now(), limit }),
    renew: (contact) => renewLease(db, contact),
    release: (contact) => releaseContact(db, contact, now()),
    work: workFor,
    lost: () => new Error('the lease on a conversation is no longer ours'),
  });
}

/**
 * The next message, in order of writing. An unread one is retried when its time has come, before later ones.
 */
function firstOf(rows: ReceivedRow[], triedAgain: ReadonlySet<number>, now: Date): ReceivedRow | undefined {
  const isFresh = rows.some((row) => !awaitsEngine(row) && isWritten(row));
  return rows
    .filter((row) => !awaitsEngine(row) || (!triedAgain.has(row.id) && (isFresh || row.tentarEm! <= now)))
    .sort((one, other) => one.enviadaEm.getTime() - other.enviadaEm.getTime() || one.id - other.id)[0];
}

/** A person's message rather than a status. */
const isWritten = ({ tipo }: ReceivedRow) => tipo !== 'situacao' && tipo !== 'edicao';
const later = (one: Date | null, other: Date) => (one !== null && new Date(one) > other ? one : other);
