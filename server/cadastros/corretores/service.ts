import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CorretorChanges } from '#contract/cadastros/corretores.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missing } from '#server/kernel/crud/parents.ts';
import { updateRecords } from '#server/kernel/crud/write-rows.ts';
import { presentSlugOf } from './cobertura/old-slugs.ts';
import { exportDossier } from './dados-pessoais/dossier.ts';
import { eraseCorretor } from './dados-pessoais/erase.ts';
import { normalCreci, normalEmail, normalWhatsapp } from './normal-forms.ts';
import { corretoresResource, normalForms as normalFormsOf } from './resource.ts';
import { freeSlug, nextId } from './slug.ts';

/** Normal forms, to match corretores by (BRK-52). */
export const normalForms = { creci: normalCreci, email: normalEmail, whatsapp: normalWhatsapp };

/** Where the address of a site leads that it once had: the present slug, or null. For public pages. */
export const corretorSlugNow = (db: Queryable, slug: string): Promise<string | null> =>
  presentSlugOf(db, slug);

/** The slug of a new corretor, made of the names; where they give none, of the id that comes along. */
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
 * Changes what a corretor asked to have changed, in the transaction of the request's decision and with
 * the audit entry of any other change. Throws 409 where a value is somebody else's.
 */
export async function changeAsAsked(
  tx: Tx,
  { id, changes, userId }: { id: number; changes: CorretorChanges; userId: number },
): Promise<void> {
  const [current] = await tx
    .select()
    .from(corretores)
    .where(and(eq(corretores.id, id), isNull(corretores.excluidoEm)))
    .for('update');
  if (!current) throw missing('corretor');
  const values = { ...changes, ...normalFormsOf(changes) };
  await updateRecords(tx, corretoresResource, userId, [{ current, values }]);
  await bumpLists(tx, 'corretores');
}

/** What is held of a corretor, for himself: the log says that he asked for it. */
export const ownDossier = (db: Queryable, id: number, now: Date) =>
  exportDossier(db, { id, userId: null, now });

/** Erases a corretor's personal data at his own request, which he confirmed where he made it. */
export const eraseOwn = (tools: { db: Queryable; clock: Clock; storage: Storage }, id: number) =>
  eraseCorretor(tools, { id, confirmacao: null, motivo: 'titular', userId: null });

/**
 * Takes away a corretor who was only ever tried out, record and all: what one erased of a person keeps
 * the law asks for, and this was none.
 */
export async function removeTriedOut(
  { db, ...tools }: { db: Tx; clock: Clock; storage: Storage },
  { id, userId }: { id: number; userId: number | null },
): Promise<void> {
  await eraseCorretor({ db, ...tools }, { id, confirmacao: null, motivo: 'finalidade', userId });
  await db.execute(sql`DELETE FROM imoveis_usados WHERE corretor_id = ${id}`);
  await db.execute(sql`DELETE FROM corretores WHERE id = ${id}`);
  await bumpLists(db, 'corretores', 'imoveis-usados');
}
