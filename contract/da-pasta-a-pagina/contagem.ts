import { z } from 'zod';

/** Number of findings of a verificação by level. */
export const contagemSchema = z.object({ vermelhos: z.number().int(), amarelos: z.number().int() });
export type Contagem = z.infer<typeof contagemSchema>;
