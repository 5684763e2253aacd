import { eq } from 'drizzle-orm';
import type { ColorScheme, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  defaultStyle,
  type HotsiteStyle,
  hotsiteStyleSchema,
} from '#contract/da-pasta-a-pagina/page-styles.ts';
import { pageFacts } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { colorsOf } from './colors-of.ts';
import { isPriceShown, isTableShown } from './price-shown.ts';
import { withoutPrice } from './prices.ts';

/**
 * What may be told of a record in public on a day: its facts with a source, without a price and a table that may not be
 * shown. Throws AppError 404.
 */
export async function readShownFacts(db: Db, empreendimentoId: number, today: string): Promise<PageFacts> {
  const facts = await pageFacts(db, empreendimentoId);
  const validade = String(await readDiasDeVigencia(db));
  const record = { valor: facts.precoInicial, dataTabela: facts.dataTabela, validade };
  const { tabela, ...others } = facts;
  if (isTableShown(facts, record, today)) return facts;
  if (isPriceShown(facts, record, today)) return others;
  const { slogan, conceito } = facts.ficha ?? {};
  return {
    ...others,
    precoInicial: null,
    dataTabela: null,
    descricao: facts.descricao && withoutPrice(facts.descricao),
    ficha: {
      ...facts.ficha,
      slogan: slogan && withoutPrice(slogan),
      conceito: conceito && withoutPrice(conceito),
    },
  };
}

/** How the public page of an empreendimento looks, and where it stands; null without one. */
export async function readPageLook(
  db: Db,
  empreendimentoId: number,
): Promise<{ rota: string; style: HotsiteStyle; colors: ColorScheme } | null> {
  const [row] = await db
    .select({
      rota: hotsites.rota,
      ativo: hotsites.ativo,
      excluidoEm: hotsites.excluidoEm,
      estilo: hotsiteVersoes.estilo,
      blueprint: hotsiteVersoes.blueprint,
    })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(eq(hotsites.empreendimentoId, empreendimentoId));
  if (!row?.ativo || row.excluidoEm !== null) return null;
  return {
    rota: row.rota,
    style: hotsiteStyleSchema.catch(defaultStyle).parse(row.estilo),
    colors: colorsOf(row.blueprint),
  };
}
