import type { Queryable } from '#server/db/client.ts';
import { presentSlugOf } from './cobertura/old-slugs.ts';

/** Where the address of a site leads that it once had: the present slug, or null. For public pages. */
export const corretorSlugNow = (db: Queryable, slug: string): Promise<string | null> =>
  presentSlugOf(db, slug);
