import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CorretorChanges } from '#contract/cadastros/corretores.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { updateRecords } from '#server/kernel/crud/write-rows.ts';
import { countAlcance as alcanceOf } from './cobertura/alcance.ts';
import { changeCobertura as setCobertura } from './cobertura/cobertura.ts';
import { presentSlugOf } from './cobertura/old-slugs.ts';
import { precosOf as ownPrecos, changePrecos as setPrecos } from './cobertura/precos.ts';
import { exportDossier } from './dados-pessoais/dossier.ts';
import { eraseCorretor } from './dados-pessoais/erase.ts';
import { normalEmail, normalWhatsapp } from './normal-forms.ts';
import { corretoresResource, normalForms as normalFormsOf, refuseUnready } from './resource.ts';
import { freeSlug, nextId } from './slug.ts';

/** Normalised forms for matching corretores (BRK-52). */
export const normalForms = { creci: normalCreci, email: normalEmail, whatsapp: normalWhatsapp };

/** The current slug a former one redirects to, or null. For public pages. */
export const corretorSlugNow = (db: Queryable, slug: string): Promise<string | null> =>
  presentSlugOf(db, slug);

/** Sets the bairros a corretor covers, in the transaction of what causes it. */
export const changeCobertura = setCobertura;

/** A corretor's price range, and how many empreendimentos his bairros and it bring. */
export const precosOf = ownPrecos;
export const countAlcance = alcanceOf;

/** Changes a corretor's price range, in the transaction of what causes it. */
export const changePrecos = setPrecos;

/** Throws 400 unless a corretor's site can be switched on (COV-23, COV-25). */
export const refuseUnreadySite = (db: Queryable, id: number): Promise<void> =>
  refuseUnready(db, id, undefined);

/** A new corretor's slug from his names; if they give none, from the next id. */
export async function slugForNew(
  db: Queryable,
  names: { nome: string; nomeGuerra: string },
): Promise<{ slug: string; id?: number }> {
  const slug = await freeSlug(db, names);
  if (slug !== null) return { slug };
  const id = await nextId(db);
  return { id, slug: `corretor-${id}` };
}

/**
 * Applies a change request in the transaction of its decision, with the usual audit entry. Throws 409 if a
 * value belongs to someone else.
 */
export async function applyRequestedChange(
  tx: Tx,
  { id, changes, userId }: { id: number; changes: CorretorChanges; userId: number },
): Promise<void> {
  const [current] = await tx
    .select()
    .from(corretores)
    .where(and(eq(corretores.id, id), isNull(corretores.excluidoEm)))
    .for('update');
  if (!current) throw missingRecord('corretor');
  const values = { ...changes, ...normalFormsOf(changes) };
  await updateRecords(tx, corretoresResource, userId, [{ current, values }]);
  await bumpLists(tx, 'corretores');
}

/** Everything held about a corretor, for himself; logged as his own request. */
export const ownDossier = (db: Queryable, id: number, now: Date) =>
  exportDossier(db, { id, userId: null, now });

/** Erases a corretor's personal data at his own confirmed request. */
export const eraseOwn = (tools: { db: Queryable; clock: Clock; storage: Storage }, id: number) =>
  eraseCorretor(tools, { id, confirmacao: null, motivo: 'titular', userId: null });

/** Deletes a test corretor including the record, which the law requires keeping only for real people. */
export async function removeTestCorretor(
  { db, ...tools }: { db: Tx; clock: Clock; storage: Storage },
  { id, userId }: { id: number; userId: number | null },
): Promise<void> {
  await eraseCorretor({ db, ...tools }, { id, confirmacao: null, motivo: 'finalidade', userId });
  await db.execute(sql`DELETE FROM imoveis_usados WHERE corretor_id = ${id}`);
  await db.execute(sql`DELETE FROM corretores WHERE id = ${id}`);
  await bumpLists(db, 'corretores', 'imoveis-usados');
}
