import { z } from 'zod';

/** A public page that a change left behind. */
export const paginaAtrasSchema = z.object({
  path: z.string(),
  nome: z.string(),
  /** Labels of the fields it still states as they were. */
  campos: z.array(z.string()),
});
export type PaginaAtras = z.infer<typeof paginaAtrasSchema>;
