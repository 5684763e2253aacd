import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { ufs } from '#contract/base/common.ts';
import { normalForms } from '#server/cadastros/corretores/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Session } from './conversation/session.ts';

/** The state within a normal form, '12345-F/RJ'. */
const ufWithin = (normal: string) => ufs.find((uf) => normal.endsWith(`/${uf}`)) ?? null;

/** Live or rejected: who is kept keeps his number. */
async function withSameNumber(db: Queryable, session: Session) {
  const normal = normalForms.creci(session.creci!).replace(/\/[A-Z]{2}$/, '');
  const rows = await db
    .select({ id: corretores.id, creciNormal: corretores.creciNormal, ufCreci: corretores.ufCreci })
    .from(corretores)
    .where(
      and(
        or(eq(corretores.creciNormal, normal), sql`${corretores.creciNormal} LIKE ${`${normal}/__`}`),
        isNull(corretores.excluidoEm),
        ne(corretores.id, session.corretorId ?? 0),
      ),
    );
  return rows.map(({ id, creciNormal, ufCreci }) => ({
    id,
    uf: ufWithin(creciNormal) ?? ufCreci,
    creciNormal,
  }));
}

/**
 * Whether the CRECI and the e-mail of a session are somebody else's. The same number is given out in
 * every state: it is taken where the state is the same, or where one of the two is not known.
 */
export async function readTaken(
  db: Queryable,
  session: Session,
): Promise<{ creci: boolean; email: boolean }> {
  const { creci, ufCreci, email, corretorId } = session;
  const sameNumber = creci !== null && ufCreci !== null ? await withSameNumber(db, session) : [];
  const sameEmail =
    email === null
      ? []
      : await db
          .select({ id: corretores.id })
          .from(corretores)
          .where(
            and(
              eq(corretores.emailNormal, normalForms.email(email)),
              isNull(corretores.excluidoEm),
              ne(corretores.id, corretorId ?? 0),
            ),
          );
  return {
    creci: sameNumber.some(({ uf }) => uf === null || uf === ufCreci),
    email: sameEmail.length > 0,
  };
}

/** Somebody else registered the same CRECI or e-mail meanwhile. */
export class TakenError extends Error {
  readonly field: 'creci' | 'email';
  constructor(field: TakenError['field']) {
    super(`${field} is somebody else's`);
    this.name = 'TakenError';
    this.field = field;
  }
}

/**
 * The CRECI as it is stored: with its state where another state gave out the same number. Throws
 * TakenError where it is somebody's.
 */
export async function creciToStore(db: Queryable, session: Session): Promise<string> {
  const same = await withSameNumber(db, session);
  if (same.some(({ uf }) => uf === null || uf === session.ufCreci)) throw new TakenError('creci');
  return same.length > 0 ? `${session.creci}/${session.ufCreci}` : session.creci!;
}
