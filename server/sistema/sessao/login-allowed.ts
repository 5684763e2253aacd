import { and, eq, isNull } from 'drizzle-orm';
import { corretores } from '#server/db/schema/corretores.ts';

/** Condition for access to one's own page: active, approved, not deleted. */
export const loginAllowed = and(
  eq(corretores.ativo, true),
  eq(corretores.aprovado, true),
  isNull(corretores.rejeitadoEm),
  isNull(corretores.apagadoEm),
  isNull(corretores.excluidoEm),
);

/** The same for a row. */
export const isLoginAllowed = (row: typeof corretores.$inferSelect): boolean =>
  row.ativo && row.aprovado && !row.rejeitadoEm && !row.apagadoEm && !row.excluidoEm;
