import { z } from 'zod';
import { route } from './routes.ts';

export const incorporadoraSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  cnpj: z.string().nullable(),
  contatoEmail: z.string().nullable(),
  contatoTelefone: z.string().nullable(),
  logo: z.string().nullable(),
  ativo: z.boolean(),
  revisao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
});
export type Incorporadora = z.infer<typeof incorporadoraSchema>;

/** Whole list, by name in Portuguese collation. */
export const listIncorporadoras = route({
  method: 'GET',
  path: '/api/incorporadoras',
  access: 'admin',
  responses: { 200: z.array(incorporadoraSchema) },
});
