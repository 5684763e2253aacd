import { desc, eq, isNull } from 'drizzle-orm';
import type { ImovelUsado } from '#contract/imoveis-usados.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';

/** Used properties with the names a row shows, newest first. */
export async function listImoveisUsados(db: Queryable): Promise<ImovelUsado[]> {
  const rows = await db
    .select({
      row: {
        id: imoveisUsados.id,
        corretorId: imoveisUsados.corretorId,
        titulo: imoveisUsados.titulo,
        descricao: imoveisUsados.descricao,
        endereco: imoveisUsados.endereco,
        bairroId: imoveisUsados.bairroId,
        preco: imoveisUsados.preco,
        tipo: imoveisUsados.tipo,
        ativo: imoveisUsados.ativo,
        revisao: imoveisUsados.revisao,
        criadoEm: imoveisUsados.criadoEm,
        atualizadoEm: imoveisUsados.atualizadoEm,
      },
      corretor: { nome: corretores.nome, nomeGuerra: corretores.nomeGuerra },
      bairro: { nome: bairros.nome, cidade: cidades.nome, uf: estados.sigla },
    })
    .from(imoveisUsados)
    .innerJoin(corretores, eq(corretores.id, imoveisUsados.corretorId))
    .innerJoin(bairros, eq(bairros.id, imoveisUsados.bairroId))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(isNull(imoveisUsados.excluidoEm))
    .orderBy(desc(imoveisUsados.criadoEm), desc(imoveisUsados.id));
  return rows.map(({ row, corretor, bairro }) => ({
    ...row,
    criadoEm: row.criadoEm.toISOString(),
    atualizadoEm: row.atualizadoEm.toISOString(),
    corretor,
    bairro,
  }));
}
