import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';

/**
 * The contact to use for a corretor: the one who registered him, wherever they write from, else his number.
 * Null if neither is known.
 */
export async function personOfCorretor(
  db: Queryable,
  { id, whatsappNormal }: { id: number; whatsappNormal: string | null },
): Promise<string | null> {
  const [session] = await db
    .select({ pessoa: onboardingSessions.whatsapp })
    .from(onboardingSessions)
    .where(eq(onboardingSessions.corretorId, id))
    .orderBy(desc(onboardingSessions.ultimaMensagemEm))
    .limit(1);
  return session?.pessoa ?? whatsappNormal;
}
