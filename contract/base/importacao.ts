import { z } from 'zod';
import { entidades, type ImportableList } from '../entidades.ts';
import { maxImportBytes, maxImportRows } from './import-limits.ts';
import { route } from './routes.ts';

/** Columns of a file by list, as they are sent. */
export const importFields = Object.fromEntries(
  Object.values(entidades).flatMap(({ list, columns }) => (columns ? [[list, columns]] : [])),
) as unknown as Record<ImportableList, readonly string[]>;

const maxCell = 25_000;

/** What would become of a row, or has become of it. */
export const importVerdictSchema = z.object({
  destino: z.enum(['novo', 'atualiza', 'igual', 'erro']),
  /** The record it is about; a row that fails or would be new has none. */
  id: z.number().int().optional(),
  /** The column at fault, and the sentence beside it. */
  campo: z.string().optional(),
  mensagem: z.string().optional(),
  /** 'zona-desconhecida': `criarZonas` would make it; 'repetida': an earlier row means the same. */
  motivo: z.string().optional(),
  /** What a repeated row would be by itself. */
  seria: z.enum(['novo', 'atualiza', 'igual']).optional(),
  /** What is made along with the row: 'Zona “Norte” em Campinas (SP)'. */
  cria: z.string().optional(),
  /** Stored values that an update takes the place of, by column. */
  antes: z.record(z.string(), z.string().nullable()).optional(),
  /** What no two rows of a file may share; 'email=ana@x.com' where it is the value of one column. */
  chaves: z.array(z.string()),
});
export type ImportVerdict = z.infer<typeof importVerdictSchema>;

export const importAnswerSchema = z.object({
  /** False when nothing was written because it was a trial. */
  gravado: z.boolean(),
  linhas: z.array(importVerdictSchema),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

const cell = z.string({ error: 'Cada célula deve ser um texto' }).max(maxCell, 'Texto longo demais');
const rowOf = (list: ImportableList) =>
  z.object(Object.fromEntries(importFields[list].map((field) => [field, cell.optional()])), {
    error: 'Cada linha deve ser um objeto com as colunas do arquivo',
  });

/**
 * Many records in one act: all rows or none. With `simular` nothing is written and each row's fate
 * is told; `criarZonas` makes zonas that bairros name and their cidade does not have.
 */
export const importRoute = (list: ImportableList) =>
  route({
    method: 'POST',
    path: `/api/${list}/importar`,
    summary: 'Importa muitas linhas de uma vez, ou diz o que aconteceria com cada uma',
    bodyLimit: maxImportBytes,
    body: z.object({
      linhas: z
        .array(rowOf(list), { error: 'Envie as linhas do arquivo' })
        .min(1, 'Envie ao menos uma linha')
        .max(maxImportRows, 'Envie no máximo 50.000 linhas de uma vez'),
      simular: z.boolean({ error: 'Diga em “simular” se é apenas uma simulação' }),
      criarZonas: z.boolean({ error: 'Valor inválido em “criarZonas”' }).default(false),
    }),
    responses: { 200: importAnswerSchema },
  });

/** The verdict on a row by itself. */
function alone({ seria, ...verdict }: ImportVerdict): ImportVerdict {
  if (!seria) return verdict;
  const { campo, mensagem, motivo, ...plain } = verdict;
  return { ...plain, destino: seria };
}

/**
 * Turns rows that mean the record of an earlier row into faults: which of the two holds is for a
 * person to say. Rows that change nothing may stand twice. Earlier marks are judged anew. `numberOf`
 * gives a row's number as its file shows it.
 */
export function markRepeated(
  verdicts: ImportVerdict[],
  numberOf: (index: number) => number,
): ImportVerdict[] {
  const first = new Map<string, number>();
  const plain = verdicts.map(alone);
  return plain.map((verdict, index) => {
    const { destino, chaves } = verdict;
    if (destino === 'erro') return verdict;
    const shared = chaves.find((key) => first.has(key));
    const twin = shared === undefined ? undefined : first.get(shared);
    for (const key of chaves) if (!first.has(key)) first.set(key, index);
    if (twin === undefined) return verdict;
    if (destino === 'igual' && plain[twin]?.destino === 'igual') return verdict;
    const told = repetition(shared!, numberOf(twin).toLocaleString('pt-BR'));
    return { ...verdict, destino: 'erro', seria: destino, ...told, motivo: 'repetida' };
  });
}

/** What is said of a row that shares a key with the row of that number, and beside which cell. */
function repetition(key: string, number: string): { campo: string; mensagem: string } {
  const campo = /^([a-z]+)=/i.exec(key)?.[1];
  return campo
    ? { campo, mensagem: `Repetido: a linha ${number} tem o mesmo valor nesta coluna` }
    : { campo: 'nome', mensagem: `Repetida: é o mesmo registro da linha ${number}` };
}
