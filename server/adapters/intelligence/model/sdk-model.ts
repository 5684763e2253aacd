import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type generateText, type LanguageModel, type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { perplexityAgent } from './perplexity-agent.ts';
import type { Provider } from './providers.ts';

export interface SdkModel {
  model: LanguageModel;
  /** Its web search tool; null if it has none. */
  search: ToolSet | null;
  /** Provider options: that nothing is stored there. */
  options: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;
}

/** Creates a provider's SDK model for its dialect. */
export function createSdkModel(provider: Provider, fetch: typeof globalThis.fetch): SdkModel {
  const { id, speech, modelId, apiKey, baseURL } = provider;
  // A self-hosted server may need no key, but the makers' SDKs require one.
  const keyed = { apiKey: apiKey ?? 'sem-chave', baseURL, fetch };
  if (speech === 'responses') {
    const openai = createOpenAI(keyed);
    return {
      model: openai.responses(modelId),
      search: { web_search: openai.tools.webSearch({}) },
      // Answers are not stored there, and thinking is not returned.
      options: { openai: { store: false, reasoningSummary: null } },
    };
  }
  if (speech === 'anthropic') {
    const anthropic = createAnthropic(keyed);
    const search = { web_search: anthropic.tools.webSearch_20250305({ maxUses: 5 }) };
    return { model: anthropic(modelId), search, options: {} };
  }
  if (speech === 'google') {
    const google = createGoogle(keyed);
    const search = { google_search: google.tools.googleSearch({}) };
    return { model: google(modelId), search, options: {} };
  }
  if (speech === 'agent')
    return {
      model: perplexityAgent(modelId, { baseURL, apiKey, fetch }),
      search: { web_search: searching },
      options: {},
    };
  const compatible = createOpenAICompatible({
    name: id,
    baseURL,
    fetch,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  return { model: compatible(modelId), search: null, options: {} };
}

/** Stands for the agent's own search; never executed here. */
const searching = tool({ description: 'busca na web', inputSchema: z.object({}) });
