import { wakeContact } from '../contacts.ts';
import { questionPhrases } from '../conversation/phrases.ts';
import { deleteNumber, type ErasePersonTools, erasePerson } from '../erase-person.ts';
import { lastSaid } from '../last-said.ts';
import { enqueue } from '../outbox.ts';
import { isWindowOpen } from '../send-next.ts';
import { saveSession } from '../sessions.ts';
import { conversaTaken, type LockedConversa, lockConversa, recordDeed } from './lock.ts';
import type { TranscriptDeps } from './transcript.ts';

interface Wanted {
  id: number;
  /** Who was answering when the screen was rendered. */
  assumidaPor: number | null;
  userId: number;
}

/** Clears requests for a person or for reading, since one has come. */
const answered = ({ session }: LockedConversa) => {
  const { pediuPessoaEm: _, semLeituraDesde: __, ...memoria } = session.memoria;
  return memoria;
};

/** A team member takes over: Lisa is silent until the conversation is given back. */
export function takeOver({ db, channel, now }: TranscriptDeps, { id, assumidaPor, userId }: Wanted) {
  return db.transaction(async (tx) => {
    const held = await lockConversa(tx, { id, canal: channel.kind });
    const { session, pessoa } = held;
    if (session.assumidaPor !== assumidaPor) throw await conversaTaken(tx, session.assumidaPor);
    await saveSession(tx, pessoa, { ...session, memoria: answered(held), assumidaPor: userId }, now());
    await recordDeed(tx, { acao: 'assumiu', id, userId });
  });
}

/** Returns the conversation to Lisa, who repeats a pending question if allowed; closes that of a minor. */
export async function giveBack(
  { db, channel, texts, now, clock, storage }: TranscriptDeps & ErasePersonTools,
  { id, assumidaPor, userId }: Wanted,
) {
  const { say } = await texts();
  const canal = channel.kind;
  return db.transaction(async (tx) => {
    const held = await lockConversa(tx, { id, canal });
    const { session, contact, pessoa } = held;
    if (session.assumidaPor === null || session.assumidaPor !== assumidaPor)
      throw await conversaTaken(tx, session.assumidaPor);
    const at = now();
    // Who is under 18 is forgotten once the person who was called has closed it (LIA-10).
    if (session.memoria.menorEm !== undefined) {
      await recordDeed(tx, { acao: 'devolveu', id, userId });
      await erasePerson(tx, { clock, storage }, { canal, pessoa, corretorId: session.corretorId });
      await deleteNumber(tx, { canal, pessoa });
      return;
    }
    // Who answered in her place has answered what she could not.
    const { perguntas: _, perguntaEm: __, ...left } = answered(held);
    await saveSession(tx, pessoa, { ...session, memoria: left, assumidaPor: null }, at);
    const { pergunta, nomeGuerra, nome, regiaoTrabalho: regiao, memoria, corretorId } = session;
    const mayAsk = contact && !memoria.paradaEm && isWindowOpen(channel, contact, at);
    if (pergunta !== null && mayAsk) {
      const values = { nomeGuerra: nomeGuerra ?? nome?.split(' ')[0] ?? null, regiao };
      const recent = await lastSaid(tx, { canal, pessoa });
      const messages = (['continua', questionPhrases[pergunta]] as const).map((chave) => ({
        chave,
        texto: say(chave, values, recent),
      }));
      await enqueue(tx, { canal, pessoa, corretorId, messages, now: at });
      await wakeContact(tx, { canal, pessoa, at });
    }
    await recordDeed(tx, { acao: 'devolveu', id, userId });
  });
}
