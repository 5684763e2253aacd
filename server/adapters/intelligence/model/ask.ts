import type { z } from 'zod';
import type { Tarefa } from '#contract/sistema/modelos.ts';
import { type CallContext, IntelligenceError, type StandInNote } from '../port.ts';
import { askProvider } from './ask-provider.ts';
import type { Provider } from './providers.ts';
import type { Answered, Asker, Question } from './question.ts';
import { readJson } from './read-json.ts';

/**
 * Asks the task's models and reads what they answer: the first, and where it fails for good the one
 * the administrator chose after it, which is noted. Usage is recorded once per call. Throws
 * IntelligenceError, or the signal's reason when stopped.
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
      // What is spent is spent with the others too; who stopped us stops the whole question.
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

/** What a run and the screen are told when another one does the work. */
export const fallbackNote = (
  tarefa: Tarefa,
  failed: { provider: Provider; error: IntelligenceError },
  by: string,
): StandInNote => ({ tarefa, falhou: nameOf(failed.provider), motivo: failed.error.message, fez: by });

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
