import { asc, eq, inArray } from 'drizzle-orm';
import { prazoDaTabela } from '#contract/cadastros/vigencia.ts';
import type { EstadoDaUnidade, Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { Queryable } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { homesAmong, resumoOf } from './summary.ts';
import { versionsOf } from './versions.ts';

/** More types than this are no choice for a visitor. */
const mostTypes = 12;

export interface TabelaPublica {
  data: string;
  ate: string;
  tipos: {
    nome: string;
    disponiveis: number | null;
    precoMin: string | null;
    precoMax: string | null;
    areaMin?: string;
    areaMax?: string;
  }[];
}

/**
 * What a page may tell of the newest table: its homes by type, its date and its last valid day. Null without a
 * date; without units, the date that the record gives its prices.
 */
export async function readTabelaPublica(
  db: Queryable,
  empreendimentoId: number,
  dataTabela: string | null,
): Promise<TabelaPublica | null> {
  const own = eq(tabelasDeUnidades.empreendimentoId, empreendimentoId);
  const tables = await db.select().from(tabelasDeUnidades).where(own);
  const ids = tables.map(({ id }) => id);
  const rows = ids.length
    ? await db.select().from(unidades).where(inArray(unidades.tabelaId, ids)).orderBy(asc(unidades.ordem))
    : [];
  const byTable = Map.groupBy(rows, ({ tabelaId }) => tabelaId);
  const [newest] = versionsOf(
    tables.map((table) => ({
      ...table,
      unidades: (byTable.get(table.id) ?? []).map((row) => ({
        ...row,
        estado: row.estado as EstadoDaUnidade | null,
      })),
    })),
  );
  const data = newest?.[0]?.data ?? (newest ? null : dataTabela);
  if (data === null) return null;
  const { ate } = prazoDaTabela(data, await readDiasDeVigencia(db));
  return ate === null ? null : { data, ate, tipos: tiposOf(newest?.flatMap((each) => each.unidades) ?? []) };
}

function tiposOf(rows: Unidade[]): TabelaPublica['tipos'] {
  const homes = homesAmong(rows);
  const { tipos } = resumoOf(homes);
  if (tipos.length > mostTypes) return [];
  const saysSold = homes.some(({ estado }) => estado !== null);
  return tipos.map(({ nome, disponiveis, precoMin, precoMax, areaMin, areaMax }) => ({
    nome,
    disponiveis: saysSold ? disponiveis : null,
    precoMin,
    precoMax,
    ...(areaMin === null || areaMax === null ? {} : { areaMin, areaMax }),
  }));
}
