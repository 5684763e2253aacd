import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { requiredText } from '../base/fields.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';
import { outgoingSchema } from './aprovacoes.ts';
import { leituraSchema } from './leituras.ts';
import { channelKinds, lisaSteps, onboardingStatuses, windowSchema } from './lisa.ts';

/** Texts of the follow-up. */
export const conversasMessages = {
  notFound: 'Conversa não encontrada',
  changed: 'Esta conversa mudou de mãos. Confira quem responde agora.',
  notYours: 'Assuma a conversa para escrever nela',
  empty: 'Escreva a mensagem',
  shut: 'A pessoa não escreve há mais de 24 horas: fora dessa janela o WhatsApp só entrega modelos aprovados.',
  noTemplate:
    'Não há modelo aprovado para retomar a conversa. Peça a quem cuida do WhatsApp do programa que cadastre um, ou espere a pessoa escrever.',
  noPromotions:
    'A pessoa pediu ao WhatsApp para não receber promoções: fora da janela de 24 horas nada lhe é enviado sem que ela escreva.',
  noDoubt: 'Esta mensagem não está mais em dúvida',
  noQuestion: 'Esta pergunta já foi respondida',
  full: 'As respostas guardadas não cabem mais no texto das Configurações. Apague as que não valem mais.',
  waiting: 'Já há uma mensagem para retomar a conversa na fila',
} as const;

/** A conversation with pending questions counts as stalled after this silence. */
export const stoppedAfterMs = 4 * 60 * 60_000;

/** Conversations of people who never became a corretor are deleted after this many days of silence. */
export const retentionDays = 180;

/** Filters of the conversation list. */
export const conversasFilters = [
  'todas',
  'paradas',
  'pediram-pessoa',
  'com-pergunta',
  'com-a-equipe',
] as const;
export type ConversasFilter = (typeof conversasFilters)[number];

/** Most conversations per answer; older ones are found by searching. */
export const maxConversas = 2000;

/** A conversation as the list shows it. */
export const conversaSchema = z.object({
  id: z.number().int(),
  whatsapp: z.string(),
  /** The name they gave, else their profile's. */
  nome: z.string().nullable(),
  status: z.enum(onboardingStatuses),
  passo: z.number().int(),
  /** Since when an awaited answer is missing, else null. */
  paradaDesde: z.string().nullable(),
  ultimaMensagemEm: z.string().nullable(),
  pediuPessoaEm: z.string().nullable(),
  /** Questions Lisa has no answer to, until the team gives one. */
  perguntas: z.array(z.string()),
  /** Their messages are unread because the models' daily limit is reached. */
  semLeituraDesde: z.string().nullable(),
  /** They asked not to be messaged. */
  silencio: z.boolean(),
  lembreteEm: z.string().nullable(),
  /** Team member answering instead of Lisa. */
  assumidaPor: z.object({ id: z.number().int(), username: z.string() }).nullable(),
  corretorId: z.number().int().nullable(),
  /** Outgoing messages that failed. */
  falhas: z.number().int(),
});
export type Conversa = z.infer<typeof conversaSchema>;

/** The list, and the steps where people stop. */
export const conversasSchema = z.object({
  itens: z.array(conversaSchema),
  /** Number of matches. */
  total: z.number().int(),
  /** For every step: how many are there, and how many are stalled. */
  passos: z.array(z.object({ passo: z.number().int(), total: z.number().int(), paradas: z.number().int() })),
  contagens: z.record(z.enum(conversasFilters), z.number().int()),
});
export type Conversas = z.infer<typeof conversasSchema>;

/** Most messages of a transcript per answer. */
export const maxFalas = 5000;

/** One message of a transcript. */
export const falaSchema = z.object({
  chave: z.string(),
  de: z.enum(['pessoa', 'lisa', 'equipe']),
  em: z.string(),
  /** Kind of an incoming message: 'texto', 'imagem', 'audio'… */
  tipo: z.string(),
  texto: z.string(),
  /** The sender has edited or deleted it. */
  editada: z.boolean(),
  revogada: z.boolean(),
  /** Team member who wrote it. */
  autor: z.string().nullable(),
  /** Delivery state of an outgoing message. */
  envio: outgoingSchema.nullable(),
  /** Why an incoming message could not be handled. */
  problema: z.string().nullable(),
  /** How an incoming message was read; null if nothing was to be read. */
  leitura: leituraSchema.nullable(),
});
export type Fala = z.infer<typeof falaSchema>;

export const transcriptSchema = z.object({
  conversa: conversaSchema,
  /** Whether the current user is the one answering instead of Lisa. */
  minha: z.boolean(),
  /** Oldest first; only the latest if there are more. */
  falas: z.array(falaSchema),
  temMais: z.boolean(),
  canal: z.enum(channelKinds),
  janela: windowSchema,
  /** What can be sent outside the window: the approved template, or why there is none. */
  retomada: z.object({ modelo: z.string().nullable(), texto: z.string(), aviso: z.string().nullable() }),
});
export type Transcript = z.infer<typeof transcriptSchema>;

const path = '/api/admin/whatsapp/conversas';
const params = z.object({ id: idSchema });
const limited = (max: number, usual: number) =>
  z.coerce.number({ error: 'Limite inválido' }).int('Limite inválido').min(1).max(max).default(usual);
/** The holder shown on the screen, so that a takeover happens knowingly. */
const expected = z.object({
  assumidaPor: idSchema.nullable().default(null),
});
const done = z.object({ success: z.literal(true) });

export const listConversas = route({
  method: 'GET',
  path,
  query: z.object({
    filtro: z.enum(conversasFilters, { error: 'Filtro inválido' }).default('todas'),
    passo: z.coerce
      .number({ error: 'Passo inválido' })
      .int('Passo inválido')
      .min(1, 'Passo inválido')
      .max(lisaSteps.length, 'Passo inválido')
      .optional(),
    q: z.string({ error: 'Busca inválida' }).max(200, 'Busca longa demais').transform(cleanText).default(''),
    limite: limited(maxConversas, 100),
  }),
  summary: 'Lista as conversas da Lisa, com o passo em que cada uma está e quantas pararam em cada passo',
  responses: { 200: conversasSchema },
});

export const readConversa = route({
  method: 'GET',
  path: `${path}/:id`,
  params,
  query: z.object({ limite: limited(maxFalas, 200) }),
  summary: 'Transcrição de uma conversa, com a situação de cada mensagem enviada',
  responses: { 200: transcriptSchema },
});

export const takeOverConversa = route({
  method: 'POST',
  path: `${path}/:id/assumir`,
  params,
  body: expected,
  summary: 'Assume a conversa: a Lisa se cala até que ela seja devolvida',
  responses: { 200: done },
});

export const giveBackConversa = route({
  method: 'POST',
  path: `${path}/:id/devolver`,
  params,
  body: expected,
  summary: 'Devolve a conversa à Lisa, que repete a pergunta em aberto se ainda puder escrever',
  responses: { 200: done },
});

export const writeInConversa = route({
  method: 'POST',
  path: `${path}/:id/mensagens`,
  params,
  body: z.object({ texto: requiredText(conversasMessages.empty, 4000) }),
  summary: 'Escreve à pessoa em nome da equipe, dentro da janela de 24 horas',
  responses: { 200: done },
});

export const answerQuestion = route({
  method: 'POST',
  path: `${path}/:id/perguntas`,
  params,
  body: z.object({
    pergunta: requiredText('Escolha a pergunta', 300),
    texto: requiredText(conversasMessages.empty, 4000),
    /** The question as it is kept with this answer; absent: the answer is for this person alone. */
    guardarComo: requiredText('Escreva a pergunta que a Lisa vai reconhecer', 300).optional(),
  }),
  summary: 'Responde a uma pergunta que a Lisa não soube, e guarda a resposta para quem perguntar o mesmo',
  responses: { 200: done },
});

export const resumeConversa = route({
  method: 'POST',
  path: `${path}/:id/retomar`,
  params,
  summary: 'Envia o modelo aprovado que retoma uma conversa fora da janela de 24 horas',
  responses: { 200: done },
});
