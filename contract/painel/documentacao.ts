import { z } from 'zod';
import { route } from '../base/routes.ts';

/** A JSON Schema (2020-12), verbatim. */
const jsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof jsonSchema>;

/** Content by media type. */
const content = z.record(z.string(), z.object({ schema: jsonSchema }));

export const operationSchema = z.object({
  summary: z.string(),
  /** 'bairros': the path segment shared by all calls of a kind. */
  tags: z.array(z.string()),
  /** Required security scheme; empty for public calls. */
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: jsonSchema,
    }),
  ),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});
export type Operation = z.infer<typeof operationSchema>;

/** An OpenAPI document, as far as we use it. */
export const openApiSchema = z.object({
  openapi: z.literal('3.1.1'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    securitySchemes: z.record(z.string(), jsonSchema),
    schemas: z.object({ Erro: jsonSchema }),
  }),
});
export type OpenApi = z.infer<typeof openApiSchema>;

export const readDocumentacao = route({
  method: 'GET',
  path: '/api/documentacao',
  summary: 'Esta documentação: todas as chamadas, com seus dados e respostas, em OpenAPI 3.1',
  responses: { 200: openApiSchema },
});
