import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { Queryable } from '#server/db/client.ts';
import { lisaLinks } from '#server/db/schema/lisa.ts';

/** How long a link of each kind lasts. */
const lasting = { senha: 7 * dayMs, dados: dayMs } as const;
type LinkKind = keyof typeof lasting;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface LinkTools {
  now: () => Date;
  secret: () => string;
  publicUrl: string;
}

/**
 * Makes a one-time link (WPP-19). Only the hash of its token is stored. The way to a password has it
 * behind the '#', where it reaches no log and no other site.
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

/** Whose an open link is, and until when; looking uses nothing up. */
export async function readLink(db: Queryable, tipo: LinkKind, token: string, now: Date) {
  const [row] = await db
    .select({ corretorId: lisaLinks.corretorId, expiraEm: lisaLinks.expiraEm })
    .from(lisaLinks)
    .where(isOpen(tipo, token, now));
  return row ?? null;
}

/** Closes every open link of a kind that a corretor was sent. */
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

/** Uses a link up: whose it is, or null for one that is used, too old or none of ours. */
export async function useLink(tx: Queryable, tipo: LinkKind, token: string, now: Date) {
  const [row] = await tx
    .update(lisaLinks)
    .set({ usadoEm: now })
    .where(isOpen(tipo, token, now))
    .returning({ pessoa: lisaLinks.pessoa, corretorId: lisaLinks.corretorId });
  return row ?? null;
}
