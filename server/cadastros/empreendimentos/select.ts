import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { diasDeVigencia, prazoDaTabela } from '#contract/cadastros/vigencia.ts';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';
import { vigenciaGuardada } from '#server/db/dias-de-vigencia.ts';
import { countFindings, findingsOfVersion } from '#server/db/finding-counts.ts';
import { empreendimentos, hotsites, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import { declareSelect } from '#server/kernel/crud/select.ts';

/** Columns of a list; evidence and catalogue are large and read per record. */
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
  statusConfirmado: sql<boolean>`(${empreendimentos.origens} ->> 'status' IS NOT NULL)`,
  ativo: empreendimentos.ativo,
  driveUrl: empreendimentos.driveUrl,
  assetsProcessedAt: empreendimentos.assetsProcessedAt,
  dataEntrega: empreendimentos.dataEntrega,
  registroIncorporacao: empreendimentos.registroIncorporacao,
  cartorio: empreendimentos.cartorio,
  dataTabela: empreendimentos.dataTabela,
  amenidades: empreendimentos.amenidades,
  tipologias: empreendimentos.tipologias,
  ficha: empreendimentos.ficha,
  fluxoAi: sql<boolean>`(${empreendimentos.driveUrl} IS NOT NULL AND ${empreendimentos.metadados} IS NULL)`,
  revisao: empreendimentos.revisao,
  criadoEm: empreendimentos.criadoEm,
  atualizadoEm: empreendimentos.atualizadoEm,
};

/** Rows with the names a card shows, newest first. */
export const selectEmpreendimentos = declareSelect({
  from: (db) =>
    db
      .select({
        row: columns,
        bairro: { nome: bairros.nome, cidadeId: cidades.id, cidade: cidades.nome, uf: estados.sigla },
        incorporadora: { nome: incorporadoras.nome },
        validade: vigenciaGuardada,
        hotsite: {
          id: hotsites.id,
          rota: hotsites.rota,
          ativo: hotsites.ativo,
          versaoPublicaId: hotsites.versaoPublicaId,
          achados: countFindings<Contagem | null>(findingsOfVersion(hotsites.versaoPublicaId)),
        },
      })
      .from(empreendimentos)
      .innerJoin(bairros, eq(bairros.id, empreendimentos.bairroId))
      .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
      .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
      .innerJoin(estados, eq(estados.id, cidades.estadoId))
      .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
      .leftJoin(
        hotsites,
        and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)),
      ),
  order: [desc(empreendimentos.criadoEm), desc(empreendimentos.id)],
  present: ({ row: { ficha, ...row }, bairro, incorporadora, validade, hotsite }): Empreendimento => ({
    ...row,
    ...ficha,
    tabelaValidaAte: prazoDaTabela(row.dataTabela, diasDeVigencia(validade)).ate,
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
      achados: hotsite.achados,
    },
  }),
});
