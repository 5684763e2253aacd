import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { requiredText } from '../base/fields.ts';
import { route } from '../base/routes.ts';
import { intents } from './entendimento.ts';
import { lisaSteps, questions } from './lisa.ts';

/** Texts of what was understood. */
export const leiturasMessages = {
  notFound: 'Frase não encontrada',
  empty: 'Escreva a frase',
  full: 'A coleção já tem 5.000 frases. Baixe o arquivo e retire as que não servem mais.',
} as const;

/** Weeks whose steps are told. */
export const semanasContadas = 8;
/** How far back what was not understood is looked for, in days. */
export const diasNaoEntendidos = 90;
/** Most groups told at once. */
export const maxGrupos = 100;
/** Most phrases a collection keeps. */
export const maxFrases = 5000;

const perguntaSchema = z.enum([...questions, 'contato']).nullable();

/** How one message was read: what was wanted and told, by whom it was recognised, and from which words. */
export const leituraSchema = z.object({
  /** The question that was open; null if none. */
  pergunta: perguntaSchema,
  intencoes: z.array(
    z.object({
      intencao: z.enum(intents),
      /** The words that say so, as they were read; '' if it follows from the values. */
      trecho: z.string(),
      certeza: z.number(),
      por: z.enum(['regras', 'classificador', 'modelo']),
    }),
  ),
  dados: z.array(z.object({ campo: z.string(), valor: z.string() })),
  /** Whether Lisa could go on with it. */
  entendida: z.boolean(),
});
export type Leitura = z.infer<typeof leituraSchema>;

/** Messages of the same words at the same question that Lisa could do nothing with. */
const grupoSchema = z.object({
  /** The latest of them, as it was written. */
  texto: z.string(),
  pergunta: perguntaSchema,
  vezes: z.number().int(),
  pessoas: z.number().int(),
  ultimaEm: z.string(),
  /** Where it was said last; null if that conversation is gone. */
  conversaId: z.number().int().nullable(),
  /** Whether the collection has it. */
  guardada: z.boolean(),
});
export type GrupoNaoEntendido = z.infer<typeof grupoSchema>;

/** A phrase of the collection, without what tells who said it. */
const fraseSchema = z.object({
  id: z.number().int(),
  texto: z.string(),
  pergunta: perguntaSchema,
  /** What it means; empty until somebody says so. */
  intencoes: z.array(z.enum(intents)),
  criadoEm: z.string(),
  autor: z.string().nullable(),
});
export type Frase = z.infer<typeof fraseSchema>;

const semanaSchema = z.object({
  /** Monday of the week, 'YYYY-MM-DD', in São Paulo. */
  inicio: z.string(),
  /** Conversations begun in it. */
  iniciadas: z.number().int(),
  /** Of these, the registrations that were filed. */
  enviadas: z.number().int(),
  /** Of these, how many stopped at each of the steps; as many entries as steps. */
  paradas: z.array(z.number().int()).length(lisaSteps.length),
});

export const entendimentoSchema = z.object({
  /** The latest first; weeks without a conversation among them. */
  semanas: z.array(semanaSchema),
  naoEntendidas: z.array(grupoSchema),
  /** Groups there are, of which the most frequent are told. */
  totalNaoEntendidas: z.number().int(),
  frases: z.array(fraseSchema),
  /** Questions whose answer the team kept. */
  respostas: z.array(z.object({ pergunta: z.string(), resposta: z.string() })),
});
export type Entendimento = z.infer<typeof entendimentoSchema>;

const base = '/api/admin/whatsapp/entendimento';
const done = z.object({ success: z.literal(true) });
const intencoes = z.array(z.enum(intents, { error: 'Intenção inválida' })).max(intents.length);

export const readEntendimento = route({
  method: 'GET',
  path: base,
  summary:
    'Onde as pessoas param por passo e semana, o que a Lisa não entendeu, e as frases e respostas guardadas',
  responses: { 200: entendimentoSchema },
});

export const keepFrase = route({
  method: 'POST',
  path: `${base}/frases`,
  body: z.object({
    texto: requiredText(leiturasMessages.empty, 1000),
    pergunta: perguntaSchema.default(null),
    intencoes: intencoes.default([]),
  }),
  summary:
    'Guarda uma frase na coleção de que a Lisa aprende, sem nomes, e-mails nem números de quem a disse',
  responses: { 201: fraseSchema },
});

export const labelFrase = route({
  method: 'PUT',
  path: `${base}/frases/:id`,
  params: z.object({ id: idSchema }),
  body: z.object({ intencoes }),
  summary: 'Diz o que uma frase da coleção significa',
  responses: { 200: fraseSchema },
});

export const dropFrase = route({
  method: 'DELETE',
  path: `${base}/frases/:id`,
  params: z.object({ id: idSchema }),
  summary: 'Retira uma frase da coleção',
  responses: { 200: done },
});

export const frasesFile = route({
  method: 'GET',
  path: `${base}/frases.txt`,
  summary: 'A coleção como arquivo, na forma de que o classificador aprende (npm run lisa:train)',
  type: 'text/plain',
  responses: { 200: z.string() },
});

/** What a phrase would be taken for at one place of a conversation. */
const tentativaSchema = z.object({ leitura: leituraSchema, respostas: z.array(z.string()) });
export type Tentativa = z.infer<typeof tentativaSchema>;

export const tryPhrase = route({
  method: 'POST',
  path: '/api/admin/whatsapp/laboratorio/frase',
  body: z.object({ texto: requiredText(leiturasMessages.empty, 2000) }),
  summary:
    'Experimenta uma frase em cada etapa da conversa, sem guardar nada: o que a Lisa leria e responderia',
  responses: { 200: z.object({ tentativas: z.array(tentativaSchema) }) },
});
