import { createHash } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { corretorAcessos } from '#server/db/schema/lisa.ts';

/** How long a link to set a password lasts. */
export const accessMs = 7 * 24 * 60 * 60_000;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes the one-time link by which a corretor sets a password (WPP-19). Only the hash of its token is
 * stored; behind the '#' it reaches no log and no other site.
 */
export async function makeAccessLink(
  { db, now, secret, publicUrl }: { db: Db; now: () => Date; secret: () => string; publicUrl: string },
  corretorId: number,
): Promise<string> {
  const token = secret();
  const criadoEm = now();
  await db.insert(corretorAcessos).values({
    ...{ corretorId, tokenHash: hashOf(token), criadoEm },
    expiraEm: new Date(criadoEm.getTime() + accessMs),
  });
  return `${publicUrl}/meu-espaco/senha#${token}`;
}
