import { z } from 'zod';

/** What blocks a deletion: '3 cidades', the screen that lists them, and the first few. */
export const useSchema = z.object({
  label: z.string(),
  path: z.string(),
  items: z.array(z.object({ id: z.number().int(), nome: z.string() })),
});
export type Use = z.infer<typeof useSchema>;

/** What happened to a record since it was read (API-19). */
export const changeSchema = z.object({
  /** Name of the account, or null when the product did it itself. */
  by: z.string().nullable(),
  at: z.string(),
  /** Names of the fields that differ now. */
  fields: z.array(z.string()),
  /** The record as it is now. */
  current: z.unknown(),
});
export type Change = z.infer<typeof changeSchema>;

/** What a login with a correct password still requires: a code, or a passkey instead. */
export const segundoFatorSchema = z.object({
  /** Sent back with the code, within five minutes. */
  desafio: z.string(),
  fatores: z.array(z.enum(['codigo', 'passkey'])),
});
export type SegundoFator = z.infer<typeof segundoFatorSchema>;

/** Body of every failed call. `message` is for people, in Portuguese; `code` is for programs. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
  /** The specific reason, shown as a second line below the fixed sentence. */
  detail: z.string().optional(),
  uses: z.array(useSchema).optional(),
  change: changeSchema.optional(),
  segundoFator: segundoFatorSchema.optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
