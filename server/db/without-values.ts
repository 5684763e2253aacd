import type pg from 'pg';

/** Fields of a server error that may quote a row or a bound value. */
const quoting = ['detail', 'hint', 'where', 'internalQuery'] as const;
type ServerError = Error & { code?: string } & { [Name in (typeof quoting)[number]]?: string | undefined };

/** SQLSTATE classes whose message names tables, columns and constraints, never a value. */
const nameOnly = /^(08|0A|23|25|26|28|2D|3D|3F|40|42|53|54|55|57|58)/;

/**
 * Removes everything from a server error that may repeat a value: 'Key (email)=(…) already exists', 'invalid
 * input syntax for type integer: "…"', messages raised by schema functions. SQLSTATE, constraint, table and
 * column remain.
 */
export function withoutValues(error: ServerError): void {
  const { message, stack, code = '' } = error;
  for (const name of quoting) if (error[name] !== undefined) error[name] = undefined;
  if (nameOnly.test(code)) return;
  error.message = `database error ${code}`;
  if (stack) error.stack = stack.replaceAll(message, error.message);
}

/** Intercepts each error of a connection before anyone else. */
export function cleanErrors(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.prependListener('errorMessage', withoutValues);
}
