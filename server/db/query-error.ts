/** A statement that failed: its text, with $1, $2… where values were bound. The reason is its `cause`. */
export class QueryError extends Error {
  constructor(statement: string, cause: unknown) {
    super(`Failed query: ${statement.slice(0, 2_000)}`, { cause });
    this.name = 'QueryError';
  }
}
