import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { followTable, readTables } from '#server/da-pasta-a-pagina/unidades/service.ts';
import { resumoOf } from '#server/da-pasta-a-pagina/unidades/summary.ts';

/** The units in a folder's documents as the scorer asks for them, and the facts as their table has them. */
export function unitsOf(documents: DocumentText[], fatos: Fatos) {
  const tabelas = readTables(documents);
  const rows = tabelas.flatMap(({ unidades }) => unidades);
  if (rows.length === 0) return { fatos, answer: {} };
  const { precoMin, precoMax, precoCampanhaMin, precoCampanhaMax } = resumoOf(rows);
  const unidades = rows
    .filter(({ faixa }) => !faixa)
    .map(({ unidade, areaPrivativa, preco, precoCampanha }) => ({
      unidade,
      area: areaPrivativa,
      preco,
      precoCampanha,
    }));
  return {
    fatos: followTable(fatos, tabelas, documents),
    answer: { precoMin, precoMax, precoCampanhaMin, precoCampanhaMax, unidades },
  };
}
