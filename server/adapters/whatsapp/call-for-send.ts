import { megabyte } from '#contract/base/units.ts';
import { type HttpClient, HttpError } from '#server/kernel/http-client.ts';
import { Reader } from './read-json.ts';
import { sendError } from './send-failure.ts';

/** For sending a message. */
export const sendTimeoutMs = 15_000;
/** For inspecting the channel. */
const inspectTimeoutMs = 10_000;

/** Whether the call may have reached the other side; not after a refused connection. */
const isAfterSending = ({ kind, cause }: HttpError) =>
  !(
    kind === 'host' ||
    kind === 'address' ||
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(String((cause as { code?: string })?.code ?? cause))
  );

/** Parses an answer's body; anything but JSON reads as empty. */
export function parsed(text: string): Reader {
  try {
    return new Reader(JSON.parse(text));
  } catch {
    return new Reader(null);
  }
}

/** Asks the channel about itself. */
export async function inspectAt(
  http: HttpClient,
  url: string,
  asked: { headers: Record<string, string>; signal: AbortSignal; maxBytes: number },
): Promise<{ status: number; body: Reader }> {
  const response = await http.request(url, { ...asked, totalTimeout: inspectTimeoutMs });
  return { status: response.status, body: parsed(await response.text()) };
}

/**
 * Calls and parses the JSON answer. Without an answer the message may have been sent: with `doubts`, that is
 * reported.
 */
export async function callForSend(
  http: HttpClient,
  url: string,
  request: { headers: Record<string, string>; body: unknown; signal: AbortSignal; doubts?: boolean },
): Promise<{ status: number; body: Reader }> {
  const { headers, body, signal, doubts = false } = request;
  try {
    const response = await http.request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      totalTimeout: sendTimeoutMs,
      maxBytes: megabyte,
      signal,
    });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const isUncertain = isAfterSending(error);
    throw sendError(isUncertain && doubts ? 'em-duvida' : 'indisponivel', { isUncertain, cause: error });
  }
}
