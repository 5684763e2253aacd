import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { Queryable } from '#server/db/client.ts';
import { lisaLinks } from '#server/db/schema/lisa.ts';

/** Lifetime of each kind of link. */
const lasting = { senha: 7 * dayMs, dados: dayMs } as const;
type LinkKind = keyof typeof lasting;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface LinkTools {
  now: () => Date;
  secret: () => string;
  publicUrl: string;
}

/**
 * Creates a one-time link (WPP-19). Only its token's hash is stored. A password link has the token after '#',
 * where no log and no other site sees it.
 */
export async function makeLink(
  db: Queryable,
  { now, secret, publicUrl }: LinkTools,
  { tipo, pessoa, corretorId }: { tipo: LinkKind; pessoa: string; corretorId: number | null },
): Promise<string> {
  const token = secret();
  const criadoEm = now();
  await db.insert(lisaLinks).values({
    tipo,
    pessoa,
    corretorId,
    tokenHash: hashOf(token),
    criadoEm,
    expiraEm: new Date(criadoEm.getTime() + lasting[tipo]),
  });
  return tipo === 'senha'
    ? `${publicUrl}/meu-espaco/senha#${token}`
    : `${publicUrl}/api/lisa/meus-dados/${token}`;
}

/** Owner and expiry of a valid link; does not use it up. */
export async function readLink(db: Queryable, tipo: LinkKind, token: string, now: Date) {
  const [row] = await db
    .select({ corretorId: lisaLinks.corretorId, expiraEm: lisaLinks.expiraEm })
    .from(lisaLinks)
    .where(isOpen(tipo, token, now));
  return row ?? null;
}

/** Invalidates every open link of a kind sent to a corretor. */
export async function closeLinks(
  tx: Queryable,
  tipo: LinkKind,
  corretorId: number,
  now: Date,
): Promise<void> {
  await tx
    .update(lisaLinks)
    .set({ usadoEm: now })
    .where(and(eq(lisaLinks.corretorId, corretorId), eq(lisaLinks.tipo, tipo), isNull(lisaLinks.usadoEm)));
}

const isOpen = (tipo: LinkKind, token: string, now: Date) =>
  and(
    eq(lisaLinks.tokenHash, hashOf(token)),
    eq(lisaLinks.tipo, tipo),
    isNull(lisaLinks.usadoEm),
    gt(lisaLinks.expiraEm, now),
  );

/** Uses a link up; returns its owner, or null if used, expired or unknown. */
export async function useLink(tx: Queryable, tipo: LinkKind, token: string, now: Date) {
  const [row] = await tx
    .update(lisaLinks)
    .set({ usadoEm: now })
    .where(isOpen(tipo, token, now))
    .returning({ pessoa: lisaLinks.pessoa, corretorId: lisaLinks.corretorId });
  return row ?? null;
}
