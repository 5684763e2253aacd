import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { aoMenos } from '../base/paged.ts';
import { route } from '../base/routes.ts';

/** Counted visits: page views and WhatsApp clicks. */
export type VisitaTipo = 'pagina' | 'whatsapp';

export const visitasSchema = z.object({
  /** Every day of the period, oldest first, ending today. */
  dias: z.array(z.object({ dia: z.iso.date(), paginas: z.number().int(), contatos: z.number().int() })),
  /** Totals of the period. */
  paginas: z.number().int(),
  contatos: z.number().int(),
});
export type Visitas = z.infer<typeof visitasSchema>;

const visitadoSchema = z.object({
  /** Null for what has no page of its own in the panel. */
  id: z.number().int().nullable(),
  nome: z.string(),
  paginas: z.number().int(),
  contatos: z.number().int(),
});
export type Visitado = z.infer<typeof visitadoSchema>;

/** How many of each kind are told at once. */
export const mostVisited = 20;

export const visitasDoMesSchema = visitasSchema.extend({
  /** Of one month alone: a longer period is told by its months. */
  dias: visitasSchema.shape.dias,
  meses: z.array(z.object({ mes: z.string(), paginas: z.number().int(), contatos: z.number().int() })),
  /** The first month that has counts; null where nothing was counted yet. */
  desde: z.string().nullable(),
  /** The most viewed of the period, most first. */
  empreendimentos: z.array(visitadoSchema),
  corretores: z.array(visitadoSchema),
  /** How many were viewed at all; `aoMenos` names those of whom only so many were counted, and there are more. */
  quantos: z.object({
    empreendimentos: z.number().int(),
    corretores: z.number().int(),
    aoMenos: z.array(z.enum(['empreendimentos', 'corretores'])).optional(),
  }),
});
export type VisitasDoMes = z.infer<typeof visitasDoMesSchema>;

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM');
const params = z.object({ mes: month });
/** The last month of the period; the first one where it is not given. */
const ate = month.optional();

/** A month of the whole programme, or several. */
export const readVisitasDoMes = route({
  method: 'GET',
  path: '/api/visitas/meses/:mes',
  summary: `Visitas e contatos de um mês, ou de um até outro, no programa inteiro, com os ${mostVisited} empreendimentos e corretores mais vistos`,
  params,
  query: z.object({ ate }),
  responses: { 200: visitasDoMesSchema },
});

const start = 'Informe a partir de qual, de 0 em diante';

/** The others that were viewed in a period. */
export const readMaisVistos = route({
  method: 'GET',
  path: '/api/visitas/meses/:mes/mais-vistos',
  summary: `Os empreendimentos ou corretores mais vistos de um período, ${mostVisited} por vez`,
  params,
  query: z.object({
    ate,
    de: z.enum(['empreendimentos', 'corretores'], 'Escolha empreendimentos ou corretores'),
    aPartir: z.coerce.number(start).int(start).min(0, start).max(1_000_000, start).default(0),
  }),
  responses: { 200: z.object({ itens: z.array(visitadoSchema), total: z.number().int(), aoMenos }) },
});

const days = 'Escolha de 1 a 366 dias';

/** Counts for one corretor (his site and his editions of hotsites), one hotsite (every edition), or all. */
export const readVisitas = route({
  method: 'GET',
  path: '/api/visitas',
  summary: 'Visitas e contatos por dia, de um corretor, de um hotsite ou de todas as páginas públicas',
  query: z.object({
    corretorId: idSchema.optional(),
    hotsiteId: idSchema.optional(),
    dias: z.coerce.number({ error: days }).int(days).min(1, days).max(366, days).default(30),
  }),
  responses: { 200: visitasSchema },
});
