import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createPerplexity } from '@ai-sdk/perplexity';
import type { LanguageModel } from 'ai';
import { createHttpClient, type HttpClientOptions, isTransientStatus } from '#server/kernel/http-client.ts';

export interface ProviderConfig {
  apiKey: string | undefined;
  /** An address that speaks chat completions; without it the provider's own. */
  baseUrl: string | undefined;
  model: string | undefined;
}
export interface ModelConfig {
  openai: ProviderConfig;
  v0: ProviderConfig;
  perplexity: ProviderConfig;
}

type ProviderName = keyof ModelConfig;
export interface Provider {
  name: ProviderName;
  modelId: string;
  model: LanguageModel;
}

/** Who does what: analysis reads, sees and plans; code writes pages; research looks things up. */
export interface Providers {
  analysis: Provider | null;
  code: Provider | null;
  research: Provider | null;
  close(): Promise<void>;
}

export interface ProviderDeps extends Pick<HttpClientOptions, 'sleep' | 'random' | 'now'> {
  /** Longest whole call in ms, retries included. */
  timeoutMs?: number;
  /** Only for tests: where the official addresses are to be found. */
  officialUrls?: Partial<Record<ProviderName, string>>;
}

const official: Record<ProviderName, string> = {
  openai: 'https://api.openai.com/v1',
  v0: 'https://api.v0.dev/v1',
  perplexity: 'https://api.perplexity.ai',
};
const defaultModel: Record<ProviderName, string> = {
  openai: 'gpt-5',
  v0: 'v0-1.5-md',
  perplexity: 'sonar',
};
const retry = { attempts: 4, baseMs: 1000, maxMs: 30_000, retryOn: isWorthRetrying };
const maxAnswerBytes = 20_000_000;

/** The models of a configuration, all behind the one outbound client. */
export function createProviders(config: ModelConfig, deps: ProviderDeps = {}): Providers {
  const { timeoutMs = 300_000, officialUrls = {}, ...clock } = deps;
  const all = Object.values(config);
  const http = createHttpClient({
    hosts: Object.values(official).map((url) => new URL(url).hostname),
    configured: [...all.map(({ baseUrl }) => baseUrl), ...Object.values(officialUrls)].filter(
      (url) => url !== undefined,
    ),
    // A model answers when it has finished thinking: the headers come with the last word.
    headersTimeout: timeoutMs,
    idleTimeout: timeoutMs,
    ...clock,
  });
  const fetch: typeof globalThis.fetch = (input, init) =>
    http.request(input instanceof Request ? input.url : input, {
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : undefined,
      signal: init?.signal ?? undefined,
      totalTimeout: timeoutMs,
      maxBytes: maxAnswerBytes,
      retry,
    });

  function provider(name: ProviderName): Provider | null {
    const { apiKey, baseUrl, model } = config[name];
    if (apiKey === undefined && baseUrl === undefined) return null;
    const modelId = model ?? defaultModel[name];
    const baseURL = baseUrl ?? officialUrls[name] ?? official[name];
    return { name, modelId, model: languageModel(name, modelId, { apiKey, baseURL, fetch }, baseUrl) };
  }
  const openai = provider('openai');
  return {
    analysis: openai,
    // Without a v0 key the pages are written by the model that reads, and the engine's name says so.
    code: provider('v0') ?? openai,
    research: provider('perplexity') ?? openai,
    close: () => http.close(),
  };
}

function languageModel(
  name: ProviderName,
  modelId: string,
  settings: { apiKey: string | undefined; baseURL: string; fetch: typeof globalThis.fetch },
  configured: string | undefined,
): LanguageModel {
  // Servers of one's own speak chat completions, whatever stands behind them.
  if (name === 'v0' || configured !== undefined)
    return createOpenAICompatible({ ...settings, name, supportsStructuredOutputs: true })(modelId);
  return name === 'openai' ? createOpenAI(settings)(modelId) : createPerplexity(settings)(modelId);
}

/** Overload passes; an account without credit does not. */
async function isWorthRetrying(response: Response): Promise<boolean> {
  if (!isTransientStatus(response) && response.status !== 529) return false;
  return response.status !== 429 || !(await response.clone().text()).includes('insufficient_quota');
}
