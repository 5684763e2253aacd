import type { z } from 'zod';
import { errorBodySchema } from '#contract/base/errors.ts';
import type { Route } from '#contract/base/routes.ts';
import type { Documentacao, DocumentedCall } from '#contract/painel/documentacao.ts';
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
