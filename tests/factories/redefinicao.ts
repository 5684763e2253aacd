import { randomUUID } from 'node:crypto';
import { redefinicoes } from '#server/db/schema/emails.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { hashToken } from '#server/kernel/token-hash.ts';
import type { TestApp } from '#tests/app.ts';

/** An account of its own, and an open link to a new password for it. */
export async function createRedefinicao(app: Pick<TestApp, 'post' | 'db' | 'clock'>) {
  const username = `conta ${randomUUID()}`;
  const userId = (await app.post('/api/administradores', { username })).body.id as number;
  const token = randomIds.secret();
  const expiraEm = new Date(app.clock.now().getTime() + 30 * 60_000);
  await app.db.insert(redefinicoes).values({ userId, tokenHash: hashToken(token), expiraEm });
  return { userId, username, token };
}
