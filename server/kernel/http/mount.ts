import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, AnswerOf, JsonRoute, Route } from '#contract/base/routes.ts';
import { AppError } from '#server/kernel/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; required. */
    access?: Access;
  }
  interface FastifyInstance {
    /** Every mounted route. */
    declaredRoutes: Route[];
  }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** Reply options beside the returned answer. */
export interface JsonReply {
  header(name: string, value: string): JsonReply;
}

interface Call<R extends Route, Reply> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  request: FastifyRequest;
  reply: Reply;
}

/** Sends the answer as a download with this name. */
export const asFile = (reply: JsonReply, name: string): JsonReply =>
  (reply as FastifyReply)
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .serializer((answer: unknown) => JSON.stringify(answer, null, 2));

/** Answer of a call that returns nothing else. */
export const done = { success: true } as const;

function parse<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): Parsed<Schema> {
  if (!schema) return undefined as Parsed<Schema>;
  const result = schema.safeParse(value);
  if (result.success) return result.data as Parsed<Schema>;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || undefined;
  throw new AppError(400, 'invalido', issue?.message ?? 'Dados inválidos', { field });
}

type Handler<R extends Route, Reply, Answer> = (call: Call<R, Reply>) => Answer | Promise<Answer>;

/**
 * Mounts a declared route: access from the declaration, input parsed first, the first fault answered with its
 * Portuguese sentence (API-13, API-21). The handler returns the declared answer.
 */
export function mount<R extends JsonRoute>(
  app: FastifyInstance,
  declared: R,
  handler: Handler<R, JsonReply, AnswerOf<R>>,
): void {
  mountAny(app, declared, handler);
}

/** The same for answers that are not JSON: the handler sends them itself. */
export function mountRaw<R extends Route>(
  app: FastifyInstance,
  declared: R,
  handler: Handler<R, FastifyReply, FastifyReply>,
): void {
  mountAny(app, declared, handler);
}

function mountAny<R extends Route>(
  app: FastifyInstance,
  declared: R,
  handler: Handler<R, FastifyReply, unknown>,
): void {
  app.declaredRoutes.push(declared);
  const [status = 200] = Object.keys(declared.responses).map(Number);
  app.route({
    method: declared.method,
    url: declared.path,
    config: { access: declared.access, declared },
    ...(declared.bodyLimit ? { bodyLimit: declared.bodyLimit } : {}),
    handler: (request, reply) =>
      handler({
        params: parse(declared.params, request.params) as Parsed<R['params']>,
        query: parse(declared.query, request.query) as Parsed<R['query']>,
        body: parse(declared.body, request.body ?? {}) as Parsed<R['body']>,
        request,
        reply: reply.code(status),
      }),
  });
}
