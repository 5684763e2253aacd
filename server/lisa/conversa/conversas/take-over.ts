import { wakeContact } from '../contacts.ts';
import { questionPhrases } from '../conversation/phrases.ts';
import { enqueue } from '../outbox.ts';
import { isWindowOpen } from '../send-next.ts';
import { saveSession } from '../sessions.ts';
import { changedHands, type HeldConversa, holdConversa, noteDeed } from './hold.ts';
import type { TranscriptDeps } from './transcript.ts';

interface Wanted {
  id: number;
  /** Who answered when the screen was drawn. */
  assumidaPor: number | null;
  userId: number;
}

/** Who asked for a person, or waited to be read, has one now. */
const answered = ({ session }: HeldConversa) => {
  const { pediuPessoaEm: _, semLeituraDesde: __, ...memoria } = session.memoria;
  return memoria;
};

/** A person of the team answers from now on: Lisa keeps silent until she is given the conversation back. */
export function takeOver({ db, channel, now }: TranscriptDeps, { id, assumidaPor, userId }: Wanted) {
  return db.transaction(async (tx) => {
    const held = await holdConversa(tx, { id, canal: channel.kind });
    const { session, pessoa } = held;
    if (session.assumidaPor !== assumidaPor) throw await changedHands(tx, session.assumidaPor);
    await saveSession(tx, pessoa, { ...session, memoria: answered(held), assumidaPor: userId }, now());
    await noteDeed(tx, { acao: 'assumiu', id, userId });
  });
}

/** Lisa answers again; where something was being asked and may be asked, she asks it anew. */
export async function giveBack(
  { db, channel, texts, now }: TranscriptDeps,
  { id, assumidaPor, userId }: Wanted,
) {
  const { say } = await texts();
  const canal = channel.kind;
  return db.transaction(async (tx) => {
    const held = await holdConversa(tx, { id, canal });
    const { session, contact, pessoa } = held;
    if (session.assumidaPor === null || session.assumidaPor !== assumidaPor)
      throw await changedHands(tx, session.assumidaPor);
    const at = now();
    await saveSession(tx, pessoa, { ...session, memoria: answered(held), assumidaPor: null }, at);
    const { pergunta, nomeGuerra, nome, regiaoTrabalho: regiao, memoria, corretorId } = session;
    const mayAsk = contact && !memoria.paradaEm && isWindowOpen(channel, contact, at);
    if (pergunta !== null && mayAsk) {
      const values = { nomeGuerra: nomeGuerra ?? nome?.split(' ')[0] ?? null, regiao };
      const messages = (['continua', questionPhrases[pergunta]] as const).map((chave) => ({
        chave,
        texto: say(chave, values),
      }));
      await enqueue(tx, { canal, pessoa, corretorId, messages, now: at });
      await wakeContact(tx, { canal, pessoa, at });
    }
    await noteDeed(tx, { acao: 'devolveu', id, userId });
  });
}
