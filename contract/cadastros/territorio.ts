import { z } from 'zod';
import { optionalImage, optionalText, requiredId, requiredText } from '../base/fields.ts';
import { resourceRoutes } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { fonteSchema } from '../sistema/modelos.ts';

const id = z.number().int();
const record = { id, revisao: z.number().int() };

/** What the catalogue says about a form that is not complete (TER-13, TER-14, TER-17..TER-19). */
const incomplete = {
  regiao: 'Nome e código são obrigatórios',
  all: 'Todos os campos são obrigatórios',
  zona: 'Nome e cidade são obrigatórios',
  bairro: 'Nome e zona são obrigatórios',
};

export const regiaoSchema = z.object({ ...record, nome: z.string(), codigo: z.string() });
export type Regiao = z.infer<typeof regiaoSchema>;
export const regioesRoutes = resourceRoutes(
  'regioes',
  regiaoSchema,
  z.object({ nome: requiredText(incomplete.regiao), codigo: requiredText(incomplete.regiao, 20) }),
);

export const estadoSchema = z.object({
  ...record,
  nome: z.string(),
  sigla: z.string(),
  regiaoId: id,
  regiao: z.object({ id, nome: z.string(), codigo: z.string() }),
});
export type Estado = z.infer<typeof estadoSchema>;
export const estadosRoutes = resourceRoutes(
  'estados',
  estadoSchema,
  z.object({
    nome: requiredText(incomplete.all),
    /** Exactly two letters, upper case (TER-15, TER-16). */
    sigla: requiredText(incomplete.all)
      .transform((sigla) => sigla.toUpperCase())
      .pipe(z.string().regex(/^[A-Z]{2}$/, incomplete.all)),
    regiaoId: requiredId(incomplete.all),
  }),
);

const estadoOfCidade = z.object({ id, nome: z.string(), sigla: z.string() });
export const cidadeSchema = z.object({ ...record, nome: z.string(), estadoId: id, estado: estadoOfCidade });
export type Cidade = z.infer<typeof cidadeSchema>;
export const cidadesRoutes = resourceRoutes(
  'cidades',
  cidadeSchema,
  z.object({ nome: requiredText(incomplete.all), estadoId: requiredId(incomplete.all) }),
);

const cidadeOfZona = z.object({ id, nome: z.string(), estadoId: id, estado: estadoOfCidade });
export const zonaSchema = z.object({ ...record, nome: z.string(), cidadeId: id, cidade: cidadeOfZona });
export type Zona = z.infer<typeof zonaSchema>;
export const zonasRoutes = resourceRoutes(
  'zonas',
  zonaSchema,
  z.object({ nome: requiredText(incomplete.zona), cidadeId: requiredId(incomplete.zona) }),
);

export const bairroSchema = z.object({
  ...record,
  nome: z.string(),
  slug: z.string(),
  zonaId: id,
  informacoes: z.string().nullable(),
  foto: z.string().nullable(),
  zona: z.object({ id, nome: z.string(), cidadeId: id, cidade: cidadeOfZona }),
});
export type Bairro = z.infer<typeof bairroSchema>;
/** Longest text about a bairro. */
export const maxInformacoes = 20_000;
export const bairrosRoutes = resourceRoutes(
  'bairros',
  bairroSchema,
  z.object({
    nome: requiredText(incomplete.bairro),
    zonaId: requiredId(incomplete.bairro),
    informacoes: optionalText(maxInformacoes),
    foto: optionalImage(),
  }),
);

/** The text, and the engine that wrote it as the screen names it. */
export const bairroTextSchema = z.object({
  informacoes: z.string(),
  motor: z.string(),
  /** Whether the web was searched for it, and the pages it was found on. */
  buscou: z.boolean(),
  fontes: z.array(fonteSchema),
});
export type BairroText = z.infer<typeof bairroTextSchema>;

/** A text about a bairro that need not be saved yet (TER-24); it is kept only with the form. */
export const generateBairroText = route({
  method: 'POST',
  path: '/api/bairros/generate-ai-content',
  access: 'admin',
  summary: 'Escreve um texto sobre um bairro com o motor de inteligência em uso',
  body: z.object({ nome: requiredText(incomplete.bairro), zonaId: requiredId(incomplete.bairro) }),
  responses: { 200: bairroTextSchema },
});

/** How many of each the load of IBGE's territory made. */
const loadedIbgeSchema = z.object({
  regioes: z.number().int(),
  estados: z.number().int(),
  cidades: z.number().int(),
});
export type LoadedIbge = z.infer<typeof loadedIbgeSchema>;

/**
 * Brings IBGE's regions, states and municipalities into the territory, in one act. What is there
 * already is left alone, so it can be repeated; answers how many of each were made.
 */
export const loadIbge = route({
  method: 'POST',
  path: '/api/territorio/ibge',
  access: 'admin',
  summary: 'Carrega regiões, estados e municípios do IBGE; o que já existe fica como está',
  responses: { 200: loadedIbgeSchema },
});
