import { asc, eq } from 'drizzle-orm';
import { vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import type {
  EstadoDaUnidade,
  TabelaDeUnidades,
  UnidadeDaTabela,
  VersaoDaTabela,
} from '#contract/da-pasta-a-pagina/unidades.ts';
import { nomeOfEmpreendimento } from '#server/cadastros/empreendimentos/service.ts';
import { paginasAtrasDe } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { notFound } from '#server/kernel/errors.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { compareTables } from './compare.ts';
import { resumoOf } from './summary.ts';
import { type Tabela, versionsOf } from './versions.ts';

type Stored = typeof tabelasDeUnidades.$inferSelect & Tabela<UnidadeDaTabela>;

/** No building has a longer history that anybody looks at. */
const mostVersions = 36;

/** A building's units by one version of its table, the newest unless another is asked for. Throws AppError 404. */
export async function readUnidades(
  { db, clock }: { db: Queryable; clock: Clock },
  id: number,
  asked: number | undefined,
): Promise<TabelaDeUnidades> {
  const nome = await nomeOfEmpreendimento(db, id);
  if (nome === null) throw notFound('Empreendimento');
  const [tabelas, dias] = await Promise.all([readTabelas(db, id), readDiasDeVigencia(db)]);
  const versions = versionsOf<UnidadeDaTabela, Stored>(tabelas).slice(0, mostVersions);
  const at = asked === undefined ? 0 : versions.findIndex(([newest]) => newest!.id === asked);
  const shown = versions[at];
  if (!shown && asked !== undefined) throw notFound('Tabela');
  const rows = shown ? rowsOf(shown) : [];
  const earlier = versions[at + 1];
  return {
    id,
    nome,
    versoes: versions.map((version) => present(version, dias, dayInBrazil(clock.now()))),
    versao: shown?.[0]?.id ?? null,
    paginasAtras: await paginasAtrasDe(db, id),
    unidades: rows,
    comparacao: earlier
      ? { versao: earlier[0]!.id, data: earlier[0]!.data, ...compareTables(rowsOf(earlier), rows) }
      : null,
  };
}

const rowsOf = (version: Stored[]) =>
  version.flatMap((tabela) => tabela.unidades).map((row, index) => ({ ...row, id: index + 1 }));

function present(version: Stored[], dias: number, today: string): VersaoDaTabela {
  const [newest] = version;
  const { id, data, lidaEm } = newest!;
  return {
    id,
    data,
    lidaEm: lidaEm.toISOString(),
    campanha: version.find(({ campanha }) => campanha !== null)?.campanha ?? null,
    vigencia: vigenciaDaTabela(data, dias, today),
    fontes: version.map(({ arquivo, ignoradas, excedentes, unidades: rows }) => ({
      arquivo,
      unidades: rows.length,
      paginas: [...new Set(rows.map(({ pagina }) => pagina))],
      ignoradas,
      excedentes,
    })),
    resumo: resumoOf(rowsOf(version)),
  };
}

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
