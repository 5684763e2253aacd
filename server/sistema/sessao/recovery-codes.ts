import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { codigosRecuperacao } from '#server/db/schema/seguranca.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { hashToken } from '#server/kernel/token-hash.ts';

const howMany = 10;
const length = 16;

/** 16 unambiguous characters, about 80 random bits: 'abcd-efgh-jkmn-pqrs'. */
function makeCode(ids: Ids): string {
  let signs = '';
  while (signs.length < length)
    signs += ids
      .secret()
      .toLowerCase()
      .replace(/[^a-hj-kmnp-z2-9]/g, '');
  return signs.slice(0, length).replace(/(.{4})(?=.)/g, '$1-');
}

/** Normalises a typed code: no blanks, dashes or capitals. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[\s.-]/g, '');
const hashOf = (code: string) => hashToken(plainCode(code));

/** A code that opens the login for a day, issued by the terminal. */
export async function makeTerminalCode(
  tx: Queryable,
  userId: number,
  { ids, now }: { ids: Ids; now: Date },
): Promise<string> {
  const code = makeCode(ids);
  const expiraEm = new Date(now.getTime() + dayMs);
  await tx.insert(codigosRecuperacao).values({ userId, codigoHash: hashOf(code), expiraEm });
  return code;
}

/** One-time recovery codes. Unguessable, so attempts need no limit. */
export function createRecoveryCodes({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) {
  const standing = () =>
    and(
      isNull(codigosRecuperacao.usadoEm),
      or(isNull(codigosRecuperacao.expiraEm), gt(codigosRecuperacao.expiraEm, clock.now())),
    );
  const ofUser = (userId: number) => and(eq(codigosRecuperacao.userId, userId), standing());
  return {
    /** Replaces all codes with ten new ones and returns them, the only time they are known. */
    async renew(tx: Queryable, userId: number): Promise<string[]> {
      await tx.delete(codigosRecuperacao).where(eq(codigosRecuperacao.userId, userId));
      const made = Array.from({ length: howMany }, () => makeCode(ids));
      await tx.insert(codigosRecuperacao).values(made.map((code) => ({ userId, codigoHash: hashOf(code) })));
      return made;
    },
    async left(tx: Queryable, userId: number): Promise<number> {
      const [row] = await tx.select({ n: count() }).from(codigosRecuperacao).where(ofUser(userId));
      return row!.n;
    },
    async isRight(userId: number, code: string): Promise<boolean> {
      const found = await db
        .select({ id: codigosRecuperacao.id })
        .from(codigosRecuperacao)
        .where(and(ofUser(userId), eq(codigosRecuperacao.codigoHash, hashOf(code))));
      return found.length > 0;
    },
    async take(tx: Queryable, userId: number, code: string): Promise<boolean> {
      const taken = await tx
        .update(codigosRecuperacao)
        .set({ usadoEm: clock.now() })
        .where(and(ofUser(userId), eq(codigosRecuperacao.codigoHash, hashOf(code))))
        .returning({ id: codigosRecuperacao.id });
      return taken.length > 0;
    },
    async clear(tx: Queryable, userId: number): Promise<void> {
      await tx.delete(codigosRecuperacao).where(eq(codigosRecuperacao.userId, userId));
    },
  };
}
