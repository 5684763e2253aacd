import type { z } from 'zod';
import type { Documentacao, DocumentedCall } from '#contract/documentacao.ts';
import { errorBodySchema } from '#contract/errors.ts';
import type { Route } from '#contract/routes.ts';
import { inputSchema, toJsonSchema } from './json-schema.ts';

const input = (schema: z.ZodType | undefined) => (schema ? inputSchema(schema) : null);

function describeCall(route: Route): DocumentedCall {
  const { method, path, access, summary = '', file = null } = route;
  return {
    method,
    path,
    access,
    summary,
    group: path.split('/')[2] ?? '',
    params: input(route.params),
    query: input(route.query),
    body: input(route.body),
    file,
    responses: Object.entries(route.responses).map(([status, schema]) => ({
      status: Number(status),
      schema: toJsonSchema(schema, 'output'),
    })),
  };
}

/** The documentation of the declared routes: nothing in it is written twice. */
export function describeRoutes(routes: readonly Route[]): Documentacao {
  return { calls: routes.map(describeCall), error: toJsonSchema(errorBodySchema, 'output') };
}
