import { type Logger, pino } from 'pino';
import { plainError } from './plain-error.ts';
import { currentRequest } from './request-context.ts';

export type Log = Logger;

const secretNames = [
  'authorization',
  'cookie',
  'token',
  'password',
  'currentPassword',
  'generatedPassword',
  'senha',
  'codigo',
  'email',
  'telefone',
  'whatsapp',
  'cpf',
  'creci',
  'apiKey',
  'secretAccessKey',
  'serviceAccount',
  'appSecret',
  'verifyToken',
  'webhookToken',
];

/** A path without its query: a stream's token must not be logged (SUP-19). */
export function pathOnly(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/**
 * The only logger: JSON lines on standard output. Keys holding secrets or personal data are redacted up to
 * three levels deep; requests are logged by method and path only, errors by their safe parts. Each line says
 * of which request and trace it is.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
      censor: '[removido]',
    },
    mixin: () => {
      const { requestId, trace } = currentRequest() ?? {};
      return { ...(requestId ? { requestId } : {}), ...(trace ? { traceId: trace.traceId } : {}) };
    },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: pathOnly(request.url ?? ''),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: plainError,
      error: plainError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
