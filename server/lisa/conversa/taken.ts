import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { ufs } from '#contract/base/common.ts';
import { normalForms } from '#server/cadastros/corretores/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Session } from './conversation/session.ts';

/** The state within a normalised CRECI, '12345-F/RJ'. */
const ufWithin = (normal: string) => ufs.find((uf) => normal.endsWith(`/${uf}`)) ?? null;

/** Live or rejected: whoever is stored keeps his number. */
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
 * Whether a session's CRECI and e-mail belong to someone else. States issue the same numbers: it is taken if
 * the state matches, or either state is unknown.
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

/** Someone registered the same CRECI or e-mail concurrently. */
export class TakenError extends Error {
  readonly field: 'creci' | 'email';
  constructor(field: TakenError['field']) {
    super(`${field} is somebody else's`);
    this.name = 'TakenError';
    this.field = field;
  }
}

/** The CRECI to store: with its state if another state issued the same number. Throws TakenError if taken. */
export async function creciToStore(db: Queryable, session: Session): Promise<string> {
  const same = await withSameNumber(db, session);
  if (same.some(({ uf }) => uf === null || uf === session.ufCreci)) throw new TakenError('creci');
  return same.length > 0 ? `${session.creci}/${session.ufCreci}` : session.creci!;
}
