import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { idSchema } from '#contract/base/common.ts';
import { dayMs, minuteMs } from '#contract/base/units.ts';
import type { LinkPrevia } from '#contract/da-pasta-a-pagina/versoes.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import { hotsiteLinksPrevia } from '#server/db/schema/versoes.ts';
import { shownName } from '#server/db/shown-name.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { notFound } from '#server/kernel/errors.ts';
import { findVersion } from '../verificacao/verify.ts';

/** A panel frame opens at once; a screen left open reloads it. */
const frameMs = 30 * minuteMs;

/** What a preview address opens. */
export interface OpenedPreview {
  versaoId: number;
  numero: number;
  rota: string;
  /** Its expiry for outsiders; null for an administrator in the panel. */
  ate: Date | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const signatureOf = (sessionHash: string, text: string) =>
  createHmac('sha256', sessionHash).update(`previa ${text}`).digest('base64url');

/**
 * Token for showing a version in a frame, which cannot send a bearer header: signed with the administrator's
 * session, and invalid once that ends. Throws AppError 404.
 */
export async function frameToken(
  db: Queryable,
  {
    hotsiteId,
    versaoId,
    sessionId,
    now,
  }: { hotsiteId: number; versaoId: number; sessionId: number; now: Date },
): Promise<{ token: string; expiraEm: Date }> {
  await findVersion(db, hotsiteId, versaoId);
  const [session] = await db
    .select({ hash: sessoes.tokenHash })
    .from(sessoes)
    .where(eq(sessoes.id, sessionId));
  if (!session) throw notFound('Sessão', 'f');
  const expiraEm = new Date(now.getTime() + frameMs);
  const text = `${versaoId}.${sessionId}.${expiraEm.getTime()}`;
  return { token: `${text}.${signatureOf(session.hash, text)}`, expiraEm };
}

/** Creates a link for someone without an account; the token is returned once, its hash is stored. */
export async function makeLink(
  { db, now, secret }: { db: Db; now: Date; secret: () => string },
  wanted: { hotsiteId: number; versaoId: number; dias: number; userId: number },
): Promise<LinkPrevia & { token: string }> {
  const { hotsiteId, versaoId, dias, userId } = wanted;
  const token = secret();
  const expiraEm = new Date(now.getTime() + dias * dayMs);
  return db.transaction(async (tx) => {
    const { numero } = await findVersion(tx, hotsiteId, versaoId);
    const [row] = await tx
      .insert(hotsiteLinksPrevia)
      .values({ hotsiteId, versaoId, tokenHash: hashOf(token), expiraEm, autorId: userId, criadoEm: now })
      .returning({ id: hotsiteLinksPrevia.id });
    await recordAudit(tx, {
      userId,
      acao: 'compartilhou',
      entidade: 'hotsite',
      entidadeId: hotsiteId,
      nome: await nameOf(tx, hotsiteId),
      dados: { versao: numero, linkId: row!.id, ate: expiraEm.toISOString() },
    });
    const [author] = await tx.select({ nome: shownName }).from(users).where(eq(users.id, userId));
    return {
      id: row!.id,
      numero,
      token,
      autor: author?.nome ?? null,
      criadoEm: now.toISOString(),
      expiraEm: expiraEm.toISOString(),
    };
  });
}

/** Revokes a link. Throws AppError 404. */
export async function revokeLink(
  db: Db,
  { hotsiteId, linkId, userId, now }: { hotsiteId: number; linkId: number; userId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(hotsiteLinksPrevia)
      .set({ revogadoEm: now })
      .where(
        and(
          eq(hotsiteLinksPrevia.id, linkId),
          eq(hotsiteLinksPrevia.hotsiteId, hotsiteId),
          isNull(hotsiteLinksPrevia.revogadoEm),
        ),
      )
      .returning({ id: hotsiteLinksPrevia.id });
    if (!row) throw notFound('Link');
    await recordAudit(tx, {
      userId,
      acao: 'cancelou-link',
      entidade: 'hotsite',
      entidadeId: hotsiteId,
      nome: await nameOf(tx, hotsiteId),
      dados: { linkId },
    });
  });
}

async function nameOf(db: Queryable, hotsiteId: number): Promise<string> {
  const [row] = await db.select({ nome: hotsites.nome }).from(hotsites).where(eq(hotsites.id, hotsiteId));
  return row!.nome;
}

/** What an address opens now; null if expired, revoked or unknown. */
export async function openPreview(db: Queryable, token: string, now: Date): Promise<OpenedPreview | null> {
  const opened = token.includes('.') ? await openFrame(db, token, now) : await openLink(db, token, now);
  if (!opened) return null;
  const [version] = await db
    .select({ versaoId: hotsiteVersoes.id, numero: hotsiteVersoes.numero, rota: hotsites.rota })
    .from(hotsiteVersoes)
    .innerJoin(hotsites, and(eq(hotsites.id, hotsiteVersoes.hotsiteId), isNull(hotsites.excluidoEm)))
    .where(eq(hotsiteVersoes.id, opened.versaoId));
  return version ? { ...version, ate: opened.ate } : null;
}

const isId = (value: unknown) => idSchema.safeParse(value).success;

async function openFrame(db: Queryable, token: string, now: Date) {
  const match = /^((\d{1,10})\.(\d{1,10})\.(\d{1,15}))\.([\w-]{43})$/.exec(token);
  if (!match) return null;
  const [, text, versaoId, sessionId, until, signature] = match as unknown as string[];
  if (Number(until) <= now.getTime() || !isId(versaoId) || !isId(sessionId)) return null;
  const [session] = await db
    .select({ hash: sessoes.tokenHash })
    .from(sessoes)
    .where(and(eq(sessoes.id, Number(sessionId)), gt(sessoes.expiraEm, now)));
  if (!session) return null;
  const right = Buffer.from(signatureOf(session.hash, text!));
  const given = Buffer.from(signature!);
  return right.length === given.length && timingSafeEqual(right, given)
    ? { versaoId: Number(versaoId), ate: null }
    : null;
}

async function openLink(db: Queryable, token: string, now: Date) {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [link] = await db
    .select({ versaoId: hotsiteLinksPrevia.versaoId, ate: hotsiteLinksPrevia.expiraEm })
    .from(hotsiteLinksPrevia)
    .where(
      and(
        eq(hotsiteLinksPrevia.tokenHash, hashOf(token)),
        isNull(hotsiteLinksPrevia.revogadoEm),
        gt(hotsiteLinksPrevia.expiraEm, now),
      ),
    );
  return link ?? null;
}
