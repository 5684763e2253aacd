import { isNull } from 'drizzle-orm';
import { isReservedSlug, slugFromNome } from '#contract/cadastros/corretor-slug.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { liveOldSlugs } from './cobertura/old-slugs.ts';

/** Owner of a slug, current or former. */
export interface SlugOwner {
  id: number;
  isOld: boolean;
}

/** Reads all taken slugs once, to generate many new ones as `freeSlug` would (BRK-27). */
export async function knownSlugs(db: Queryable) {
  const owners = new Map<string, SlugOwner>();
  for (const { slug, corretorId } of await liveOldSlugs(db))
    owners.set(slug, { id: corretorId, isOld: true });
  const present = await db
    .select({ id: corretores.id, slug: corretores.slug })
    .from(corretores)
    .where(isNull(corretores.excluidoEm));
  for (const { id, slug } of present) if (slug !== '') owners.set(slug, { id, isOld: false });

  const used = new Set(owners.keys());
  /** Where counting continues, so that thousands of equal names do not each start at 2. */
  const counters = new Map<string, number>();
  return {
    ownerOf: (slug: string): SlugOwner | undefined => owners.get(slug),
    /** Reserves an explicitly requested slug. */
    reserve: (slug: string) => void used.add(slug),
    pick(nomeGuerra: string, nome: string): string {
      const base = slugFromNome(nomeGuerra) || slugFromNome(nome);
      let slug = base;
      for (let n = counters.get(base) ?? 2; used.has(slug) || isReservedSlug(slug); n += 1) {
        slug = `${base}-${n}`;
        counters.set(base, n + 1);
      }
      used.add(slug);
      return slug;
    },
  };
}
