import type { PageFacts } from '#contract/blueprint.ts';
import { tipologiaSchema } from '#contract/fatos.ts';
import type { Queryable } from '#server/db/client.ts';
import { readWithNames } from '#server/empreendimentos/service.ts';

const typologies = tipologiaSchema.array().catch([]);

/** Reads what a page may say out of the record. Throws AppError 404. */
export async function readPageFacts(db: Queryable, empreendimentoId: number): Promise<PageFacts> {
  const { e, estado, ...names } = await readWithNames(db, empreendimentoId);
  return {
    ...names,
    nome: e.nome,
    endereco: e.endereco,
    descricao: e.descricao,
    status: e.status,
    precoInicial: e.precoInicial,
    dataTabela: e.dataTabela,
    dormitoriosMin: e.dormitoriosMin,
    dormitoriosMax: e.dormitoriosMax,
    suitesMin: e.suitesMin,
    suitesMax: e.suitesMax,
    areaMin: e.areaMin,
    areaMax: e.areaMax,
    vagasMin: e.vagasMin,
    vagasMax: e.vagasMax,
    dataEntrega: e.dataEntrega,
    registroIncorporacao: e.registroIncorporacao,
    cartorio: e.cartorio,
    amenidades: e.amenidades,
    tipologias: typologies.parse(e.tipologias),
  };
}
