import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';

/** Kinds of records whose changes are told. */
export const avisados = ['corretor', 'empreendimento', 'hotsite', 'contato'] as const;
export type Avisado = (typeof avisados)[number];
export const avisadoWords: Record<Avisado, string> = {
  corretor: 'Corretores',
  empreendimento: 'Empreendimentos',
  hotsite: 'Páginas',
  contato: 'Contatos',
};

export const estadosDeEntrega = ['pendente', 'entregue', 'falhou'] as const;

const urlText = 'Informe um endereço https://';
const avisadosText = 'Escolha do que o endereço é avisado';

export const newWebhookSchema = z.object({
  url: z
    .string(urlText)
    .trim()
    .max(500, 'O endereço deve ter no máximo 500 caracteres')
    .pipe(z.url({ protocol: /^https?$/, error: urlText })),
  entidades: z
    .array(z.enum(avisados, avisadosText), avisadosText)
    .min(1, avisadosText)
    .transform((given) => avisados.filter((each) => given.includes(each))),
});
export type NewWebhook = z.input<typeof newWebhookSchema>;

const webhookSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  entidades: z.array(z.enum(avisados)),
  ativo: z.boolean(),
  /** Why it was switched off by itself; null if it was not. */
  motivo: z.string().nullable(),
  criadoEm: z.string(),
  pendentes: z.number().int(),
  falhas: z.number().int(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const entregaSchema = z.object({
  id: z.number().int(),
  /** 'corretor.alterou'. */
  tipo: z.string(),
  quando: z.string(),
  estado: z.enum(estadosDeEntrega),
  tentativas: z.number().int(),
  /** When a waiting one is tried next. */
  proximaEm: z.string(),
  /** Answer of the last attempt, in words. */
  resposta: z.string().nullable(),
});
export type Entrega = z.infer<typeof entregaSchema>;

const path = '/api/webhooks';
const one = { params: z.object({ id: idSchema }) } as const;

export const listWebhooks = route({
  method: 'GET',
  path,
  summary: 'Endereços avisados do que muda, sem o segredo',
  responses: { 200: z.array(webhookSchema) },
});
export const createWebhook = route({
  method: 'POST',
  path,
  summary: 'Avisa um endereço do que muda; o segredo das assinaturas só é mostrado nesta resposta',
  body: newWebhookSchema,
  responses: { 200: webhookSchema.extend({ segredo: z.string() }) },
});
export const changeWebhook = route({
  method: 'PUT',
  path: `${path}/:id`,
  ...one,
  summary: 'Liga ou desliga os avisos a um endereço',
  body: z.object({ ativo: z.boolean('Escolha se o endereço é avisado') }),
  responses: { 200: doneSchema },
});
export const removeWebhook = route({
  method: 'DELETE',
  path: `${path}/:id`,
  ...one,
  summary: 'Deixa de avisar um endereço e esquece os avisos dele',
  responses: { 200: doneSchema },
});
export const listEntregas = route({
  method: 'GET',
  path: `${path}/:id/entregas`,
  ...one,
  summary: 'Os últimos 100 avisos a um endereço, o mais novo primeiro',
  responses: { 200: z.array(entregaSchema) },
});
export const replayEntrega = route({
  method: 'POST',
  path: `${path}/entregas/:id/repetir`,
  ...one,
  summary: 'Manda um aviso de novo, com o mesmo webhook-id',
  responses: { 200: doneSchema },
});
