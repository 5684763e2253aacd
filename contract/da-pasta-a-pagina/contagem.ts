import { z } from 'zod';

/** How many findings of each kind the check of a page has. */
export const contagemSchema = z.object({ vermelhos: z.number().int(), amarelos: z.number().int() });
export type Contagem = z.infer<typeof contagemSchema>;
