import { sql } from 'drizzle-orm';
import { type Modelos, modelosPadrao } from '#contract/sistema/modelos.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { createModelDesk } from '#server/adapters/intelligence/model/create-desk.ts';
import { createModelIntelligence } from '#server/adapters/intelligence/model/create-model.ts';
import {
  noModelProblem,
  providerIds,
  readProviders,
  stateOf,
} from '#server/adapters/intelligence/model/registry.ts';
import {
  type CallContext,
  type Intelligence,
  IntelligenceError,
} from '#server/adapters/intelligence/port.ts';
import { createOcr } from '#server/adapters/ocr/create.ts';
import { createConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { createLog } from '#server/kernel/log.ts';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { readPrompt } from '#server/sistema/configuracoes/service.ts';
import { readModelos } from '#server/sistema/modelos/service.ts';

export interface MeasuredEngine {
  engine: Intelligence;
  context: CallContext;
  /** Whether models and prompts are this installation's, or the defaults. */
  isChosen: boolean;
  /** Fallbacks reported since the last call. */
  news(): string[];
  /** Calls and tokens so far, in one line. */
  spent(): string;
  close(): Promise<void>;
}

/** The example folders and sample messages are some 900 calls, more than a run may make. */
const wholeMeasure = { calls: 5_000, tokens: 20_000_000 };

interface Chosen {
  modelos: Modelos;
  texts: Map<string, string>;
}

/** The panel's choices, read at once to release the database; null before the first start. */
async function readChosen(): Promise<Chosen | null> {
  const database = await openDatabase(createConfig(process.env), createLog('silent'));
  try {
    const { rows } = await database.db.execute<{ there: boolean }>(
      sql`SELECT to_regclass('instalacao') IS NOT NULL AND to_regclass('configuracoes') IS NOT NULL AS there`,
    );
    if (!rows[0]!.there) return null;
    const texts = new Map<string, string>();
    for (const { chave } of settingDefaults) texts.set(chave, await readPrompt(database.db, chave));
    return { modelos: await readModelos(database.db), texts };
  } finally {
    await database.close();
  }
}

/**
 * The model engine of this installation: keys from the environment, models and switches from the panel. Each
 * call is paid for. Throws IntelligenceError if no provider is available.
 */
export async function openModelEngine(): Promise<MeasuredEngine> {
  loadEnvFile();
  const providers = readProviders(process.env);
  if (!providerIds.some((id) => stateOf(id, providers) === 'pronto'))
    throw new IntelligenceError('sem-credencial', noModelProblem);
  const found = await readChosen();
  const texts = found?.texts ?? new Map(settingDefaults.map(({ chave, valor }) => [chave, valor]));
  const prompt = async (chave: string) => texts.get(chave)!;
  const none = () => Promise.reject(new Error('no page is written here'));
  const ocr = createOcr();
  const local = createLocalIntelligence({ renderHotsite: none, renderSection: none, ocr });
  const deps = { prompt, choices: async () => found?.modelos ?? modelosPadrao, local, budget: wholeMeasure };
  const { desk, ...shared } = createModelDesk(providers, 'model', deps);
  const engine = await createModelIntelligence(providers, { ...deps, ...shared });
  const used = { calls: 0, tokens: 0, notes: new Set<string>() };
  let told = 0;
  return {
    engine,
    isChosen: found !== null,
    context: {
      signal: new AbortController().signal,
      prompt,
      recordUsage: async ({ inputTokens, outputTokens }) => {
        used.calls += 1;
        used.tokens += inputTokens + outputTokens;
      },
      note: async ({ falhou, motivo, fez }) => void used.notes.add(`${fez} no lugar de ${falhou}: ${motivo}`),
    },
    news: () => {
      const fresh = [...used.notes].slice(told);
      told = used.notes.size;
      return fresh;
    },
    spent: () => `${used.calls} chamadas, ${used.tokens} tokens`,
    async close() {
      await Promise.all([desk.close(), ocr.close()]);
    },
  };
}
