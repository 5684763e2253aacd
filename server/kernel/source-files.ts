import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { fontesGuardadas } from '#server/db/schema/pastas.ts';

/** Notes the use of a stored source file, before it is looked for: who removes old ones waits, or is waited for. */
export async function noteSourceFile(db: Queryable, chave: string): Promise<void> {
  await db
    .insert(fontesGuardadas)
    .values({ chave })
    .onConflictDoUpdate({ target: fontesGuardadas.chave, set: { usadaEm: sql`now()` } });
}
