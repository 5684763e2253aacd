import type { z } from 'zod';
import type { Tarefa } from '#contract/sistema/modelos.ts';
import { type CallContext, type FallbackNote, IntelligenceError } from '../port.ts';
import { askProvider } from './ask-provider.ts';
import type { Provider } from './providers.ts';
import type { Answered, Asker, Question } from './question.ts';
import { readJson } from './read-json.ts';

/**
 * Asks the task's models and parses the answer: the first one, and if it fails for good the configured
 * fallback, which is noted. Usage is recorded once per call. Throws IntelligenceError, or the signal's reason
 * when aborted.
 */
export async function ask<Answer>(
  question: Question<Answer>,
  context: CallContext,
  asker: Asker,
): Promise<Answered<Answer>> {
  let failed: { provider: Provider; error: IntelligenceError } | null = null;
  for (const [index, provider] of asker.chain.entries()) {
    const hasOther = index < asker.chain.length - 1;
    const dead = hasOther ? asker.health.deadOf(provider) : null;
    if (failed) await asker.note(fallbackNote(asker.tarefa, failed, nameOf(provider)));
    if (dead) {
      failed = { provider, error: dead };
      continue;
    }
    try {
      return await askProvider(question, provider, context, asker, failed && insteadOf(failed));
    } catch (error) {
      // An exhausted budget or an abort ends the whole question: no fallback.
      if (!(error instanceof IntelligenceError) || error.code === 'orcamento') throw error;
      failed = { provider, error };
    }
  }
  throw failed?.error ?? noModelError();
}

export const noModelError = () =>
  new IntelligenceError(
    'sem-credencial',
    'Nenhum modelo está configurado para esta tarefa. Escolha um em Configurações, Modelos, ou defina a chave de um provedor e reinicie.',
  );

export const nameOf = ({ nome, modelId }: Pick<Provider, 'nome' | 'modelId'>) => `${nome} ${modelId}`;
const insteadOf = ({ provider, error }: { provider: Provider; error: IntelligenceError }) =>
  `${nameOf(provider)}: ${error.message}`;

/** The note shown in the run and on the screen when a fallback did the work. */
export const fallbackNote = (
  tarefa: Tarefa,
  failed: { provider: Provider; error: IntelligenceError },
  by: string,
): FallbackNote => ({ tarefa, falhou: nameOf(failed.provider), motivo: failed.error.message, fez: by });

/** Parses a JSON answer with its schema. */
export function jsonReader<Answer>(
  schema: z.ZodType<Answer>,
): (text: string) => { value: Answer } | { problem: string } {
  return (text) => {
    const json = readJson(text);
    if (json === undefined) return { problem: 'não é um objeto JSON completo.' };
    const parsed = schema.safeParse(json);
    if (parsed.success) return { value: parsed.data };
    const issues = parsed.error.issues.slice(0, 10);
    return { problem: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
  };
}
