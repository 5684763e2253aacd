import { z } from 'zod';

export const manifestName = 'manifesto.json';
export const manifestHashName = 'manifesto.sha256';

const fileSchema = z.object({
  nome: z.string().min(1),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type PackFile = z.output<typeof fileSchema>;

/** Content of a pack's manifest, in order. */
export const manifestSchema = z.object({
  formato: z.literal('portal-do-corretor/comprovante'),
  versao: z.literal(1),
  hotsite: z.object({ id: z.number().int(), nome: z.string(), rota: z.string() }),
  /** The requested day. */
  data: z.iso.date(),
  publicadaEm: z.iso.datetime(),
  arquivos: z.array(fileSchema),
});
export type Manifest = z.output<typeof manifestSchema>;
