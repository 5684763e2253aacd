import type { Socket } from 'node:net';
import { AppError } from '#server/kernel/errors.ts';
import { errorBody, ofStatus } from './error-handler.ts';
import { apiHeaders } from './security-headers.ts';

const known: Record<string, [status: number, reason: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** Answers connections that never became a request: too slow, too long, not HTTP. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, reason] = known[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify(errorBody(new AppError(status, 'chamada-invalida', ofStatus[status]!)));
  const headers = {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // An answer already begun cannot be replaced.
  const begun = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (socket.writable && !begun)
    socket.write([`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}
