import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Blueprint, blueprintSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { defaultStyle, hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { composePage } from '../compose-page.ts';
import { copySection } from '../sections.ts';
import { inspectVersion, presentOf, type VersionRow } from '../verificacao/inspect.ts';
import { findVersion, storeInspection } from '../verificacao/verify.ts';
import { addVersion, lockHotsite, originOf } from '../versions.ts';

export interface WantedSection {
  hotsiteId: number;
  /** The source version of the section. */
  versaoId: number;
  secao: SectionId;
  userId: number;
}

/**
 * Creates a draft of the public page, or of the newest if none is public, with one section from another
 * version; the rest stays byte for byte. Throws AppError 404, 409, PageRefused.
 */
export async function copyFromVersion(
  { db, storage }: { db: Db; storage: Storage },
  { hotsiteId, versaoId, secao, userId }: WantedSection,
): Promise<{ numero: number }> {
  const from = await findVersion(db, hotsiteId, versaoId);
  const base = await baseOf(db, hotsiteId);
  if (base.id === from.id)
    throw new AppError(409, 'mesma-versao', 'Esta é a versão que receberia a seção. Escolha outra.');
  const [source, target] = [await wholeOrigin(storage, from), await wholeOrigin(storage, base)];
  const mixed = copySection(source.source, target.source, secao);
  if (!mixed) throw new AppError(409, 'sem-secao', `A versão ${from.numero} não tem esta seção.`);
  const { facts } = await presentOf(db, hotsiteId);
  const page = await composePage(storage, {
    source: mixed,
    assembled: true,
    facts,
    catalog: withAssetsOf(target.catalog, source.catalog),
    blueprint: withSectionOf(
      blueprintSchema.parse(base.blueprint),
      blueprintSchema.parse(from.blueprint),
      secao,
    ),
    style: hotsiteStyleSchema.catch(defaultStyle).parse(base.estilo),
  });
  const inspection = await inspectVersion({ db, storage }, { ...page, hotsiteId });
  return db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const { id, numero } = await addVersion(tx, page, {
      hotsiteId,
      motor: 'Edição manual',
      autorId: userId,
      runId: null,
      origemVersaoId: base.id,
      motivo: `Seção ${sectionLabels[secao]} da versão ${from.numero}`,
    });
    await storeInspection(tx, { hotsiteId, versaoId: id }, inspection, userId);
    const [hotsite] = await tx
      .select({ nome: hotsites.nome })
      .from(hotsites)
      .where(eq(hotsites.id, hotsiteId));
    await recordAudit(tx, {
      userId,
      acao: 'copiou-secao',
      entidade: 'hotsite',
      entidadeId: hotsiteId,
      nome: hotsite!.nome,
      dados: { secao, daVersao: from.numero, sobreVersao: base.numero, versao: numero },
    });
    await bumpLists(tx, 'hotsites');
    return { numero };
  });
}

async function baseOf(db: Db, hotsiteId: number): Promise<VersionRow> {
  const [row] = await db
    .select({ publica: hotsites.versaoPublicaId, newest: hotsiteVersoes })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.hotsiteId, hotsites.id))
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm)))
    .orderBy(desc(hotsiteVersoes.numero))
    .limit(1);
  if (!row) throw notFound('Versão', 'f');
  return row.publica === null ? row.newest : findVersion(db, hotsiteId, row.publica);
}

async function wholeOrigin(storage: Storage, version: VersionRow) {
  const origin = await originOf(storage, version);
  if (origin) return origin;
  throw new AppError(
    409,
    'sem-fonte',
    `A versão ${version.numero} não tem mais a fonte guardada, e não pode ser aproveitada em partes.`,
  );
}

/** The page's catalogue plus pictures the copied section may use. */
function withAssetsOf(catalog: Catalog, other: Catalog): Catalog {
  const known = new Set(catalog.assets.map(({ id }) => id));
  return { ...catalog, assets: [...catalog.assets, ...other.assets.filter(({ id }) => !known.has(id))] };
}

function withSectionOf(blueprint: Blueprint, other: Blueprint, id: SectionId): Blueprint {
  const section = other.sections.find((one) => one.id === id);
  if (!section) return blueprint;
  const sections = blueprint.sections.some((one) => one.id === id)
    ? blueprint.sections.map((one) => (one.id === id ? section : one))
    : [...blueprint.sections, section];
  return { ...blueprint, sections };
}
