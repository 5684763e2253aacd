import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, buildConnector, type FormData, fetch } from 'undici';
import { isPublicAddress, PrivateAddressError, publicLookup, type Resolve } from './outbound-address.ts';
import { currentRequest } from './request-context.ts';
import { isTracedElsewhere, traceHeaders } from './trace.ts';

export type HttpFailure = 'host' | 'address' | 'redirect' | 'timeout' | 'network' | 'too-large';

/** A call without an answer. Its message names host and reason, never query, headers or body. */
export class HttpError extends Error {
  readonly kind: HttpFailure;
  constructor(kind: HttpFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'HttpError';
    this.kind = kind;
  }
}

export interface HttpClientOptions {
  /** Hosts that may be called over https: exact names, '*.example.com' for all subdomains, or any public one. */
  hosts: string[] | 'any';
  /** Configured base URLs: their origins may be called wherever they are, also over http. */
  configured?: string[];
  /** Milliseconds. */
  connectTimeout?: number;
  headersTimeout?: number;
  /** Longest silence within a body, in ms. */
  idleTimeout?: number;
  /** Sockets per origin. */
  connections?: number;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Like Math.random, 0 to 1. */
  random?: () => number;
  now?: () => number;
  resolve?: Resolve;
}

interface RetryPolicy {
  /** Attempts in all, including the first. */
  attempts: number;
  baseMs: number;
  /** Longest single wait; a longer Retry-After gives up. */
  maxMs: number;
  /** Whether an answer is retried; default 429, 500, 502, 503, 504. */
  retryOn?: (response: Response) => boolean | Promise<boolean>;
}

interface HttpRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams | FormData;
  signal?: AbortSignal;
  /** Time limit in ms for the whole call, retries and body included. */
  totalTimeout?: number;
  /** Body size limit after decompression. */
  maxBytes?: number;
  /** No retries by default. */
  retry?: RetryPolicy;
}

export interface HttpClient {
  /**
   * Resolves for any HTTP status. Throws HttpError, or the signal's reason once aborted; the body stream
   * fails the same way.
   */
  request(url: string | URL, request?: HttpRequest): Promise<Response>;
  close(): Promise<void>;
}

const maxRedirects = 5;
/** Headers kept on a redirect to another origin; credentials of any name are dropped. */
const travellingHeaders = new Set(['accept', 'accept-language', 'range', 'user-agent']);
const transientStatus = new Set([429, 500, 502, 503, 504]);

export const isTransientStatus = (response: Response) => transientStatus.has(response.status);

/** The only way out: allowed hosts, checked addresses, time-outs, size limit, optional retries. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const sleep = options.sleep ?? ((ms, signal) => wait(ms, undefined, { signal }));
  const random = options.random ?? Math.random;
  const now = options.now ?? Date.now;
  const configured = new Set((options.configured ?? []).map((url) => new URL(url).origin));
  const agent = new Agent({
    connect: guardedConnector(configured, options),
    headersTimeout: options.headersTimeout ?? 30_000,
    bodyTimeout: options.idleTimeout ?? 30_000,
    connections: options.connections ?? 16,
  });

  function assertAllowed(url: URL): void {
    if (configured.has(url.origin)) return;
    const { hosts } = options;
    const named =
      hosts === 'any' ||
      hosts.some((host) =>
        host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
      );
    if (!named || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      throw new HttpError('host', `${url.protocol}//${url.host} is not an allowed address`);
  }

  async function once(start: URL, request: HttpRequest, signal: AbortSignal | undefined): Promise<Response> {
    let url = start;
    let headers = request.headers ?? {};
    for (let hop = 0; hop <= maxRedirects; hop++) {
      assertAllowed(url);
      const response = await fetch(url, {
        method: request.method ?? 'GET',
        headers: { ...headers, ...ownTrace() },
        body: request.body ?? null,
        redirect: 'manual',
        signal: signal ?? null,
        dispatcher: agent,
      }).catch((error) => {
        throw explain(error, url);
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null)
        return guardedBody(response as unknown as Response, url, request, signal);
      await response.body?.cancel();
      if ((request.method ?? 'GET') !== 'GET')
        throw new HttpError('redirect', `${url.host} redirects a call that is no GET`);
      const next = URL.parse(location, url);
      if (next === null) throw new HttpError('redirect', `${url.host} redirects to no address`);
      if (next.origin !== url.origin) headers = withoutCredentials(headers);
      url = next;
    }
    throw new HttpError('redirect', `${start.host} redirects more than ${maxRedirects} times`);
  }

  return {
    async request(target, request = {}) {
      const url = new URL(target);
      const total =
        request.totalTimeout === undefined ? undefined : AbortSignal.timeout(request.totalTimeout);
      const signals = [request.signal, total].filter((signal) => signal !== undefined);
      const signal = signals.length > 0 ? AbortSignal.any(signals) : undefined;
      const { retry } = request;
      for (let attempt = 1; ; attempt++) {
        signal?.throwIfAborted();
        const last = retry === undefined || attempt >= retry.attempts;
        const outcome = await once(url, request, signal).catch((error: unknown) => {
          if (request.signal?.aborted) throw request.signal.reason;
          if (total?.aborted) throw new HttpError('timeout', `${url.host} took too long`, error);
          return error;
        });
        if (outcome instanceof Response) {
          const again = !last && (await (retry.retryOn ?? isTransientStatus)(outcome));
          const delay = again ? waitBefore(attempt, retry, outcome) : null;
          if (delay === null) return outcome;
          await outcome.body?.cancel();
          await pause(delay);
        } else {
          const broken = outcome instanceof HttpError && ['network', 'timeout'].includes(outcome.kind);
          if (last || !broken) throw outcome;
          await pause(waitBefore(attempt, retry) ?? 0);
        }
      }
      async function pause(ms: number): Promise<void> {
        await sleep(ms, signal).catch((error) => {
          if (request.signal?.aborted) throw request.signal.reason;
          throw new HttpError('timeout', `${url.host} took too long`, error);
        });
      }
    },
    close: () => agent.destroy(),
  };

  /** Exponential back-off with 50% jitter, at least the Retry-After. Null if that is too long. */
  function waitBefore(attempt: number, retry: RetryPolicy, response?: Response): number | null {
    const full = Math.min(retry.maxMs, retry.baseMs * 2 ** (attempt - 1));
    const asked = retryAfterMs(response?.headers.get('retry-after') ?? null, now());
    if (asked > retry.maxMs) return null;
    return Math.max(asked, Math.round(full * (0.5 + random() / 2)));
  }
}

/** The trace this call is part of; a preloaded OpenTelemetry adds its own. */
function ownTrace(): Record<string, string> {
  const context = currentRequest();
  return context && !isTracedElsewhere() ? traceHeaders(context.trace) : {};
}

/** 'Retry-After' in seconds or as a date → ms from now; 0 if absent. */
function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

function withoutCredentials(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => travellingHeaders.has(name.toLowerCase())),
  );
}

/** Connects to public addresses only, except for configured origins. */
function guardedConnector(configured: Set<string>, options: HttpClientOptions): buildConnector.connector {
  const base = { timeout: options.connectTimeout ?? 10_000, allowH2: false };
  const free = buildConnector(base);
  const guarded = buildConnector({ ...base, lookup: publicLookup(options.resolve) });
  return (target, callback) => {
    const port = target.port === '' ? '' : `:${target.port}`;
    const origin = URL.parse(`${target.protocol}//${target.hostname}${port}`)?.origin;
    if (origin !== undefined && configured.has(origin)) return free(target, callback);
    // IP literals skip the lookup, so they are checked here, before connecting.
    const literal = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal))
      return callback(new PrivateAddressError(target.hostname), null);
    guarded(target, callback);
  };
}

/** Wraps the response body with the `maxBytes` limit and our error classes. */
function guardedBody(
  response: Response,
  url: URL,
  request: HttpRequest,
  signal: AbortSignal | undefined,
): Response {
  const limit = request.maxBytes ?? Number.POSITIVE_INFINITY;
  const tooLarge = () => new HttpError('too-large', `${url.host} answers more than ${limit} bytes`);
  const { status, statusText, headers, body } = response;
  // Outside what the standard's own class can hold.
  if (status < 200 || status > 599) {
    void body?.cancel().catch(() => undefined);
    throw new HttpError('network', `${url.host} answers with a status that is none (${status})`);
  }
  const init = { status, statusText, headers: new Headers([...headers]) };
  if (body === null || [204, 205, 304].includes(status)) return new Response(null, init);
  if (Number(headers.get('content-length') ?? 0) > limit) {
    void body.cancel().catch(() => undefined);
    throw tooLarge();
  }
  const source = body.getReader();
  let bytes = 0;
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.read().catch((error) => {
        if (request.signal?.aborted) throw request.signal.reason;
        if (signal?.aborted) throw new HttpError('timeout', `${url.host} took too long`, error);
        throw explain(error, url);
      });
      if (done) return controller.close();
      bytes += value.byteLength;
      if (bytes > limit) {
        await source.cancel().catch(() => undefined);
        throw tooLarge();
      }
      controller.enqueue(value);
    },
    cancel: (reason) => source.cancel(reason),
  });
  return new Response(counted, init);
}

/** Maps undici's errors to ours. */
function explain(error: unknown, url: URL): HttpError {
  if (error instanceof HttpError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (cause instanceof PrivateAddressError) return new HttpError('address', cause.message, cause);
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return new HttpError('timeout', `${url.host} does not answer`, cause);
  return new HttpError('network', `the connection to ${url.host} failed (${code || 'unknown'})`, cause);
}
