import type pg from 'pg';

/** What a server's error may quote a row or a bound value in. */
const quoting = ['detail', 'hint', 'where', 'internalQuery'] as const;
type ServerError = Error & { code?: string } & { [Name in (typeof quoting)[number]]?: string | undefined };

/** Classes of SQLSTATE whose sentence names tables, columns and rules, never a value. */
const nameOnly = /^(08|0A|23|25|26|28|2D|3D|3F|40|42|53|54|55|57|58)/;

/**
 * Takes out of an error of the server whatever may repeat a value: 'Key (email)=(…) already exists',
 * 'invalid input syntax for type integer: "…"', what a function of the schema raised. SQLSTATE, rule,
 * table and column stay, and say what went wrong.
 */
export function withoutValues(error: ServerError): void {
  const { message, stack, code = '' } = error;
  for (const name of quoting) if (error[name] !== undefined) error[name] = undefined;
  if (nameOnly.test(code)) return;
  error.message = `database error ${code}`;
  if (stack) error.stack = stack.replaceAll(message, error.message);
}

/** Sees each error of a connection before anybody else does. */
export function cleanErrors(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.prependListener('errorMessage', withoutValues);
}
