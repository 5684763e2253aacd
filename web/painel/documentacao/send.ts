import { readToken } from '#web/kit/api/token.ts';
import { addressOf, type Filled } from '#web/painel/documentacao/call-request.ts';
import type { DocumentedCall } from '#web/painel/documentacao/documented-call.ts';

/** What was received so far. */
export interface Received {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  text: string;
  /** Truncated. */
  cut: boolean;
  ms: number;
  /** False while still receiving, as with a stream. */
  done: boolean;
}

/** Characters of an answer kept for display. */
const keptChars = 200_000;

/**
 * Sends a call with this browser's session, passing data on as it arrives: a stream never ends by itself.
 * Throws TypeError without an answer, and the signal's reason when stopped.
 */
export async function send(
  call: DocumentedCall,
  filled: Filled,
  signal: AbortSignal,
  onProgress: (received: Received) => void,
): Promise<void> {
  const headers = new Headers({ Accept: 'application/json, text/event-stream' });
  const token = readToken();
  if (token && call.access !== 'public') headers.set('Authorization', `Bearer ${token}`);
  let body: BodyInit | null = null;
  if (call.file && filled.file) {
    body = new FormData();
    body.set(call.file, filled.file);
  } else if (call.method !== 'GET' && filled.body.trim()) {
    headers.set('Content-Type', 'application/json');
    body = filled.body;
  }
  const started = performance.now();
  const response = await fetch(addressOf(call, filled), {
    method: call.method,
    headers,
    body,
    signal,
    credentials: 'include',
    cache: 'no-store',
  });
  const received: Received = {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    text: '',
    cut: false,
    ms: performance.now() - started,
    done: false,
  };
  const tell = (part: Partial<Received>) => onProgress(Object.assign(received, part) && { ...received });
  tell({});
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader) {
    const { value, done } = await reader.read();
    if (done) break;
    const text = (received.text + value).slice(0, keptChars);
    tell({ text, cut: received.text.length + value.length > keptChars, ms: performance.now() - started });
    if (received.cut) {
      await reader.cancel();
      break;
    }
  }
  tell({ done: true, ms: performance.now() - started });
}

/** A readable answer: formatted JSON, anything else unchanged. */
export function readable({ text, cut }: Received): string {
  if (cut) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
