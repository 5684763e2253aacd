import { z } from 'zod';
import { route } from '../base/routes.ts';

/** A JSON Schema (2020-12) as it stands. */
const jsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof jsonSchema>;

/** One call of the product, as its declaration says. */
export const documentedCallSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  /** `admin`: bearer token; `stream`: the token may stand in the query as well; `public`: none. */
  access: z.enum(['admin', 'stream', 'corretor', 'public']),
  summary: z.string(),
  /** 'bairros': the part of the path all calls of one kind share. */
  group: z.string(),
  params: jsonSchema.nullable(),
  query: jsonSchema.nullable(),
  body: jsonSchema.nullable(),
  /** Name of the multipart field of a call that takes a file instead of JSON. */
  file: z.string().nullable(),
  responses: z.array(z.object({ status: z.number().int(), schema: jsonSchema })),
});
export type DocumentedCall = z.infer<typeof documentedCallSchema>;

export const documentacaoSchema = z.object({
  calls: z.array(documentedCallSchema),
  /** What every refused call answers. */
  error: jsonSchema,
});
export type Documentacao = z.infer<typeof documentacaoSchema>;

export const readDocumentacao = route({
  method: 'GET',
  path: '/api/documentacao',
  access: 'admin',
  summary: 'Esta documentação: todas as chamadas, com seus dados e respostas em JSON Schema',
  responses: { 200: documentacaoSchema },
});
