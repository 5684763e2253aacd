import type { Esforco } from '#contract/sistema/modelos.ts';
import { type CallContext, IntelligenceError, type ModelUsage } from '../port.ts';
import { takeFromBudget } from './budget.ts';
import { explainFailure } from './explain-call.ts';
import type { Failure } from './failures.ts';
import type { Provider } from './providers.ts';
import type { Answered, Asker, Message, Question, Unfit } from './question.ts';
import { isRefusal } from './read-json.ts';
import { type Reply, send, sizeOf } from './send.ts';

/** Calls per question and provider, including repairs and retries. */
const mostAttempts = 3;
/** A longer wait requested by a provider is not waited for: the fallback is used, or the failure reported. */
const longestWait = 60_000;
const firstPause = 1_000;
const mostOutput = 120_000;

const sentences = {
  recusa: 'O modelo se recusou a fazer o pedido.',
  'resposta-invalida': 'O modelo não deu uma resposta utilizável, nem na segunda tentativa.',
  pensou: 'O modelo usou toda a resposta pensando, nem na segunda tentativa respondeu.',
};
type Verdict<Answer> =
  | { value: Answer }
  | (Unfit<Answer> & { code: 'recusa' | 'resposta-invalida'; cut?: boolean; thought?: boolean });

/** The best answer so far that can be used although it is not as asked. */
interface Held<Answer> {
  best: { off: number; answered: Answered<Answer> } | null;
}

/**
 * Asks one provider, within three calls. `instead` names the one it replaces. An answer that is nearly as asked is
 * used if no later one is better.
 */
export async function askProvider<Answer>(
  question: Question<Answer>,
  provider: Provider,
  context: CallContext,
  asker: Asker,
  instead: string | null,
): Promise<Answered<Answer>> {
  const held: Held<Answer> = { best: null };
  try {
    return await askUntilFit(question, provider, context, asker, instead, held);
  } catch (error) {
    if (held.best === null || !(error instanceof IntelligenceError)) throw error;
    return held.best.answered;
  }
}

async function askUntilFit<Answer>(
  question: Question<Answer>,
  provider: Provider,
  context: CallContext,
  asker: Asker,
  instead: string | null,
  held: Held<Answer>,
): Promise<Answered<Answer>> {
  const { health } = asker;
  const messages: Message[] = [{ role: 'user', content: question.content }];
  let way = {
    effort: provider.record.effort === 'always' || asker.effortChosen ? asker.effort : null,
    outputLimit: asker.outputLimit as number | null,
    shaped: true,
  };
  let repaired = false;
  let loosened = false;
  for (let attempt = 1; ; attempt++) {
    await keepWait(provider, context, asker);
    context.signal.throwIfAborted();
    const last = attempt === mostAttempts;
    const settle = await takeFromBudget(context, asker.budget, sizeOf(question.system, messages));
    const started = performance.now();
    const record = (outcome: ModelUsage['outcome'], reply?: Reply) =>
      context
        .recordUsage({
          task: asker.tarefa,
          provider: provider.id,
          model: provider.modelId,
          inputTokens: reply?.inputTokens ?? 0,
          outputTokens: reply?.outputTokens ?? 0,
          durationMs: performance.now() - started,
          outcome,
          insteadOf: instead,
        })
        .finally(settle);
    const reply = await send(
      { ...question, tarefa: asker.tarefa },
      asker.speak(provider),
      messages,
      way,
      context.signal,
    ).catch(async (error) => {
      await record('failed');
      context.signal.throwIfAborted();
      return explainFailure(error, provider, asker.now());
    });
    if ('next' in reply) {
      health.note(provider, reply);
      if (last || !worthAnother(reply, way.shaped)) throw reply.error;
      if (reply.next === 'unsupported') way = { effort: null, outputLimit: null, shaped: false };
      if (reply.next === 'passing') await asker.sleep(pauseBefore(attempt, asker.random), context.signal);
      continue;
    }
    health.standings.worked(provider.id);
    const verdict = judge(question, reply);
    const answered = (value: Answer) => ({
      value,
      provider,
      searched: reply.searched,
      sources: reply.sources,
    });
    if ('value' in verdict) {
      await record('ok', reply);
      return answered(verdict.value);
    }
    const { usable } = verdict;
    if (usable && (held.best === null || usable.off <= held.best.off))
      held.best = { off: usable.off, answered: answered(usable.value) };
    await record(verdict.code === 'recusa' ? 'refused' : 'invalid', reply);
    const again = verdict.cut || verdict.thought ? !loosened : !repaired;
    if (last || !again)
      throw new IntelligenceError(
        verdict.code,
        verdict.thought ? sentences.pensou : (verdict.message ?? sentences[verdict.code]),
        { retryable: true },
      );
    // An answer exhausted by thinking or truncated is not requested the same way twice.
    if (verdict.cut || verdict.thought) {
      loosened = true;
      way = { ...way, effort: lower(way.effort), outputLimit: larger(way.outputLimit) };
      continue;
    }
    repaired = true;
    messages.push(
      { role: 'assistant', content: reply.text.slice(0, 20_000) || '(resposta vazia)' },
      {
        role: 'user',
        content: `A sua resposta não serve: ${verdict.problem}\nResponda de novo, por inteiro e só com o resultado pedido.`,
      },
    );
  }
}

/**
 * Waits as long as the provider asked. If too long, the fallback is used; without one the provider is asked
 * again, as a resumed run intends.
 */
async function keepWait(provider: Provider, context: CallContext, asker: Asker): Promise<void> {
  const wait = asker.health.waitOf(provider);
  if (wait > longestWait && asker.chain.at(-1) === provider) return;
  if (wait > longestWait)
    throw new IntelligenceError(
      'indisponivel',
      'O provedor do modelo está limitando os acessos e pediu para esperar mais tempo. Tente de novo em alguns minutos.',
      { retryable: true },
    );
  if (wait > 0) await asker.sleep(wait, context.signal);
}

const worthAnother = ({ next, waitMs = 0 }: Failure, shaped: boolean) =>
  next === 'passing' || (next === 'wait' && waitMs <= longestWait) || (next === 'unsupported' && shaped);

/** Exponential back-off with 50% jitter. */
const pauseBefore = (attempt: number, random: () => number) =>
  Math.round(firstPause * 2 ** (attempt - 1) * (0.5 + random() / 2));

const lower = (effort: Esforco | null): Esforco | null =>
  effort === null || effort === 'none' ? effort : effort === 'high' ? 'low' : 'none';
const larger = (limit: number | null) => (limit === null ? null : Math.min(mostOutput, limit * 2));

function judge<Answer>(question: Question<Answer>, reply: Reply): Verdict<Answer> {
  if (reply.finishReason === 'content-filter')
    return { code: 'recusa', problem: 'foi retida por um filtro de conteúdo.' };
  if (reply.text.trim() === '' && reply.thought)
    return { code: 'resposta-invalida', problem: 'veio vazia: só houve pensamento.', thought: true };
  // An answer that looks complete may still be truncated: half a page is never accepted.
  if (reply.finishReason === 'length')
    return { code: 'resposta-invalida', problem: 'foi cortada por ser longa demais.', cut: true };
  const read = question.read(reply.text);
  if ('value' in read) return read;
  return { ...read, code: isRefusal(reply.text) ? 'recusa' : 'resposta-invalida' };
}
