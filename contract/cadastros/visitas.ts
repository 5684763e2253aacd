import { z } from 'zod';
import { idSchema } from '../base/common.ts';
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

export const visitasDoMesSchema = visitasSchema.extend({
  /** The most viewed of the month, most first. */
  empreendimentos: z.array(visitadoSchema),
  corretores: z.array(visitadoSchema),
});
export type VisitasDoMes = z.infer<typeof visitasDoMesSchema>;

/** How many of each kind are told. */
export const mostVisited = 20;

const month = 'Informe o mês como AAAA-MM';

/** A month of the whole programme. */
export const readVisitasDoMes = route({
  method: 'GET',
  path: '/api/visitas/meses/:mes',
  summary: `Visitas e contatos de um mês no programa inteiro, com os ${mostVisited} empreendimentos e corretores mais vistos`,
  params: z.object({ mes: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, month) }),
  responses: { 200: visitasDoMesSchema },
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
