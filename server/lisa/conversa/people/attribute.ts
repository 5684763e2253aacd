import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ChannelEvent } from '#server/adapters/whatsapp/port.ts';
import type { Tx } from '#server/db/client.ts';
import { lisaIdentidades } from '#server/db/schema/lisa.ts';
import { mergePeople } from './merge-people.ts';
import { hasNumber, personOf } from './person.ts';

/** Events that identify a person. */
export type PersonalEvent = Extract<ChannelEvent, { kind: 'message' | 'status' | 'identity' | 'preference' }>;

interface Known {
  pessoa: string;
  vistaEm: Date;
}
/** A person by everything the channel says about them. */
interface Told {
  number: string | null;
  ids: string[];
  at: Date;
}

function toldBy(event: PersonalEvent): Told {
  if (event.kind === 'status') {
    const number = hasNumber(event.to) ? event.to : null;
    return { number, ids: number === null ? [event.to] : [], at: event.at };
  }
  const { from, ids, at } = event;
  const handed = event.kind === 'message' && 'numero' in event.content ? event.content.numero : undefined;
  const number = hasNumber(from) ? from : (handed ?? null);
  const all = hasNumber(from) ? ids : [from, ...ids];
  return { number, ids: [...new Set(all)], at };
}

const lock = (tx: Tx, canal: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`lisa-identidades ${canal}`}))`);

/** Owners of these ids, locked against merging until the transaction ends. */
async function readKnown(tx: Tx, canal: string, ids: string[]): Promise<Map<string, Known>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(lisaIdentidades)
    .where(and(eq(lisaIdentidades.canal, canal), inArray(lisaIdentidades.identidade, ids)))
    .orderBy(lisaIdentidades.identidade)
    .for('share');
  return new Map(rows.map(({ identidade, pessoa, vistaEm }) => [identidade, { pessoa, vistaEm }]));
}

/**
 * Resolves each event's person. New information is stored: a further id, or that two people are one. A number
 * outranks an id, a later number an earlier one; an event older than what is known changes nothing.
 */
export async function attribute(
  tx: Tx,
  canal: string,
  events: readonly PersonalEvent[],
): Promise<Map<PersonalEvent, string>> {
  const ids = [
    ...new Set(
      events.flatMap((event) => [...toldBy(event).ids, ...(event.kind === 'identity' ? event.previous : [])]),
    ),
  ];
  let known = await readKnown(tx, canal, ids);
  let isLocked = false;
  const whose = new Map<PersonalEvent, string>();

  /** Identity changes are serialised and re-read under the lock. */
  async function alone(): Promise<void> {
    if (isLocked) return;
    await lock(tx, canal);
    known = await readKnown(tx, canal, ids);
    isLocked = true;
  }
  async function link(id: string, pessoa: string, at: Date): Promise<void> {
    await tx
      .insert(lisaIdentidades)
      .values({ canal, identidade: id, pessoa, vistaEm: at })
      .onConflictDoUpdate({
        target: [lisaIdentidades.canal, lisaIdentidades.identidade],
        set: { pessoa, vistaEm: sql`greatest(${lisaIdentidades.vistaEm}, excluded.vista_em)` },
      });
    known.set(id, { pessoa, vistaEm: at });
  }
  async function merge(from: string, into: string): Promise<void> {
    await mergePeople(tx, { canal, from, into });
    for (const [id, entry] of known) if (entry.pessoa === from) known.set(id, { ...entry, pessoa: into });
    for (const [event, pessoa] of whose) if (pessoa === from) whose.set(event, into);
  }
  const isNews = ({ number, ids: theirs }: Told) =>
    theirs.some((id) => {
      const entry = known.get(id);
      return !entry || (number !== null && entry.pessoa !== personOf(number));
    }) || new Set(theirs.map((id) => known.get(id)?.pessoa)).size > 1;

  async function place(event: PersonalEvent): Promise<string> {
    const told = toldBy(event);
    // Statuses of our messages say nothing about people.
    if (event.kind === 'status') {
      const [id] = told.ids;
      return told.number !== null ? personOf(told.number) : (known.get(id!)?.pessoa ?? id!);
    }
    if (event.kind === 'identity') return follow(event);
    if (isNews(told)) await alone();
    const { number, at } = told;
    const first = told.ids.map((id) => known.get(id)).find((entry) => entry !== undefined);
    // A late old message knows less than what is stored.
    const isOld = first !== undefined && hasNumber(first.pessoa) && at < first.vistaEm;
    const target =
      number !== null && !isOld
        ? personOf(number)
        : (first?.pessoa ?? (number ? personOf(number) : told.ids[0]!));
    for (const id of told.ids) {
      const entry = known.get(id);
      if (entry && entry.pessoa !== target) {
        if (isOld) continue;
        await merge(entry.pessoa, target);
      }
      if (!entry || entry.pessoa !== target) await link(id, target, at);
    }
    return target;
  }

  /** A changed number or id: the person's data moves to the new one. */
  async function follow(event: Extract<PersonalEvent, { kind: 'identity' }>): Promise<string> {
    await alone();
    const { from, previous, number, ids: now, at } = event;
    const byId = [...previous, ...(hasNumber(from) ? [] : [from]), ...now].map((id) => known.get(id)?.pessoa);
    const old = hasNumber(from) ? personOf(from) : (byId.find((each) => each !== undefined) ?? from);
    const target = number === null ? old : personOf(number);
    for (const each of new Set([old, ...byId.filter((one) => one !== undefined)]))
      if (each !== target) await merge(each, target);
    for (const id of new Set([...previous, ...now])) await link(id, target, at);
    await tx.execute(sql`
      UPDATE lisa_contatos SET endereco = ${number ?? now[0] ?? target}
      WHERE canal = ${canal} AND pessoa = ${target}
        AND (endereco = ANY(${sql.param([from, ...previous])}::text[]) OR endereco = ${old})`);
    return target;
  }

  for (const event of events) whose.set(event, await place(event));
  return whose;
}
