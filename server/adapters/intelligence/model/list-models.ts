import { z } from 'zod';
import type { ModeloListado } from '#contract/sistema/modelos.ts';
import type { HttpClient } from '#server/kernel/http-client.ts';
import { explainStatus, explainTransport } from './failures.ts';
import { shutdownOf } from './known-shutdowns.ts';
import type { ProviderDeps } from './outbound.ts';
import { type ListShape, type ModelConfig, type ProviderId, providers } from './registry.ts';

const mostPages = 6;
const mostModels = 6_000;
const timeoutMs = 10_000;
const maxBytes = 12_000_000;
const day = /^\d{4}-\d{2}-\d{2}/;
const date = z
  .string()
  .nullish()
  .transform((value) => day.exec(value ?? '')?.[0] ?? null)
  .catch(null);
const count = z.number().int().nonnegative().nullish().catch(null);
const name = z.string().max(300).nullish().catch(null);
const support = z.looseObject({ supported: z.boolean() }).nullish().catch(null);

/** OpenAI's list format, used by most; the last fields are OpenRouter's, vLLM's and Ollama's. */
const openai = z.looseObject({
  id: z.string().min(1).max(300),
  shutdown_date: date,
  expiration_date: date,
  name,
  context_length: count,
  max_model_len: count,
  architecture: z
    .looseObject({ input_modalities: z.array(z.string()).nullish() })
    .nullish()
    .catch(null),
  supported_parameters: z.array(z.string()).nullish().catch(null),
  top_provider: z.looseObject({ max_completion_tokens: count }).nullish().catch(null),
});
const anthropic = z.looseObject({
  id: z.string().min(1).max(300),
  display_name: name,
  max_input_tokens: count,
  max_tokens: count,
  capabilities: z.looseObject({ image_input: support, structured_outputs: support }).nullish().catch(null),
});
const google = z.looseObject({
  name: z.string().min(1).max(300),
  displayName: name,
  inputTokenLimit: count,
  outputTokenLimit: count,
  supportedGenerationMethods: z.array(z.string()).nullish().catch(null),
});
const page = z.looseObject({
  data: z.array(z.unknown()).nullish(),
  models: z.array(z.unknown()).nullish(),
  has_more: z.boolean().nullish(),
  last_id: z.string().nullish(),
  nextPageToken: z.string().nullish(),
});

interface Listing {
  path: (after: string | null) => string;
  headers: (apiKey: string) => Record<string, string>;
  read: (entry: unknown) => ModeloListado | null;
}

const bearer = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });
const unknown = { nome: null, encerra: null, visao: null, esquema: null, contexto: null, saida: null };

const listings: Record<ListShape, Listing> = {
  openai: {
    path: () => '/models',
    headers: bearer,
    read(entry) {
      const { success, data } = openai.safeParse(entry);
      if (!success) return null;
      const sees = data.architecture?.input_modalities;
      const parameters = data.supported_parameters;
      return {
        ...unknown,
        id: data.id,
        nome: data.name ?? null,
        encerra: data.shutdown_date ?? data.expiration_date,
        visao: sees ? sees.includes('image') : null,
        esquema: parameters ? parameters.includes('structured_outputs') : null,
        contexto: data.context_length ?? data.max_model_len ?? null,
        saida: data.top_provider?.max_completion_tokens ?? null,
      };
    },
  },
  anthropic: {
    path: (after) => `/models?limit=1000${after ? `&after_id=${encodeURIComponent(after)}` : ''}`,
    headers: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
    read(entry) {
      const { success, data } = anthropic.safeParse(entry);
      if (!success) return null;
      return {
        ...unknown,
        id: data.id,
        nome: data.display_name ?? null,
        visao: data.capabilities?.image_input?.supported ?? null,
        esquema: data.capabilities?.structured_outputs?.supported ?? null,
        contexto: data.max_input_tokens ?? null,
        saida: data.max_tokens ?? null,
      };
    },
  },
  google: {
    path: (after) => `/models?pageSize=1000${after ? `&pageToken=${encodeURIComponent(after)}` : ''}`,
    headers: (apiKey) => ({ 'x-goog-api-key': apiKey }),
    read(entry) {
      const { success, data } = google.safeParse(entry);
      if (!success || data.supportedGenerationMethods?.includes('generateContent') === false) return null;
      return {
        ...unknown,
        id: data.name.replace(/^models\//, ''),
        nome: data.displayName ?? null,
        contexto: data.inputTokenLimit ?? null,
        saida: data.outputTokenLimit ?? null,
      };
    },
  },
};

export type ListModels = (id: ProviderId, signal?: AbortSignal) => Promise<ModeloListado[]>;

/** A provider's models by name. Throws IntelligenceError if it does not say. */
export function createModelLists(config: ModelConfig, http: HttpClient, deps: ProviderDeps): ListModels {
  return async (id, signal) => {
    const { apiKey, baseUrl } = config[id];
    const record = providers[id];
    const base = baseUrl ?? deps.officialUrls?.[id] ?? record.address;
    const { path, headers, read } = listings[baseUrl && record.ownSpeech ? 'openai' : record.lists];
    const found = new Map<string, ModeloListado>();
    for (let pages = 0, after: string | null = null; pages < mostPages; pages++) {
      const response = await http
        .request(`${base}${path(after)}`, {
          headers: { accept: 'application/json', ...(apiKey === undefined ? {} : headers(apiKey)) },
          signal,
          totalTimeout: timeoutMs,
          maxBytes,
        })
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .catch((error) => {
          throw explainTransport(error);
        });
      if (response.status !== 200)
        throw explainStatus({ id, modelId: null }, { status: response.status, body: response.text });
      const read200 = page.safeParse(parsed(response.text));
      if (!read200.success) throw explainStatus({ id, modelId: null }, { status: 200, body: '' });
      const { data, models, has_more, last_id, nextPageToken } = read200.data;
      for (const entry of data ?? models ?? []) {
        const model = read(entry);
        if (model && found.size < mostModels)
          found.set(model.id, { ...model, encerra: shutdownOf(id, model.id, model.encerra) });
      }
      after = nextPageToken || (has_more && last_id) || null;
      if (after === null) break;
    }
    return [...found.values()].sort((a, b) => a.id.localeCompare(b.id));
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
