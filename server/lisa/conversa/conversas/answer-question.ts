import { conversasMessages } from '#contract/lisa/conversas.ts';
import type { LisaMemory } from '#contract/lisa/lisa.ts';
import { maxSettingLength } from '#contract/sistema/configuracoes.ts';
import type { Tx } from '#server/db/client.ts';
import { changeSetting } from '#server/sistema/configuracoes/service.ts';
import { withAnswer } from '../respostas/kept-answers.ts';
import { saveSession } from '../sessions.ts';
import { conversaTaken, lockConversa } from './lock.ts';
import type { TranscriptDeps } from './transcript.ts';
import { refuse, refuseShut, send } from './write.ts';

interface Answer {
  id: number;
  pergunta: string;
  texto: string;
  /** The question as it is kept with this answer. */
  guardarComo?: string | undefined;
  userId: number;
}

/**
 * Answers a question Lisa had no answer to, in the team's name; Lisa goes on. The answer is kept in the
 * settings if wanted. Throws 409 if a colleague answers in this conversation, or the question is answered.
 */
export function answerQuestion(deps: TranscriptDeps, { id, pergunta, texto, guardarComo, userId }: Answer) {
  return deps.db.transaction(async (tx) => {
    const held = await lockConversa(tx, { id, canal: deps.channel.kind });
    const { session, pessoa } = held;
    if (session.assumidaPor !== null && session.assumidaPor !== userId)
      throw await conversaTaken(tx, session.assumidaPor);
    if (!session.memoria.perguntas?.includes(pergunta))
      throw refuse('respondida', conversasMessages.noQuestion);
    refuseShut(deps, held);
    const memoria = withoutQuestion(session.memoria, pergunta);
    await saveSession(tx, pessoa, { ...session, memoria }, deps.now());
    await send(tx, deps, held, { id, userId, message: { chave: 'equipe', texto } });
    if (guardarComo) await keep(tx, deps, { pergunta: guardarComo, resposta: texto, userId });
  });
}

/** With the last question the call for a person ends, unless the person asked for one. */
function withoutQuestion({ perguntas = [], ...memoria }: LisaMemory, pergunta: string): LisaMemory {
  const left = perguntas.filter((each) => each !== pergunta);
  if (left.length > 0) return { ...memoria, perguntas: left };
  const { perguntaEm, pediuPessoaEm, ...rest } = memoria;
  return pediuPessoaEm === undefined || pediuPessoaEm === perguntaEm ? rest : { ...rest, pediuPessoaEm };
}

async function keep(
  tx: Tx,
  { now }: TranscriptDeps,
  { userId, ...answer }: { pergunta: string; resposta: string; userId: number },
): Promise<void> {
  const change = (current: string) => {
    const text = withAnswer(current, answer);
    if (text.length > maxSettingLength) throw refuse('sem-espaco', conversasMessages.full);
    return text;
  };
  await changeSetting(tx, {
    chave: 'lisa_respostas_guardadas',
    revisao: undefined,
    userId,
    now: now(),
    change,
  });
}
