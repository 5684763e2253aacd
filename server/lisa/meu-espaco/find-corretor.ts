import { and, eq, isNull } from 'drizzle-orm';
import { normalForms } from '#server/cadastros/corretores/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';

export type CorretorRow = typeof corretores.$inferSelect;

/**
 * The corretor with this e-mail or WhatsApp, in any notation; null if none, or if several share the number:
 * then only the e-mail identifies him.
 */
export async function findByIdentification(db: Queryable, text: string): Promise<CorretorRow | null> {
  const whose = text.includes('@')
    ? eq(corretores.emailNormal, normalForms.email(text))
    : eq(corretores.whatsappNormal, normalForms.whatsapp(text) ?? '');
  const rows = await db
    .select()
    .from(corretores)
    .where(and(whose, isNull(corretores.excluidoEm)))
    .limit(2);
  return rows.length === 1 ? rows[0]! : null;
}

/** Normalises typed identification, so that a limit counts all notations together. */
export const normalIdentification = (text: string): string =>
  text.includes('@') ? normalForms.email(text) : (normalForms.whatsapp(text) ?? text);
