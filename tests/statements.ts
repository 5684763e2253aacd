import pg from 'pg';
import { vi } from 'vitest';

/** How many statements the database is told while `act` runs. */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
