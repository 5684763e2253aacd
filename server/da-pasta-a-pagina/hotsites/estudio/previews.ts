import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Queryable } from '#server/db/client.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { hotsitePrevias } from '#server/db/schema/estudio.ts';
import { sessoes } from '#server/db/schema/sistema.ts';
import type { ComposedPage } from '../compose-page.ts';

/** A panel frame opens at once; a screen left open requests a new one. */
const lifetimeMs = 30 * 60_000;

/** What a page is rendered from, public or not. */
export type ShownPage = Pick<ComposedPage, 'htmlFile' | 'cssFile' | 'jsFile' | 'estilo' | 'cabeca' | 'fatos'>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * An address for showing a page in an administrator's frame, which cannot send a bearer header: unguessable,
 * and invalid once it expires or the session ends.
 */
export async function makePreview(
  { db, now, token }: { db: Db; now: Date; token: string },
  wanted: { hotsiteId: number; sessionId: number; page: ShownPage },
): Promise<{ token: string; expiraEm: Date }> {
  const { htmlFile, cssFile, jsFile, estilo, cabeca, fatos } = wanted.page;
  const expiraEm = new Date(now.getTime() + lifetimeMs);
  await db.delete(hotsitePrevias).where(lt(hotsitePrevias.expiraEm, now));
  await db.insert(hotsitePrevias).values({
    tokenHash: hashOf(token),
    hotsiteId: wanted.hotsiteId,
    sessaoId: wanted.sessionId,
    expiraEm,
    pagina: { htmlFile, cssFile, jsFile, estilo, cabeca, fatos },
  });
  return { token, expiraEm };
}

/** The page behind a preview address, with its hotsite's rota; null if expired or unknown. */
export async function openStudioPreview(
  db: Queryable,
  token: string,
  now: Date,
): Promise<{ page: ShownPage; rota: string } | null> {
  const [row] = await db
    .select({ page: hotsitePrevias.pagina, rota: hotsites.rota })
    .from(hotsitePrevias)
    .innerJoin(hotsites, eq(hotsites.id, hotsitePrevias.hotsiteId))
    .innerJoin(sessoes, and(eq(sessoes.id, hotsitePrevias.sessaoId), gt(sessoes.expiraEm, now)))
    .where(and(eq(hotsitePrevias.tokenHash, hashOf(token)), gt(hotsitePrevias.expiraEm, now)));
  return row ? { ...row, page: row.page as ShownPage } : null;
}
