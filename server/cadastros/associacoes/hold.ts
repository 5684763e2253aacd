import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { liveCorretor } from './read.ts';

/**
 * Both sides of an association hold its corretores first and its empreendimentos after them, each in
 * the order of their ids: whoever writes at one moment waits, and nobody for each other.
 */
export async function holdCorretores(tx: Queryable, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: corretores.id })
    .from(corretores)
    .where(and(inArray(corretores.id, ids), liveCorretor))
    .orderBy(asc(corretores.id))
    .for('no key update');
  return new Set(rows.map(({ id }) => id));
}

/** Keeps those of the empreendimentos that are there from going to the trash; answers their names. */
export async function holdEmpreendimentos(tx: Queryable, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: empreendimentos.id, nome: empreendimentos.nome })
    .from(empreendimentos)
    .where(and(inArray(empreendimentos.id, ids), isNull(empreendimentos.excluidoEm)))
    .orderBy(asc(empreendimentos.id))
    .for('share');
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
