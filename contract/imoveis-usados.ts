import { z } from 'zod';
import { route } from './routes.ts';

/** Kinds of used properties, in the order a select shows them (USD-05). */
export const tiposImovelUsado = ['Apartamento', 'Casa', 'Terreno', 'Comercial', 'Rural'] as const;

export const imovelUsadoSchema = z.object({
  id: z.number().int(),
  corretorId: z.number().int(),
  titulo: z.string(),
  descricao: z.string().nullable(),
  endereco: z.string().nullable(),
  bairroId: z.number().int(),
  preco: z.string().nullable(),
  tipo: z.string(),
  ativo: z.boolean(),
  revisao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
  /** Names beside the ids, so that a row needs no second list. */
  corretor: z.object({ nome: z.string(), nomeGuerra: z.string() }),
  bairro: z.object({ nome: z.string(), cidade: z.string(), uf: z.string() }),
});
export type ImovelUsado = z.infer<typeof imovelUsadoSchema>;

/** Whole list, newest first. */
export const listImoveisUsados = route({
  method: 'GET',
  path: '/api/imoveis-usados',
  access: 'admin',
  summary: 'Todos os imóveis usados',
  responses: { 200: z.array(imovelUsadoSchema) },
});
