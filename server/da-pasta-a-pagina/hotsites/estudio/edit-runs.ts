import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { type Blueprint, blueprintSchema, type PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { achadosDoDesenho, textoDoDesenho } from '#contract/da-pasta-a-pagina/desenho.ts';
import { followPictures, shownBlueprint } from '#contract/da-pasta-a-pagina/edicao.ts';
import { sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { AppError } from '#server/kernel/errors.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import { acceptPage, composeKept, composePage } from '../compose-page.ts';
import { readIncorporadoraLogo, withLogo } from '../incorporadora-logo.ts';
import { pageAssetsOf } from '../page-assets.ts';
import { PageRefused } from '../page-refused.ts';
import type { HotsiteRunContext } from '../run-input.ts';
import { pageItem, planItem, sectionItem } from '../run-items.ts';
import type { HotsiteRunInput } from '../run-kind.ts';
import { supportedPlan } from '../sanitize/prosa/supported-plan.ts';
import { sanitizeSection } from '../sanitize/sanitize-section.ts';
import { sectionOf, withSection } from '../sections.ts';
import { type SeenPage, writeAndSee } from '../see-page.ts';
import { picturesFor } from '../small-pictures.ts';
import { inspectVersion } from '../verificacao/inspect.ts';
import { withGenerationFindings } from '../verificacao/rule.ts';
import { originOf } from '../versions.ts';
import { currentPlan, type EditingState, editedCatalogOf, readEditingState } from './editing-state.ts';
import { engineOf } from './engines.ts';
import { readLocked, withLockedPlans } from './locks.ts';
import { assertPlan, styleReason } from './plan-faults.ts';
import { storeCandidate, storeDraft, storePlan } from './write.ts';

type Task<Name extends HotsiteRunInput['task']> = Extract<HotsiteRunInput, { task: Name }>;

interface Material {
  hand: EditingState;
  catalog: Catalog;
  facts: PageFacts;
}

/** Edição, pictures and record at the start of the work. Throws AppError 400 without pictures. */
async function readMaterial(context: HotsiteRunContext, hotsiteId: number): Promise<Material> {
  const { db } = context;
  const hand = await readEditingState(db, hotsiteId);
  const catalog = editedCatalogOf(hand);
  if (!catalog) throw new AppError(400, 'sem-catalogo', 'Processe a pasta do Drive antes de editar a página');
  const logo = await readIncorporadoraLogo(context, hand.hotsite.empreendimentoId, catalog);
  return { hand, catalog: withLogo(catalog, logo), facts: hand.facts };
}

/** Regenerates the plan, or one of its sections, from pictures and record; locked parts stay. */
export async function planEdicao(context: HotsiteRunContext, input: Task<'planejar'>): Promise<void> {
  const { durable, storage, intelligence, call } = context;
  const { hand, catalog, facts } = await inSubstep('analyze-catalog', () =>
    readMaterial(context, input.hotsiteId),
  );
  await durable.finish('analyze-catalog');
  const assets = pageAssetsOf(catalog, facts);
  const now = currentPlan(hand);
  const style = now?.metadata.style ?? defaultStyle;
  const planned = await inSubstep('structure-site', () =>
    durable.once(planItem, 'blueprint', [intelligence.name, style, facts, assets, input.revisao], async () =>
      intelligence.planPage(
        { facts, assets, style, pictures: await picturesFor(intelligence, storage, catalog, assets) },
        call,
      ),
    ),
  );
  const locked = await readLocked(context, input.hotsiteId, hand.edicao.travas);
  const whole = input.secao && now ? withPlanOf(now, planned, input.secao) : planned;
  const plan = withLockedPlans(followPictures(whole, catalog.assets), locked);
  await durable.complete({ hotsiteId: input.hotsiteId }, 'Seções planejadas', (tx) =>
    storePlan(tx, input.hotsiteId, plan, { read: hand.revisao, autorId: durable.run.userId }),
  );
}

/** Takes one section from another plan. Its pictures appear nowhere else. */
function withPlanOf(plan: Blueprint, other: Blueprint, id: SectionId): Blueprint {
  const section = other.sections.find((one) => one.id === id);
  if (!section)
    throw new AppError(409, 'sem-conteudo', 'As imagens e o registro não têm conteúdo para esta seção.');
  const elsewhere = new Set(plan.sections.flatMap((one) => (one.id === id ? [] : one.assets)));
  const fresh = { ...section, assets: section.assets.filter((asset) => !elsewhere.has(asset)) };
  return { ...plan, sections: plan.sections.map((one) => (one.id === id ? fresh : one)) };
}

/**
 * Generates the page as an unpublished version; locked sections stay byte for byte. A named engine plans it too,
 * unless a person did, and its page is only there to be compared.
 */
export async function writeEdicao(context: HotsiteRunContext, input: Task<'escrever'>): Promise<void> {
  const { durable, storage, styles, call } = context;
  const { hotsiteId, estilo, motor } = input;
  const engine = engineOf(context, motor);
  const { hand, catalog, facts } = await inSubstep('analyze-catalog', () => readMaterial(context, hotsiteId));
  const assets = pageAssetsOf(catalog, facts);
  const now = currentPlan(hand);
  const first = motor ? (now?.metadata.style ?? defaultStyle) : hand.base ? null : (estilo ?? defaultStyle);
  const plan =
    (motor ? hand.edicao.blueprint : now) ??
    (await inSubstep('structure-site', () =>
      durable.once(
        planItem,
        'blueprint',
        [engine.name, first, facts, assets],
        async (): Promise<Blueprint> => {
          const pictures = await picturesFor(engine, storage, catalog, assets);
          const made = await engine.planPage({ facts, assets, style: first ?? defaultStyle, pictures }, call);
          return supportedPlan(made, facts, assets);
        },
      ),
    ));
  const locked = await inSubstep('analyze-catalog', () => readLocked(context, hotsiteId, hand.edicao.travas));
  const shown = withLockedPlans(
    shownBlueprint(followPictures(plan, catalog.assets), hand.edicao.desligadas),
    locked.filter(({ secao }) => !hand.edicao.desligadas.some((id) => id === secao)),
  );
  // A style is written with hand-made sections: free, and exactly as compared.
  const restyled = estilo !== null && hand.base !== null;
  const blueprint = restyled ? styles.restyle(shown, estilo, { facts, assets }) : shown;
  const open = blueprint.sections.filter(({ id }) => !locked.some(({ secao }) => secao === id));
  await inSubstep('analyze-catalog', async () => assertPlan({ sections: open }, facts));
  await durable.finish('analyze-catalog');
  const writer = restyled ? styles : engine;
  const { desenho, ...source } = await inSubstep('generate-html', () =>
    durable.once(pageItem, 'pagina', [writer.name, blueprint, facts, assets], async (): Promise<SeenPage> => {
      if (!restyled) {
        const { drawHotsite } = context;
        return writeAndSee(
          { intelligence: engine, storage, call, drawHotsite },
          { facts, assets, blueprint },
          catalog,
        );
      }
      const written = await styles.writePage({ facts, assets, blueprint });
      acceptPage(written, facts, catalog, blueprint);
      return written;
    }),
  );
  const { style } = blueprint.metadata;
  const kept = locked.filter(({ secao }) => blueprint.sections.some(({ id }) => id === secao));
  const composed = await inSubstep('save-files', () =>
    composePage(storage, { source, blueprint, facts, catalog, style }, kept),
  );
  const page = { ...composed, achados: [...composed.achados, ...achadosDoDesenho(desenho)] };
  const inspection = withGenerationFindings(
    await inspectVersion(context, { ...page, hotsiteId }),
    page.achados,
  );
  const notes = {
    hotsiteId,
    motor: (restyled ? undefined : call.doneBy?.get('write')) ?? writer.name,
    motivo: motor ? 'Comparação dos motores' : restyled ? styleReason(estilo) : 'Página do estúdio',
    autorId: durable.run.userId,
    runId: durable.run.id,
    ...(hand.base ? { origemVersaoId: hand.base.id } : {}),
  };
  await durable.complete(
    { hotsiteId, assetsUsed: page.assetsUsados },
    desenho ? textoDoDesenho(desenho) : 'Página gerada',
    (tx) => {
      const made = { page, inspection, notes };
      if (motor) return storeCandidate(tx, made);
      return storeDraft(tx, { ...made, edits: hand.edicao.catalogo, madeOf: hand.revisao });
    },
  );
}

/**
 * Regenerates one section of the current page; the rest stays byte for byte. Anything beyond a section is
 * refused with the reason. An identical result creates no version.
 */
export async function writeSectionOnly(context: HotsiteRunContext, input: Task<'secao'>): Promise<void> {
  const { durable, storage, intelligence, call } = context;
  const { hotsiteId, secao } = input;
  const { hand, catalog, facts } = await readMaterial(context, hotsiteId);
  const base = hand.base;
  const origin = base && (await originOf(storage, base));
  const present = origin && sectionOf(origin.source, secao);
  const planned = currentPlan(hand)?.sections.find(({ id }) => id === secao);
  if (!base || !origin || !present || !planned)
    throw new AppError(409, 'sem-secao', 'A página em mãos não tem esta seção. Gere a página inteira.');
  assertPlan({ sections: [planned] }, facts);

  const made = blueprintSchema.parse(base.blueprint);
  const blueprint = { ...made, sections: made.sections.map((one) => (one.id === secao ? planned : one)) };
  const assets = pageAssetsOf(catalog, facts);
  const page = { css: origin.source.css, section: present.html };
  const { told = [], ...part } = await inSubstep('generate-html', () =>
    durable.once(sectionItem, 'secao', [intelligence.name, blueprint, facts, assets, page], async () => {
      const pictures = await picturesFor(intelligence, storage, catalog, assets);
      const written = await intelligence.writeSection(
        { facts, assets, blueprint, section: secao, page, pictures },
        call,
      );
      const check = sanitizeSection(written, secao, facts, catalog, blueprint);
      if (!check.ok) throw new PageRefused(check.reasons, 'A seção gerada foi recusada');
      return { ...check.part, told: check.told };
    }),
  );
  const pictures = withPictures(origin.catalog, catalog, part.html);
  if (isDeepStrictEqual(part, present) && isDeepStrictEqual(pictures, origin.catalog)) {
    await durable.complete({ hotsiteId, mudou: false }, 'A seção ficou igual');
    return;
  }
  const kept = await inSubstep('save-files', () =>
    composeKept(storage, {
      source: withSection(origin.source, secao, part),
      blueprint,
      facts,
      catalog: pictures,
      style: made.metadata.style,
    }),
  );
  const composed = { ...kept, achados: [...kept.achados, ...told] };
  const inspection = withGenerationFindings(
    await inspectVersion(context, { ...composed, hotsiteId }),
    composed.achados,
  );
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

/** The page's pictures unchanged, those of the new section as edited. */
function withPictures(before: Catalog, now: Catalog, html: string): Catalog {
  const taken = new Map(
    now.assets.filter(({ id }) => html.includes(`asset:${id}`)).map((asset) => [asset.id, asset]),
  );
  const kept = before.assets.map((asset) => taken.get(asset.id) ?? asset);
  const known = new Set(before.assets.map(({ id }) => id));
  return { ...before, assets: [...kept, ...[...taken.values()].filter(({ id }) => !known.has(id))] };
}
