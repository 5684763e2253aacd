import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Empreendimento } from '#contract/empreendimentos.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, hotsites, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';

/** What a list shows: evidence and catalogue are large and read one record at a time. */
const columns = {
  id: empreendimentos.id,
  nome: empreendimentos.nome,
  descricao: empreendimentos.descricao,
  endereco: empreendimentos.endereco,
  bairroId: empreendimentos.bairroId,
  incorporadoraId: empreendimentos.incorporadoraId,
  imagemPrincipal: empreendimentos.imagemPrincipal,
  precoInicial: empreendimentos.precoInicial,
  dormitoriosMin: empreendimentos.dormitoriosMin,
  dormitoriosMax: empreendimentos.dormitoriosMax,
  suitesMin: empreendimentos.suitesMin,
  suitesMax: empreendimentos.suitesMax,
  areaMin: empreendimentos.areaMin,
  areaMax: empreendimentos.areaMax,
  vagasMin: empreendimentos.vagasMin,
  vagasMax: empreendimentos.vagasMax,
  status: empreendimentos.status,
  ativo: empreendimentos.ativo,
  driveUrl: empreendimentos.driveUrl,
  assetsProcessedAt: empreendimentos.assetsProcessedAt,
  dataEntrega: empreendimentos.dataEntrega,
  registroIncorporacao: empreendimentos.registroIncorporacao,
  cartorio: empreendimentos.cartorio,
  dataTabela: empreendimentos.dataTabela,
  amenidades: empreendimentos.amenidades,
  tipologias: empreendimentos.tipologias,
  revisao: empreendimentos.revisao,
  criadoEm: empreendimentos.criadoEm,
  atualizadoEm: empreendimentos.atualizadoEm,
};

/** Rows with the names a card shows, newest first; `id` narrows to one. */
function query(db: Queryable, id?: number) {
  return db
    .select({
      row: columns,
      bairro: { nome: bairros.nome, cidade: cidades.nome, uf: estados.sigla },
      incorporadora: { nome: incorporadoras.nome },
      hotsite: {
        id: hotsites.id,
        rota: hotsites.rota,
        ativo: hotsites.ativo,
        versaoPublicaId: hotsites.versaoPublicaId,
      },
    })
    .from(empreendimentos)
    .innerJoin(bairros, eq(bairros.id, empreendimentos.bairroId))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
    .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
    .where(and(isNull(empreendimentos.excluidoEm), id === undefined ? undefined : eq(empreendimentos.id, id)))
    .orderBy(desc(empreendimentos.criadoEm), desc(empreendimentos.id));
}

function present(found: Awaited<ReturnType<typeof query>>[number]): Empreendimento {
  const { row, bairro, incorporadora, hotsite } = found;
  return {
    ...row,
    tipologias: row.tipologias as Empreendimento['tipologias'],
    assetsProcessedAt: row.assetsProcessedAt?.toISOString() ?? null,
    criadoEm: row.criadoEm.toISOString(),
    atualizadoEm: row.atualizadoEm.toISOString(),
    bairro,
    incorporadora,
    hotsite: hotsite && {
      id: hotsite.id,
      rota: hotsite.rota,
      ativo: hotsite.ativo,
      publicado: hotsite.versaoPublicaId !== null,
    },
  };
}

export async function listEmpreendimentos(db: Queryable): Promise<Empreendimento[]> {
  return (await query(db)).map(present);
}

export async function readEmpreendimento(db: Queryable, id: number): Promise<Empreendimento | null> {
  const found = (await query(db, id))[0];
  return found ? present(found) : null;
}
