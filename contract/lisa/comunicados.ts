import { z } from 'zod';
import { idSchema, ufs } from '../base/common.ts';
import { requiredText } from '../base/fields.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';

/** A message of the team to many corretores at once (LIA-12). */

export const comunicadosMessages = {
  empty: 'Escreva a mensagem',
  nobody: 'Ninguém que pode receber está nesta seleção',
  changed: 'Desde a prévia mudou quem recebe. Confira de novo.',
  notFound: 'Comunicado não encontrado',
  over: 'Este comunicado já terminou ou foi parado',
  running: 'Já há um comunicado saindo. Espere terminar, ou pare-o.',
  price: 'Escreva o preço de uma mensagem, como 0,35',
  unknown: 'Só {NOME_GUERRA} é trocado pelo nome de cada um: tire ou corrija as outras chaves',
} as const;

const maxLength = 1000;
const seen = 'Confira a prévia antes de enviar';

/** Whom: all approved and active corretores, those of a state, or those who show an empreendimento. */
export const selecaoSchema = z.discriminatedUnion(
  'quem',
  [
    z.object({ quem: z.literal('todos') }),
    z.object({ quem: z.literal('estado'), uf: z.enum(ufs, { error: 'Escolha o estado' }) }),
    z.object({ quem: z.literal('empreendimento'), empreendimentoId: idSchema }),
  ],
  { error: 'Escolha quem recebe' },
);
export type Selecao = z.infer<typeof selecaoSchema>;

/** '0,35' or '0.35' → '0.35'; blank is unknown. */
const price = z
  .string({ error: comunicadosMessages.price })
  .transform((text) =>
    text
      .trim()
      .replace(/^R\$\s*/, '')
      .replace(',', '.'),
  )
  .pipe(z.string().regex(/^(?:\d{1,4}(?:\.\d{1,4})?)?$/, comunicadosMessages.price))
  .transform((text) => text || null)
  .nullish()
  .transform((text) => text ?? null);

const draft = {
  texto: requiredText(comunicadosMessages.empty, maxLength).refine(
    (text) => !/[{}]/.test(text.replaceAll('{NOME_GUERRA}', '')),
    comunicadosMessages.unknown,
  ),
  selecao: selecaoSchema,
  precoDoModelo: price,
};

/** How many it reaches in which way, and why it does not reach the others. */
const reachSchema = z.object({
  /** They wrote within 24 hours: free. */
  conversa: z.number().int(),
  /** By the approved template, which the provider charges as marketing. */
  modelo: z.number().int(),
  semModelo: z.number().int(),
  desligaram: z.number().int(),
  semWhatsapp: z.number().int(),
});
export type Reach = z.infer<typeof reachSchema>;
/** Those who are written to. */
export const reached = ({ conversa, modelo }: Reach): number => conversa + modelo;

export const previaSchema = z.object({
  alcance: reachSchema,
  /** Had news today already: they are written to on the next day. */
  amanha: z.number().int(),
  /** In reais; null without a price. */
  custo: z.string().nullable(),
  /** As the first ones read it. */
  exemplos: z.array(z.object({ nome: z.string(), texto: z.string() })),
});
export type Previa = z.infer<typeof previaSchema>;

export const comunicadoSchema = z.object({
  id: z.number().int(),
  texto: z.string(),
  quem: z.string(),
  por: z.string().nullable(),
  criadoEm: z.string(),
  concluidoEm: z.string().nullable(),
  paradoEm: z.string().nullable(),
  total: z.number().int(),
  /** Not written to yet. */
  faltam: z.number().int(),
  naFila: z.number().int(),
  enviadas: z.number().int(),
  entregues: z.number().int(),
  lidas: z.number().int(),
  falhas: z.number().int(),
  /** Left out: turned off, no WhatsApp, no way to reach them. */
  fora: z.number().int(),
  /** By template: what is charged. */
  cobradas: z.number().int(),
  custo: z.string().nullable(),
});
export type Comunicado = z.infer<typeof comunicadoSchema>;

const path = '/api/admin/whatsapp/comunicados';

export const listComunicados = route({
  method: 'GET',
  path,
  summary: 'Lista os comunicados da equipe aos corretores, com até onde cada um chegou e o que custou',
  responses: {
    200: z.object({
      itens: z.array(comunicadoSchema),
      /** Whether there is an approved template, and the price typed last. */
      temModelo: z.boolean(),
      precoDoModelo: z.string().nullable(),
    }),
  },
});

export const previewComunicado = route({
  method: 'POST',
  path: `${path}/previa`,
  body: z.object(draft),
  summary: 'Mostra a quem um comunicado chega, de que jeito, por quanto, e como ele é lido',
  responses: { 200: previaSchema },
});

export const sendComunicado = route({
  method: 'POST',
  path,
  body: z.object({
    ...draft,
    /** How many the preview said: nobody is written to unseen. */
    recebem: z.number({ error: seen }).int().min(1),
    /** How many of them by the template, as the preview said: nothing is charged unseen. */
    porModelo: z.number({ error: seen }).int().min(0),
  }),
  summary: 'Envia um comunicado a uma seleção de corretores, de dia e aos poucos',
  responses: { 200: z.object({ id: z.number().int() }) },
});

export const stopComunicado = route({
  method: 'POST',
  path: `${path}/:id/parar`,
  params: z.object({ id: idSchema }),
  summary: 'Para um comunicado: o que ainda não saiu não sai',
  responses: { 200: doneSchema },
});
