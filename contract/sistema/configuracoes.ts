import { z } from 'zod';
import { formatCount } from '../base/format-count.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';

/** Groups of the settings, in the order of the screen (SET-01). */
export const categorias = ['analise-pdf', 'assets', 'blueprint', 'codigo', 'pesquisa', 'assistente'] as const;
export type Categoria = (typeof categorias)[number];

/** Most characters a settings text may have. */
export const longestSetting = 100_000;

const exampleSchema = z.object({ id: z.string(), nome: z.string() });

/** A name that is filled in this text, with its braces: '{BAIRRO}', '{{CORRETOR_NOME}}'. */
const settingPlaceholderSchema = z.object({
  marca: z.string(),
  descricao: z.string(),
});

export const configuracaoSchema = z.object({
  chave: z.string(),
  /** What people call it: 'Mensagem de boas-vindas'. */
  titulo: z.string(),
  /** The text in use: the saved one, or the product's own (SET-14). */
  valor: z.string(),
  padrao: z.string(),
  descricao: z.string(),
  categoria: z.enum(categorias),
  /** Instructions are for an engine, messages for people. */
  tipo: z.enum(['instrucao', 'mensagem']),
  placeholders: z.array(settingPlaceholderSchema),
  /** What the text can be tried on; none for messages, which are only filled. */
  exemplos: z.array(exampleSchema),
  /** Grows with every save; 0 while nothing was ever saved. */
  revisao: z.number().int(),
  alteradoEm: z.string().nullable(),
  alteradoPor: z.string().nullable(),
});
export type Configuracao = z.infer<typeof configuracaoSchema>;
export type SettingPlaceholder = Configuracao['placeholders'][number];

/** An older text of a setting. */
export const settingVersionSchema = z.object({
  id: z.number().int(),
  valor: z.string(),
  /** It was the product's own text, brought back. */
  padrao: z.boolean(),
  quando: z.string(),
  por: z.string().nullable(),
});
export type SettingVersion = z.infer<typeof settingVersionSchema>;

/** What came out of a trial, part by part. */
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
  /** Said where the engine does not read the text. */
  aviso: z.string().nullable(),
  duracaoMs: z.number(),
  partes: z.array(trialPartSchema),
});
export type Trial = z.infer<typeof trialSchema>;

const valor = z
  .string({ error: 'Envie o texto da configuração' })
  .transform((text) => cleanText(text.replace(/\r\n?/g, '\n')))
  .pipe(z.string().max(longestSetting, `Use no máximo ${formatCount(longestSetting)} caracteres`));

const path = '/api/configuracoes';
const params = z.object({ chave: z.string() });

export const listConfiguracoes = route({
  method: 'GET',
  path,
  summary: 'Lista os textos de IA e do assistente, com padrão, autor e data da última mudança',
  responses: { 200: z.array(configuracaoSchema) },
});

/** An empty text, or the product's own, brings the default back (SET-16). */
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

/** Runs a text, saved or not, on an example with the engine in use. */
export const trySetting = route({
  method: 'POST',
  path: `${path}/:chave/experimentar`,
  params,
  body: z.object({ valor, exemplo: z.string({ error: 'Escolha um exemplo' }).optional() }),
  summary: 'Experimenta um texto, salvo ou não, em um exemplo com o motor em uso',
  responses: { 200: trialSchema },
});
