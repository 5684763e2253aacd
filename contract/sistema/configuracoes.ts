import { z } from 'zod';
import { formatCount } from '../base/format-count.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';

/** Groups of settings, in display order (SET-01). */
export const categorias = [
  'analise-pdf',
  'assets',
  'blueprint',
  'codigo',
  'pesquisa',
  'assistente',
  'respostas',
  'falas',
  'emails',
] as const;
export type Categoria = (typeof categorias)[number];

/** Longest settings text. */
export const maxSettingLength = 100_000;

const exampleSchema = z.object({ id: z.string(), nome: z.string() });

/** A placeholder of this text, with its braces: '{BAIRRO}', '{{CORRETOR_NOME}}'. */
const settingPlaceholderSchema = z.object({
  marca: z.string(),
  descricao: z.string(),
  /** What it stands for in a preview; null if the preview has one for all texts. */
  exemplo: z.string().nullable(),
});

export const configuracaoSchema = z.object({
  chave: z.string(),
  /** Display name: 'Mensagem de boas-vindas'. */
  titulo: z.string(),
  /** The effective text: the saved one, or the default (SET-14). */
  valor: z.string(),
  padrao: z.string(),
  descricao: z.string(),
  categoria: z.enum(categorias),
  /** Prompts are for an engine, messages for people. */
  tipo: z.enum(['instrucao', 'mensagem']),
  placeholders: z.array(settingPlaceholderSchema),
  /** Examples for a trial; none for messages, which are only filled in. */
  exemplos: z.array(exampleSchema),
  /** Incremented with every save; 0 if never saved. */
  revisao: z.number().int(),
  alteradoEm: z.string().nullable(),
  alteradoPor: z.string().nullable(),
});
export type Configuracao = z.infer<typeof configuracaoSchema>;
export type SettingPlaceholder = Configuracao['placeholders'][number];

/** A previous text of a setting. */
export const settingVersionSchema = z.object({
  id: z.number().int(),
  valor: z.string(),
  /** The default text was restored. */
  padrao: z.boolean(),
  quando: z.string(),
  por: z.string().nullable(),
});
export type SettingVersion = z.infer<typeof settingVersionSchema>;

/** One part of a trial's result. */
const trialPartSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('texto'), titulo: z.string(), texto: z.string() }),
  z.object({ tipo: z.literal('codigo'), titulo: z.string(), texto: z.string() }),
  z.object({
    tipo: z.literal('campos'),
    titulo: z.string(),
    campos: z.array(z.object({ rotulo: z.string(), valor: z.string(), nota: z.string().nullable() })),
  }),
]);
export type TrialPart = z.infer<typeof trialPartSchema>;

export const trialSchema = z.object({
  motor: z.string(),
  exemplo: z.string(),
  /** Warning when the engine does not read the text. */
  aviso: z.string().nullable(),
  duracaoMs: z.number(),
  partes: z.array(trialPartSchema),
});
export type Trial = z.infer<typeof trialSchema>;

const valor = z
  .string({ error: 'Envie o texto da configuração' })
  .transform((text) => cleanText(text.replace(/\r\n?/g, '\n')))
  .pipe(z.string().max(maxSettingLength, `Use no máximo ${formatCount(maxSettingLength)} caracteres`));

const path = '/api/configuracoes';
const params = z.object({ chave: z.string() });

export const listConfiguracoes = route({
  method: 'GET',
  path,
  summary: 'Lista os textos de IA e do assistente, com padrão, autor e data da última mudança',
  responses: { 200: z.array(configuracaoSchema) },
});

/** An empty text, or the default one, restores the default (SET-16). */
export const saveConfiguracao = route({
  method: 'PUT',
  path: `${path}/:chave`,
  params,
  body: z.object({ valor, revisao: z.number().int().optional() }),
  summary: 'Salva o texto de uma configuração; vazio restaura o padrão',
  responses: { 200: configuracaoSchema },
});

export const readSettingHistory = route({
  method: 'GET',
  path: `${path}/:chave/historico`,
  params,
  summary: 'Lista os textos anteriores de uma configuração',
  responses: { 200: z.array(settingVersionSchema) },
});

/** Runs a text, saved or not, on an example with the current engine. */
export const trySetting = route({
  method: 'POST',
  path: `${path}/:chave/experimentar`,
  params,
  body: z.object({ valor, exemplo: z.string({ error: 'Escolha um exemplo' }).optional() }),
  summary: 'Experimenta um texto, salvo ou não, em um exemplo com o motor em uso',
  responses: { 200: trialSchema },
});
