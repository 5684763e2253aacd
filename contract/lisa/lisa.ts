import { z } from 'zod';
import { ufs } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { dayMs, megabyte } from '../base/units.ts';
import { ownSubjects } from './assistente.ts';

/** States of a conversation (WPP-27). */
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

/** States in which answers are still collected. */
export const collectingStatuses = [
  'waiting_interest',
  'waiting_creci',
  'waiting_email',
  'waiting_info',
] as const satisfies OnboardingStatus[];

/** The thirteen steps in order (WPP-24, WPP-25); the first is number 1. */
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

/** Lisa's questions, in the order asked. */
export const questions = [
  'interesse',
  'creci',
  'uf',
  'nome',
  'email',
  /** For people who write without a visible number; the record requires one. */
  'telefone',
  'nomeGuerra',
  'regiao',
  'precos',
  'foto',
  /** The summary, which nothing is filed without. */
  'confirmar',
] as const;
export type QuestionField = (typeof questions)[number];
/** 'contato' asks for name and e-mail at once. */
export type Question = QuestionField | 'contato';

/** Questions that may be skipped. */
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
  confirmar: { status: 'waiting_info', passo: 8 },
};

/** A registration read from a picture, awaiting the person's confirmation. */
const creciLidoSchema = z.object({
  numero: z.string(),
  uf: z.enum(ufs).nullable(),
  tipo: z.enum(['F', 'J']).nullable(),
});

/** A place of the programme's territory, as it is shown. */
export const lugarSchema = z.object({
  tipo: z.enum(['bairro', 'zona', 'cidade']),
  id: z.number().int(),
  nome: z.string(),
  /** Where it lies: 'Campinas/SP'. */
  onde: z.string(),
});
export type Lugar = z.infer<typeof lugarSchema>;

/** A place that several of the territory answer to. */
const escolhaDeLugarSchema = z.object({ dito: z.string(), opcoes: z.array(lugarSchema) });
export type EscolhaDeLugar = z.infer<typeof escolhaDeLugarSchema>;

/** What a conversation stores beside the answers. */
export const lisaMemorySchema = z.object({
  /** The question reopened for correction. */
  corrigindo: z.enum([...questions, 'contato']).optional(),
  /** Said to be wrong in the same message: reopened after it. */
  aCorrigir: z.array(z.enum(questions)).optional(),
  /** Skipped optional questions. */
  pulados: z.array(z.enum(questions)).optional(),
  /** Read from a picture of the card, awaiting confirmation. */
  creciLido: creciLidoSchema.optional(),
  /** A value that was doubtful, awaiting a yes. */
  duvida: z
    .object({ campo: z.enum(['regiao', 'nomeGuerra', 'nome', 'email']), valor: z.string() })
    .optional(),
  /** Addresses told beside the one that stands: 'é o do gmail' may mean one of them. */
  outrosEmails: z.array(z.string()).optional(),
  /** An address with a likely slip that the person said is right. */
  emailConferido: z.string().optional(),
  /** The territory of the region that was told: it becomes coverage when the registration is filed. */
  lugares: z.array(lugarSchema).optional(),
  /** Names of the region that the territory has not: the person was told. */
  foraDoTerritorio: z.array(z.string()).optional(),
  /** Places still to be chosen among candidates, one after the other. */
  escolhas: z.array(escolhaDeLugarSchema).optional(),
  /** Fields taken from the message before: what 'errei, é …' means. */
  ultimos: z.array(z.enum(questions)).optional(),
  /** The person said to be under 18: nothing is filed, and all is erased when the team closes it. */
  menorEm: z.string().optional(),
  /** The person spoke of another registration or somebody else's telephone, and was asked which. */
  outroCadastro: z.boolean().optional(),
  /** Questions nobody has an answer for, for the team. */
  perguntas: z.array(z.string()).optional(),
  /** The person was called for such a question alone: `pediuPessoaEm` of then. */
  perguntaEm: z.string().optional(),
  /** How the person speaks of themselves: 'obrigada', 'sou corretora'. */
  trato: z.enum(['o', 'a']).optional(),
  /** Consecutive answers that were not understood. */
  erros: z.number().int().optional(),
  /** The person's number is hidden. */
  semNumero: z.boolean().optional(),
  /** The person asked not to be messaged. */
  paradaEm: z.string().optional(),
  /** The person asked for erasure and has not confirmed yet. */
  confirmarApagar: z.boolean().optional(),
  /** What the person said that has no field, for the team: another telephone, a condition. */
  recados: z.array(z.string()).optional(),
  /** The person asked to withdraw a registration that waits, and has not confirmed yet. */
  confirmarRetirada: z.boolean().optional(),
  /** When the person withdrew it: the team takes it out. */
  retiradaEm: z.string().optional(),
  /** The person asked for a human. */
  pediuPessoaEm: z.string().optional(),
  /** Later messages are unread because the models' daily limit is reached. */
  semLeituraDesde: z.string().optional(),
  /** When the person declined. */
  recusouEm: z.string().optional(),
  /** When the person was reminded; at most once since their last message. */
  lembreteEm: z.string().optional(),
  /** A request of an approved corretor that several empreendimentos answer to, awaiting his choice. */
  escolha: z
    .object({ assunto: z.enum(ownSubjects), opcoes: z.array(z.number().int()), pedido: z.string() })
    .optional(),
  /** The empreendimento last spoken of: 'quanto custa?' asks about it. */
  sobre: z.number().int().optional(),
  /** An approved corretor was asked for his new photo. */
  fotoPedida: z.boolean().optional(),
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
  /** It may have been sent: a person decides. */
  'doubt',
  'cancelled',
] as const;
export type OutgoingState = (typeof outgoingStates)[number];

/** How long an approval or rejection can be undone; nothing is sent before. */
export const undoMs = 10_000;

/** How long after a person's last message free text is allowed. */
export const windowMs = dayMs;

/** WhatsApp channels. */
export const channelKinds = ['simulator', 'cloud-api', 'evolution', 'laboratorio'] as const;

/** Whether free text may be sent to a person. */
export const windowSchema = z.object({
  /** Whether the channel has such a window at all. */
  existe: z.boolean(),
  aberta: z.boolean(),
  /** Until when free text is allowed; null when closed or absent. */
  ate: z.string().nullable(),
});

/** Largest picture Lisa accepts. */
export const maxPictureBytes = 10 * megabyte;

/** Webhook verification of the official channel. */
export const webhookHandshake = route({
  method: 'GET',
  path: '/api/webhooks/whatsapp',
  access: 'public',
  summary: 'Aperto de mãos do webhook do WhatsApp',
  type: 'text/plain',
  responses: { 200: z.string() },
});

/** Channel events: stored as received, acknowledged at once, handled from the queue. */
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

/** Target of the 'meus dados' link: asks for confirmation, then serves the file once. */
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
