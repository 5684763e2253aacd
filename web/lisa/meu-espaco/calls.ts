import { ApiError } from '#web/kit/api/errors.ts';
import { readToken } from './session.ts';

/** Calls of this page alone; everything else of the product refuses its token. */
const base = '/api/meu-espaco';

async function answerOf(
  method: string,
  path: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal | undefined },
) {
  const token = readToken();
  const response = await fetch(base + path, {
    method,
    credentials: 'omit',
    headers: {
      Accept: 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** Reads what stands at a path. Throws ApiError, or TypeError where there is no answer. */
export const read = async <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
  (await answerOf('GET', path, { signal })).json();

/** Sends a body and answers what comes back. Throws as `read`. */
export const send = async <Answer = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> => (await answerOf(method, path, { body })).json();

export const readFile = async (path: string): Promise<Blob> => (await answerOf('GET', path, {})).blob();
