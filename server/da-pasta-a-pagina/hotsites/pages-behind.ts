import { and, eq, isNull } from 'drizzle-orm';
import { camposDaFicha, type Ficha } from '#contract/cadastros/ficha.ts';
import { camposPublicos } from '#contract/cadastros/origens.ts';
import { linhasDaTabela } from '#contract/da-pasta-a-pagina/blocos.ts';
import { defaultStyle, hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { paginasAtras } from '#contract/da-pasta-a-pagina/paginas-atras.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { readPageFacts } from './page-facts.ts';

type Told = Record<string, unknown>;
const tabelaOf = ({ tabela }: Told) => tabela as Parameters<typeof linhasDaTabela>[0];

/** Fields of a record by the facts of a page that tell them; of a version written before a fact was kept, undefined. */
const facts: Record<string, (told: Told) => unknown[]> = {
  nome: ({ nome }) => [nome],
  incorporadora: ({ incorporadora, cnpj }) => [incorporadora, cnpj],
  bairro: ({ bairro, cidade, uf }) => [bairro, cidade, uf],
  ...Object.fromEntries(camposPublicos.map((campo) => [campo, (told: Told) => [told[campo]]])),
  ...Object.fromEntries(
    camposDaFicha.map((campo) => [campo, ({ ficha }: Told) => [ficha && ((ficha as Ficha)[campo] ?? null)]]),
  ),
  // With the table, which it hangs on.
  pagamento: (told) => [told.ficha && (tabelaOf(told)?.pagamento ?? [])],
  tabela: (told) => [told.ficha && linhasDaTabela(tabelaOf(told))],
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
  const written = (row.fatos ?? {}) as Told;
  const now: Told = { ...(await readPageFacts(db, empreendimentoId)) };
  // A version of before a fact was kept says nothing of it.
  const changed = Object.keys(facts).filter((campo) => {
    const after = facts[campo]!(now);
    return facts[campo]!(written).some(
      (before, at) => before !== undefined && !sameValue(before, after[at] ?? null),
    );
  });
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
function stated(campo: string, told: Told): unknown {
  const values = facts[campo]!(told).map((value) => value ?? null);
  if (values.length === 1) return values[0];
  return values.filter((value) => value !== null && value !== '').join(', ') || null;
}
