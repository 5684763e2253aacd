import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { wantedText } from './assistente/own-pedido.ts';
import { wakeContact } from './contacts.ts';
import { isLaboratorio, laboratorioCanal } from './laboratorio/number.ts';
import { lastSaid } from './last-said.ts';
import { enqueue } from './outbox.ts';
import { personOfCorretor } from './people/person-of-corretor.ts';
import type { LisaTexts } from './texts.ts';

type Decided = Pick<
  typeof corretorPedidos.$inferSelect,
  'corretorId' | 'estado' | 'mudancas' | 'mensagem' | 'motivo'
>;

/** Queues what became of a corretor's request, in the transaction of the decision: he was promised an answer. */
export async function reportDecided(
  tx: Tx,
  { kind, now, say }: { kind: string; now: Date } & Pick<LisaTexts, 'say'>,
  { corretorId, estado, motivo, ...asked }: Decided,
): Promise<void> {
  const [corretor] = await tx.select().from(corretores).where(eq(corretores.id, corretorId));
  const pessoa = corretor ? await personOfCorretor(tx, corretor) : null;
  if (!corretor || pessoa === null) return;
  const canal = isLaboratorio(pessoa) ? laboratorioCanal : kind;
  const wanted = wantedText(asked);
  const isDone = estado === 'aplicado';
  const dados = isDone ? wanted : `${wanted}\n\nMotivo: ${motivo}`;
  const chave = isDone ? 'pedido_atendido' : 'pedido_recusado';
  const values = { nomeGuerra: corretor.nomeGuerra, regiao: null, dados };
  const texto = say(chave, values, await lastSaid(tx, { canal, pessoa }));
  const parametros = [corretor.nomeGuerra, dados.replace(/\s*\n\s*/g, ' ')];
  await enqueue(tx, { canal, pessoa, corretorId, messages: [{ chave, texto, parametros }], now });
  await wakeContact(tx, { canal, pessoa, at: now });
}
