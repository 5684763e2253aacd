import { z } from 'zod';
import { ufs } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { dayMs, megabyte } from '../base/units.ts';

/** Where a conversation stands (WPP-27). */
export const onboardingStatuses = [
  'waiting_interest',
  'waiting_creci',
  'waiting_email',
  'waiting_info',
  'waiting_approval',
  'approved',
  'rejected',
  'finished',
] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

/** While answers are still being asked for. */
export const collectingStatuses = [
  'waiting_interest',
  'waiting_creci',
  'waiting_email',
  'waiting_info',
] as const satisfies OnboardingStatus[];

/** The thirteen steps (WPP-24, WPP-25), in their order: the first is number 1. */
export const lisaSteps = [
  'Apresentação',
  'Interesse',
  'CRECI',
  'Conferência do CRECI',
  'E-mail',
  'Nome de guerra',
  'Região',
  'Preços e foto',
  'Cadastro completo',
  'Boas-vindas',
  'Acesso',
  'Endereço do site',
  'Encerramento',
] as const;

/** What Lisa may be asking, in the order of asking. */
export const questions = [
  'interesse',
  'creci',
  'uf',
  'nome',
  'email',
  /** Of who writes without showing a number: the record needs one. */
  'telefone',
  'nomeGuerra',
  'regiao',
  'precos',
  'foto',
] as const;
export type QuestionField = (typeof questions)[number];
/** 'contato' asks for name and e-mail at once. */
export type Question = QuestionField | 'contato';

/** Questions that may be left unanswered. */
export const optionalQuestions: readonly Question[] = ['precos', 'foto'];

/** Status and step of each question. */
export const placeOfQuestion: Record<Question, { status: OnboardingStatus; passo: number }> = {
  interesse: { status: 'waiting_interest', passo: 2 },
  creci: { status: 'waiting_creci', passo: 3 },
  uf: { status: 'waiting_creci', passo: 4 },
  contato: { status: 'waiting_email', passo: 5 },
  nome: { status: 'waiting_email', passo: 5 },
  email: { status: 'waiting_email', passo: 5 },
  telefone: { status: 'waiting_email', passo: 5 },
  nomeGuerra: { status: 'waiting_info', passo: 6 },
  regiao: { status: 'waiting_info', passo: 7 },
  precos: { status: 'waiting_info', passo: 8 },
  foto: { status: 'waiting_info', passo: 8 },
};

/** A registration that was read off a picture and waits for the person's word. */
const creciLidoSchema = z.object({
  numero: z.string(),
  uf: z.enum(ufs).nullable(),
  tipo: z.enum(['F', 'J']).nullable(),
});

/** What a conversation remembers beside the answers. */
export const lisaMemorySchema = z.object({
  /** The question that was opened again, to be answered anew. */
  corrigindo: z.enum([...questions, 'contato']).optional(),
  /** Optional questions that were passed over. */
  pulados: z.array(z.enum(questions)).optional(),
  /** Read off a picture of the card, to be confirmed. */
  creciLido: creciLidoSchema.optional(),
  /** Answers in a row that could not be understood. */
  erros: z.number().int().optional(),
  /** The person writes without showing a number. */
  semNumero: z.boolean().optional(),
  /** The person asked for silence. */
  paradaEm: z.string().optional(),
  /** The person asked for erasure and has not confirmed it yet. */
  confirmarApagar: z.boolean().optional(),
  /** The person asked for a human. */
  pediuPessoaEm: z.string().optional(),
  /** What was written since waits to be read: the day's limit of the models is reached. */
  semLeituraDesde: z.string().optional(),
  /** The person said no, at this moment. */
  recusouEm: z.string().optional(),
  /** The person was reminded at this moment, at most once since they last wrote. */
  lembreteEm: z.string().optional(),
});
export type LisaMemory = z.infer<typeof lisaMemorySchema>;

/** States of an outgoing message. */
export const outgoingStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  /** It may have gone out: a person decides. */
  'doubt',
  'cancelled',
] as const;
export type OutgoingState = (typeof outgoingStates)[number];

/** How long an approval or rejection can be undone; nothing is sent before. */
export const undoMs = 10_000;

/** How long after a person's last message free text may be sent to them. */
export const windowMs = dayMs;

/** Whoever carries WhatsApp. */
export const channelKinds = ['simulator', 'cloud-api', 'evolution', 'laboratorio'] as const;

/** Whether free text may be sent to somebody. */
export const windowSchema = z.object({
  /** Whether the channel has one at all. */
  existe: z.boolean(),
  aberta: z.boolean(),
  /** Until when free text may go out; null while it is shut or there is none. */
  ate: z.string().nullable(),
});

/** Most bytes of a picture that Lisa takes. */
export const maxPictureBytes = 10 * megabyte;

/** The handshake of the official channel. */
export const webhookHandshake = route({
  method: 'GET',
  path: '/api/webhooks/whatsapp',
  access: 'public',
  summary: 'Aperto de mãos do webhook do WhatsApp',
  type: 'text/plain',
  responses: { 200: z.string() },
});

/** What the channel tells: taken as it came, answered at once, handled from the queue. */
export const webhookCall = route({
  method: 'POST',
  path: '/api/webhooks/whatsapp',
  access: 'public',
  // A batch of the official channel has up to 3 MB.
  bodyLimit: 3 * megabyte,
  summary: 'Recebe mensagens e situações do WhatsApp, assinadas pelo canal',
  responses: { 200: z.object({ recebidas: z.number().int() }) },
});

const meusDadosPath = '/api/lisa/meus-dados/:token';
const tokenParams = z.object({ token: z.string().max(100) });

/** Where the link of 'meus dados' leads: it asks before it hands the file over, once. */
export const meusDadosPage = route({
  method: 'GET',
  path: meusDadosPath,
  access: 'public',
  params: tokenParams,
  summary: 'Página do link de uso único que a Lisa envia a quem pede os seus dados',
  type: 'text/html',
  responses: { 200: z.string() },
});

export const meusDadosFile = route({
  method: 'POST',
  path: meusDadosPath,
  access: 'public',
  params: tokenParams,
  summary: 'Entrega, uma vez, tudo o que está guardado sobre quem pediu',
  responses: { 200: z.looseObject({ documento: z.string() }) },
});
