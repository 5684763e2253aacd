import type { z } from 'zod';
import type { AnswerOf, JsonRoute, Route } from '#contract/base/routes.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import { keepFirstRead, takeFirstRead } from '#web/kit/api/first-read.ts';
import { sessionEnd } from '#web/kit/api/session-end.ts';
import { readToken } from '#web/kit/api/token.ts';

/** The sent type: what the server parses as a number is a number here. */
type Sent<In, Out> = {
  [Field in keyof In]: unknown extends In[Field]
    ? Field extends keyof Out
      ? Out[Field] | string | null
      : unknown
    : In[Field];
};
type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? object extends Sent<z.input<Schema>, z.output<Schema>>
    ? Partial<Record<Name, Sent<z.input<Schema>, z.output<Schema>>>>
    : Record<Name, Sent<z.input<Schema>, z.output<Schema>>>
  : unknown;

/** Complete input of a call. */
export type InputOf<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  (R extends { file: string } ? Record<'body', FormData> : Part<'body', R['body']>);
/** Input of a route; omitted if it takes none. */
export type Given<R extends Route, More extends unknown[] = []> =
  unknown extends InputOf<R>
    ? [input?: undefined, ...More]
    : object extends InputOf<R>
      ? [input?: InputOf<R>, ...More]
      : [input: InputOf<R>, ...More];

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A route by address only, for callers that do not load its schemas. */
export const at = <R extends Route>(method: R['method'], path: R['path']): R => ({ method, path }) as R;

/** A call's URL: path parameters filled in, followed by its query. */
export function addressOf<R extends Route>(route: R, ...[input]: Given<R>): string {
  const { params = {}, query = {} } = (input ?? {}) as AnyInput;
  const path = route.path.replace(/\/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined || params[name] === null)
      throw new Error(`${route.path} without '${name}'`);
    return `/${encodeURIComponent(String(params[name]))}`;
  });
  const asked = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`),
  );
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}

function send(
  method: Route['method'],
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  return fetch(path, {
    method,
    headers,
    credentials: 'include',
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    signal: signal ?? null,
  });
}

/** Starts a read before the code needing it is loaded; its first `request` gets the answer. */
export function startFirstRead(path: string): void {
  keepFirstRead(path, send('GET', path));
}

/** Whether a refusal says that the session is over; a login's says that the password is wrong. */
async function isSessionEnd(response: Response, address: string): Promise<boolean> {
  if (response.status !== 401 || /\/api\/log(in|out)\b/.test(address)) return false;
  const { code } = await response
    .clone()
    .json()
    .catch(() => ({}));
  return code === undefined || code === 'nao-autenticado';
}

async function answered(response: Response): Promise<Response> {
  const { ok, status, statusText, headers } = response;
  if (!ok) throw new ApiError(status, statusText, await response.text(), headers.get('x-request-id'));
  return response;
}

/**
 * The only way to call the server (API-01..03): JSON in and out as declared, the token as bearer header if
 * there is one, cookies always. A form is sent as multipart (UPL-09). Throws ApiError for a failure,
 * TypeError without an answer.
 */
export async function call<R extends JsonRoute>(
  route: R,
  ...[input, signal]: Given<R, [signal?: AbortSignal]>
): Promise<AnswerOf<R>> {
  const address = addressOf(route, ...([input] as Given<R>));
  const sending = () => send(route.method, address, (input as AnyInput | undefined)?.body, signal);
  const begun = route.method === 'GET' ? takeFirstRead(address) : null;
  const token = readToken();
  let response = await (begun ?? sending());
  if (await isSessionEnd(response, address)) {
    // Somebody signed in anew meanwhile, or is asked to; a read stays an error beneath that dialog (API-08).
    if (readToken() !== token) response = await sending();
    else if (route.method === 'GET') sessionEnd.report();
    else if (await sessionEnd.ask()) response = await sending();
  }
  const text = await (await answered(response)).text();
  return (text ? JSON.parse(text) : undefined) as AnswerOf<R>;
}

/** A file that requires a session; empty if there is none. Throws like `call`. */
export async function callFile<R extends Route & { type: string }>(
  route: R,
  ...[input, signal]: Given<R, [signal: AbortSignal]>
): Promise<Blob> {
  const address = addressOf(route, ...([input] as Given<R>));
  return (await answered(await send(route.method, address, undefined, signal))).blob();
}
