import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import { slugFromNome } from '#contract/corretor-slug.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';

/**
 * A slug for a corretor who brings none (BRK-27): out of the nickname, else the name, with the
 * first free number behind it when it is taken; null when neither gives any.
 */
export async function freeSlug(
  db: Queryable,
  { nome, nomeGuerra }: { nome: string; nomeGuerra: string },
): Promise<string | null> {
  const base = slugFromNome(nomeGuerra) || slugFromNome(nome);
  if (base === '') return null;
  const rows = await db
    .select({ slug: corretores.slug })
    .from(corretores)
    .where(
      and(or(eq(corretores.slug, base), like(corretores.slug, `${base}-%`)), isNull(corretores.excluidoEm)),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  let free = base;
  for (let n = 2; taken.has(free); n += 1) free = `${base}-${n}`;
  return free;
}

/** The next number of the table: of it the slug is made where no name gives one. */
export async function nextId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('corretores', 'id'))::int AS id`,
  );
  return rows[0]!.id;
}
