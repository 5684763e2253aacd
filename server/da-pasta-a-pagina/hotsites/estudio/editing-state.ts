import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import {
  type Blueprint,
  blueprintSchema,
  type PageFacts,
  pageFactsSchema,
} from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  type CatalogEdits,
  type Edicao,
  editedCatalog,
  followPictures,
  noCatalogEdits,
  shownBlueprint,
} from '#contract/da-pasta-a-pagina/edicao.ts';
import type { Queryable } from '#server/db/client.ts';
import {
  empreendimentos,
  hotsitePublicacoes,
  hotsites,
  hotsiteVersoes,
} from '#server/db/schema/empreendimentos.ts';
import { hotsiteEdicoes } from '#server/db/schema/estudio.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { notFound } from '#server/kernel/errors.ts';
import { readCatalog } from '../for-generation.ts';
import { readPageFacts } from '../page-facts.ts';
import { factChanges } from '../versoes/fact-changes.ts';
import { followFacts } from './follow-facts.ts';

export type VersionRow = typeof hotsiteVersoes.$inferSelect;

/** Current editing state of a hotsite: its pictures, its edição, and the base page. */
export interface EditingState {
  hotsite: Pick<
    typeof hotsites.$inferSelect,
    'id' | 'nome' | 'rota' | 'ativo' | 'empreendimentoId' | 'versao' | 'versaoPublicaId'
  >;
  /** 0 before the first save. */
  revisao: number;
  alteradoPor: string | null;
  alteradoEm: Date | null;
  /** Its plan states price and dates as the record does now. */
  edicao: Edicao;
  /** What a page may state by the record as it is now. */
  facts: PageFacts;
  /** As read from the folder, without a person's edits; null before that. */
  catalog: Catalog | null;
  /** The unpublished draft, else the public version, else the newest one that was kept back. */
  base: VersionRow | null;
  /** The base page's plan, with price and dates as the record states them now. */
  planOfBase: Blueprint | null;
  /** The picture edits the base page was made with. */
  editsOfBase: CatalogEdits;
}

/** Whether the last generated version was ever public, whoever published it. */
const draftIsPublic = sql<boolean>`exists (select 1 from ${hotsitePublicacoes} where ${hotsitePublicacoes.versaoId} = ${hotsiteEdicoes.rascunhoVersaoId})`;

/** Throws AppError 404. */
export async function readEditingState(db: Queryable, hotsiteId: number): Promise<EditingState> {
  const [row] = await db
    .select({
      hotsite: {
        id: hotsites.id,
        nome: hotsites.nome,
        rota: hotsites.rota,
        ativo: hotsites.ativo,
        empreendimentoId: hotsites.empreendimentoId,
        versao: hotsites.versao,
        versaoPublicaId: hotsites.versaoPublicaId,
      },
      own: hotsites.catalog,
      shared: empreendimentos.assetsCatalog,
      edicao: hotsiteEdicoes,
      alteradoPor: shownName,
      draftIsPublic,
    })
    .from(hotsites)
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .leftJoin(hotsiteEdicoes, eq(hotsiteEdicoes.hotsiteId, hotsites.id))
    .leftJoin(users, eq(users.id, hotsiteEdicoes.autorId))
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm), isNull(empreendimentos.excluidoEm)));
  if (!row) throw notFound('Hotsite');
  const { hotsite, edicao: stored } = row;
  const draftId = stored && !row.draftIsPublic ? stored.rascunhoVersaoId : null;
  const baseId = draftId ?? hotsite.versaoPublicaId;
  const [base] = await db
    .select()
    .from(hotsiteVersoes)
    .where(
      baseId === null
        ? and(eq(hotsiteVersoes.hotsiteId, hotsiteId), isNotNull(hotsiteVersoes.retida))
        : eq(hotsiteVersoes.id, baseId),
    )
    .orderBy(desc(hotsiteVersoes.numero))
    .limit(1);
  const published = publishedOf(stored, row.draftIsPublic);
  const facts = await readPageFacts(db, hotsite.empreendimentoId);
  const written = pageFactsSchema.safeParse(base?.fatos);
  const follow = (plan: Blueprint) => (written.success ? followFacts(plan, written.data, facts) : plan);
  const edicao = editionOf(
    stored,
    published,
    row.draftIsPublic && hotsite.versaoPublicaId !== stored?.rascunhoVersaoId,
  );
  return {
    hotsite,
    revisao: stored?.revisao ?? 0,
    alteradoPor: row.alteradoPor,
    alteradoEm: stored && stored.revisao > 0 ? stored.atualizadoEm : null,
    edicao: { ...edicao, blueprint: edicao.blueprint && follow(edicao.blueprint) },
    facts,
    catalog: readCatalog(row.own) ?? readCatalog(row.shared),
    base: base ?? null,
    planOfBase: base ? follow(blueprintSchema.parse(base.blueprint)) : null,
    editsOfBase: draftId === null ? published : (stored?.rascunhoCatalogo ?? published),
  };
}

type Stored = typeof hotsiteEdicoes.$inferSelect | null;

const publishedOf = (stored: Stored, isPublic: boolean): CatalogEdits =>
  (isPublic ? stored?.rascunhoCatalogo : stored?.publicado) ?? noCatalogEdits;

/** A plan untouched since its page was published and superseded is obsolete. */
function editionOf(stored: Stored, published: CatalogEdits, isPast: boolean): Edicao {
  if (!stored) return { catalogo: published, blueprint: null, desligadas: [], travas: [] };
  const { catalogo, blueprint, desligadas, travas } = stored;
  if (isPast && stored.revisao === stored.rascunhoRevisao)
    return { catalogo, blueprint: null, desligadas: [], travas };
  return { catalogo, blueprint: blueprint && blueprintSchema.parse(blueprint), desligadas, travas };
}

type HotsiteOf = { hotsiteId: number } | { empreendimentoId: number };

/** The picture edits the public page includes; pages generated by a call keep them too. */
async function publishedEdits(db: Queryable, of: HotsiteOf): Promise<CatalogEdits> {
  const [row] = await db
    .select({ stored: hotsiteEdicoes, draftIsPublic })
    .from(hotsiteEdicoes)
    .innerJoin(hotsites, eq(hotsites.id, hotsiteEdicoes.hotsiteId))
    .where(
      and(
        'hotsiteId' in of
          ? eq(hotsites.id, of.hotsiteId)
          : eq(hotsites.empreendimentoId, of.empreendimentoId),
        isNull(hotsites.excluidoEm),
      ),
    );
  return row ? publishedOf(row.stored, row.draftIsPublic) : noCatalogEdits;
}

/** The catalogue with the picture edits of the public page. */
export async function withPublishedEdits(db: Queryable, of: HotsiteOf, catalog: Catalog): Promise<Catalog> {
  const edits = await publishedEdits(db, of);
  return isDeepStrictEqual(edits, noCatalogEdits) ? catalog : editedCatalog(catalog, edits);
}

/** The catalogue with the current edits. */
export const editedCatalogOf = ({ catalog, edicao }: EditingState): Catalog | null =>
  catalog && editedCatalog(catalog, edicao.catalogo);

/** The complete current plan, hidden sections included; null if none. */
export function currentPlan({ edicao, planOfBase, catalog }: EditingState): Blueprint | null {
  const plan = edicao.blueprint ?? planOfBase;
  if (!plan || !catalog) return plan;
  return followPictures(plan, editedCatalog(catalog, edicao.catalogo).assets);
}

/** Whether something was saved that the base page does not show. */
export function isPending(hand: EditingState): boolean {
  const { planOfBase, edicao, editsOfBase } = hand;
  if (!isDeepStrictEqual(edicao.catalogo, editsOfBase)) return true;
  const plan = currentPlan(hand);
  if (!plan || !planOfBase) return plan !== null;
  if (!edicao.blueprint && edicao.desligadas.length === 0) return false;
  const shown = shownBlueprint(plan, edicao.desligadas);
  return !isDeepStrictEqual(shown.sections, planOfBase.sections);
}

/** Whether the record states otherwise than the base page was written from. */
export const recordMoved = ({ base, facts }: EditingState): boolean =>
  base !== null && factChanges(base, { fatos: facts }).length > 0;
