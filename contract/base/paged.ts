import { z } from 'zod';

/** One of a few words in an address; an empty one is none. */
export const oneOf = <Options extends readonly [string, ...string[]]>(options: Options, message: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(options, { error: message }).optional());

/** What every paged call is asked; the filters of the list stand beside it. */
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

/**
 * What a paged call answers (docs/decisions/0008).
 */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    itens: z.array(row),
    pagina: z.number().int(),
    /** How many were found on all pages. */
    total: z.number().int(),
    /** How many there are, found or not. */
    registros: z.number().int(),
  });

export interface Page<Row> {
  itens: Row[];
  pagina: number;
  total: number;
  registros: number;
}
