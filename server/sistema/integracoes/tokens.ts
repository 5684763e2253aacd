import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Escopo, tokenPrefix } from '#contract/base/escopos.ts';
import { dayMs, minuteMs } from '#contract/base/units.ts';
import { type NewToken, newTokenSchema, type Token } from '#contract/sistema/tokens.ts';
import type { Db } from '#server/db/client.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { tokens } from '#server/db/schema/integracoes.ts';
import { users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { hashToken } from '#server/kernel/token-hash.ts';

const mostTokens = 50;
const shown = {
  id: tokens.id,
  nome: tokens.nome,
  escopos: tokens.escopos,
  fim: tokens.fim,
  de: users.username,
  criadoEm: tokens.criadoEm,
  expiraEm: tokens.expiraEm,
  usadoEm: tokens.usadoEm,
};
type Row = Omit<Token, 'escopos' | 'criadoEm' | 'expiraEm' | 'usadoEm'> & {
  escopos: string[];
  criadoEm: Date;
  expiraEm: Date;
  usadoEm: Date | null;
};
const present = (row: Row): Token => ({
  ...row,
  escopos: row.escopos as Escopo[],
  criadoEm: row.criadoEm.toISOString(),
  expiraEm: row.expiraEm.toISOString(),
  usadoEm: row.usadoEm?.toISOString() ?? null,
});

/** How long a token that opens the metrics alone is still known while the database does not answer. */
const knownMs = 15 * minuteMs;

/** Tokens of machines: named, of a scope, with an end; stored as a hash and shown once. */
export function createTokens({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) {
  const measuring = new LRUCache<string, { user: AuthenticatedUser; seen: number; expiraEm: Date }>({
    max: mostTokens,
  });
  const listed = () => db.select(shown).from(tokens).innerJoin(users, eq(users.id, tokens.userId));
  return {
    async list(): Promise<Token[]> {
      return (await listed().orderBy(desc(tokens.id))).map(present);
    },

    async create(given: NewToken, user: AuthenticatedUser): Promise<Token & { token: string }> {
      const { nome, escopos, dias } = newTokenSchema.parse(given);
      const token = tokenPrefix + ids.secret();
      const expiraEm = new Date(clock.now().getTime() + dias * dayMs);
      return db.transaction(async (tx) => {
        if ((await tx.$count(tokens)) >= mostTokens)
          throw new AppError(
            409,
            'limite',
            `Há no máximo ${mostTokens} tokens: revogue um que não se usa mais`,
          );
        const [row] = await tx
          .insert(tokens)
          .values({
            nome,
            escopos,
            expiraEm,
            userId: user.id,
            criadoEm: clock.now(),
            tokenHash: hashToken(token),
            fim: token.slice(-4),
          })
          .returning();
        await recordAudit(tx, {
          userId: user.id,
          acao: 'criou',
          entidade: 'token',
          entidadeId: row!.id,
          nome,
          dados: { escopos, dias },
        });
        const { tokenHash: _, userId: __, ...made } = row!;
        return { ...present({ ...made, de: user.username }), token };
      });
    },

    /** Throws 404 if there is none. */
    async revoke(id: number, user: AuthenticatedUser): Promise<void> {
      await db.transaction(async (tx) => {
        const [gone] = await tx.delete(tokens).where(eq(tokens.id, id)).returning();
        if (!gone) throw notFound('Token');
        const { nome } = gone;
        await recordAudit(tx, { userId: user.id, acao: 'revogou', entidade: 'token', entidadeId: id, nome });
      });
    },

    /**
     * Whom a token acts for, until its end or that of his account; null for one that is none. Asked of the database
     * every time: a revoked one opens nothing more, in any process. Notes its use, at most once a minute. While the
     * database does not answer, one that opens the metrics alone is still known for a quarter of an hour: they are
     * what tells of it.
     */
    async authenticate(token: string): Promise<AuthenticatedUser | null> {
      const now = clock.now();
      const tokenHash = hashToken(token);
      const asked = db
        .select({ token: tokens, username: users.username })
        .from(tokens)
        .innerJoin(users, eq(users.id, tokens.userId))
        .where(and(eq(tokens.tokenHash, tokenHash), isNull(users.excluidoEm)));
      const [found] = await asked.catch((error: unknown) => {
        const known = measuring.get(tokenHash);
        const isKnown = known && known.expiraEm > now && now.getTime() - known.seen < knownMs;
        if (!isKnown || databaseProblem(error)?.status !== 503) throw error;
        return [known];
      });
      if (found && 'user' in found) return found.user;
      measuring.delete(tokenHash);
      if (!found || found.token.expiraEm <= now) return null;
      const { id, nome, escopos, userId, usadoEm } = found.token;
      const minuteAgo = new Date(now.getTime() - minuteMs);
      if (!usadoEm || usadoEm < minuteAgo)
        await db
          .update(tokens)
          .set({ usadoEm: now })
          .where(and(eq(tokens.id, id), or(isNull(tokens.usadoEm), lt(tokens.usadoEm, minuteAgo))));
      const user: AuthenticatedUser = {
        id: userId,
        username: found.username,
        sessionId: 0,
        machine: { id, nome, escopos: escopos as Escopo[] },
      };
      if (escopos.every((escopo) => escopo === 'metricas'))
        measuring.set(tokenHash, { user, seen: now.getTime(), expiraEm: found.token.expiraEm });
      return user;
    },
  };
}
