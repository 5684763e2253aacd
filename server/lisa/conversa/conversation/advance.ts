import { collecting } from './collecting.ts';
import { registered } from './registered.ts';
import { type Incoming, newSession, type Outcome, type Session, type World } from './session.ts';
import { outcomeOf, type Turn } from './turn.ts';

/** After so long a silence a person is welcomed back. */
const backAfterMs = 6 * 60 * 60_000;

const decided = ['waiting_approval', 'approved', 'rejected', 'finished'];

/** Where a number begins that belongs to a corretor whom Lisa did not register. */
function knownSession(session: Session, { corretor }: World): Session {
  if (!corretor) return session;
  const { id: corretorId, situacao } = corretor;
  if (situacao === 'pendente') return { ...session, corretorId, status: 'waiting_approval', passo: 9 };
  if (situacao === 'rejeitado') return { ...session, corretorId, status: 'rejected', passo: 9 };
  return { ...session, corretorId, status: 'finished', passo: 13 };
}

/** The session a message finds: a decided one whose corretor is gone begins anew. */
function startOf(before: Session, world: World): Session {
  const isNew = before.passo === 1 && before.ultimaMensagemEm === null;
  if (isNew) return knownSession(before, world);
  return decided.includes(before.status) && world.corretor === null ? newSession : before;
}

/** Whether a number is still to be asked for, as it is now: one who showed none may show it from today on. */
function seen(session: Session, { hasNumber = true }: World): Session {
  const { semNumero: _, ...memoria } = session.memoria;
  return { ...session, memoria: hasNumber ? memoria : { ...memoria, semNumero: true } };
}

/**
 * What a message makes of a conversation: the next session, what is answered, and what has to happen.
 * Pure: time, texts and everything looked up come in. Nothing that is written to Lisa approves anybody.
 */
export function advance(before: Session, message: Incoming, world: World): Outcome {
  const last = before.ultimaMensagemEm;
  const isLate = last !== null && message.at < last;
  const start = seen(startOf(before, world), world);
  const turn: Turn = {
    session: { ...start, ultimaMensagemEm: isLate ? last : message.at },
    message,
    world,
    isLate,
    isBack:
      (last === null && start.corretorId !== null) ||
      (last !== null && message.at.getTime() - last.getTime() >= backAfterMs) ||
      (last !== null && message.command?.kind === 'saudacao'),
    replies: [],
    effects: [],
  };
  // A person of the team answers, or nothing was said.
  if (start.assumidaPor !== null || message.kind === 'reacao') return outcomeOf(turn);
  if (decided.includes(turn.session.status)) registered(turn);
  else collecting(turn);
  return outcomeOf(turn);
}
