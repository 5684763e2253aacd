import { z } from 'zod';
import { route } from '../base/routes.ts';
import { estadoDeServicoSchema } from '../base/servico.ts';

/** One checked item: a key, a bucket, a model, a template, a phone. */
export const itemDeServicoSchema = z.object({
  /** Unique within the service and stable between checks. */
  chave: z.string(),
  nome: z.string(),
  estado: estadoDeServicoSchema,
  /** Its state, in the administrator's words. */
  mensagem: z.string(),
  /** Null if nothing is to be done. */
  oQueFazer: z.string().nullable(),
  detalhes: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  /** Expiry date given by its provider. */
  expiraEm: z.string().nullable(),
  /** Since when it has this state. */
  desde: z.string(),
  /** Its previous state, if it changed within two days. */
  antes: estadoDeServicoSchema.nullable(),
  verificadoEm: z.string(),
  /** When it was last ok; null if never. */
  okEm: z.string().nullable(),
});
export type ItemDeServico = z.infer<typeof itemDeServicoSchema>;

export const servicosSchema = z.object({
  servicos: z.array(
    z.object({
      servico: z.string(),
      nome: z.string(),
      /** The worst state of its items. */
      estado: estadoDeServicoSchema,
      itens: z.array(itemDeServicoSchema),
    }),
  ),
  /** When all were last checked; null before the first time. */
  verificadoEm: z.string().nullable(),
  emAndamento: z.boolean(),
  /** State changes, newest first. */
  mudancas: z.array(
    z.object({
      quando: z.string(),
      nome: z.string(),
      de: estadoDeServicoSchema.nullable(),
      para: estadoDeServicoSchema.nullable(),
      mensagem: z.string(),
    }),
  ),
});
export type Servicos = z.infer<typeof servicosSchema>;

export const readServicos = route({
  method: 'GET',
  path: '/api/servicos',
  summary: 'Estado dos serviços externos, como a última verificação os encontrou',
  responses: { 200: servicosSchema },
});

/** Waits for the results, ten seconds at most. */
export const verificarServicos = route({
  method: 'POST',
  path: '/api/servicos/verificar',
  summary: 'Verifica agora todos os serviços externos',
  responses: { 200: servicosSchema },
});
