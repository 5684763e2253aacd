import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { lastResearch, readWithNames } from '#server/cadastros/empreendimentos/service.ts';
import { readTabelaPublica } from '#server/da-pasta-a-pagina/unidades/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { publicFacts } from './public-facts.ts';

/** The facts a page may state, from the record and its newest table. Throws AppError 404. */
export async function readPageFacts(db: Queryable, empreendimentoId: number): Promise<PageFacts> {
  const { e, ...names } = await readWithNames(db, empreendimentoId);
  const research = await lastResearch(db, e);
  const texto = research?.achados ?? e.descricao ?? '';
  const found = research?.buscou ? { texto, fontes: research.fontes } : null;
  return publicFacts({ ...e, ...names }, await readTabelaPublica(db, empreendimentoId, e.dataTabela), found);
}
