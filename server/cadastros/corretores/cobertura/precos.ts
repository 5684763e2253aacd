import { eq } from 'drizzle-orm';
import { coberturaMessages, type Precos } from '#contract/cadastros/cobertura.ts';
import { isReversed, isSamePrice } from '#contract/cadastros/preco.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores, corretorPrecos } from '#server/db/schema/corretores.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { lockCorretor, requireCorretor } from './lock-corretor.ts';

/** The stored range; both null if never saved (COV-16). */
export async function precosOf(db: Queryable, corretorId: number): Promise<Precos> {
  const [row] = await db
    .select({ precoMin: corretorPrecos.precoMin, precoMax: corretorPrecos.precoMax })
    .from(corretorPrecos)
    .where(eq(corretorPrecos.corretorId, corretorId));
  return row ?? { precoMin: null, precoMax: null };
}

export async function readPrecos(db: Db, corretorId: number): Promise<Precos> {
  await requireCorretor(db, corretorId);
  return precosOf(db, corretorId);
}

export type PrecosChange = { [End in keyof Precos]?: Precos[End] | undefined };

/** Applies a change to a range; throws 400 if the result is reversed (COV-20). */
export function changedPrecos(before: Precos, { precoMin, precoMax }: PrecosChange): Precos {
  const after = {
    precoMin: precoMin === undefined ? before.precoMin : precoMin,
    precoMax: precoMax === undefined ? before.precoMax : precoMax,
  };
  if (!isReversed(after.precoMin, after.precoMax)) return after;
  const field = precoMin === undefined ? 'precoMax' : 'precoMin';
  throw new AppError(400, 'invalido', coberturaMessages.reversed, { field });
}

/**
 * Changes the range: absent is unchanged, null clears (COV-19). The corretor's columns are kept in sync
 * (DAT-23); his `revisao` is not, since his form does not contain the range.
 */
export async function changePrecos(
  tx: Tx,
  { corretorId, change, userId }: { corretorId: number; change: PrecosChange; userId: number },
): Promise<Precos> {
  await lockCorretor(tx, corretorId);
  const before = await precosOf(tx, corretorId);
  const wanted = changedPrecos(before, change);
  const isSame =
    isSamePrice(before.precoMin, wanted.precoMin) && isSamePrice(before.precoMax, wanted.precoMax);
  if (isSame) return before;
  const [stored] = await tx
    .insert(corretorPrecos)
    .values({ corretorId, ...wanted })
    .onConflictDoUpdate({ target: corretorPrecos.corretorId, set: { ...wanted, atualizadoEm: new Date() } })
    .returning({ precoMin: corretorPrecos.precoMin, precoMax: corretorPrecos.precoMax });
  const after = stored!;
  await tx
    .update(corretores)
    .set({ precoMinimo: after.precoMin, precoMaximo: after.precoMax })
    .where(eq(corretores.id, corretorId));
  await recordAudit(tx, {
    userId,
    acao: 'alterou',
    entidade: 'corretor',
    entidadeId: corretorId,
    ...changedFields(before, after, []),
  });
  await bumpLists(tx, 'corretores');
  return after;
}

/** The same in a transaction of its own. */
export const savePrecos = (db: Db, change: Parameters<typeof changePrecos>[1]): Promise<Precos> =>
  db.transaction((tx) => changePrecos(tx, change));
