import { and, eq, isNull } from 'drizzle-orm';
import { camposPublicos } from '#contract/cadastros/origens.ts';
import { defaultStyle, hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { paginasAtras } from '#contract/da-pasta-a-pagina/paginas-atras.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { readPageFacts } from './page-facts.ts';

/** Fields of a record by the facts of a page that tell them. */
const facts: Record<string, string[]> = {
  nome: ['nome'],
  incorporadora: ['incorporadora', 'cnpj'],
  bairro: ['bairro', 'cidade', 'uf'],
  ...Object.fromEntries(camposPublicos.map((campo) => [campo, [campo]])),
};

/**
 * The public pages of an empreendimento that still state what the record no longer does: the public version's
 * facts against those it would be written from now.
 */
export async function readPaginasAtras(db: Queryable, empreendimentoId: number): Promise<HotsiteAtras[]> {
  const [row] = await db
    .select({
      id: hotsites.id,
      estilo: hotsiteVersoes.estilo,
      rota: hotsites.rota,
      nome: hotsites.nome,
      ativo: hotsites.ativo,
      shown: empreendimentos.ativo,
      fatos: hotsiteVersoes.fatos,
    })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .where(and(eq(hotsites.empreendimentoId, empreendimentoId), isNull(hotsites.excluidoEm)));
  if (!row?.ativo || !row.shown) return [];
  const written = (row.fatos ?? {}) as Record<string, unknown>;
  const now: Record<string, unknown> = { ...(await readPageFacts(db, empreendimentoId)) };
  // A version of before a fact was kept says nothing of it.
  const differs = (fact: string) => fact in written && !sameValue(written[fact], now[fact]);
  const changed = Object.keys(facts).filter((campo) => facts[campo]!.some(differs));
  const mudancas = changed.map((campo) => ({
    campo,
    antes: stated(campo, written),
    depois: stated(campo, now),
  }));
  const estilo = hotsiteStyleSchema.catch(defaultStyle).parse(row.estilo);
  const behind = paginasAtras(changed, { hotsite: { ...row, publicado: true }, sites: [] }, 'cadastro');
  return behind.map((pagina) => ({ ...pagina, hotsiteId: row.id, estilo, mudancas }));
}

/** A field's value as a page states it; one told by several facts is their words. */
function stated(campo: string, told: Record<string, unknown>): unknown {
  const values = facts[campo]!.map((fact) => told[fact] ?? null);
  if (values.length === 1) return values[0];
  return values.filter((value) => value !== null && value !== '').join(', ') || null;
}
