import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Blueprint, blueprintSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  type CatalogEdits,
  type Edicao,
  editedCatalog,
  followPictures,
  noCatalogEdits,
  shownBlueprint,
} from '#contract/da-pasta-a-pagina/edicao.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsiteEdicoes } from '#server/db/schema/edicao.ts';
import {
  empreendimentos,
  hotsitePublicacoes,
  hotsites,
  hotsiteVersoes,
} from '#server/db/schema/empreendimentos.ts';
import { users } from '#server/db/schema/sistema.ts';
import { notFound } from '#server/kernel/errors.ts';
import { readCatalog } from '../for-generation.ts';

export type VersionRow = typeof hotsiteVersoes.$inferSelect;

/** What somebody has in hand of a hotsite: its pictures, the edition of them, the page it starts from. */
export interface InHand {
  hotsite: Pick<
    typeof hotsites.$inferSelect,
    'id' | 'nome' | 'rota' | 'ativo' | 'empreendimentoId' | 'versao' | 'versaoPublicaId'
  >;
  /** 0 before anything was saved. */
  revisao: number;
  alteradoPor: string | null;
  alteradoEm: Date | null;
  edicao: Edicao;
  /** As the folder was read, before a person's edits; null before that. */
  catalog: Catalog | null;
  /** The draft not yet public, else the public version. */
  base: VersionRow | null;
  /** The edits of the pictures that the page in hand was made with. */
  editsOfBase: CatalogEdits;
}

/** Whether the version generated last was ever public, whoever published it. */
const draftIsPublic = sql<boolean>`exists (select 1 from ${hotsitePublicacoes} where ${hotsitePublicacoes.versaoId} = ${hotsiteEdicoes.rascunhoVersaoId})`;

/** Throws AppError 404. */
export async function readInHand(db: Queryable, hotsiteId: number): Promise<InHand> {
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
      alteradoPor: users.username,
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
  const [base] =
    baseId === null ? [] : await db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.id, baseId));
  const published = publishedOf(stored, row.draftIsPublic);
  return {
    hotsite,
    revisao: stored?.revisao ?? 0,
    alteradoPor: row.alteradoPor,
    alteradoEm: stored && stored.revisao > 0 ? stored.atualizadoEm : null,
    edicao: editionOf(
      stored,
      published,
      row.draftIsPublic && hotsite.versaoPublicaId !== stored?.rascunhoVersaoId,
    ),
    catalog: readCatalog(row.own) ?? readCatalog(row.shared),
    base: base ?? null,
    editsOfBase: draftId === null ? published : (stored?.rascunhoCatalogo ?? published),
  };
}

type Stored = typeof hotsiteEdicoes.$inferSelect | null;

const publishedOf = (stored: Stored, isPublic: boolean): CatalogEdits =>
  (isPublic ? stored?.rascunhoCatalogo : stored?.publicado) ?? noCatalogEdits;

/** Once its page was public and another one followed, a plan nobody has touched since is a thing of the past. */
function editionOf(stored: Stored, published: CatalogEdits, isPast: boolean): Edicao {
  if (!stored) return { catalogo: published, blueprint: null, desligadas: [], travas: [] };
  const { catalogo, blueprint, desligadas, travas } = stored;
  if (isPast && stored.revisao === stored.rascunhoRevisao)
    return { catalogo, blueprint: null, desligadas: [], travas };
  return { catalogo, blueprint: blueprint && blueprintSchema.parse(blueprint), desligadas, travas };
}

type HotsiteOf = { hotsiteId: number } | { empreendimentoId: number };

/** The edits of its pictures that the public page of a hotsite knows: also a page made by a call keeps to them. */
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

/** The catalogue with what the public page knows of a person's edits. */
export async function withPublishedEdits(db: Queryable, of: HotsiteOf, catalog: Catalog): Promise<Catalog> {
  const edits = await publishedEdits(db, of);
  return isDeepStrictEqual(edits, noCatalogEdits) ? catalog : editedCatalog(catalog, edits);
}

/** The catalogue with the edits in hand. */
export const catalogInHand = ({ catalog, edicao }: InHand): Catalog | null =>
  catalog && editedCatalog(catalog, edicao.catalogo);

/** The whole plan in hand, sections that are switched off included; null before there is one. */
export function planInHand({ edicao, base, catalog }: InHand): Blueprint | null {
  const plan = edicao.blueprint ?? (base && blueprintSchema.parse(base.blueprint));
  if (!plan || !catalog) return plan;
  return followPictures(plan, editedCatalog(catalog, edicao.catalogo).assets);
}

/** Something was saved that the page in hand does not show. */
export function isPending(hand: InHand): boolean {
  const { base, edicao, editsOfBase } = hand;
  if (!isDeepStrictEqual(edicao.catalogo, editsOfBase)) return true;
  const plan = planInHand(hand);
  if (!plan || !base) return plan !== null;
  if (!edicao.blueprint && edicao.desligadas.length === 0) return false;
  const shown = shownBlueprint(plan, edicao.desligadas);
  const made = blueprintSchema.parse(base.blueprint);
  return !isDeepStrictEqual(shown.sections, made.sections);
}
