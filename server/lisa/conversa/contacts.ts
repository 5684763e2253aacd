import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaContatos } from '#server/db/schema/lisa.ts';
import { leaseMs } from '#server/kernel/jobs/lease-loop.ts';

export type Contact = typeof lisaContatos.$inferSelect;
/** Whom one may work for: channel, person and the fence of the lease. */
export type Holder = Pick<Contact, 'canal' | 'pessoa' | 'cerca'>;

const iso = (date: Date) => sql`${date.toISOString()}::timestamptz`;
export const isContact = ({ canal, pessoa }: Pick<Contact, 'canal' | 'pessoa'>) =>
  and(eq(lisaContatos.canal, canal), eq(lisaContatos.pessoa, pessoa));

/** Takes people for whom there is something to do, longest waiting first; nobody else works for them. */
export async function claimContacts(
  db: Db,
  { canal, now, limit }: { canal: string; now: Date; limit: number },
): Promise<Contact[]> {
  const { rows } = await db.execute<{ pessoa: string }>(sql`
    UPDATE lisa_contatos c SET reservado_ate = ${iso(new Date(now.getTime() + leaseMs))}, cerca = c.cerca + 1
    FROM (
      SELECT pessoa FROM lisa_contatos
      WHERE canal = ${canal} AND pendente_em <= ${iso(now)}
        AND (reservado_ate IS NULL OR reservado_ate <= ${iso(now)})
      ORDER BY pendente_em LIMIT ${limit} FOR UPDATE SKIP LOCKED) due
    WHERE c.canal = ${canal} AND c.pessoa = due.pessoa
    RETURNING c.canal, c.pessoa, c.endereco, c.nome_perfil AS "nomePerfil", c.cerca, c.esquecer,
      c.arroba, c.sem_promocoes_em AS "semPromocoesEm",
      c.ultima_recebida_em AS "ultimaRecebidaEm"`);
  return rows as unknown as Contact[];
}

/** Keeps what one holds; false when it is another's meanwhile. */
export async function renewLease(db: Db, holder: Holder, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(lisaContatos)
    .set({ reservadoAte: new Date(now.getTime() + leaseMs) })
    .where(and(isContact(holder), eq(lisaContatos.cerca, holder.cerca)));
  return rowCount === 1;
}

/**
 * Gives a person back, with the moment of what is still to do. The row is locked first and the tables
 * are read after that: what arrived meanwhile is seen. The fence grows, so that a renewal still under
 * way takes no lease nobody holds.
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
    // Whatever was done for this person meanwhile is to be seen.
    await bumpLists(tx, 'admin/whatsapp/conversas');
  });
}

/** Puts a person into the queue, no later than `at`. */
export async function wakeContact(
  db: Queryable,
  { canal, pessoa, at }: { canal: string; pessoa: string; at: Date },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO lisa_contatos AS c (canal, pessoa, endereco, pendente_em)
    VALUES (${canal}, ${pessoa}, ${pessoa}, ${iso(at)})
    ON CONFLICT (canal, pessoa) DO UPDATE SET pendente_em = least(c.pendente_em, excluded.pendente_em)`);
}

/** Every lease found in a database that one process alone may open is a dead one. */
export async function releaseAllContacts(db: Db): Promise<void> {
  await db.update(lisaContatos).set({ reservadoAte: null }).where(sql`reservado_ate IS NOT NULL`);
}
