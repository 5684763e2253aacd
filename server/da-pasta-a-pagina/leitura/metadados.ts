import { z } from 'zod';
import { fatosSchema } from '#contract/cadastros/fatos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Fonte } from '#contract/da-pasta-a-pagina/leitura.ts';

const documentoSchema = z.object({
  path: z.string(),
  state: z.enum(['lido', 'ignorado', 'reservado']),
  message: z.string().nullable().catch(null),
  pageCount: z.number().int().nullable().catch(null),
  /** Where the PDF is stored, and the size of its quoted pages. */
  origem: z.string().nullable().catch(null),
  paginas: z.record(z.string(), z.tuple([z.number(), z.number()])).catch({}),
});

const metadadosSchema = z.object({
  fatos: fatosSchema.nullable().catch(null),
  duvidas: z.array(z.string()).catch([]),
  documentos: z.array(documentoSchema).catch([]),
  avisos: z.array(z.string()).catch([]),
  motor: z.string().nullable().catch(null),
  lidoEm: z.string().nullable().catch(null),
});
export type MetadadosLidos = z.infer<typeof metadadosSchema>;

/** What is stored of the last reading; empty if never read. */
export const readMetadados = (stored: unknown): MetadadosLidos =>
  metadadosSchema.safeParse(stored ?? {}).data ?? metadadosSchema.parse({});

/** Evidence with what is needed to show its page. */
export function fonteOf({ documentos }: MetadadosLidos, evidence: Evidence): Fonte {
  const document = documentos.find(({ path }) => path === evidence.file);
  const size = document?.paginas[evidence.page];
  return {
    ...evidence,
    imagem: Boolean(document?.origem),
    pagina: size ? { width: size[0], height: size[1] } : null,
  };
}
