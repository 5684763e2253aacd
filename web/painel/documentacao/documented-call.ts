import type { JsonSchema, OpenApi, Operation } from '#contract/painel/documentacao.ts';

/** A call as shown in the reference. */
export interface DocumentedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: 'admin' | 'stream' | 'corretor' | 'public';
  summary: string;
  group: string;
  params: JsonSchema | null;
  query: JsonSchema | null;
  body: JsonSchema | null;
  /** Name of the file field of a multipart call. */
  file: string | null;
  responses: { status: number; schema: JsonSchema }[];
}

function fieldsIn(where: 'path' | 'query', { parameters }: Operation): JsonSchema | null {
  const found = parameters.filter((each) => each.in === where);
  if (found.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  };
}

const callOf = (path: string, method: string, operation: Operation): DocumentedCall => {
  const { content = {} } = operation.requestBody ?? {};
  const form = content['multipart/form-data']?.schema.properties;
  return {
    method: method.toUpperCase() as DocumentedCall['method'],
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    access: (Object.keys(operation.security[0] ?? {})[0] ?? 'public') as DocumentedCall['access'],
    summary: operation.summary,
    group: operation.tags[0] ?? '',
    params: fieldsIn('path', operation),
    query: fieldsIn('query', operation),
    body: content['application/json']?.schema ?? null,
    file: form ? (Object.keys(form)[0] ?? null) : null,
    responses: Object.entries(operation.responses)
      .filter(([status]) => status !== 'default')
      .map(([status, answer]) => ({
        status: Number(status),
        schema: Object.values(answer.content ?? {})[0]?.schema ?? { type: 'null' },
      })),
  };
};

/** The calls of an OpenAPI document. */
export const callsOf = ({ paths }: OpenApi): DocumentedCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(path, method, operation)),
  );
