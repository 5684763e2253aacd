import type { SlugCheck } from '#contract/cadastros/cobertura.ts';
import { isReservedSlug, maxSlugLength, slugFromTyped } from '#contract/cadastros/corretor-slug.ts';
import type { Db } from '#server/db/client.ts';
import { firstNumbered } from '../slug.ts';
import { requireCorretor } from './lock-corretor.ts';
import { takenSlugs } from './old-slugs.ts';

/** Leaves room for a suggestion's number. */
const baseLength = maxSlugLength - 6;

/** Whether a corretor may use the typed address and, if not, a similar free one. */
export async function checkSlug(db: Db, corretorId: number, typed: string): Promise<SlugCheck> {
  await requireCorretor(db, corretorId);
  const slug = slugFromTyped(typed);
  if (slug === '') return { slug, livre: false, motivo: 'vazia', sugestao: null };
  const reserved = isReservedSlug(slug);
  if (!reserved && !(await takenSlugs(db, slug, corretorId)).has(slug))
    return { slug, livre: true, motivo: null, sugestao: null };
  // 'ana-2' is followed by 'ana-3', not 'ana-2-2'.
  const base = slug
    .replace(/-\d{1,2}$/, '')
    .slice(0, baseLength)
    .replace(/-$/, '');
  const sugestao = firstNumbered(base, await takenSlugs(db, base, corretorId));
  return { slug, livre: false, motivo: reserved ? 'reservada' : 'em-uso', sugestao };
}
