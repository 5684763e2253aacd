import { sql } from 'drizzle-orm';
import { isReservedSlug, slugFromNome } from '#contract/cadastros/corretor-slug.ts';
import type { Queryable } from '#server/db/client.ts';
import { takenSlugs } from './cobertura/old-slugs.ts';

/** A slug with the first number behind it that is free. */
export function firstNumbered(base: string, taken: ReadonlySet<string>): string {
  let n = 2;
  while (taken.has(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}

/**
 * A slug for a corretor who brings none (BRK-27): out of the nickname, else the name, with the
 * first free number behind it when it is taken; null when neither gives any. Inside a transaction those
 * of one name take turns until it ends: who comes second sees what the first one took.
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

/** The next number of the table: of it the slug is made where no name gives one. */
export async function nextId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('corretores', 'id'))::int AS id`,
  );
  return rows[0]!.id;
}
