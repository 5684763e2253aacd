import { z } from 'zod';
import type { Finding } from './hotsites.ts';

/** Whether a written page was drawn before it was kept, and which of the two a model wrote was kept. */
export const desenhoSchema = z.discriminatedUnion('estado', [
  z.object({ estado: z.literal('nao-desenhada'), motivo: z.string() }),
  z.object({
    estado: z.literal('desenhada'),
    ficou: z.enum(['primeira', 'segunda']),
    /** Why the second was not even weighed; null if it was. */
    motivo: z.string().nullable(),
  }),
]);
export type Desenho = z.infer<typeof desenhoSchema>;

/** How the panel says it. */
export function textoDoDesenho(desenho: Desenho): string {
  if (desenho.estado === 'nao-desenhada') return `Não desenhada. ${desenho.motivo}`;
  const kept =
    desenho.ficou === 'segunda'
      ? 'a versão escrita de novo, depois de vista, ficou'
      : (desenho.motivo ?? 'a primeira versão ficou: a segunda tinha mais achados');
  return `Desenhada no celular e no computador; ${kept}.`;
}

export const naoDesenhada = 'nao-desenhada';
/** What stands among the findings of a page that nobody saw before it was kept. */
export const achadosDoDesenho = (desenho: Desenho | undefined): Finding[] =>
  desenho?.estado === 'nao-desenhada'
    ? [{ level: 'yellow', code: naoDesenhada, message: textoDoDesenho(desenho) }]
    : [];
