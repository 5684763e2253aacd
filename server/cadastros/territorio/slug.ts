import { and, eq, isNull, like, ne, or } from 'drizzle-orm';
import { foldText } from '#contract/base/text.ts';
import type { Queryable } from '#server/db/client.ts';
import { bairros } from '#server/db/schema/territorio.ts';

/** A name as part of an address: 'São João' → 'sao-joao'. */
export const slugOf = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'bairro';

/**
 * Slug of a bairro: its name, then with the city, then with a number (TER-61). `own` is the bairro itself,
 * which does not conflict.
 */
export async function freeSlug(
  db: Queryable,
  nome: string,
  cidade: string,
  own: number | null = null,
): Promise<string> {
  const base = slugOf(nome);
  const withCity = `${base}-${slugOf(cidade)}`;
  const rows = await db
    .select({ slug: bairros.slug })
    .from(bairros)
    .where(
      and(
        or(eq(bairros.slug, base), eq(bairros.slug, withCity), like(bairros.slug, `${withCity}-%`)),
        isNull(bairros.excluidoEm),
        own === null ? undefined : ne(bairros.id, own),
      ),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let slug = withCity;
  for (let n = 2; taken.has(slug); n++) slug = `${withCity}-${n}`;
  return slug;
}
