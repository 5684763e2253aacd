import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, imoveisUsados, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, regioes, zonas } from '#server/db/schema/territorio.ts';

type Named = PgTable & { id: AnyPgColumn } & ({ nome: AnyPgColumn } | { titulo: AnyPgColumn });

/** Where the names of referred records stand, by the field that refers to them. */
const tables: Record<string, Named> = {
  regiaoId: regioes,
  estadoId: estados,
  cidadeId: cidades,
  zonaId: zonas,
  bairroId: bairros,
  incorporadoraId: incorporadoras,
  empreendimentoId: empreendimentos,
  corretorId: corretores,
  imovelUsadoId: imoveisUsados,
  bairrosIds: bairros,
  mescladaEm: incorporadoras,
  mescladoEm: corretores,
  outroId: corretores,
  corretoresAdicionados: corretores,
  corretoresRemovidos: corretores,
};

/** A field holds one id or several of them. */
const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Answers what referred records are called, or null; a record in the trash still has its name. */
export type FindName = (campo: string, value: unknown) => string | null;

/**
 * Looks up the names of all referred records at once, one query per kind: `wanted` are the fields
 * ('zonaId') with the values they hold.
 */
export async function findNames(db: Queryable, wanted: [campo: string, id: unknown][]): Promise<FindName> {
  const ids = new Map<string, Set<number>>();
  for (const [campo, value] of wanted)
    for (const id of idsIn(value).map(Number)) {
      if (!tables[campo] || !Number.isInteger(id)) continue;
      ids.set(campo, (ids.get(campo) ?? new Set()).add(id));
    }
  const names = new Map<string, string>();
  for (const [campo, of] of ids) {
    const table = tables[campo]!;
    const rows = await db
      .select({
        id: sql<number>`${table.id}`,
        nome: sql<string>`${'nome' in table ? table.nome : table.titulo}`,
      })
      .from(table)
      .where(inArray(table.id, [...of]));
    for (const { id, nome } of rows) names.set(`${campo} ${id}`, nome);
  }
  return (campo, value) => {
    const found = idsIn(value).map((id) => names.get(`${campo} ${id}`));
    return found.length > 0 && found.every(Boolean) ? found.join(', ') : null;
  };
}
