import type { Queryable } from '#server/db/client.ts';
import { users } from '#server/db/schema/sistema.ts';
import { nextNumber } from './sequence.ts';

/** An administrator who cannot log in; pass a hash as `password` for one who can. */
export async function createUser(db: Queryable, values: Partial<typeof users.$inferInsert> = {}) {
  const [row] = await db
    .insert(users)
    .values({ username: `admin${nextNumber()}`, password: 'no hash', ...values })
    .returning();
  return row!;
}
