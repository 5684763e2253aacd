import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import type { TabelaDeUnidades, VersaoDaTabela } from '#contract/da-pasta-a-pagina/unidades.ts';
import { nomeOfEmpreendimento } from '#server/cadastros/empreendimentos/service.ts';
import { paginasAtrasDe } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { notFound } from '#server/kernel/errors.ts';
import { comparedWith, readVersions, rowsOf, type Stored } from './read-versions.ts';
import { resumoOf } from './summary.ts';

/** A building's units by one version of its table, the newest unless another is asked for. Throws AppError 404. */
export async function readUnidades(
  { db, clock }: { db: Queryable; clock: Clock },
  id: number,
  asked: number | undefined,
): Promise<TabelaDeUnidades> {
  const nome = await nomeOfEmpreendimento(db, id);
  if (nome === null) throw notFound('Empreendimento');
  const [versions, dias] = await Promise.all([readVersions(db, id), readDiasDeVigencia(db)]);
  const at = asked === undefined ? 0 : versions.findIndex(([newest]) => newest!.id === asked);
  const shown = versions[at];
  if (!shown && asked !== undefined) throw notFound('Tabela');
  const rows = shown ? rowsOf(shown) : [];
  return {
    id,
    nome,
    versoes: versions.map((version) => present(version, dias, dayInBrazil(clock.now()))),
    versao: shown?.[0]?.id ?? null,
    paginasAtras: await paginasAtrasDe(db, id),
    unidades: rows,
    comparacao: shown ? comparedWith(shown, versions[at + 1]) : null,
  };
}

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
