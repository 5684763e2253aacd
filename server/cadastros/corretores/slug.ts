import { sql } from 'drizzle-orm';
import { isReservedSlug, slugFromNome } from '#contract/cadastros/corretor-slug.ts';
import type { Queryable } from '#server/db/client.ts';
import { takenSlugs } from './cobertura/old-slugs.ts';

/** The slug with the first free number appended. */
export function firstNumbered(base: string, taken: ReadonlySet<string>): string {
  let n = 2;
  while (taken.has(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}

/**
 * Generates a slug for a corretor without one (BRK-27): from the nickname, else the name, with the first free
 * number if taken; null if neither yields one. Inside a transaction equal names are serialised until it ends,
 * so that the second sees the first one's slug.
 */
export async function freeSlug(
  db: Queryable,
  { nome, nomeGuerra }: { nome: string; nomeGuerra: string },
): Promise<string | null> {
  const base = slugFromNome(nomeGuerra) || slugFromNome(nome);
  if (base === '') return null;
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`corretor ${base}`}))`);
  const taken = await takenSlugs(db, base);
  return taken.has(base) || isReservedSlug(base) ? firstNumbered(base, taken) : base;
}

/** The table's next id, used for the slug when no name gives one. */
export async function nextId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('corretores', 'id'))::int AS id`,
  );
  return rows[0]!.id;
}
