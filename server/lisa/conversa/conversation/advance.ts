import { addressForm } from './address-form.ts';
import { collecting } from './collecting.ts';
import { registered } from './registered.ts';
import { saysOnly } from './sees.ts';
import { type Incoming, newSession, type Outcome, type Session, type World } from './session.ts';
import { takeBackQuestion } from './taken-back-question.ts';
import { outcomeOf, remember, type Turn } from './turn.ts';

/** Silence after which a person is welcomed back. */
const backAfterMs = 6 * 60 * 60_000;

const decided = ['waiting_approval', 'approved', 'rejected', 'finished'];

/** Starting state of a number belonging to a corretor whom Lisa did not register. */
function knownSession(session: Session, { corretor }: World): Session {
  if (!corretor) return session;
  const { id: corretorId, situacao } = corretor;
  if (situacao === 'pendente') return { ...session, corretorId, status: 'waiting_approval', passo: 9 };
  if (situacao === 'rejeitado') return { ...session, corretorId, status: 'rejected', passo: 9 };
  return { ...session, corretorId, status: 'finished', passo: 13 };
}

/** The starting session of a message: restarted if it was decided and its corretor is gone. */
function startOf(before: Session, world: World): Session {
  const isNew = before.passo === 1 && before.ultimaMensagemEm === null;
  if (isNew) return knownSession(before, world);
  return decided.includes(before.status) && world.corretor === null ? newSession : before;
}

/** Updates whether a number must be requested: it may have become visible. */
function seen(session: Session, { hasNumber = true }: World): Session {
  const { semNumero: _, ...memoria } = session.memoria;
  return { ...session, memoria: hasNumber ? memoria : { ...memoria, semNumero: true } };
}

/**
 * Computes a conversation's next state from a message: session, replies and effects. Pure: time, texts and
 * lookups are passed in. No message can approve anyone.
 */
export function advance(before: Session, message: Incoming, world: World): Outcome {
  const last = before.ultimaMensagemEm;
  const isLate = last !== null && message.at < last;
  const start = seen(startOf(before, world), world);
  const wasAway = last !== null && message.at.getTime() - last.getTime() >= backAfterMs;
  const turn: Turn = {
    session: { ...start, ultimaMensagemEm: isLate ? last : message.at },
    message,
    world,
    isLate,
    isBack:
      (last === null && start.corretorId !== null) ||
      wasAway ||
      (last !== null && saysOnly(message, 'cumprimenta')),
    wasAway,
    replies: [],
    effects: [],
    taken: [],
  };
  const trato = addressForm(message.text);
  if (trato && trato !== start.memoria.trato) remember(turn, { trato });
  // A team member answers, or nothing was said.
  if (start.assumidaPor !== null || message.kind === 'reacao') return outcomeOf(turn);
  takeBackQuestion(turn);
  if (decided.includes(turn.session.status)) registered(turn);
  else collecting(turn);
  return outcomeOf(turn);
}
