/** API dialect of a provider. */
export type Speech = 'responses' | 'chat' | 'anthropic' | 'google' | 'agent';
/** Format of its model list. */
export type ListShape = 'openai' | 'anthropic' | 'google';

export interface ProviderRecord {
  readonly id: ProviderId;
  /** Display name. */
  readonly nome: string;
  readonly speech: Speech;
  /** Dialect of a custom address replacing it, if different. */
  readonly ownSpeech?: Speech;
  /** Variables of its key, address and model. */
  readonly env: { key: string; address: string; model: string };
  /** Default address; null if the environment must set one. */
  readonly address: string | null;
  /** Default model, as its makers advised when this was written. */
  readonly model: string | null;
  readonly lists: ListShape;
  readonly sees: boolean;
  readonly searches: boolean;
  /** Whether the effort is always sent; self-hosted servers receive it only if chosen. */
  readonly effort: 'always' | 'chosen';
  /** The API it used to have; only useful with a custom address. */
  readonly ended?: string;
}

export const providerIds = [
  'openai',
  'anthropic',
  'google',
  'perplexity',
  'v0',
  'compativel',
  'proprio',
] as const;
export type ProviderId = (typeof providerIds)[number];

const env = (prefix: string) => ({
  key: `${prefix}_API_KEY`,
  address: `${prefix}_BASE_URL`,
  model: `${prefix}_MODEL`,
});

/**
 * The known providers, compared with their documentation on 2026-11-22 (docs/providers.md). A further
 * provider with one of these dialects is one record here and its variables in `.env.example`.
 */
export const providers: Record<ProviderId, ProviderRecord> = {
  openai: {
    id: 'openai',
    nome: 'OpenAI',
    speech: 'responses',
    ownSpeech: 'chat',
    env: env('OPENAI'),
    address: 'https://api.openai.com/v1',
    model: 'gpt-6.1-sol',
    lists: 'openai',
    sees: true,
    searches: true,
    effort: 'always',
  },
  anthropic: {
    id: 'anthropic',
    nome: 'Anthropic',
    speech: 'anthropic',
    env: env('ANTHROPIC'),
    address: 'https://api.anthropic.com/v1',
    model: 'claude-sonnet-5-5',
    lists: 'anthropic',
    sees: true,
    searches: true,
    effort: 'always',
  },
  google: {
    id: 'google',
    nome: 'Google',
    speech: 'google',
    env: env('GOOGLE_AI'),
    address: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-3.8-flash',
    lists: 'google',
    sees: true,
    searches: true,
    effort: 'always',
  },
  perplexity: {
    id: 'perplexity',
    nome: 'Perplexity',
    speech: 'agent',
    env: env('PERPLEXITY'),
    address: 'https://api.perplexity.ai/v1',
    model: 'perplexity/sonar',
    lists: 'openai',
    // Accepts pictures only as URLs of at most 2,048 characters, which ours exceed.
    sees: false,
    searches: true,
    effort: 'chosen',
  },
  v0: {
    id: 'v0',
    nome: 'v0',
    speech: 'chat',
    env: env('V0'),
    address: null,
    model: null,
    lists: 'openai',
    sees: true,
    searches: false,
    effort: 'chosen',
    ended:
      'A API de modelos do v0 foi encerrada em 2026 e não responde mais. A que ele tem hoje monta projetos dentro do v0 e não escreve uma página por um pedido simples: escolha outro provedor para escrever páginas.',
  },
  compativel: {
    id: 'compativel',
    nome: 'Endereço compatível com a OpenAI',
    speech: 'chat',
    env: env('COMPATIBLE'),
    address: null,
    model: null,
    lists: 'openai',
    sees: true,
    searches: false,
    effort: 'chosen',
  },
  proprio: {
    id: 'proprio',
    nome: 'Modelo próprio',
    speech: 'chat',
    env: env('LOCAL_MODEL'),
    address: null,
    model: null,
    lists: 'openai',
    sees: true,
    searches: false,
    effort: 'chosen',
  },
};

export const isProviderId = (id: string): id is ProviderId => (providerIds as readonly string[]).includes(id);

export interface ProviderConfig {
  apiKey: string | undefined;
  /** A custom address instead of the provider's own. */
  baseUrl: string | undefined;
  model: string | undefined;
}
/** Configuration of every provider. */
export type ModelConfig = Record<ProviderId, ProviderConfig>;

export const noProvider: ProviderConfig = { apiKey: undefined, baseUrl: undefined, model: undefined };

/** Reads the variables of every provider. */
export const readProviders = (env: Record<string, string | undefined>): ModelConfig =>
  Object.fromEntries(
    providerIds.map((id) => {
      const { key, address, model } = providers[id].env;
      return [id, { apiKey: env[key], baseUrl: env[address], model: env[model] }];
    }),
  ) as ModelConfig;

export type ProviderState = 'pronto' | 'sem-chave' | 'encerrado';

/** Whether it can be called at all, by the environment. */
export function stateOf(id: ProviderId, config: ModelConfig): ProviderState {
  const { apiKey, baseUrl } = config[id];
  if (baseUrl !== undefined) return 'pronto';
  if (providers[id].ended) return 'encerrado';
  return apiKey !== undefined && providers[id].address !== null ? 'pronto' : 'sem-chave';
}

/** Why the model engine does not start. */
export const noModelProblem = `OPENAI_API_KEY: com INTELLIGENCE=model é obrigatória a chave de um provedor (${providerIds
  .filter((id) => providers[id].address !== null)
  .map((id) => providers[id].env.key)
  .join(', ')}) ou o endereço de um modelo (${providerIds
  .filter((id) => id !== 'v0' && id !== 'perplexity')
  .map((id) => providers[id].env.address)
  .join(', ')}).`;
