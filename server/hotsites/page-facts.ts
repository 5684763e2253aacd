import { and, eq, isNull } from 'drizzle-orm';
import type { PageFacts } from '#contract/blueprint.ts';
import { tipologiaSchema } from '#contract/fatos.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import { notFound } from '#server/kernel/errors.ts';

const typologies = tipologiaSchema.array().catch([]);

/** Reads what a page may say out of the record. Throws AppError 404. */
export async function readPageFacts(db: Queryable, empreendimentoId: number): Promise<PageFacts> {
  const [row] = await db
    .select({
      e: empreendimentos,
      incorporadora: incorporadoras.nome,
      cnpj: incorporadoras.cnpj,
      bairro: bairros.nome,
      cidade: cidades.nome,
      uf: estados.sigla,
    })
    .from(empreendimentos)
    .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
    .innerJoin(bairros, eq(bairros.id, empreendimentos.bairroId))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(and(eq(empreendimentos.id, empreendimentoId), isNull(empreendimentos.excluidoEm)));
  if (!row) throw notFound('Empreendimento');
  const { e, ...names } = row;
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
