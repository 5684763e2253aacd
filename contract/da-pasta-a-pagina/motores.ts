import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { usoSchema } from '../sistema/execucoes.ts';
import { estudioSchema } from './estudio.ts';
import { findingSchema } from './hotsites.ts';
import { hotsiteStyleSchema } from './page-styles.ts';

/** Who plans and writes a page: the rules, or the models. */
export const motorSchema = z.enum(['local', 'model']);
export type Motor = z.infer<typeof motorSchema>;
export const motores = motorSchema.options;
export const nomesDosMotores: Record<Motor, string> = { local: 'Motor local', model: 'Modelo' };

/** A page an engine made to be compared: a version that is neither public nor the draft until someone chooses it. */
const paginaSchema = z.object({
  motor: motorSchema,
  versaoId: z.number().int(),
  numero: z.number().int(),
  criadaEm: z.string(),
  /** Who wrote it: a fallback's name if the engine could not. */
  feitaPor: z.string(),
  estilo: hotsiteStyleSchema,
  rascunho: z.boolean(),
  publica: z.boolean(),
  /** Whether it was made of the edição as it is: only such a page becomes the draft. */
  atual: z.boolean(),
  /** How many of the record's facts it states. */
  fatos: z.number().int(),
  achados: z.array(findingSchema.pick({ level: true, message: true })),
  /** In bytes: its own texts as stored, and what a phone loads for the first view. */
  peso: z.object({ pagina: z.number().int(), primeiraVista: z.number().int() }),
  /** Null if no model was called. */
  uso: usoSchema.nullable(),
});
export type PaginaDoMotor = z.infer<typeof paginaSchema>;

export const comparacaoDeMotoresSchema = z.object({
  /** Null while an engine has written none. */
  paginas: z.object({ local: paginaSchema.nullable(), model: paginaSchema.nullable() }),
  /** Number of facts a page can state, from the record as it is now. */
  fatos: z.number().int(),
  /** Facts that only one of the two states; empty without both. */
  fatosSoDeUm: z.array(z.object({ rotulo: z.string(), valor: z.string(), motor: motorSchema })),
});
export type ComparacaoDeMotores = z.infer<typeof comparacaoDeMotoresSchema>;

const params = z.object({ id: idSchema });
const path = '/api/hotsites/:id/estudio/motores';

export const getMotores = route({
  method: 'GET',
  path,
  summary: 'As páginas dos dois motores para o mesmo registro, e o que difere',
  params,
  responses: { 200: comparacaoDeMotoresSchema },
});

export const writeMotor = route({
  method: 'POST',
  path,
  summary: 'Gera a página com um dos motores, para comparar; nada fica público e o rascunho não muda',
  params,
  body: z.object({ motor: motorSchema }),
  responses: { 200: comparacaoDeMotoresSchema },
});

export const chooseMotor = route({
  method: 'POST',
  path: `${path}/escolher`,
  summary: 'Faz da página de um motor o rascunho',
  params,
  body: z.object({ versaoId: idSchema }),
  responses: { 200: estudioSchema },
});
