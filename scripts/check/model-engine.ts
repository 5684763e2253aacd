import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { createModelDesk } from '#server/adapters/intelligence/model/create-desk.ts';
import { createModelIntelligence } from '#server/adapters/intelligence/model/create-model.ts';
import { readProviders } from '#server/adapters/intelligence/model/registry.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import { createOcr } from '#server/adapters/ocr/create.ts';
import { createConfig } from '#server/config.ts';
import { readPrompt } from '#server/configuracoes/service.ts';
import { openDatabase } from '#server/db/client.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { createLog } from '#server/kernel/log.ts';
import { readModelos } from '#server/modelos/service.ts';

export interface MeasuredEngine {
  engine: Intelligence;
  context: CallContext;
  /** Calls, tokens and stand-ins so far, in a line. */
  spent(): string;
  close(): Promise<void>;
}

/**
 * The engine of models as this installation has it: keys of the environment, models and switches as
 * chosen in the panel. Each call is paid for. Throws where no provider has a key.
 */
export async function openModelEngine(): Promise<MeasuredEngine> {
  loadEnvFile();
  const config = createConfig(process.env);
  const database = await openDatabase(config, createLog('silent'));
  const [chosen, texts] = [await readModelos(database.db), new Map<string, string>()];
  const prompt = async (chave: string) => {
    const text = texts.get(chave) ?? (await readPrompt(database.db, chave));
    texts.set(chave, text);
    return text;
  };
  const none = () => Promise.reject(new Error('no page is written here'));
  const ocr = createOcr();
  const local = createLocalIntelligence({ renderHotsite: none, renderSection: none, ocr });
  const providers = readProviders(process.env);
  const deps = { prompt, choices: async () => chosen, local };
  const { desk, ...shared } = createModelDesk(providers, 'model', deps);
  const engine = await createModelIntelligence(providers, { ...deps, ...shared });
  const used = { calls: 0, tokens: 0, notes: new Set<string>() };
  return {
    engine,
    context: {
      signal: new AbortController().signal,
      prompt,
      recordUsage: async ({ inputTokens, outputTokens }) => {
        used.calls += 1;
        used.tokens += inputTokens + outputTokens;
      },
      note: async ({ falhou, motivo, fez }) => void used.notes.add(`${fez} no lugar de ${falhou}: ${motivo}`),
    },
    spent: () => [`${used.calls} chamadas, ${used.tokens} tokens`, ...used.notes].join('\n  '),
    async close() {
      await Promise.all([desk.close(), ocr.close()]);
      await database.close();
    },
  };
}
