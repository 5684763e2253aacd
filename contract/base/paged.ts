import { z } from 'zod';
import { conditionLimits, parseCondition } from './conditions.ts';

/** One of a few words in a query; an empty one means none. */
export const oneOf = <Options extends readonly [string, ...string[]]>(options: Options, message: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(options, { error: message }).optional());

/** A few words in one text of a query, separated by commas; an empty one is none. */
const severalOf = <const Options extends readonly [string, ...string[]]>(options: Options, message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value && null),
    z
      .array(z.enum(options, { error: message }), { error: message })
      .max(5, message)
      .default([]),
  );

const badCondition = 'Condição inválida: escreva como coluna=valor, coluna~texto, coluna>=1 ou coluna<=1';

/** The conditions of a query on these columns: one text, or several of the same name. */
export const conditionsOn = <Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z
    .preprocess(
      (value) => (value === '' || value === undefined ? [] : Array.isArray(value) ? value : [value]),
      z
        .array(
          z
            .string({ error: badCondition })
            .refine((text) => columns.includes(parseCondition(text)?.column ?? ''), badCondition),
          { error: badCondition },
        )
        .max(conditionLimits.count, 'Condições demais'),
    )
    .default([]);

/** Query of every paged call; a list adds its own filters. Several columns order one after the other. */
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
  ordem: severalOf(orders, message),
  direcao: severalOf(['asc', 'desc'], 'Direção inválida: use asc ou desc'),
});

export interface Order<Column extends string = string> {
  by: Column;
  descending: boolean;
}

/** The orders of a query, the first one deciding first. */
export const ordersOf = <Column extends string>(query: {
  ordem: readonly Column[];
  direcao: readonly ('asc' | 'desc')[];
}): Order<Column>[] => query.ordem.map((by, place) => ({ by, descending: query.direcao[place] === 'desc' }));

/** Set where only so many were counted, and there are more. */
export const aoMenos = z.literal(true).optional();

/** Answer of every paged call (docs/decisions/0008, 0045). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    itens: z.array(row),
    pagina: z.number().int(),
    /** Number of matches on all pages. */
    total: z.number().int(),
    aoMenos,
    /** Number of records, matching or not. */
    registros: z.number().int(),
  });

/** A value of a column, '' if missing, and how many matches have it. */
const facetSchema = z.object({ valor: z.string(), total: z.number().int(), aoMenos });
export type Facet = z.infer<typeof facetSchema>;
/** Answer of a call for the values of a column, most frequent first. */
export const facetsSchema = z.array(facetSchema);

export interface Page<Row> {
  itens: Row[];
  pagina: number;
  total: number;
  aoMenos?: true | undefined;
  registros: number;
}
