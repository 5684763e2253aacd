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
