import { and, eq, isNull } from 'drizzle-orm';
import { normalForms } from '#server/cadastros/corretores/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';

export type CorretorRow = typeof corretores.$inferSelect;

/**
 * Whom an e-mail or a WhatsApp names, in any way of writing it; null where nobody, and where a number
 * is shared by several: then it does not say who, and the e-mail does.
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

/** One form of what was typed, so that a limit counts every way of writing it as one. */
export const normalIdentification = (text: string): string =>
  text.includes('@') ? normalForms.email(text) : (normalForms.whatsapp(text) ?? text);
