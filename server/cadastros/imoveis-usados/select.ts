import { desc, eq } from 'drizzle-orm';
import type { ImovelUsado } from '#contract/cadastros/imoveis-usados.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import { declareSelect } from '#server/kernel/crud/select.ts';

const columns = {
  id: imoveisUsados.id,
  corretorId: imoveisUsados.corretorId,
  titulo: imoveisUsados.titulo,
  descricao: imoveisUsados.descricao,
  endereco: imoveisUsados.endereco,
  bairroId: imoveisUsados.bairroId,
  preco: imoveisUsados.preco,
  tipo: imoveisUsados.tipo,
  dormitorios: imoveisUsados.dormitorios,
  vagas: imoveisUsados.vagas,
  area: imoveisUsados.area,
  fotos: imoveisUsados.fotos,
  autorizacaoEm: imoveisUsados.autorizacaoEm,
  autorizacaoAte: imoveisUsados.autorizacaoAte,
  ativo: imoveisUsados.ativo,
  revisao: imoveisUsados.revisao,
  criadoEm: imoveisUsados.criadoEm,
  atualizadoEm: imoveisUsados.atualizadoEm,
};

/** Used properties with the names a row shows, newest first. */
export const selectImoveisUsados = declareSelect({
  from: (db) =>
    db
      .select({
        row: columns,
        corretor: { nome: corretores.nome, nomeGuerra: corretores.nomeGuerra },
        bairro: { nome: bairros.nome, cidadeId: cidades.id, cidade: cidades.nome, uf: estados.sigla },
      })
      .from(imoveisUsados)
      .innerJoin(corretores, eq(corretores.id, imoveisUsados.corretorId))
      .innerJoin(bairros, eq(bairros.id, imoveisUsados.bairroId))
      .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
      .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
      .innerJoin(estados, eq(estados.id, cidades.estadoId)),
  order: [desc(imoveisUsados.criadoEm), desc(imoveisUsados.id)],
  present: ({ row, corretor, bairro }): ImovelUsado => ({
    ...row,
    criadoEm: row.criadoEm.toISOString(),
    atualizadoEm: row.atualizadoEm.toISOString(),
    corretor,
    bairro,
  }),
});
