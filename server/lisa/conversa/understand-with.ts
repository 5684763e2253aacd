import { sureFrom } from '#contract/lisa/entendimento.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import {
  type UnderstandInput,
  type Understanding,
  understand,
  withModel,
} from '#server/lisa/entendimento/service.ts';

/** How long a model may take; then the rules' reading holds. */
const modelMs = 3000;

interface Tools {
  intelligence: Intelligence;
  callContext: (signal: AbortSignal) => CallContext;
}

/**
 * Reads a message by rules and classifier, and asks a model, if there is one, for what they leave open. A model
 * that fails or is slow leaves their reading as it is.
 */
export async function understandWith(
  { intelligence, callContext }: Tools,
  input: UnderstandInput,
  { isSettled, signal }: { isSettled: boolean; signal: AbortSignal },
): Promise<Understanding> {
  const read = understand(input);
  const isOpen = !isSettled && !read.intents.some(({ confidence }) => confidence >= sureFrom);
  if (!isOpen || intelligence.kind !== 'model') return read;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(modelMs)]);
  const { message, asked } = input;
  const late = new Promise<null>((done) => {
    limit.addEventListener('abort', () => done(null), { once: true });
  });
  const answer = await Promise.race([
    intelligence.understandMessage({ message, asked }, callContext(limit)).catch(() => null),
    late,
  ]);
  signal.throwIfAborted();
  return answer === null ? read : withModel(read, answer);
}
