import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { Dispositivo } from '#contract/sistema/seguranca.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { dispositivos } from '#server/db/schema/seguranca.ts';
import { users } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Signatures } from '#server/kernel/signatures.ts';
import { hashToken } from '#server/kernel/token-hash.ts';

/** A browser absent for longer is unknown again. */
export const deviceLifeMs = 180 * dayMs;
/** Per account; the one unseen for longest is replaced. */
const mostDevices = 20;
const purpose = 'dispositivo';

/** A login's browser, as stored in `dispositivos`. */
export interface KnownDevice {
  id: number;
  userId: number;
}

/**
 * Browsers in which an administrator has logged in before. Their proof is signed, so that fakes cost nothing,
 * and stored only as a hash. It does not authenticate: it only keeps the login open while others' guesses
 * block it.
 */
export function createDevices(deps: { db: Db; clock: Clock; ids: Ids; signatures: Signatures }) {
  const { db, clock, ids, signatures } = deps;
  const standing = () => gt(dispositivos.expiraEm, clock.now());

  return {
    /** The secret of a proof signed by us, or null. No query. */
    secretOf: (proof: string | null) => (proof ? signatures.open(purpose, proof) : null),

    /** The device of a secret for this account, or null. */
    async find(secret: string, username: string): Promise<KnownDevice | null> {
      const [found] = await db
        .select({ id: dispositivos.id, userId: dispositivos.userId })
        .from(dispositivos)
        .innerJoin(users, eq(users.id, dispositivos.userId))
        .where(
          and(
            eq(dispositivos.tokenHash, hashToken(secret)),
            eq(users.username, username),
            isNull(users.excluidoEm),
            standing(),
          ),
        );
      return found ?? null;
    },

    /** A browser's proof, for its existing secret or a new one. Not within a transaction. */
    async prove(secret: string | null): Promise<{ secret: string; proof: string }> {
      const kept = secret ?? ids.secret();
      return { secret: kept, proof: await signatures.sign(purpose, kept) };
    },

    /** Remembers the browser of a secret, or extends it. */
    async remember(
      tx: Queryable,
      userId: number,
      { secret, agente }: { secret: string; agente: string },
    ): Promise<void> {
      const usadoEm = clock.now();
      const expiraEm = new Date(usadoEm.getTime() + deviceLifeMs);
      await tx
        .insert(dispositivos)
        .values({ userId, tokenHash: hashToken(secret), agente, criadoEm: usadoEm, usadoEm, expiraEm })
        .onConflictDoUpdate({
          target: [dispositivos.userId, dispositivos.tokenHash],
          set: { agente, usadoEm, expiraEm },
        });
      const tooMany = tx
        .select({ id: dispositivos.id })
        .from(dispositivos)
        .where(eq(dispositivos.userId, userId))
        .orderBy(desc(dispositivos.usadoEm), desc(dispositivos.id))
        .offset(mostDevices);
      await tx.delete(dispositivos).where(inArray(dispositivos.id, tooMany));
    },

    async list(userId: number, secret: string | null): Promise<Dispositivo[]> {
      const here = secret ? hashToken(secret) : '';
      const rows = await db
        .select({
          id: dispositivos.id,
          agente: dispositivos.agente,
          criadoEm: dispositivos.criadoEm,
          usadoEm: dispositivos.usadoEm,
          atual: sql<boolean>`${dispositivos.tokenHash} = ${here}`,
        })
        .from(dispositivos)
        .where(and(eq(dispositivos.userId, userId), standing()))
        .orderBy(desc(dispositivos.usadoEm), desc(dispositivos.id));
      return rows.map((row) => ({
        ...row,
        criadoEm: row.criadoEm.toISOString(),
        usadoEm: row.usadoEm.toISOString(),
      }));
    },

    /** Revokes a device. Throws 404 if it does not belong to this account. */
    async remove(tx: Queryable, userId: number, id: number): Promise<string> {
      const [gone] = await tx
        .delete(dispositivos)
        .where(and(eq(dispositivos.id, id), eq(dispositivos.userId, userId)))
        .returning({ agente: dispositivos.agente });
      if (!gone) throw notFound('Aparelho');
      return gone.agente;
    },

    async revokeAll(tx: Queryable, userId: number): Promise<void> {
      await tx.delete(dispositivos).where(eq(dispositivos.userId, userId));
    },

    async sweep(tx: Queryable): Promise<void> {
      await tx.delete(dispositivos).where(lt(dispositivos.expiraEm, clock.now()));
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;
