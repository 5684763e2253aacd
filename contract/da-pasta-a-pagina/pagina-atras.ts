import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { hotsiteStyleSchema } from './page-styles.ts';

/** A public page that a change left behind. */
const paginaAtrasSchema = z.object({
  path: z.string(),
  nome: z.string(),
  /** Labels of the fields it still states as they were. */
  campos: z.array(z.string()),
});
export type PaginaAtras = z.infer<typeof paginaAtrasSchema>;

/** A hotsite left behind: what its visitors see now and will see, and how it is written again. */
export const hotsiteAtrasSchema = paginaAtrasSchema.extend({
  hotsiteId: z.number().int(),
  estilo: hotsiteStyleSchema,
  /** By field, what the page states and what the record does. */
  mudancas: z.array(z.object({ campo: z.string(), antes: z.unknown(), depois: z.unknown() })),
});
export type HotsiteAtras = z.infer<typeof hotsiteAtrasSchema>;

const paginasAtrasSchema = z.object({
  paginas: z.array(hotsiteAtrasSchema),
  /** Where to go on; null at the end. */
  seguinte: z.number().int().nullable(),
});
export type PaginasAtras = z.infer<typeof paginasAtrasSchema>;

/** Most pages of one answer, and most hotsites that one call looks among. */
export const limitesDasPaginasAtras = { paginas: 20, entre: 100 } as const;

/**
 * Those behind, of all hotsites or of some, in the order of their empreendimentos; or what one hotsite still says, none if
 * it says what its record does.
 */
export const listPaginasAtras = route({
  method: 'GET',
  path: '/api/empreendimentos/paginas-atras',
  summary:
    'As páginas no ar que dizem o que o cadastro não diz mais, com o que muda em cada uma, até 20 por vez',
  query: z.object({
    hotsiteId: idSchema.optional(),
    entre: z.preprocess(
      (value) => (value === undefined ? undefined : [value].flat()),
      z.array(idSchema).max(limitesDasPaginasAtras.entre, 'Hotsites demais').optional(),
    ),
    /** The `seguinte` of the answer before. */
    depois: idSchema.optional(),
  }),
  responses: { 200: paginasAtrasSchema },
});
