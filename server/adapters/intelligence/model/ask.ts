import { generateText, type ModelMessage, Output, type UserContent } from 'ai';
import type { z } from 'zod';
import { type CallContext, IntelligenceError, type ModelUsage } from '../port.ts';
import { type Budget, takeFromBudget, tokensOf } from './budget.ts';
import { explainFailure } from './failures.ts';
import type { Provider } from './providers.ts';
import { isRefusal, readJson } from './read-json.ts';

export interface Question<Answer> {
  provider: Provider | null;
  task: ModelUsage['task'];
  system: string;
  content: UserContent;
  /** Makes the provider answer JSON of this shape. */
  schema?: z.ZodType;
  /** The answer's text → the result, or why it will not do (Portuguese, told to the model once). */
  read: (text: string) => { value: Answer } | { problem: string };
  maxOutputTokens: number;
}

interface Reply {
  text: string;
  finishReason: string;
  inputTokens: number;
  outputTokens: number;
}
type Verdict<Answer> = { value: Answer } | { problem: string; code: 'recusa' | 'resposta-invalida' };

const sentences = {
  recusa: 'O modelo se recusou a fazer o pedido.',
  'resposta-invalida': 'O modelo não deu uma resposta utilizável, nem na segunda tentativa.',
};
/** One picture costs about as much as so many characters. */
const imageCharacters = 3000;

/**
 * Asks a model and reads its answer; an answer that will not do is sent back once with the reason.
 * Usage is recorded once per call. Throws IntelligenceError, or the signal's reason when stopped.
 */
export async function ask<Answer>(
  question: Question<Answer>,
  context: CallContext,
  budget: Budget,
): Promise<Answer> {
  const { provider, task } = question;
  if (provider === null)
    throw new IntelligenceError(
      'sem-credencial',
      'Nenhum modelo está configurado para esta tarefa. Defina OPENAI_API_KEY (ou OPENAI_BASE_URL) e reinicie.',
    );
  const messages: ModelMessage[] = [{ role: 'user', content: question.content }];
  for (let attempt = 1; ; attempt++) {
    context.signal.throwIfAborted();
    const settle = await takeFromBudget(context, budget, sizeOf(question.system, messages));
    const started = performance.now();
    const record = (outcome: ModelUsage['outcome'], reply?: Reply) =>
      context
        .recordUsage({
          task,
          provider: provider.name,
          model: provider.modelId,
          inputTokens: reply?.inputTokens ?? 0,
          outputTokens: reply?.outputTokens ?? 0,
          durationMs: performance.now() - started,
          outcome,
        })
        .finally(settle);
    const reply = await send(question, provider, messages, context.signal).catch(async (error) => {
      await record('failed');
      context.signal.throwIfAborted();
      throw explainFailure(error, provider);
    });
    const verdict = judge(question, reply);
    if ('value' in verdict) {
      await record('ok', reply);
      return verdict.value;
    }
    await record(verdict.code === 'recusa' ? 'refused' : 'invalid', reply);
    if (attempt === 2)
      throw new IntelligenceError(verdict.code, sentences[verdict.code], { retryable: true });
    messages.push(
      { role: 'assistant', content: reply.text.slice(0, 20_000) || '(resposta vazia)' },
      {
        role: 'user',
        content: `A sua resposta não serve: ${verdict.problem}\nResponda de novo, por inteiro e só com o resultado pedido.`,
      },
    );
  }
}

/** Reads a JSON answer against its schema. */
export function jsonReader<Answer>(schema: z.ZodType<Answer>): Question<Answer>['read'] {
  return (text) => {
    const json = readJson(text);
    if (json === undefined) return { problem: 'não é um objeto JSON completo.' };
    const parsed = schema.safeParse(json);
    if (parsed.success) return { value: parsed.data };
    const issues = parsed.error.issues.slice(0, 10);
    return { problem: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
  };
}

function judge<Answer>(question: Question<Answer>, reply: Reply): Verdict<Answer> {
  if (reply.finishReason === 'content-filter')
    return { code: 'recusa', problem: 'foi retida por um filtro de conteúdo.' };
  // What looks whole may still be cut: half a page is never taken.
  if (reply.finishReason === 'length')
    return { code: 'resposta-invalida', problem: 'foi cortada por ser longa demais; seja mais breve.' };
  const read = question.read(reply.text);
  if ('value' in read) return read;
  return { code: isRefusal(reply.text) ? 'recusa' : 'resposta-invalida', problem: read.problem };
}

async function send(
  question: Question<unknown>,
  { model }: Provider,
  messages: ModelMessage[],
  abortSignal: AbortSignal,
): Promise<Reply> {
  // The provider is asked for the shape; the text is read by us, fences and repairs included.
  const shaped = question.schema && Output.object({ schema: question.schema, name: question.task });
  const output = shaped && { ...Output.text(), responseFormat: shaped.responseFormat };
  const { text, finishReason, usage } = await generateText({
    model,
    system: question.system,
    messages,
    output,
    abortSignal,
    maxOutputTokens: question.maxOutputTokens,
    // Retries are the HTTP client's, which honours Retry-After.
    maxRetries: 0,
  });
  const estimate = sizeOf(question.system, messages);
  return {
    text,
    finishReason,
    inputTokens: usage.inputTokens ?? estimate,
    outputTokens: usage.outputTokens ?? tokensOf(text),
  };
}

function sizeOf(system: string, messages: ModelMessage[]): number {
  const parts = messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? [content.length]
      : content.map((part) => ('text' in part ? part.text.length : imageCharacters)),
  );
  return tokensOf(system) + Math.ceil(parts.reduce((sum, length) => sum + length, 0) / 3);
}
