import { z } from 'zod';

/** One of a few words in a query; an empty one means none. */
export const oneOf = <Options extends readonly [string, ...string[]]>(options: Options, message: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(options, { error: message }).optional());

/** Query of every paged call; a list adds its own filters. */
export const pagedQuery = <Orders extends readonly [string, ...string[]]>(
  orders: Orders,
  message: string,
) => ({
  q: z.string({ error: 'Busca inválida' }).max(200, 'Busca longa demais').default(''),
  pagina: z.coerce
    .number({ error: 'Página inválida' })
    .int('Página inválida')
    .min(1, 'Página inválida')
    .max(1_000_000, 'Página inválida')
    .default(1),
  ordem: oneOf(orders, message),
  direcao: oneOf(['asc', 'desc'], 'Direção inválida: use asc ou desc'),
});

/** Answer of every paged call (docs/decisions/0008). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    itens: z.array(row),
    pagina: z.number().int(),
    /** Number of matches on all pages. */
    total: z.number().int(),
    /** Number of records, matching or not. */
    registros: z.number().int(),
  });

export interface Page<Row> {
  itens: Row[];
  pagina: number;
  total: number;
  registros: number;
}
