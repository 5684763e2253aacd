import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';

/** Hands and signs that say yes, of whatever skin. */
const yes = /^(?:👍|👌|✅|☑|✔|🙌|💯)[\u{1F3FB}-\u{1F3FF}\uFE0F]*$/u;

/** What is answered by a yes or a no, and nothing else. */
const yesOrNo = new Set([
  ...[
    'lisa_intro_message',
    'pedir_interesse',
    'anotado_antes',
    'nao_entendi_interesse',
    'confirma_interesse',
  ],
  ...['resumo', 'pedir_confirmar', 'nao_entendi_confirmar', 'confirma_resumo'],
  ...['creci_lido', 'creci_outro_lado', 'confirma_dado'],
]);

/**
 * The yes of a thumb on the last thing that was said, where that asks for a yes or a no; null for any other sign, on
 * anything else: a thumb on yesterday's summary is none.
 */
export async function yesByReaction(
  db: Db,
  { canal, pessoa }: { canal: string; pessoa: string },
  { emoji, to }: { emoji: string | null | undefined; to: string | undefined },
): Promise<string | null> {
  if (!emoji || !to || !yes.test(emoji)) return null;
  const [last] = await db
    .select({ chave: lisaEnviadas.chave, provedorId: lisaEnviadas.provedorId })
    .from(lisaEnviadas)
    .where(and(eq(lisaEnviadas.canal, canal), eq(lisaEnviadas.pessoa, pessoa)))
    .orderBy(desc(lisaEnviadas.id))
    .limit(1);
  return last?.provedorId === to && yesOrNo.has(last.chave) ? '👍' : null;
}
