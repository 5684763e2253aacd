import type { FastifyInstance } from 'fastify';
import { errorBodySchema } from '#contract/base/errors.ts';
import type { Route } from '#contract/base/routes.ts';
import { AppError } from '#server/kernel/errors.ts';

/** What happens to an answer that is not as its route declares it: it fails, or the log tells. */
export type CompareAnswers = 'fail' | 'log';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration a route was mounted from. */
    declared?: Route;
  }
  interface FastifyInstance {
    /** Looks over an answer before it goes out; null where nobody asked for it, as in production. */
    lookOver: ((route: Route, status: number, answer: unknown) => void) | null;
  }
}

/** Where two values of JSON part: 'itens.0.nome', or null where they are the same. */
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
 * What an answer has otherwise than declared, in a sentence; null where nothing. A field that no schema
 * names is one: it would be read by somebody and promised to nobody.
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

/** 'image/webp' is an 'image/*'. */
const isOfType = (type: string, declared: string): boolean =>
  declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : type === declared;

/**
 * Has every answer of a declared route compared with its declaration before it is sent. For tests and
 * development: where it is not installed, an answer costs nothing more.
 */
export function installComparison(app: FastifyInstance, mode: CompareAnswers | undefined): void {
  app.decorate('lookOver', null);
  if (!mode) return;
  function tell(route: Route, difference: string | null): void {
    if (!difference) return;
    const told = `${route.method} ${route.path} answered otherwise than declared: ${difference}`;
    // Whoever asked is told: a test shows what it got.
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
      // What is kept as bytes was compared when they were made.
      if (typeof payload === 'string') app.lookOver?.(declared, statusCode, JSON.parse(payload));
    } else if (!declared.responses[statusCode]) tell(declared, `status ${statusCode} is not declared`);
    else if (payload && !isOfType(type, declared.type ?? 'application/json'))
      tell(declared, `it is '${type}'`);
    return payload;
  });
}
