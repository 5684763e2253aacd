import { type Intent, sureFrom } from '#contract/lisa/entendimento.ts';
import type { Incoming } from './session.ts';

/** Whether a message surely says one of these. */
export const sees = ({ understanding }: Incoming, ...wanted: Intent[]): boolean =>
  understanding?.intents.some(
    ({ intent, confidence }) => wanted.includes(intent) && confidence >= sureFrom,
  ) ?? false;

/**
 * A yes to act on: surely read, by the rules alone, and not together with a no or a put-off. A classifier or a
 * model decides nobody's consent, nor does what was passed on or heard.
 */
export function saysYes(message: Incoming): boolean {
  const yes = message.understanding?.intents.find(({ intent }) => intent === 'sim');
  return (
    yes !== undefined &&
    !message.tellsOnly &&
    yes.by === 'regras' &&
    yes.confidence >= sureFrom &&
    !sees(message, 'nao', 'adia')
  );
}

/** A no to act on, by the rules alone. */
export const saysNo = ({ understanding, tellsOnly }: Incoming): boolean =>
  (!tellsOnly &&
    understanding?.intents.some(
      ({ intent, by, confidence }) => intent === 'nao' && by === 'regras' && confidence >= sureFrom,
    )) ??
  false;

/** A no somebody else than the rules believes in: it is asked about. */
export const maySayNo = (message: Incoming): boolean => !saysNo(message) && sees(message, 'nao');

/** A yes that must be asked about: with a condition, beside a no, or guessed. */
export const maySayYes = (message: Incoming): boolean =>
  !saysYes(message) && (message.understanding?.intents.some(({ intent }) => intent === 'sim') ?? false);

/** Whether a message says nothing but one of these. */
export const saysOnly = (message: Incoming, ...wanted: Intent[]): boolean => {
  const all = message.understanding?.intents ?? [];
  return all.length > 0 && all.every(({ intent }) => wanted.includes(intent));
};
