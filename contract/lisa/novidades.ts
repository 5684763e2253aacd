import { z } from 'zod';

/** Something that changed for a corretor: within his coverage, on his pages or among his contacts. */
export const novidadeSchema = z.object({
  tipo: z.enum(['contato', 'empreendimento', 'tabela', 'preco']),
  /** Tells it from all others of its corretor: nothing is told twice. */
  chave: z.string(),
  empreendimentoId: z.number().int().nullable(),
  nome: z.string(),
  /** What happened, in one sentence. */
  texto: z.string(),
  /** Since when it is so, ISO. */
  em: z.string(),
});
export type Novidade = z.infer<typeof novidadeSchema>;
