/** A failed statement: its text, with $1, $2… for bound values. The reason is its `cause`. */
export class QueryError extends Error {
  constructor(statement: string, cause: unknown) {
    super(`Failed query: ${statement.slice(0, 2_000)}`, { cause });
    this.name = 'QueryError';
  }
}
