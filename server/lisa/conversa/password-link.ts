import type { Tx } from '#server/db/client.ts';
import { wakeContact } from './contacts.ts';
import { linkMark } from './conversation/phrases.ts';
import { enqueue } from './outbox.ts';

/**
 * Queues a new password link requested on a corretor's page. It is sent as 'credenciais': outside the window
 * by the approved template of that name.
 */
export async function sendPasswordLink(
  tx: Tx,
  { canal, now }: { canal: string; now: Date },
  { corretorId, pessoa, email }: { corretorId: number; pessoa: string; email: string },
): Promise<void> {
  const texto = `Você pediu um novo link para a senha da sua página. O seu acesso é pelo e-mail *${email}*. O link vale por 7 dias e só pode ser usado uma vez:\n${linkMark}\n\nSe não foi você que pediu, é só ignorar esta mensagem.`;
  const messages = [{ chave: 'credenciais', texto, parametros: [email, linkMark] }];
  await enqueue(tx, { canal, pessoa, messages, now, corretorId });
  await wakeContact(tx, { canal, pessoa, at: now });
}
