import type pg from 'pg';
import { megabyte } from '#contract/base/units.ts';
import { quoted, type Table } from './tables.ts';

/** Size of a part: what a reader holds in memory. */
const partBytes = megabyte;
const rowsPerFetch = 50;

/** Makes text output independent of server settings, within the transaction. */
async function fixFormats(client: pg.ClientBase): Promise<void> {
  await client.query(`SELECT set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '3', true)`);
}

/**
 * A table's rows in parts of whole lines, each line an object with every column as text: PostgreSQL's own
 * exact form, distinguishing a JSON null from a missing value. Inside a transaction.
 */
export async function* rowParts(
  client: pg.ClientBase,
  { name, columns }: Table,
): AsyncGenerator<{ bytes: Buffer; linhas: number }> {
  await fixFormats(client);
  const texts = columns.map((column) => `${quoted(column.name)}::text AS ${quoted(column.name)}`).join(', ');
  await client.query(
    `DECLARE copia NO SCROLL CURSOR FOR
     SELECT row_to_json(r)::text AS line FROM (SELECT ${texts} FROM public.${quoted(name)}) r`,
  );
  let lines: string[] = [];
  let size = 0;
  const part = () => {
    const made = { bytes: Buffer.from(lines.join('')), linhas: lines.length };
    lines = [];
    size = 0;
    return made;
  };
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsPerFetch} FROM copia`);
    if (rows.length === 0) break;
    for (const { line } of rows) {
      lines.push(`${line}\n`);
      size += line.length;
      if (size >= partBytes) yield part();
    }
  }
  if (lines.length > 0) yield part();
  await client.query('CLOSE copia');
}

/** Inserts the lines of one part into their table. Inside a transaction. */
export async function insertRows(client: pg.ClientBase, table: Table, bytes: Buffer): Promise<void> {
  await fixFormats(client);
  const { name, columns } = table;
  const names = columns.map((column) => quoted(column.name));
  const rows = `[${bytes.toString('utf8').trimEnd().replaceAll('\n', ',')}]`;
  await client.query(
    `INSERT INTO public.${quoted(name)} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.map((column, i) => `${names[i]}::${column.type}`).join(', ')}
     FROM json_to_recordset($1::json) AS r(${names.map((column) => `${column} text`).join(', ')})`,
    [rows],
  );
}
