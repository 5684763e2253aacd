import type { Queryable } from '#server/db/client.ts';
import { presentSlugOf } from './cobertura/old-slugs.ts';
import { normalCreci, normalEmail, normalWhatsapp } from './normal-forms.ts';
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
