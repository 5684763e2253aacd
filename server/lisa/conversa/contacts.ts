import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaContatos } from '#server/db/schema/lisa.ts';
import { leaseMs } from '#server/kernel/runs/lease-loop.ts';

export type Contact = typeof lisaContatos.$inferSelect;
/** A lease on a person's queue: channel, person and fence. */
export type Holder = Pick<Contact, 'canal' | 'pessoa' | 'cerca'>;

const iso = (date: Date) => sql`${date.toISOString()}::timestamptz`;
export const isContact = ({ canal, pessoa }: Pick<Contact, 'canal' | 'pessoa'>) =>
  and(eq(lisaContatos.canal, canal), eq(lisaContatos.pessoa, pessoa));

/** Only the database's clock counts for leases; what is due goes by the channel's, which a laboratory moves. */
const lease = sql`now() + ${leaseMs} * interval '1 millisecond'`;

/** Claims contacts that are due, longest waiting first, each exclusively. */
export async function claimContacts(
  db: Db,
  { canal, now, limit }: { canal: string; now: Date; limit: number },
): Promise<Contact[]> {
  const { rows } = await db.execute<{ pessoa: string }>(sql`
    UPDATE lisa_contatos c SET reservado_ate = ${lease}, cerca = c.cerca + 1
    FROM (
      SELECT pessoa FROM lisa_contatos
      WHERE canal = ${canal} AND pendente_em <= ${iso(now)}
        AND (reservado_ate IS NULL OR reservado_ate < now())
      ORDER BY pendente_em LIMIT ${limit} FOR UPDATE SKIP LOCKED) due
    WHERE c.canal = ${canal} AND c.pessoa = due.pessoa
    RETURNING c.canal, c.pessoa, c.endereco, c.nome_perfil AS "nomePerfil", c.cerca, c.esquecer,
      c.arroba, c.sem_promocoes_em AS "semPromocoesEm",
      c.ultima_recebida_em AS "ultimaRecebidaEm"`);
  return rows as unknown as Contact[];
}

/** How long until a contact is due, or its lease runs out, in milliseconds; null if none waits. */
export async function nextContactMs(db: Db, canal: string, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    SELECT min(greatest(extract(epoch FROM pendente_em - ${iso(now)}), extract(epoch FROM reservado_ate - now())))::float8
      * 1000 AS ms
    FROM lisa_contatos WHERE canal = ${canal} AND pendente_em IS NOT NULL`);
  return rows[0]!.ms;
}

/** Renews a lease; returns false if someone else holds it now. */
export async function renewLease(db: Db, holder: Holder): Promise<boolean> {
  const { rowCount } = await db
    .update(lisaContatos)
    .set({ reservadoAte: lease })
    .where(and(isContact(holder), eq(lisaContatos.cerca, holder.cerca)));
  return rowCount === 1;
}

/**
 * Releases a contact, setting when it is due next. The row is locked before reading the tables, so that work
 * arriving meanwhile is seen. The fence is incremented, so that a renewal in progress does not take an unheld
 * lease.
 */
export function releaseContact(db: Db, holder: Holder, now: Date): Promise<void> {
  const { canal, pessoa } = holder;
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ cerca: lisaContatos.cerca })
      .from(lisaContatos)
      .where(isContact(holder))
      .for('update');
    if (held?.cerca !== holder.cerca) return;
    await tx.execute(sql`
      UPDATE lisa_contatos SET reservado_ate = NULL, cerca = cerca + 1, pendente_em = least(
        (SELECT coalesce(tentar_em, ${iso(now)}) FROM lisa_recebidas
         WHERE canal = ${canal} AND pessoa = ${pessoa} AND tratada_em IS NULL
         ORDER BY (problema IS NOT NULL), CASE WHEN problema IS NULL THEN enviada_em ELSE tentar_em END, id
         LIMIT 1),
        (SELECT greatest(liberada_em, coalesce(tentar_em, liberada_em)) FROM lisa_enviadas
         WHERE canal = ${canal} AND pessoa = ${pessoa} AND estado IN ('queued', 'sending')
         ORDER BY id LIMIT 1))
      WHERE canal = ${canal} AND pessoa = ${pessoa}`);
    // Makes everything stored for this person meanwhile visible.
    await bumpLists(tx, 'admin/whatsapp/conversas');
  });
}

/** Makes a contact due, no later than `at`. */
export async function wakeContact(
  db: Queryable,
  { canal, pessoa, at }: { canal: string; pessoa: string; at: Date },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO lisa_contatos AS c (canal, pessoa, endereco, pendente_em)
    VALUES (${canal}, ${pessoa}, ${pessoa}, ${iso(at)})
    ON CONFLICT (canal, pessoa) DO UPDATE SET pendente_em = least(c.pendente_em, excluded.pendente_em)`);
}

/** In a database only one process may open, every lease found at start is dead. */
export async function releaseAllContacts(db: Db): Promise<void> {
  await db.update(lisaContatos).set({ reservadoAte: null }).where(sql`reservado_ate IS NOT NULL`);
}
