import { and, desc, eq, inArray, isNull, like, ne, or } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { constraints } from '#server/db/constraints.ts';
import { corretorSlugsAntigos as antigos, corretores } from '#server/db/schema/corretores.ts';
import { AppError } from '#server/kernel/errors.ts';

/** Old slugs of live corretores; those of trashed ones are free (DAT-27). */
export const liveOldSlugs = (db: Queryable) =>
  db
    .select({ slug: antigos.slug, corretorId: antigos.corretorId })
    .from(antigos)
    .innerJoin(corretores, and(eq(corretores.id, antigos.corretorId), isNull(corretores.excluidoEm)));

/** Whether a slug redirects to another corretor's site. */
async function isOldOfAnother(db: Queryable, slug: string, corretorId: number | null): Promise<boolean> {
  const another = corretorId === null ? undefined : ne(antigos.corretorId, corretorId);
  return (await liveOldSlugs(db).where(and(eq(antigos.slug, slug), another))).length > 0;
}

/** Throws 409 if this slug used to be another corretor's. */
export async function refuseOldSlug(db: Queryable, slug: string, corretorId: number | null): Promise<void> {
  if (!(await isOldOfAnother(db, slug, corretorId))) return;
  const { code, message, field } = constraints.corretores_slug_unique!;
  throw new AppError(409, code, message, {
    field,
    detail: 'Esta URL já foi de outro corretor e ainda leva ao site dele.',
  });
}

/**
 * Called after a corretor was written: if his slug changed, the previous one redirects to it. Done after the
 * write, when nobody else can take the same slug any more; a restored corretor's slug is checked as well.
 */
export async function keepOldSlug(
  tx: Tx,
  before: { slug: string; excluidoEm: Date | null },
  after: { id: number; slug: string },
): Promise<void> {
  const isOther = before.slug !== after.slug;
  const isRestored = before.excluidoEm !== null;
  if (!isOther && !isRestored) return;
  await refuseOldSlug(tx, after.slug, after.id);
  await tx.delete(antigos).where(eq(antigos.slug, after.slug));
  // His old slug may have been taken while he was in the trash.
  const isGone = (await isCurrentSlug(tx, before.slug)) || (await isOldOfAnother(tx, before.slug, after.id));
  if (!isOther || before.slug === '' || isGone) return;
  await tx
    .insert(antigos)
    .values({ slug: before.slug, corretorId: after.id })
    .onConflictDoUpdate({ target: antigos.slug, set: { corretorId: after.id, criadoEm: new Date() } });
}

async function isCurrentSlug(db: Queryable, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: corretores.id })
    .from(corretores)
    .where(and(eq(corretores.slug, slug), isNull(corretores.excluidoEm)));
  return row !== undefined;
}

/** Slugs taken by others that equal this one or continue it with a hyphen. */
export async function takenSlugs(
  db: Queryable,
  base: string,
  corretorId: number | null = null,
): Promise<Set<string>> {
  const others = <Column extends typeof corretores.id | typeof antigos.corretorId>(column: Column) =>
    corretorId === null ? undefined : ne(column, corretorId);
  const current = await db
    .select({ slug: corretores.slug })
    .from(corretores)
    .where(
      and(
        or(eq(corretores.slug, base), like(corretores.slug, `${base}-%`)),
        isNull(corretores.excluidoEm),
        others(corretores.id),
      ),
    );
  const old = await liveOldSlugs(db).where(
    and(or(eq(antigos.slug, base), like(antigos.slug, `${base}-%`)), others(antigos.corretorId)),
  );
  return new Set([...current, ...old].map(({ slug }) => slug));
}

/** Former addresses of a site, newest first. */
export async function oldSlugsOf(db: Queryable, corretorId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: antigos.slug })
    .from(antigos)
    .where(eq(antigos.corretorId, corretorId))
    .orderBy(desc(antigos.criadoEm), antigos.slug);
  return rows.map(({ slug }) => slug);
}

/** The current slug of the live corretor who once had this one; null if nobody. */
export async function presentSlugOf(db: Queryable, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: corretores.slug })
    .from(corretores)
    .where(
      and(
        inArray(
          corretores.id,
          db.select({ id: antigos.corretorId }).from(antigos).where(eq(antigos.slug, slug)),
        ),
        isNull(corretores.excluidoEm),
      ),
    );
  return row?.slug ?? null;
}

/** Redirects every address of a trashed corretor to another's site. */
export async function takeOverSlugs(
  tx: Tx,
  gone: { id: number; slug: string },
  stays: { id: number; slug: string },
): Promise<void> {
  await tx.update(antigos).set({ corretorId: stays.id }).where(eq(antigos.corretorId, gone.id));
  if (gone.slug !== '')
    await tx
      .insert(antigos)
      .values({ slug: gone.slug, corretorId: stays.id })
      .onConflictDoUpdate({ target: antigos.slug, set: { corretorId: stays.id, criadoEm: new Date() } });
  await tx.delete(antigos).where(eq(antigos.slug, stays.slug));
}
