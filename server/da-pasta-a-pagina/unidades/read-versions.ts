import { asc, eq } from 'drizzle-orm';
import type {
  ComparacaoDeTabelas,
  EstadoDaUnidade,
  UnidadeDaTabela,
} from '#contract/da-pasta-a-pagina/unidades.ts';
import type { Queryable } from '#server/db/client.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { compareTables } from './compare.ts';
import { type Tabela, versionsOf } from './versions.ts';

export type Stored = typeof tabelasDeUnidades.$inferSelect & Tabela<UnidadeDaTabela>;

/** No building has a longer history that anybody looks at. */
const mostVersions = 36;

/** The versions of a building's table, newest first. */
export const readVersions = async (db: Queryable, empreendimentoId: number): Promise<Stored[][]> =>
  versionsOf<UnidadeDaTabela, Stored>(await readTabelas(db, empreendimentoId)).slice(0, mostVersions);

/** What changed to a version from the one before it; null if there is none. */
export const comparedWith = (version: Stored[], earlier: Stored[] | undefined): ComparacaoDeTabelas | null =>
  earlier
    ? { versao: earlier[0]!.id, data: earlier[0]!.data, ...compareTables(rowsOf(earlier), rowsOf(version)) }
    : null;

/** The newest version of a building's table and what changed to it; null without a table. */
export async function readNewestTable(db: Queryable, empreendimentoId: number) {
  const [newest, earlier] = await readVersions(db, empreendimentoId);
  if (!newest) return null;
  const { id, data, lidaEm } = newest[0]!;
  return { id, data, lidaEm, unidades: rowsOf(newest), comparacao: comparedWith(newest, earlier) };
}

/** The rows of a version, numbered. */
export const rowsOf = (version: Stored[]) =>
  version.flatMap((tabela) => tabela.unidades).map((row, index) => ({ ...row, id: index + 1 }));

async function readTabelas(db: Queryable, empreendimentoId: number): Promise<Stored[]> {
  const own = eq(tabelasDeUnidades.empreendimentoId, empreendimentoId);
  const tables = await db.select().from(tabelasDeUnidades).where(own);
  const rows = await db
    .select({ row: unidades, arquivo: tabelasDeUnidades.arquivo })
    .from(unidades)
    .innerJoin(tabelasDeUnidades, eq(tabelasDeUnidades.id, unidades.tabelaId))
    .where(own)
    .orderBy(asc(unidades.tabelaId), asc(unidades.ordem));
  const byTable = Map.groupBy(rows, ({ row }) => row.tabelaId);
  return tables.map((table) => ({
    ...table,
    unidades: (byTable.get(table.id) ?? []).map(({ row, arquivo }) => {
      const { tabelaId: _, ordem, estado, ...unit } = row;
      return { ...unit, estado: estado as EstadoDaUnidade | null, id: ordem, arquivo };
    }),
  }));
}
