import { z } from 'zod';
import { optionalImage, optionalText, requiredId, requiredText } from '../base/fields.ts';
import type { RowOf } from '../base/plain.ts';
import { plainRoutes } from '../base/plain-routes.ts';
import { resourceRoutes } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { fonteSchema } from '../sistema/modelos.ts';
import { cidade, estado, regiao, zona } from './places.ts';

export type Regiao = RowOf<typeof regiao>;
export const regioesRoutes = plainRoutes(regiao);
export type Estado = RowOf<typeof estado>;
export const estadosRoutes = plainRoutes(estado);
export type Cidade = RowOf<typeof cidade>;
export const cidadesRoutes = plainRoutes(cidade);
export type Zona = RowOf<typeof zona>;
export const zonasRoutes = plainRoutes(zona);

const id = z.number().int();
/** Messages for an incomplete form (TER-19). */
const incomplete = 'Nome e zona são obrigatórios';
const cidadeOfZona = z.object({
  id,
  nome: z.string(),
  estadoId: id,
  estado: z.object({ id, nome: z.string(), sigla: z.string() }),
});

export const bairroSchema = z.object({
  id,
  revisao: id,
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
    nome: requiredText(incomplete),
    zonaId: requiredId(incomplete),
    informacoes: optionalText(maxInformacoes),
    foto: optionalImage(),
  }),
);

/** The text and the display name of the engine that wrote it. */
export const bairroTextSchema = z.object({
  informacoes: z.string(),
  motor: z.string(),
  /** What of the text is not as its prompt asks. */
  nota: z.string().nullable(),
  /** Whether the web was searched, and the pages found. */
  buscou: z.boolean(),
  fontes: z.array(fonteSchema),
});
export type BairroText = z.infer<typeof bairroTextSchema>;

/** Generates a text about a bairro that need not exist yet (TER-24); it is stored only with the form. */
export const generateBairroText = route({
  method: 'POST',
  path: '/api/bairros/generate-ai-content',
  summary: 'Escreve um texto sobre um bairro com o motor de inteligência em uso',
  body: z.object({ nome: requiredText(incomplete), zonaId: requiredId(incomplete) }),
  responses: { 200: bairroTextSchema },
});

/** Number of records of each kind that loading IBGE's territory created. */
const loadedIbgeSchema = z.object({
  regioes: z.number().int(),
  estados: z.number().int(),
  cidades: z.number().int(),
});
export type LoadedIbge = z.infer<typeof loadedIbgeSchema>;

/**
 * Loads IBGE's regions, states and municipalities atomically. Existing records are left alone, so it can be
 * repeated; returns the number created.
 */
export const loadIbge = route({
  method: 'POST',
  path: '/api/territorio/ibge',
  summary: 'Carrega regiões, estados e municípios do IBGE; o que já existe fica como está',
  responses: { 200: loadedIbgeSchema },
});
