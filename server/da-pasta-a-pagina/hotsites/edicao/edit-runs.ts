import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Blueprint, blueprintSchema, type PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { followPictures, shownBlueprint } from '#contract/da-pasta-a-pagina/edicao.ts';
import { sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { AppError } from '#server/kernel/errors.ts';
import { within } from '#server/kernel/jobs/step-error.ts';
import { checkSection } from '../check/check-section.ts';
import { heldPlan } from '../check/prosa/held-plan.ts';
import { acceptPage, composeKept, composePage } from '../compose-page.ts';
import { pageAssetsOf } from '../page-assets.ts';
import { readPageFacts } from '../page-facts.ts';
import { PageRefused } from '../page-refused.ts';
import type { HotsiteRunContext } from '../run-input.ts';
import { pageItem, planItem, sectionItem } from '../run-items.ts';
import type { HotsiteRunInput } from '../run-kind.ts';
import { sectionOf, withSection } from '../sections.ts';
import { inspectVersion } from '../verificacao/inspect.ts';
import { withWritten } from '../verificacao/rule.ts';
import { originOf } from '../versions.ts';
import { assertPlan, styleReason } from './check-plan.ts';
import { catalogInHand, type InHand, planInHand, readInHand } from './in-hand.ts';
import { readLocked, withLockedPlans } from './locks.ts';
import { storeDraft, storePlan } from './write.ts';

type Task<Name extends HotsiteRunInput['task']> = Extract<HotsiteRunInput, { task: Name }>;

interface Material {
  hand: InHand;
  catalog: Catalog;
  facts: PageFacts;
}

/** Edition, pictures and record as they are when the work begins. Throws AppError 400 without pictures. */
async function readMaterial({ db }: HotsiteRunContext, hotsiteId: number): Promise<Material> {
  const hand = await readInHand(db, hotsiteId);
  const catalog = catalogInHand(hand);
  if (!catalog) throw new AppError(400, 'sem-catalogo', 'Processe a pasta do Drive antes de editar a página');
  return { hand, catalog, facts: await readPageFacts(db, hand.hotsite.empreendimentoId) };
}

/** The plan made anew out of pictures and record, or one section of it; what is locked stays. */
export async function planEdition(context: HotsiteRunContext, input: Task<'planejar'>): Promise<void> {
  const { durable, intelligence, call } = context;
  const { hand, catalog, facts } = await within('analyze-catalog', () =>
    readMaterial(context, input.hotsiteId),
  );
  await durable.finish('analyze-catalog');
  const assets = pageAssetsOf(catalog);
  const now = planInHand(hand);
  const style = now?.metadata.style ?? defaultStyle;
  const planned = await within('structure-site', () =>
    durable.once(planItem, 'blueprint', [intelligence.name, style, facts, assets, input.revisao], () =>
      intelligence.planPage({ facts, assets, style }, call),
    ),
  );
  const locked = await readLocked(context, input.hotsiteId, hand.edicao.travas);
  const whole = input.secao && now ? withPlanOf(now, planned, input.secao) : planned;
  const plan = withLockedPlans(followPictures(whole, catalog.assets), locked);
  await durable.complete({ hotsiteId: input.hotsiteId }, 'Seções planejadas', (tx) =>
    storePlan(tx, input.hotsiteId, plan, { read: hand.revisao, autorId: durable.run.userId }),
  );
}

/** One section of another plan. A picture it takes stands nowhere else twice. */
function withPlanOf(plan: Blueprint, other: Blueprint, id: SectionId): Blueprint {
  const section = other.sections.find((one) => one.id === id);
  if (!section)
    throw new AppError(409, 'sem-conteudo', 'As imagens e o registro não têm conteúdo para esta seção.');
  const elsewhere = new Set(plan.sections.flatMap((one) => (one.id === id ? [] : one.assets)));
  const fresh = { ...section, assets: section.assets.filter((asset) => !elsewhere.has(asset)) };
  return { ...plan, sections: plan.sections.map((one) => (one.id === id ? fresh : one)) };
}

/** The page of what is in hand as a version of its own, not public; sections that are locked stay byte for byte. */
export async function writeEdition(context: HotsiteRunContext, input: Task<'escrever'>): Promise<void> {
  const { durable, storage, intelligence, styles, call } = context;
  const { hotsiteId, estilo } = input;
  const { hand, catalog, facts } = await within('analyze-catalog', () => readMaterial(context, hotsiteId));
  const assets = pageAssetsOf(catalog);
  const first = hand.base ? null : (estilo ?? defaultStyle);
  const plan =
    planInHand(hand) ??
    (await within('structure-site', () =>
      durable.once(
        planItem,
        'blueprint',
        [intelligence.name, first, facts, assets],
        async (): Promise<Blueprint> => {
          const made = await intelligence.planPage({ facts, assets, style: first ?? defaultStyle }, call);
          return heldPlan(made, facts, assets);
        },
      ),
    ));
  const locked = await within('analyze-catalog', () => readLocked(context, hotsiteId, hand.edicao.travas));
  const shown = withLockedPlans(
    shownBlueprint(followPictures(plan, catalog.assets), hand.edicao.desligadas),
    locked.filter(({ secao }) => !hand.edicao.desligadas.some((id) => id === secao)),
  );
  // A style is written by hand-made sections: it costs nothing, and is what the comparison showed.
  const restyled = estilo !== null && hand.base !== null;
  const blueprint = restyled ? styles.restyle(shown, estilo, assets) : shown;
  const open = blueprint.sections.filter(({ id }) => !locked.some(({ secao }) => secao === id));
  await within('analyze-catalog', async () => assertPlan({ sections: open }, facts));
  await durable.finish('analyze-catalog');
  const writer = restyled ? styles : intelligence;
  const source = await within('generate-html', () =>
    durable.once(pageItem, 'pagina', [writer.name, blueprint, facts, assets], async () => {
      const written = await writer.writePage({ facts, assets, blueprint }, call);
      acceptPage(written, facts, catalog, blueprint);
      return written;
    }),
  );
  const { style } = blueprint.metadata;
  const kept = locked.filter(({ secao }) => blueprint.sections.some(({ id }) => id === secao));
  const page = await within('save-files', () =>
    composePage(storage, { source, blueprint, facts, catalog, style }, kept),
  );
  const inspection = withWritten(await inspectVersion(context, { ...page, hotsiteId }), page.achados);
  const notes = {
    hotsiteId,
    motor: writer.name,
    motivo: restyled ? styleReason(estilo) : 'Página do estúdio',
    autorId: durable.run.userId,
    runId: durable.run.id,
    ...(hand.base ? { origemVersaoId: hand.base.id } : {}),
  };
  await durable.complete({ hotsiteId, assetsUsed: page.assetsUsados }, 'Página gerada', (tx) =>
    storeDraft(tx, { page, inspection, notes, edits: hand.edicao.catalogo, madeOf: hand.revisao }),
  );
}

/**
 * One section of the page in hand written anew; all the rest stays byte for byte. What is generated is
 * refused with the reason where it is more than a section. One that comes out the same makes no version.
 */
export async function writeSectionOnly(context: HotsiteRunContext, input: Task<'secao'>): Promise<void> {
  const { durable, storage, intelligence, call } = context;
  const { hotsiteId, secao } = input;
  const { hand, catalog, facts } = await readMaterial(context, hotsiteId);
  const base = hand.base;
  const origin = base && (await originOf(storage, base));
  const present = origin && sectionOf(origin.source, secao);
  const planned = planInHand(hand)?.sections.find(({ id }) => id === secao);
  if (!base || !origin || !present || !planned)
    throw new AppError(409, 'sem-secao', 'A página em mãos não tem esta seção. Gere a página inteira.');
  assertPlan({ sections: [planned] }, facts);

  const made = blueprintSchema.parse(base.blueprint);
  const blueprint = { ...made, sections: made.sections.map((one) => (one.id === secao ? planned : one)) };
  const assets = pageAssetsOf(catalog);
  const page = { css: origin.source.css, section: present.html };
  const { told = [], ...part } = await within('generate-html', () =>
    durable.once(sectionItem, 'secao', [intelligence.name, blueprint, facts, assets, page], async () => {
      const written = await intelligence.writeSection(
        { facts, assets, blueprint, section: secao, page },
        call,
      );
      const check = checkSection(written, secao, facts, catalog, blueprint);
      if (!check.ok) throw new PageRefused(check.reasons, 'A seção gerada foi recusada');
      return { ...check.part, told: check.told };
    }),
  );
  const pictures = withPictures(origin.catalog, catalog, part.html);
  if (isDeepStrictEqual(part, present) && isDeepStrictEqual(pictures, origin.catalog)) {
    await durable.complete({ hotsiteId, mudou: false }, 'A seção ficou igual');
    return;
  }
  const kept = await within('save-files', () =>
    composeKept(storage, {
      source: withSection(origin.source, secao, part),
      blueprint,
      facts,
      catalog: pictures,
      style: made.metadata.style,
    }),
  );
  const composed = { ...kept, achados: [...kept.achados, ...told] };
  const inspection = withWritten(await inspectVersion(context, { ...composed, hotsiteId }), composed.achados);
  await durable.complete({ hotsiteId, mudou: true }, 'Seção gerada', (tx) =>
    storeDraft(tx, {
      page: composed,
      inspection,
      edits: hand.editsOfBase,
      madeOf: null,
      notes: {
        hotsiteId,
        motor: intelligence.name,
        motivo: `Seção ${sectionLabels[secao]} gerada de novo`,
        autorId: durable.run.userId,
        runId: durable.run.id,
        origemVersaoId: base.id,
      },
    }),
  );
}

/** The page's own pictures as they were, those of the new section as they are in hand. */
function withPictures(before: Catalog, now: Catalog, html: string): Catalog {
  const taken = new Map(
    now.assets.filter(({ id }) => html.includes(`asset:${id}`)).map((asset) => [asset.id, asset]),
  );
  const kept = before.assets.map((asset) => taken.get(asset.id) ?? asset);
  const known = new Set(before.assets.map(({ id }) => id));
  return { ...before, assets: [...kept, ...[...taken.values()].filter(({ id }) => !known.has(id))] };
}
