import { foldText } from '#contract/base/text.ts';
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

const slip = /\b(?:errei|erro meu|foi erro|engano|me enganei|(?:digitei|escrevi) errado)\b/;
/** Whether a message names the provider that was meant, or owns up to the slip: 'é gmail.com', 'ponto com', 'com m'. */
function namesProvider({ memoria: { duvida } }: Session, text: string): boolean {
  const [provider = ''] = duvida!.valor.split('@')[1]?.split('.') ?? [];
  const said = foldText(text);
  return said.includes(provider) || /(?:\.|ponto) ?com\b|\bcom m\b/.test(said) || slip.test(said);
}
/** A yes that goes on with something else. */
const agrees = /^\W*(?:sim|isso|exato|certo|correto)(?!\p{L})/iu;
const isOfEmail = ({ memoria }: Session, { text }: Incoming) =>
  memoria.duvida?.campo === 'email' && text !== null;

/** 'Não, é esse mesmo': of two addresses the one that was told stands. */
export const keepsAddress = ({ session, message }: { session: Session; message: Incoming }): boolean =>
  isOfEmail(session, message) &&
  /^\W*n[ãa]o(?!\p{L})/iu.test(message.text!) &&
  !namesProvider(session, message.text!);

/** The address that was meant, with what else a message tells; null if it does not agree to it. */
export function meantEmail(session: Session, message: Incoming): Values | null {
  const data = message.understanding?.data ?? nothingUnderstood;
  const { duvida } = session.memoria;
  if (!isOfEmail(session, message) || data.email !== null || keepsAddress({ session, message })) return null;
  const isNamed = namesProvider(session, message.text!);
  if (!isNamed && !saysYes(message) && !agrees.test(message.text!)) return null;
  // 'Não, é gmail.com' tells no name.
  const isProvider = isNamed && data.nomeGuerra !== null && duvida!.valor.includes(foldText(data.nomeGuerra));
  const rest = isProvider ? { ...data, nomeGuerra: null } : data;
  return { data: rest, corrected: { email: duvida!.valor } };
}

const isNothing = (data: Partial<UnderstoodMessage>) =>
  Object.values(data).every((value) => value === null || value === undefined);

/** The values of a message; a yes to 'É este?' gives those that were shown, doubtful ones give none yet. */
export function valuesOf(session: Session, message: Incoming): Values | null {
  const { understanding } = message;
  if (!understanding) return null;
  const { creciLido, duvida } = session.memoria;
  const { data, corrected, doubtful } = understanding;
  const meant = meantEmail(session, message);
  if (meant) return meant;
  if (saysYes(message) && isNothing(data) && isNothing(corrected)) {
    if (creciLido && expectsCard(session))
      return { data: { ...nothingUnderstood, creci: creciLido, uf: creciLido.uf }, corrected: {} };
    if (duvida && !keepsAddress({ session, message }))
      return { data: nothingUnderstood, corrected: { [duvida.campo]: duvida.valor } };
  }
  const sure = { ...data };
  for (const field of doubtful)
    if (field === 'regiao' || field === 'nomeGuerra' || field === 'nome') sure[field] = null;
  return { data: sure, corrected };
}
