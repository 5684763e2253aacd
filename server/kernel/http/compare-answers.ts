import type { FastifyInstance } from 'fastify';
import { errorBodySchema } from '#contract/base/errors.ts';
import type { Route } from '#contract/base/routes.ts';
import { AppError } from '#server/kernel/errors.ts';

/** What to do with an answer that does not match its route's declaration: fail, or log. */
export type CompareAnswers = 'fail' | 'log';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration a route was mounted from. */
    declared?: Route;
  }
  interface FastifyInstance {
    /** Checks an answer before it is sent; null when disabled, as in production. */
    lookOver: ((route: Route, status: number, answer: unknown) => void) | null;
  }
}

/** Path of the first difference of two JSON values: 'itens.0.nome', or null if equal. */
function parting(one: unknown, other: unknown, path = ''): string | null {
  if (one === other) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return path;
  const [a, b] = [one, other] as Record<string, unknown>[];
  for (const key of new Set([...Object.keys(a!), ...Object.keys(b!)])) {
    const found = parting(a![key], b![key], path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Describes how an answer differs from its declaration; null if it matches. Undeclared fields count: someone
 * would rely on them without a promise.
 */
export function differenceFrom(route: Route, status: number, answer: unknown): string | null {
  const schema = status >= 400 ? (route.refusal ?? errorBodySchema) : route.responses[status];
  if (!schema) return `status ${status} is not declared`;
  const read = schema.safeParse(answer);
  if (!read.success) {
    const [issue] = read.error.issues;
    return `${status}: '${issue!.path.join('.')}' ${issue!.message}`;
  }
  const path = parting(answer, read.data);
  return path === null ? null : `${status}: '${path}' is not as declared`;
}

/** 'image/webp' matches 'image/*'. */
const isOfType = (type: string, declared: string): boolean =>
  declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : type === declared;

/**
 * Compares every answer of a declared route with its declaration before sending. For tests and development;
 * not installed, it costs nothing.
 */
export function installComparison(app: FastifyInstance, mode: CompareAnswers | undefined): void {
  app.decorate('lookOver', null);
  if (!mode) return;
  function tell(route: Route, difference: string | null): void {
    if (!difference) return;
    const told = `${route.method} ${route.path} answered otherwise than declared: ${difference}`;
    // Reported in the answer itself, so that a test shows what it got.
    const error = new AppError(500, 'fora-do-contrato', told);
    if (mode === 'fail') throw error;
    app.log.error({ err: error }, 'answer is not as declared');
  }
  app.lookOver = (route, status, answer) => tell(route, differenceFrom(route, status, answer));
  app.addHook('onSend', async (request, reply, payload) => {
    const { declared } = request.routeOptions.config;
    const { statusCode } = reply;
    if (!declared || statusCode === 304) return payload;
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0]!;
    if (type === 'application/json') {
      // Cached bytes were compared when they were made.
      if (typeof payload === 'string') app.lookOver?.(declared, statusCode, JSON.parse(payload));
    } else if (!declared.responses[statusCode]) tell(declared, `status ${statusCode} is not declared`);
    else if (payload && !isOfType(type, declared.type ?? 'application/json'))
      tell(declared, `it is '${type}'`);
    return payload;
  });
}
