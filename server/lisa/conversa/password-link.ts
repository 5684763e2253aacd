import type { Tx } from '#server/db/client.ts';
import { wakeContact } from './contacts.ts';
import { linkMark } from './conversation/phrases.ts';
import { lastSaid } from './last-said.ts';
import { enqueue } from './outbox.ts';
import type { LisaTexts } from './texts.ts';

/**
 * Queues a new password link requested on a corretor's page. It is sent as 'credenciais': outside the window
 * by the approved template of that name.
 */
export async function sendPasswordLink(
  tx: Tx,
  { canal, now, say }: { canal: string; now: Date; say: LisaTexts['say'] },
  { corretorId, pessoa, email }: { corretorId: number; pessoa: string; email: string },
): Promise<void> {
  const values = { nomeGuerra: null, regiao: null, dados: email };
  const texto = say('senha_pela_pagina', values, await lastSaid(tx, { canal, pessoa }));
  const messages = [{ chave: 'credenciais', texto, parametros: [email, linkMark] }];
  await enqueue(tx, { canal, pessoa, messages, now, corretorId });
  await wakeContact(tx, { canal, pessoa, at: now });
}
