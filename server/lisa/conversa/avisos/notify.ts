import { and, eq, inArray } from 'drizzle-orm';
import type { AvisoTopic } from '#contract/lisa/assistente.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { corretorNovidades } from '#server/db/schema/lisa.ts';
import { stoppedTopics } from '../assistente/set-avisos.ts';
import { wakeContact } from '../contacts.ts';
import type { TextKey } from '../conversation/phrases.ts';
import type { SayValues } from '../conversation/say.ts';
import { isLaboratorio, laboratorioCanal } from '../laboratorio/number.ts';
import { lastSaid } from '../last-said.ts';
import { enqueue, type Outgoing } from '../outbox.ts';
import { personOfCorretor } from '../people/person-of-corretor.ts';
import type { TemplateName } from '../templates.ts';
import type { LisaTexts } from '../texts.ts';

export interface AvisoTools {
  db: Db;
  now: () => Date;
  channel: Pick<WhatsappChannel, 'kind' | 'hasWindow'>;
  templates: ReadonlyMap<string, TemplateName>;
  texts: () => Promise<LisaTexts>;
}

/** A message to one corretor, in words that were not just said to him. */
export type Word = (chave: TextKey, more?: Pick<SayValues, 'dados' | 'nome' | 'link'>) => string;

/** A corretor who may be written to unasked. */
export interface Recipient {
  id: number;
  nomeGuerra: string;
  whatsappNormal: string | null;
}

/** The person a corretor writes from on this channel; null if he has none there. */
export async function addressOf(tx: Tx | Db, canal: string, corretor: Recipient): Promise<string | null> {
  const pessoa = await personOfCorretor(tx, corretor);
  return pessoa !== null && isLaboratorio(pessoa) === (canal === laboratorioCanal) ? pessoa : null;
}

/**
 * Tells a corretor something in one message and keeps that he was told. Of two processes only one does; what
 * he has turned off or cannot get is kept as such. Returns whether a message goes out.
 */
export async function notify(
  tx: Tx,
  { now, say, channel: { kind: canal } }: Omit<AvisoTools, 'texts'> & Pick<LisaTexts, 'say'>,
  {
    corretor,
    topic,
    chaves,
    message,
    unreachable = null,
    userId = null,
  }: {
    corretor: Recipient;
    topic: AvisoTopic;
    chaves: string[];
    message: (word: Word) => Outgoing;
    /** Why no message would reach him now. */
    unreachable?: string | null;
    /** Team member whose message it is. */
    userId?: number | null;
  },
): Promise<boolean> {
  const em = now();
  const off = await stoppedTopics(tx, corretor.id);
  const pessoa = await addressOf(tx, canal, corretor);
  const motivo = off.includes(topic) ? 'desligado' : pessoa === null ? 'sem-whatsapp' : unreachable;
  const fresh = await tx
    .insert(corretorNovidades)
    .values(chaves.map((chave) => ({ corretorId: corretor.id, chave, motivo, em })))
    .onConflictDoNothing()
    .returning({ chave: corretorNovidades.chave });
  if (fresh.length === 0 || motivo !== null || pessoa === null) return false;
  const told = fresh.map(({ chave }) => chave);
  const recent = await lastSaid(tx, { canal, pessoa });
  const { nomeGuerra } = corretor;
  const [enviadaId] = await enqueue(tx, {
    canal,
    pessoa,
    corretorId: corretor.id,
    userId,
    messages: [message((chave, more) => say(chave, { nomeGuerra, regiao: null, ...more }, recent))],
    now: em,
  });
  await tx
    .update(corretorNovidades)
    .set({ enviadaId: enviadaId! })
    .where(and(eq(corretorNovidades.corretorId, corretor.id), inArray(corretorNovidades.chave, told)));
  await wakeContact(tx, { canal, pessoa, at: em });
  return true;
}
