import { z } from 'zod';

/**
 * What a paged call answers (docs/decisions/0008). Its query is `q`, `pagina`, `ordem`, `direcao` and
 * the filters of the list.
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
