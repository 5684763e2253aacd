import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { liveCorretor } from './read.ts';

/**
 * Both sides of an association lock corretores first and empreendimentos second, each in order of id, so that
 * concurrent writers never deadlock.
 */
export async function lockCorretores(tx: Queryable, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: corretores.id })
    .from(corretores)
    .where(and(inArray(corretores.id, ids), liveCorretor))
    .orderBy(asc(corretores.id))
    .for('no key update');
  return new Set(rows.map(({ id }) => id));
}

/** Locks the existing ones against deletion; returns their names. */
export async function lockEmpreendimentos(tx: Queryable, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: empreendimentos.id, nome: empreendimentos.nome })
    .from(empreendimentos)
    .where(and(inArray(empreendimentos.id, ids), isNull(empreendimentos.excluidoEm)))
    .orderBy(asc(empreendimentos.id))
    .for('share');
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
