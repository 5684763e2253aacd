import { z } from 'zod';
import { entidades, type ImportableList } from '../entidades.ts';
import { maxImportBytes, maxImportRows } from './import-limits.ts';
import { route } from './routes.ts';

/** File columns of each list. */
export const importFields = Object.fromEntries(
  Object.values(entidades).flatMap(({ list, columns }) => (columns ? [[list, columns]] : [])),
) as unknown as Record<ImportableList, readonly string[]>;

const maxCell = 25_000;

/** The outcome of a row, predicted or done. */
export const importVerdictSchema = z.object({
  destino: z.enum(['novo', 'atualiza', 'igual', 'erro']),
  /** The record concerned; rows that fail or would be new have none. */
  id: z.number().int().optional(),
  /** The column at fault, where its message is shown. */
  campo: z.string().optional(),
  mensagem: z.string().optional(),
  /** 'zona-desconhecida': `criarZonas` would create it; 'repetida': an earlier row means the same record. */
  motivo: z.string().optional(),
  /** What a repeated row would be on its own. */
  seria: z.enum(['novo', 'atualiza', 'igual']).optional(),
  /** What is created along with the row: 'Zona “Norte” em Campinas (SP)'. */
  cria: z.string().optional(),
  /** Stored values that the update replaces, by column. */
  antes: z.record(z.string(), z.string().nullable()).optional(),
  /** Keys no two rows may share; 'email=ana@x.com' when it is one column's value. */
  chaves: z.array(z.string()),
});
export type ImportVerdict = z.infer<typeof importVerdictSchema>;

export const importAnswerSchema = z.object({
  /** False for a dry run. */
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
 * Imports many records atomically. With `simular` nothing is written and each row's outcome is returned;
 * `criarZonas` creates zonas that bairros name and their cidade lacks.
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

/** The verdict on a row, ignoring other rows. */
function alone({ seria, ...verdict }: ImportVerdict): ImportVerdict {
  if (!seria) return verdict;
  const { campo, mensagem, motivo, ...plain } = verdict;
  return { ...plain, destino: seria };
}

/**
 * Marks rows that refer to the record of an earlier row as faults: a person decides which one applies. Rows
 * without changes may repeat. Earlier marks are re-evaluated. `numberOf` returns a row's number as shown in
 * its file.
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

/** The fault of a row that shares a key with another one, and the cell it belongs to. */
function repetition(key: string, number: string): { campo: string; mensagem: string } {
  const campo = /^([a-z]+)=/i.exec(key)?.[1];
  return campo
    ? { campo, mensagem: `Repetido: a linha ${number} tem o mesmo valor nesta coluna` }
    : { campo: 'nome', mensagem: `Repetida: é o mesmo registro da linha ${number}` };
}
