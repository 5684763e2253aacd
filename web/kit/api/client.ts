import { ApiError } from '#web/kit/api/errors.ts';
import { keepFirstRead, takeFirstRead } from '#web/kit/api/first-read.ts';
import { readToken } from '#web/kit/api/token.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Fills `:name` parts of a declared path: `fillPath('/api/x/:id', { id: 7 })` → '/api/x/7'. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
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

/** Begins a read before the code that will ask for it is there; the first `request` of it has the answer. */
export function startFirstRead(path: string): void {
  keepFirstRead(path, send('GET', path));
}

/**
 * The one way to call the server (API-01..03): JSON out, JSON back, the token as bearer header when
 * there is one, cookies always. A form body goes as multipart (UPL-09). Throws ApiError when the
 * answer is a failure and TypeError when there is none.
 */
export async function request<Answer = unknown>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const begun = method === 'GET' ? takeFirstRead(path) : null;
  const response = await (begun ?? send(method, path, body, signal));
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return (text ? JSON.parse(text) : undefined) as Answer;
}
