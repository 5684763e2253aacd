import { setImmediate as breathe } from 'node:timers/promises';
import { type ImportVerdict, markRepeated } from '#contract/base/importacao.ts';
import type { Values } from '#server/kernel/audit.ts';
import { type Cells, type Importer, type NewParent, nameKey, type Reader } from './importer.ts';

/** Rows judged before other requests get a turn. */
const turn = 500;

export interface Judged {
  verdict: ImportVerdict;
  /** The body to write; null if there is nothing to write. */
  input: Values | null;
  current: Values | null;
  makes: NewParent | null;
}

/** A row's number as a spreadsheet shows it, where the header is row 1. */
export const rowNumber = (index: number) => index + 2;

const asText = (value: unknown) => (value === null || value === undefined ? null : String(value));
const same = (one: unknown, other: unknown) => (one ?? null) === (other ?? null);

/** Validates one row like its form would, with the resource's schema. */
function judgeRow({ resource, columnOf = {} }: Importer, reader: Reader, cells: Cells): Judged {
  const fault = (fields: Omit<ImportVerdict, 'destino' | 'chaves'>): Judged => ({
    verdict: { destino: 'erro', ...fields, chaves: [] },
    input: null,
    current: null,
    makes: null,
  });
  const reading = reader.read(cells);
  if ('mensagem' in reading) return fault(reading);
  const { given, current, keys, makes = null, stored = {} } = reading;
  // A different spelling of the stored name means the same record and does not overwrite its accents.
  if (current && nameKey(given.nome) === nameKey(current.nome)) given.nome = current.nome;
  const fields = Object.keys(resource.routes.input.shape);
  const kept = current ? Object.fromEntries(fields.map((field) => [field, current[field]])) : {};
  const parsed = resource.routes.input.safeParse({ ...kept, ...given });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = String(issue?.path[0] ?? 'nome');
    return fault({ campo: columnOf[field] ?? field, mensagem: issue?.message ?? 'Dados inválidos' });
  }
  const input = parsed.data as Values;
  if (!current)
    return {
      verdict: { destino: 'novo', chaves: keys, ...(makes ? { cria: makes.label } : {}) },
      input,
      current,
      makes,
    };
  const id = current.id as number;
  const changed = Object.keys(given).filter((field) => !same(input[field], current[field]));
  if (changed.length === 0)
    return { verdict: { destino: 'igual', id, chaves: keys }, input: null, current, makes: null };
  const antes = Object.fromEntries(
    changed.map((field) => {
      const column = columnOf[field] ?? field;
      return [column, column in stored ? stored[column]! : asText(current[field])];
    }),
  );
  return { verdict: { destino: 'atualiza', id, antes, chaves: keys }, input, current, makes };
}

/** Judges all rows of a file, yielding to other requests in between. */
export async function judgeRows(importer: Importer, reader: Reader, rows: Cells[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index % turn === turn - 1) await breathe();
    judged.push(judgeRow(importer, reader, cells));
  }
  const verdicts = markRepeated(
    judged.map(({ verdict }) => verdict),
    rowNumber,
  );
  return judged.map((row, index) => ({ ...row, verdict: verdicts[index]! }));
}
