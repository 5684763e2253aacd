import { z } from 'zod';
import { idSchema } from './common.ts';
import { tipologiaSchema } from './fatos.ts';
import { route } from './routes.ts';

const decimal = z.string().nullable();
const count = z.number().int().nullable();

export const empreendimentoSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string().nullable(),
  endereco: z.string().nullable(),
  bairroId: z.number().int(),
  incorporadoraId: z.number().int(),
  imagemPrincipal: z.string().nullable(),
  precoInicial: decimal,
  dormitoriosMin: count,
  dormitoriosMax: count,
  suitesMin: count,
  suitesMax: count,
  areaMin: decimal,
  areaMax: decimal,
  vagasMin: count,
  vagasMax: count,
  status: z.string(),
  ativo: z.boolean(),
  driveUrl: z.string().nullable(),
  assetsProcessedAt: z.string().nullable(),
  dataEntrega: z.string().nullable(),
  registroIncorporacao: z.string().nullable(),
  cartorio: z.string().nullable(),
  dataTabela: z.string().nullable(),
  amenidades: z.array(z.string()),
  tipologias: z.array(tipologiaSchema),
  revisao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
  /** Names beside the ids, so that a card needs no second list. */
  bairro: z.object({ nome: z.string(), cidade: z.string(), uf: z.string() }),
  incorporadora: z.object({ nome: z.string() }),
  /** Its page, when there is one. */
  hotsite: z
    .object({ id: z.number().int(), rota: z.string(), ativo: z.boolean(), publicado: z.boolean() })
    .nullable(),
});
export type Empreendimento = z.infer<typeof empreendimentoSchema>;

/** Whole list, newest first (API-17). */
export const listEmpreendimentos = route({
  method: 'GET',
  path: '/api/empreendimentos',
  access: 'admin',
  summary: 'Todos os empreendimentos, do mais novo ao mais antigo',
  responses: { 200: z.array(empreendimentoSchema) },
});

/** One record with everything that stands in `metadados`, evidence included. */
export const getEmpreendimento = route({
  method: 'GET',
  path: '/api/empreendimentos/:id',
  access: 'admin',
  summary: 'Lê um empreendimento com tudo o que se sabe dele e de onde veio',
  params: z.object({ id: idSchema }),
  responses: {
    200: empreendimentoSchema.extend({ metadados: z.unknown(), assetsCatalog: z.string().nullable() }),
  },
});
export const deleteEmpreendimento = route({
  method: 'DELETE',
  path: '/api/empreendimentos/:id',
  access: 'admin',
  summary: 'Manda um empreendimento e o hotsite dele para a lixeira',
  params: z.object({ id: idSchema }),
  responses: { 200: z.object({ success: z.literal(true) }) },
});
