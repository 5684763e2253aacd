import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { nothingUnderstood } from '#server/lisa/entendimento/service.ts';
import { expectsCard } from './expects-card.ts';
import { saysYes } from './sees.ts';
import type { Incoming, Session } from './session.ts';

/** What a message tells: answers, and values that replace what was told before. */
export interface Values {
  data: UnderstoodMessage;
  corrected: Partial<UnderstoodMessage>;
}

/** 'Não, é esse mesmo': of two addresses the one that was told stands. */
export const keepsTold = ({ session, message }: { session: Session; message: Incoming }): boolean =>
  session.memoria.duvida?.campo === 'email' && /^\W*n[ãa]o(?!\p{L})/iu.test(message.text ?? '');

const isNothing = (data: Partial<UnderstoodMessage>) =>
  Object.values(data).every((value) => value === null || value === undefined);

/** The values of a message; a yes to 'É este?' gives those that were shown, doubtful ones give none yet. */
export function valuesOf(session: Session, message: Incoming): Values | null {
  const { understanding } = message;
  if (!understanding) return null;
  const { creciLido, duvida } = session.memoria;
  const { data, corrected, doubtful } = understanding;
  if (saysYes(message) && isNothing(data) && isNothing(corrected)) {
    if (creciLido && expectsCard(session))
      return { data: { ...nothingUnderstood, creci: creciLido, uf: creciLido.uf }, corrected: {} };
    if (duvida && !keepsTold({ session, message }))
      return { data: nothingUnderstood, corrected: { [duvida.campo]: duvida.valor } };
  }
  const sure = { ...data };
  for (const field of doubtful)
    if (field === 'regiao' || field === 'nomeGuerra' || field === 'nome') sure[field] = null;
  return { data: sure, corrected };
}
