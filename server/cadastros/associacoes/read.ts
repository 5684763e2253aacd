import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Associacao, Associacoes, CorretoresAssociados } from '#contract/cadastros/associacoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';

/** An existing corretor: not trashed and not a rejected registration. */
export const liveCorretor = and(isNull(corretores.excluidoEm), isNull(corretores.rejeitadoEm));
export const liveEmpreendimento = isNull(empreendimentos.excluidoEm);

/** What a corretor shows, in his order. Trashed ones are omitted, and reappear when restored. */
async function selectItens(db: Queryable, corretorId: number): Promise<Associacao[]> {
  return db
    .select({
      empreendimentoId: empreendimentos.id,
      nome: empreendimentos.nome,
      imagemPrincipal: empreendimentos.imagemPrincipal,
      status: empreendimentos.status,
      empreendimentoAtivo: empreendimentos.ativo,
      bairro: { nome: bairros.nome, cidade: cidades.nome, uf: estados.sigla },
      descricaoPersonalizada: associacoes.descricaoPersonalizada,
      destaque: associacoes.destaque,
      ativo: associacoes.ativo,
    })
    .from(associacoes)
    .innerJoin(empreendimentos, eq(empreendimentos.id, associacoes.empreendimentoId))
    .innerJoin(bairros, eq(bairros.id, empreendimentos.bairroId))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(and(eq(associacoes.corretorId, corretorId), liveEmpreendimento))
    .orderBy(asc(associacoes.ordemExibicao), asc(associacoes.id));
}

/** Hash of the chosen, ordered and described list; changes with any of it. */
function versionOf(itens: Associacao[]): string {
  const chosen = itens.map((item) => [
    item.empreendimentoId,
    item.descricaoPersonalizada,
    item.destaque,
    item.ativo,
  ]);
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, 22);
}

/** The associations of an existing corretor. */
export async function readAssociacoes(db: Queryable, corretorId: number): Promise<Associacoes> {
  const itens = await selectItens(db, corretorId);
  return { corretorId, versao: versionOf(itens), itens };
}

/** The corretores of an existing empreendimento, by name. */
export async function readCorretores(db: Queryable, empreendimentoId: number): Promise<CorretoresAssociados> {
  const itens = await db
    .select({
      corretorId: corretores.id,
      nome: corretores.nome,
      nomeGuerra: corretores.nomeGuerra,
      slug: corretores.slug,
      creci: corretores.creci,
      ufCreci: corretores.ufCreci,
      foto: corretores.foto,
      corretorAtivo: corretores.ativo,
      aprovado: corretores.aprovado,
      ativo: associacoes.ativo,
      destaque: associacoes.destaque,
    })
    .from(associacoes)
    .innerJoin(corretores, eq(corretores.id, associacoes.corretorId))
    .where(and(eq(associacoes.empreendimentoId, empreendimentoId), liveCorretor))
    .orderBy(asc(sql`lower(unaccent(${corretores.nome}))`), asc(corretores.id));
  return { empreendimentoId, itens };
}
