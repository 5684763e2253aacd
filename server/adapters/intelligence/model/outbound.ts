import { createHttpClient, type HttpClient, type HttpClientOptions } from '#server/kernel/http-client.ts';
import { type ModelConfig, type ProviderId, providerIds, providers } from './registry.ts';

export interface ProviderDeps extends Pick<HttpClientOptions, 'sleep' | 'random' | 'now'> {
  /** Time limit of a whole call in ms. */
  timeoutMs?: number;
  /** For tests: replaces the official addresses. */
  officialUrls?: Partial<Record<ProviderId, string>>;
}

const maxAnswerBytes = 20_000_000;
/** A live provider accepts a connection sooner; the fallback waits for this. */
const connectTimeout = 2_500;
export const defaultTimeoutMs = 300_000;

/** The HTTP client for all providers: official hosts and configured addresses. */
export function createOutbound(config: ModelConfig, deps: ProviderDeps): HttpClient {
  const { timeoutMs = defaultTimeoutMs, officialUrls = {}, ...clock } = deps;
  return createHttpClient({
    hosts: providerIds
      .map((id) => providers[id].address)
      .filter((address) => address !== null)
      .map((address) => new URL(address).hostname),
    configured: [...providerIds.map((id) => config[id].baseUrl), ...Object.values(officialUrls)].filter(
      (url) => url !== undefined,
    ),
    connectTimeout,
    // A model answers when it has finished thinking: the headers arrive with the last word.
    headersTimeout: timeoutMs,
    idleTimeout: timeoutMs,
    ...clock,
  });
}

/** `fetch` through the client, without retries: the caller decides about those. */
export const fetchThrough =
  (http: HttpClient, timeoutMs: number): typeof globalThis.fetch =>
  (input, init) =>
    http.request(input instanceof Request ? input.url : input, {
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : undefined,
      signal: init?.signal ?? undefined,
      totalTimeout: timeoutMs,
      maxBytes: maxAnswerBytes,
    });
