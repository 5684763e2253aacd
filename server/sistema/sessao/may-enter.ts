import { and, eq, isNull } from 'drizzle-orm';
import { corretores } from '#server/db/schema/corretores.ts';

/** Who may be on his own page: active, approved, and still with us. */
export const mayEnter = and(
  eq(corretores.ativo, true),
  eq(corretores.aprovado, true),
  isNull(corretores.rejeitadoEm),
  isNull(corretores.apagadoEm),
  isNull(corretores.excluidoEm),
);

/** The same of a row that was read. */
export const isWelcome = (row: typeof corretores.$inferSelect): boolean =>
  row.ativo && row.aprovado && !row.rejeitadoEm && !row.apagadoEm && !row.excluidoEm;
