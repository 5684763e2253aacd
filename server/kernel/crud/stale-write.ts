import { and, asc, eq, gt } from 'drizzle-orm';
import { lazily } from '#contract/base/lazily.ts';
import type { Tx } from '#server/db/client.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { AppError } from '#server/kernel/errors.ts';

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/**
 * The answer to a write based on an outdated revision: who changed which fields since `revisao`, from the
 * audit log, and the current record (API-19).
 */
export async function staleWrite(
  tx: Tx,
  what: { entidade: string; id: number; revisao: number; current: unknown },
): Promise<AppError> {
  const entries = await tx
    .select({ quando: auditoria.quando, dados: auditoria.dados, username: shownName })
    .from(auditoria)
    .leftJoin(users, eq(users.id, auditoria.userId))
    .where(
      and(
        eq(auditoria.entidade, what.entidade),
        eq(auditoria.entidadeId, String(what.id)),
        gt(auditoria.revisao, what.revisao),
      ),
    )
    .orderBy(asc(auditoria.id));
  const last = entries.at(-1);
  const at = last?.quando ?? new Date();
  const by = last?.username ?? null;
  const fields = new Set(
    entries.flatMap(({ dados }) => Object.keys((dados as { depois?: object } | null)?.depois ?? {})),
  );
  return new AppError(
    409,
    'alterado',
    `Este registro foi alterado por ${by ?? 'outra pessoa'} em ${moment().format(at)}. Confira as mudanças antes de salvar.`,
    { change: { by, at: at.toISOString(), fields: [...fields], current: what.current } },
  );
}
