import { z } from 'zod';
import { ufs } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';
import { megabyte } from '../base/units.ts';
import { outgoingSchema } from './aprovacoes.ts';
import { lisaMemorySchema, onboardingStatuses, outgoingStates, questions } from './lisa.ts';

/** Faults the laboratory simulates, in display order. */
export const laboratorioFaults = [
  'duplicar',
  'atrasar',
  'embaralhar',
  'assinaturaErrada',
  'perderEntregas',
  'foraDoAr',
  'perderRespostas',
] as const;
export type LaboratorioFault = (typeof laboratorioFaults)[number];
const faultsSchema = z.object(
  Object.fromEntries(laboratorioFaults.map((fault) => [fault, z.boolean()])) as Record<
    LaboratorioFault,
    z.ZodBoolean
  >,
);
export type LaboratorioFaults = z.infer<typeof faultsSchema>;

/** Message kinds the phone can send beside text and pictures. */
export const laboratorioKinds = [
  'audio',
  'figurinha',
  'localizacao',
  'documento',
  'video',
  'contato',
] as const;
/** Its pictures: a face, a drawn card, one of 15 MB, and an invalid one. */
export const laboratorioPictures = ['retrato', 'carteira', 'grande', 'quebrada'] as const;
export type LaboratorioPicture = (typeof laboratorioPictures)[number];

/** Delay of a delayed message, and the channel's redelivery interval. */
export const laboratorioDelayMs = 2 * 60_000;
export const laboratorioRedeliveryMs = 60_000;
/** Size of a shuffled batch, delivered last message first. */
export const laboratorioBatch = 3;
/** Furthest single clock move, in minutes: a year. */
const mostMinutes = 366 * 24 * 60;

const moment = z.string();
const chatSchema = z.object({
  id: z.string(),
  de: z.enum(['pessoa', 'lisa']),
  /** 'texto', 'imagem', 'audio'… */
  tipo: z.string(),
  texto: z.string(),
  em: moment,
  /** For Lisa's messages, delivery state; for the person's, where it is in processing. */
  estado: z.enum([...outgoingStates, 'a-caminho', 'recusada', 'perdida']),
  /** Explanation of the state. */
  detalhe: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof chatSchema>;

const sessionSchema = z.object({
  status: z.enum(onboardingStatuses),
  passo: z.number().int(),
  pergunta: z.enum([...questions, 'contato']).nullable(),
  nome: z.string().nullable(),
  creci: z.string().nullable(),
  ufCreci: z.enum(ufs).nullable(),
  email: z.string().nullable(),
  nomeGuerra: z.string().nullable(),
  regiaoTrabalho: z.string().nullable(),
  precoMinimo: z.string().nullable(),
  precoMaximo: z.string().nullable(),
  foto: z.string().nullable(),
  consentimentoEm: moment.nullable(),
  consentimentoVersao: z.string().nullable(),
  ultimaMensagemEm: moment.nullable(),
  memoria: lisaMemorySchema,
});

const receivedSchema = z.object({
  id: z.number().int(),
  mensagemId: z.string(),
  tipo: z.string(),
  texto: z.string(),
  enviadaEm: moment,
  recebidaEm: moment,
  tratadaEm: moment.nullable(),
  tentativas: z.number().int(),
  problema: z.string().nullable(),
});

/** Everything the laboratory shows, as currently stored. */
export const laboratorioSchema = z.object({
  numero: z.string(),
  /** The laboratory's clock and its offset. */
  agora: moment,
  adiantadoMs: z.number(),
  falhas: faultsSchema,
  conversa: z.array(chatSchema),
  /** Calls not yet delivered to the webhook. */
  aCaminho: z.array(z.object({ id: z.string(), texto: z.string(), em: moment.nullable() })),
  sessao: sessionSchema.nullable(),
  recebidas: z.array(receivedSchema),
  enviadas: z.array(outgoingSchema),
  corretor: z
    .object({
      id: z.number().int(),
      nome: z.string(),
      nomeGuerra: z.string(),
      situacao: z.enum(['pendente', 'aprovado', 'inativo', 'rejeitado']),
    })
    .nullable(),
  /** The last decision, while it can be undone. */
  ato: z
    .object({ acaoId: z.string(), tipo: z.enum(['aprovou', 'rejeitou']), desfazerAte: moment })
    .nullable(),
});
export type Laboratorio = z.infer<typeof laboratorioSchema>;

const base = '/api/admin/whatsapp/laboratorio';
const responses = { 200: laboratorioSchema };

export const readLaboratorio = route({
  method: 'GET',
  path: base,
  summary: 'Mostra o laboratório da Lisa: a conversa, a sessão guardada e as filas',
  responses,
});

export const sendFromPhone = route({
  method: 'POST',
  path: `${base}/mensagens`,
  body: z.discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('texto'),
      texto: z
        .string({ error: 'Escreva a mensagem' })
        .max(4096, 'O WhatsApp aceita no máximo 4.096 caracteres por mensagem')
        .transform(cleanText)
        .pipe(z.string().min(1, 'Escreva a mensagem')),
    }),
    z.object({
      tipo: z.literal('imagem'),
      imagem: z.enum(laboratorioPictures, { error: 'Imagem inválida' }),
    }),
    ...laboratorioKinds.map((tipo) => z.object({ tipo: z.literal(tipo) })),
  ]),
  summary: 'Manda uma mensagem do telefone do laboratório para a Lisa',
  responses,
});

export const sendPictureFromPhone = route({
  method: 'POST',
  path: `${base}/imagem`,
  bodyLimit: 11 * megabyte,
  file: 'image',
  summary: 'Manda uma imagem própria do telefone do laboratório para a Lisa',
  responses,
});

export const moveLaboratorioClock = route({
  method: 'POST',
  path: `${base}/relogio`,
  body: z.object({
    minutos: z
      .number({ error: 'Informe os minutos' })
      .int('Informe os minutos')
      .min(1, 'O relógio só anda para a frente')
      .max(mostMinutes, 'O relógio anda no máximo um ano por vez'),
  }),
  summary: 'Adianta o relógio do laboratório',
  responses,
});

export const setLaboratorioFaults = route({
  method: 'PUT',
  path: `${base}/falhas`,
  body: faultsSchema.partial(),
  summary: 'Liga e desliga as falhas do canal no laboratório',
  responses,
});

export const deliverLaboratorio = route({
  method: 'POST',
  path: `${base}/entregar`,
  summary: 'Entrega agora o que está a caminho no laboratório',
  responses,
});

export const decideInLaboratorio = route({
  method: 'POST',
  path: `${base}/decisao`,
  body: z.object({
    decisao: z.enum(['approve', 'reject', 'undo'], { error: 'Decisão inválida' }),
    reason: z
      .string({ error: 'Motivo inválido' })
      .max(1000, 'Use no máximo 1.000 caracteres')
      .nullish()
      .transform((text) => cleanText(text ?? '') || null),
  }),
  summary: 'Aprova, rejeita ou desfaz a decisão sobre o cadastro feito no laboratório',
  responses,
});

export const restartLaboratorio = route({
  method: 'DELETE',
  path: base,
  summary: 'Apaga tudo o que foi feito no laboratório e recomeça',
  responses,
});
