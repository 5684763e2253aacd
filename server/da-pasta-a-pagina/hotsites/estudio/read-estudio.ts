import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Contagem } from '#contract/da-pasta-a-pagina/contagem.ts';
import type { Estudio, ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { defaultStyle, hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { countFindings, findingsOfVersion } from '#server/db/finding-counts.ts';
import { hotsitePublicacoes, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { type Names, withOwnLogos } from '../own-logos.ts';
import { currentPlan, type EditingState, isPending, readEditingState, recordMoved } from './editing-state.ts';
import { planFaults } from './plan-faults.ts';

/** What a hotsite's studio shows. Throws AppError 404. */
export async function readEstudio(
  { db, intelligence }: { db: Db; intelligence: Intelligence },
  hotsiteId: number,
): Promise<Estudio> {
  const hand = await readEditingState(db, hotsiteId);
  const plan = currentPlan(hand);
  const { id, nome, rota, ativo, empreendimentoId, versao, versaoPublicaId } = hand.hotsite;
  return {
    hotsite: { id, nome, rota, ativo, empreendimentoId },
    revisao: hand.revisao,
    alteradoPor: hand.alteradoPor,
    alteradoEm: hand.alteradoEm?.toISOString() ?? null,
    edicao: hand.edicao,
    imagens: hand.catalog ? picturesOf(hand.catalog, hand.facts) : [],
    temCatalogo: hand.catalog !== null,
    base: await readBase(db, hand),
    retida: await readHeldBack(db, hand.hotsite),
    versaoPublica: versaoPublicaId === null ? null : versao,
    pendente: isPending(hand),
    registroMudou: recordMoved(hand),
    achados: plan ? planFaults(plan, hand.facts) : [],
    fatos: hand.facts,
    motor: { nome: intelligence.name, tipo: intelligence.kind },
  };
}

/** A page kept back after the public one was written; one that has been published since is none. */
async function readHeldBack(
  db: Db,
  { id, versao, versaoPublicaId }: EditingState['hotsite'],
): Promise<Estudio['retida']> {
  const since = versaoPublicaId === null ? 0 : versao;
  const [held] = await db
    .select({ versaoId: hotsiteVersoes.id, numero: hotsiteVersoes.numero, motivo: hotsiteVersoes.retida })
    .from(hotsiteVersoes)
    .where(
      and(
        eq(hotsiteVersoes.hotsiteId, id),
        gt(hotsiteVersoes.numero, since),
        isNotNull(hotsiteVersoes.retida),
        sql`NOT EXISTS (SELECT 1 FROM ${hotsitePublicacoes} p WHERE p.versao_id = ${hotsiteVersoes.id})`,
      ),
    )
    .orderBy(desc(hotsiteVersoes.numero))
    .limit(1);
  return held?.motivo ? { versaoId: held.versaoId, numero: held.numero, motivo: held.motivo } : null;
}

async function readBase(
  db: Db,
  { base, planOfBase: blueprint, hotsite }: EditingState,
): Promise<Estudio['base']> {
  if (!base || !blueprint) return null;
  const counts = countFindings<Contagem>(findingsOfVersion(sql`${base.id}::int`));
  const { rows } = await db.execute<{ achados: Contagem }>(sql`SELECT ${counts} AS achados`);
  return {
    versaoId: base.id,
    numero: base.numero,
    publica: base.id === hotsite.versaoPublicaId,
    temFonte: base.fonteFile !== null && base.catalogoFile !== null,
    estilo: hotsiteStyleSchema.catch(defaultStyle).parse(base.estilo),
    motor: base.motor,
    criadaEm: base.criadoEm.toISOString(),
    blueprint,
    secoes: blueprint.sections.map((section) => section.id),
    achados: rows[0]!.achados,
  };
}

function picturesOf({ assets }: Catalog, names: Names): ImagemDoEstudio[] {
  const used = assets.filter(({ usage }) => usage === 'usar');
  const kept = new Set(withOwnLogos(used, names).map(({ id }) => id));
  const others = new Set(used.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  return assets.map((asset) => ({
    ...pictureOf(asset),
    ...(others.has(asset.id) ? { alheia: true } : {}),
  }));
}

const smallWidth = 480;
const largeWidth = 1280;

function pictureOf(asset: Asset): ImagemDoEstudio {
  const { id, type, name, path, category, kind, description, confidence, uncertain, classifiedBy } = asset;
  const { width, height, focus, url, usage, usageReason } = asset;
  return {
    id,
    type,
    name,
    path,
    category,
    kind,
    description,
    confidence,
    uncertain,
    classifiedBy,
    width,
    height,
    focus,
    url,
    usage,
    usageReason,
    miniatura: variantNear(asset, smallWidth),
    grande: variantNear(asset, largeWidth),
  };
}

function variantNear({ variants, type, url }: Asset, wanted: number): string | null {
  if (type === 'video') return null;
  const fit = variants.filter(({ format }) => format === 'webp');
  const [near] = [...(fit.length > 0 ? fit : variants)].sort(
    (a, b) => Math.abs(a.width - wanted) - Math.abs(b.width - wanted),
  );
  return near?.url ?? url;
}
