import { type Logger, pino } from 'pino';
import { plainError } from './plain-error.ts';

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

/** A path without what follows the question mark: a stream's token must not reach the log (SUP-19). */
export function pathOnly(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/**
 * The one logger, JSON lines on standard output. Names that hold secrets or somebody's data are
 * redacted up to three levels down; requests are logged by method and path alone, errors by what may
 * be told of them.
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
