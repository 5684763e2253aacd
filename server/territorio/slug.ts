import { and, eq, isNull, ne } from 'drizzle-orm';
import { foldText } from '#contract/common.ts';
import type { Tx } from '#server/db/client.ts';
import { bairros } from '#server/db/schema/territorio.ts';

export const slugOf = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'bairro';

/**
 * Slug of a bairro: its name, then with the city, then with a number (TER-61). `own` is the bairro
 * itself, which does not stand in its own way.
 */
export async function freeSlug(
  tx: Tx,
  nome: string,
  cidade: string,
  own: number | null = null,
): Promise<string> {
  const base = slugOf(nome);
  const withCity = `${base}-${slugOf(cidade)}`;
  for (let attempt = 0; ; attempt += 1) {
    const slug = attempt === 0 ? base : attempt === 1 ? withCity : `${withCity}-${attempt}`;
    const taken = await tx
      .select({ id: bairros.id })
      .from(bairros)
      .where(
        and(
          eq(bairros.slug, slug),
          isNull(bairros.excluidoEm),
          own === null ? undefined : ne(bairros.id, own),
        ),
      );
    if (taken.length === 0) return slug;
  }
}
