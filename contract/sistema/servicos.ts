import { z } from 'zod';
import { route } from '../base/routes.ts';
import { estadoDeServicoSchema } from '../base/servico.ts';

/** One thing that was looked at: a key, a bucket, a model, a template, a phone. */
export const itemDeServicoSchema = z.object({
  /** Tells it from the service's other things, and stays the same from look to look. */
  chave: z.string(),
  nome: z.string(),
  estado: estadoDeServicoSchema,
  /** How it fares, in the administrator's words. */
  mensagem: z.string(),
  /** Null where nothing is to be done. */
  oQueFazer: z.string().nullable(),
  detalhes: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  /** When it ends by its maker's word. */
  expiraEm: z.string().nullable(),
  /** Since when its state is this one. */
  desde: z.string(),
  /** What its state was before, where it changed within the last two days. */
  antes: estadoDeServicoSchema.nullable(),
  verificadoEm: z.string(),
  /** The last time it was well; null when it never was. */
  okEm: z.string().nullable(),
});
export type ItemDeServico = z.infer<typeof itemDeServicoSchema>;

export const servicosSchema = z.object({
  servicos: z.array(
    z.object({
      servico: z.string(),
      nome: z.string(),
      /** The worst of its things. */
      estado: estadoDeServicoSchema,
      itens: z.array(itemDeServicoSchema),
    }),
  ),
  /** When all of them were looked at last; null before the first time. */
  verificadoEm: z.string().nullable(),
  emAndamento: z.boolean(),
  /** Changes of state, the newest first. */
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

/** Waits for the answers, ten seconds at most. */
export const verificarServicos = route({
  method: 'POST',
  path: '/api/servicos/verificar',
  summary: 'Verifica agora todos os serviços externos',
  responses: { 200: servicosSchema },
});
