import { z } from 'zod';

/** What stands in the way of a delete: '3 cidades', the screen that lists them, and the first ones. */
export const useSchema = z.object({
  label: z.string(),
  path: z.string(),
  items: z.array(z.object({ id: z.number().int(), nome: z.string() })),
});
export type Use = z.infer<typeof useSchema>;

/** What happened to a record since it was read (API-19). */
export const changeSchema = z.object({
  /** Name of the account, or null when the product itself did it. */
  by: z.string().nullable(),
  at: z.string(),
  /** Names of the fields that are different now. */
  fields: z.array(z.string()),
  /** The record as it is now. */
  current: z.unknown(),
});
export type Change = z.infer<typeof changeSchema>;

/** What a login whose password was right still waits for: a code, or a passkey in its place. */
export const segundoFatorSchema = z.object({
  /** Goes back with the code, within five minutes. */
  desafio: z.string(),
  fatores: z.array(z.enum(['codigo', 'passkey'])),
});
export type SegundoFator = z.infer<typeof segundoFatorSchema>;

/** Body of every failed call. `message` is for people, in Portuguese; `code` is for programs. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
  /** The precise reason behind a fixed sentence, shown as a second line. */
  detail: z.string().optional(),
  uses: z.array(useSchema).optional(),
  change: changeSchema.optional(),
  segundoFator: segundoFatorSchema.optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
