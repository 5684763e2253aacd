/** A failed call; `message` is '{status}: {body}' (API-11). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  /** Name of the request in the server's log, if it told one. */
  readonly requestId: string | null;
  constructor(status: number, statusText: string, body: string, requestId: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

/** Whether the server refused one thing, as it would not refuse another: in use, gone, taken. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 409, 422].includes(error.status);

export const expiredSessionText = 'Sessão expirada. Faça login novamente.';

export function isExpiredSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the server does not implement the call; then only documented calls are used (API-20). */
export const isLackingCall = (error: unknown): boolean =>
  error instanceof ApiError && ![401, 403, 429].includes(error.status);

/** Whether the server has no such call at all; one that failed is told, with a way to try again. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);

function textField(body: string, field: string): string | null {
  try {
    const value: unknown = JSON.parse(body);
    const text = value && typeof value === 'object' ? (value as Record<string, unknown>)[field] : null;
    return typeof text === 'string' && text.trim() ? text : null;
  } catch {
    return null;
  }
}

const technical = '\nDetalhes técnicos: ';

/** Splits a message from what helps whoever looks into the log; null if it has none. */
export function splitTechnical(text: string): [message: string, technical: string | null] {
  const [message = '', details = null] = text.split(technical, 2);
  return [message, details];
}

/**
 * The server's user-facing message, with its second line if any, or null. Where the fault is the server's, the
 * request's name follows, under which its log tells more.
 */
export function serverMessage(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const message = textField(error.body, 'message');
  const detail = textField(error.body, 'detail');
  const whole = message && detail && detail !== message ? `${message}\n${detail}` : message;
  const { status, requestId } = error;
  return whole && status >= 500 && requestId ? `${whole}${technical}pedido ${requestId}` : whole;
}

/** Text for a toast: the server's message, else the fallback, else the error itself (API-12, UXT-08). */
export function errorText(error: unknown, fallback?: string): string {
  return serverMessage(error) ?? fallback ?? (error instanceof Error ? error.message : String(error));
}

/** What a refused login still requires, or null (`segundoFator` of contract/base/errors.ts). */
export function secondFactor(error: unknown): { desafio: string; fatores: ('codigo' | 'passkey')[] } | null {
  if (!(error instanceof ApiError) || textField(error.body, 'code') !== 'segundo-fator') return null;
  return (JSON.parse(error.body) as { segundoFator: ReturnType<typeof secondFactor> }).segundoFator;
}

/** The field a refusal concerns, or null. */
export function errorField(error: unknown): string | null {
  return error instanceof ApiError ? textField(error.body, 'field') : null;
}
