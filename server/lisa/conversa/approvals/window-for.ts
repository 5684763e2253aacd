import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { lisaContatos } from '#server/db/schema/lisa.ts';
import { isContact } from '../contacts.ts';
import { personOfCorretor } from '../people/person-of-corretor.ts';
import { windowOf } from '../send-next.ts';

export interface WindowDeps {
  db: Db;
  /** The channel it is written on; the laboratory's, for its own people. */
  canal: string;
  channel: WhatsappChannel;
  now: () => Date;
}

/** Who is written to for a corretor, and whether free text may be sent now. */
export async function windowFor(
  { db, canal, channel, now }: Omit<WindowDeps, 'db'> & { db: Queryable },
  corretor: { id: number; whatsappNormal: string | null },
) {
  const pessoa = (await personOfCorretor(db, corretor)) ?? '';
  const [contact] = await db.select().from(lisaContatos).where(isContact({ canal, pessoa }));
  const ultimaRecebidaEm = contact?.ultimaRecebidaEm ?? null;
  return { pessoa, janela: windowOf(channel, { ultimaRecebidaEm }, now()) };
}
