import { errorBodySchema } from '#contract/base/errors.ts';
import type { Route } from '#contract/base/routes.ts';
import type { JsonSchema, OpenApi, Operation } from '#contract/painel/documentacao.ts';
import { inputSchema, toJsonSchema } from './json-schema.ts';

/** Authentication by kind of caller; a stream also accepts the token in the query. */
const securitySchemes = {
  admin: { type: 'http', scheme: 'bearer' },
  stream: { type: 'apiKey', in: 'query', name: 'token' },
  corretor: { type: 'http', scheme: 'bearer' },
};

function parametersOf(where: 'path' | 'query', schema: Route['params']): Operation['parameters'] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf({ file, body }: Route): Operation['requestBody'] {
  if (body) return { content: { 'application/json': { schema: inputSchema(body) } } };
  if (!file) return undefined;
  const properties = { [file]: { type: 'string', format: 'binary' } };
  return { content: { 'multipart/form-data': { schema: { type: 'object', properties, required: [file] } } } };
}

function operationOf(route: Route): Operation {
  const { path, access, summary = '', type = 'application/json' } = route;
  const requestBody = bodyOf(route);
  const answers = Object.entries(route.responses).map(
    ([status, schema]): [string, Operation['responses'][string]] => [
      status,
      status === '204'
        ? { description: 'Sem conteúdo' }
        : { description: 'Resposta', content: { [type]: { schema: toJsonSchema(schema, 'output') } } },
    ],
  );
  const refused = route.refusal
    ? toJsonSchema(route.refusal, 'output')
    : { $ref: '#/components/schemas/Erro' };
  return {
    summary,
    tags: [path.split('/')[2] ?? ''],
    security: access === 'public' ? [] : [{ [access]: [] }],
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'Recusa', content: { 'application/json': { schema: refused } } },
    },
  };
}

/** The OpenAPI document derived from the declared routes. */
export function openApiOf(routes: readonly Route[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const path = route.path.replace(/\/:(\w+)/g, '/{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Portal do Corretor', version: '1' },
    paths,
    components: { securitySchemes, schemas: { Erro: toJsonSchema(errorBodySchema, 'output') } },
  };
}
