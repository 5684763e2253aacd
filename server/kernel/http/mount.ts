import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, Route } from '#contract/base/routes.ts';
import { AppError } from '#server/kernel/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; one without it is refused at start. */
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route that was mounted from a declaration. */
    declaredRoutes: Route[];
  }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

function parse<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): Parsed<Schema> {
  if (!schema) return undefined as Parsed<Schema>;
  const result = schema.safeParse(value);
  if (result.success) return result.data as Parsed<Schema>;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || undefined;
  throw new AppError(400, 'invalido', issue?.message ?? 'Dados inválidos', { field });
}

/**
 * Puts a declared route onto the server: access from the declaration, input parsed before the
 * handler sees it, the first fault answered with its Portuguese sentence (API-13, API-21).
 * The handler's value is the body of a 200 unless it sets another status on `reply`.
 */
export function mount<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  app: FastifyInstance,
  declared: Route<Params, Query, Body>,
  handler: (call: Call<Parsed<Params>, Parsed<Query>, Parsed<Body>>) => unknown,
): void {
  app.declaredRoutes.push(declared);
  app.route({
    method: declared.method,
    url: declared.path,
    config: { access: declared.access },
    ...(declared.bodyLimit ? { bodyLimit: declared.bodyLimit } : {}),
    handler: (request, reply) =>
      handler({
        params: parse(declared.params, request.params) as Parsed<Params>,
        query: parse(declared.query, request.query) as Parsed<Query>,
        body: parse(declared.body, request.body ?? {}) as Parsed<Body>,
        request,
        reply,
      }),
  });
}
