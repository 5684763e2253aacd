/**
 * A table of ways of saying something, in the words `normalize` leaves: one a line or several parted by ' | '; a line
 * set in goes on with the one above. `(a|b)` chooses, `{name}` stands for a slot, the rest is a regular expression.
 */
const rowsOf = (table: string): string[] =>
  table
    .replace(/\n {2}/g, '')
    .split('\n')
    .flatMap((line) => line.split(' | '))
    .map((row) => row.trim())
    .filter(Boolean);

const uncaptured = (row: string) => row.replace(/(?<!\\)\((?!\?)/g, '(?:');
/** Whole words alone: 'simples' holds no 'sim'. A row that says where it begins does so itself. */
const whole = (row: string) => `${/^(?:\(?\^|\(\?<)/.test(row) ? '' : '(?<![a-z0-9])'}(?:${row})(?![a-z0-9])`;

/** The rows of a table as one pattern, wherever they stand. */
export const said = (table: string): RegExp =>
  new RegExp(
    rowsOf(table)
      .map((row) => whole(uncaptured(row)))
      .join('|'),
  );

/** The rows of a table at the beginning, after any of what may lead to them. */
export const startingWith = (lead: string, table: string): RegExp =>
  new RegExp(
    `^(?:(?:${rowsOf(lead).map(uncaptured).join('|')}) )*(?:${rowsOf(table).map(uncaptured).join('|')})(?![a-z0-9])`,
  );

/** The rows of a table at one place of a text, the first that fits. */
export function saidHere(table: string, slots: Readonly<Record<string, string>>): RegExp {
  const filled = (row: string) =>
    row.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => `(${rowsOf(slots[name]!).join('|')})`);
  const rows = rowsOf(table).map((row) => uncaptured(filled(row)));
  return new RegExp(`(?:${rows.join('|')})(?:(?<![a-z0-9])|(?![a-z0-9-]))`, 'y');
}
