import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';
import type { Db } from '#server/db/client.ts';
import { corretorBairros, corretores, corretorPrecos } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { bairros, cidades, zonas } from '#server/db/schema/territorio.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { cardPicture } from '#server/publico/material/service.ts';
import { isSiteOpen, shownEmpreendimentos, storedPicture } from '#server/publico/paginas-publicas/service.ts';
import { presentPedido } from './present-pedido.ts';

export interface PageDeps {
  db: Db;
  clock: Clock;
  publicPagesUrl: string;
  mediaOrigins: readonly string[];
}

async function bairrosOf(db: Db, corretorId: number): Promise<string[]> {
  const rows = await db
    .select({ bairro: bairros.nome, cidade: cidades.nome })
    .from(corretorBairros)
    .innerJoin(bairros, and(eq(bairros.id, corretorBairros.bairroId), isNull(bairros.excluidoEm)))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .where(eq(corretorBairros.corretorId, corretorId))
    .orderBy(asc(cidades.nome), asc(bairros.nome));
  return rows.map(({ bairro, cidade }) => `${bairro}, ${cidade}`);
}

/** What a corretor sees about himself. */
export async function readPage(deps: PageDeps, id: number): Promise<MeuEspaco> {
  const { db, publicPagesUrl, mediaOrigins } = deps;
  const [row] = await db.select().from(corretores).where(eq(corretores.id, id));
  if (!row) throw missingRecord('corretor');
  const [ofertas, ativo, nomes, [precos], [pedido]] = await Promise.all([
    shownEmpreendimentos(db, row, deps),
    isSiteOpen(db, id),
    bairrosOf(db, id),
    db.select().from(corretorPrecos).where(eq(corretorPrecos.corretorId, id)),
    db
      .select()
      .from(corretorPedidos)
      .where(eq(corretorPedidos.corretorId, id))
      .orderBy(desc(corretorPedidos.id))
      .limit(1),
  ]);
  const { nome, nomeGuerra, email, creci, ufCreci, telefone, whatsapp, biografia, regiaoTrabalho, slug } =
    row;
  return {
    corretor: {
      nome,
      nomeGuerra,
      titulo: tituloCorretor(row),
      email,
      creci,
      ufCreci,
      telefone,
      whatsapp,
      biografia,
      regiaoTrabalho,
      slug,
      foto: storedPicture(row.foto, mediaOrigins),
      bairros: nomes,
      precoMin: precos ? precos.precoMin : row.precoMinimo,
      precoMax: precos ? precos.precoMax : row.precoMaximo,
    },
    site: { url: `${publicPagesUrl}/corretor/${slug}`, ativo },
    hotsites: ofertas.map((oferta) => ({
      empreendimentoId: oferta.empreendimentoId,
      nome: oferta.nome,
      bairro: oferta.bairro,
      cidade: oferta.cidade,
      rotulo: oferta.rotulo,
      preco: oferta.preco,
      destaque: oferta.destaque,
      imagem: cardPicture(oferta.imagem),
      url: oferta.pagina && publicPagesUrl + oferta.pagina,
    })),
    pedido: pedido ? presentPedido(pedido) : null,
  };
}
