import { inArray, sql } from 'drizzle-orm';
import { parentsOf, type TrashedName, trashedNames } from '#contract/entidades.ts';
import type { Queryable } from '#server/db/client.ts';
import { nameColumn, tables } from '#server/db/tables.ts';

/** The record kind a field references: parents, and log-only references. */
const referred: Partial<Record<string, TrashedName>> = {
  ...Object.fromEntries(trashedNames.flatMap(parentsOf)),
  imovelUsadoId: 'imovel-usado',
  bairrosIds: 'bairro',
  mescladaEm: 'incorporadora',
  mescladoEm: 'corretor',
  outroId: 'corretor',
  distintoId: 'corretor',
  corretoresAdicionados: 'corretor',
  corretoresRemovidos: 'corretor',
};

/** A field contains one id or several. */
const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Names of referenced records, or null; trashed ones included. */
export type FindName = (campo: string, value: unknown) => string | null;

/**
 * Looks up all referenced names at once, one query per kind: `wanted` lists fields ('zonaId') with their
 * values.
 */
export async function findNames(db: Queryable, wanted: [campo: string, id: unknown][]): Promise<FindName> {
  const ids = new Map<string, Set<number>>();
  for (const [campo, value] of wanted)
    for (const id of idsIn(value).map(Number)) {
      if (!referred[campo] || !Number.isInteger(id)) continue;
      ids.set(campo, (ids.get(campo) ?? new Set()).add(id));
    }
  const names = new Map<string, string>();
  for (const [campo, of] of ids) {
    const table = tables[referred[campo]!];
    const rows = await db
      .select({ id: sql<number>`${table.id}`, nome: sql<string>`${nameColumn(table)}` })
      .from(table)
      .where(inArray(table.id, [...of]));
    for (const { id, nome } of rows) names.set(`${campo} ${id}`, nome);
  }
  return (campo, value) => {
    const found = idsIn(value).map((id) => names.get(`${campo} ${id}`));
    return found.length > 0 && found.every(Boolean) ? found.join(', ') : null;
  };
}
