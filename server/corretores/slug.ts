import { sql } from 'drizzle-orm';
import { isReservedSlug, slugFromNome } from '#contract/corretor-slug.ts';
import type { Queryable } from '#server/db/client.ts';
import { takenSlugs } from './cobertura/old-slugs.ts';

/** The slug itself or, where it may not be had, the first number behind it that is free. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  let free = base;
  for (let n = 2; taken.has(free) || isReservedSlug(free); n += 1) free = `${base}-${n}`;
  return free;
}

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
  return firstFree(base, await takenSlugs(db, base));
}

/** The next number of the table: of it the slug is made where no name gives one. */
export async function nextId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('corretores', 'id'))::int AS id`,
  );
  return rows[0]!.id;
}
