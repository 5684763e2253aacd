import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { textoDoDesenho } from '#contract/da-pasta-a-pagina/desenho.ts';
import { followPictures } from '#contract/da-pasta-a-pagina/edicao.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence, PageAsset } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { HotsiteRef } from './ensure-hotsite.ts';
import { withPublishedEdits } from './estudio/editing-state.ts';
import { keptPlan } from './estudio/kept-plan.ts';
import { readPublicLocks, withLockedPlans } from './estudio/locks.ts';
import { readIncorporadoraLogo, withLogo } from './incorporadora-logo.ts';
import { pageAssetsOf } from './page-assets.ts';
import { readPageFacts } from './page-facts.ts';
import { type Published, publishPage } from './publish.ts';
import { pageItem, planItem } from './run-items.ts';
import { supportedPlan } from './sanitize/prosa/supported-plan.ts';
import { type DrawHotsite, writeAndSee } from './see-page.ts';
import { picturesFor } from './small-pictures.ts';

/** What a run provides for planning and writing a page. */
export interface PageWork {
  durable: DurableRun;
  db: Db;
  storage: Storage;
  images: Images;
  intelligence: Intelligence;
  drawHotsite: DrawHotsite;
  /** Context of every engine call. */
  call: CallContext;
}

export interface PagePlan {
  facts: PageFacts;
  assets: PageAsset[];
  blueprint: Blueprint;
  /** The incorporadora's, where the folder has none. */
  logo: Asset | null;
  /** The version whose plan it is; null for a new one. */
  origem?: number | null;
}

/** Plans a page from record and catalogue; the plan that a person made for the hotsite `keptOf` stays. */
export async function planInRun(
  { durable, db, storage, images, intelligence, call }: PageWork,
  wanted: { empreendimentoId: number; catalog: Catalog; style: HotsiteStyle; keptOf?: number },
): Promise<PagePlan> {
  const { empreendimentoId, style, keptOf } = wanted;
  const catalog = await withPublishedEdits(db, { empreendimentoId }, wanted.catalog);
  const facts = await inSubstep('analyze-catalog', () => readPageFacts(db, empreendimentoId));
  const logo = await inSubstep('analyze-catalog', () =>
    readIncorporadoraLogo({ db, storage, images }, empreendimentoId, catalog),
  );
  const kept =
    keptOf === undefined
      ? null
      : await inSubstep('analyze-catalog', () => keptPlan(db, keptOf, { style, facts }));
  await durable.finish('analyze-catalog');
  const assets = pageAssetsOf(withLogo(catalog, logo), facts);
  await durable.finish('optimize-selection', `${assets.length} imagens e vídeos à disposição da página`);
  const planned = () =>
    durable.once(planItem, 'blueprint', [intelligence.name, style, facts, assets], async () =>
      intelligence.planPage(
        { facts, assets, style, pictures: await picturesFor(intelligence, storage, catalog, assets) },
        call,
      ),
    );
  const isEdited = kept !== null || catalog !== wanted.catalog;
  const blueprint = await inSubstep('structure-site', () =>
    (kept ? Promise.resolve(kept.blueprint) : planned())
      .then((plan) => (isEdited ? followPictures(plan, catalog.assets) : plan))
      .then((plan) => supportedPlan(plan, facts, assets)),
  );
  const sections = blueprint.sections.length;
  await durable.finish('structure-site', `${sections} ${sections === 1 ? 'seção' : 'seções'}`, { sections });
  await durable.finish('generate-texts');
  return { facts, assets, blueprint, logo, origem: kept?.versaoId ?? null };
}

export interface Writing {
  hotsite: HotsiteRef;
  plan: PagePlan;
  catalog: Catalog;
  style: HotsiteStyle;
  /** Reason of the new version: 'Super AI', 'Gerar GPT-5'. */
  motivo: string;
}

/** Writes the page from its plan, sanitises, stores and publishes it. */
export async function writeInRun(
  { durable, db, storage, intelligence, call, drawHotsite }: PageWork,
  { hotsite, plan: planned, style, motivo, ...found }: Writing,
): Promise<Published> {
  const locked = await inSubstep('prepare-prompt', () => readPublicLocks({ db, storage }, hotsite.id));
  const plan = { ...planned, blueprint: withLockedPlans(planned.blueprint, locked) };
  const edited = await withPublishedEdits(db, { hotsiteId: hotsite.id }, found.catalog);
  const catalog = withLogo(edited, plan.logo);
  await durable.finish('prepare-prompt', `/hotsite/${hotsite.rota}`, { rota: hotsite.rota });
  const { desenho, ...source } = await inSubstep('generate-html', () =>
    durable.once(pageItem, 'pagina', [intelligence.name, plan.blueprint, plan.facts], () =>
      writeAndSee({ intelligence, storage, call, drawHotsite }, plan, catalog),
    ),
  );
  const size = sizeText(source.html);
  await durable.finish('generate-html', desenho ? `${size} · ${textoDoDesenho(desenho)}` : size);
  await durable.finish('generate-css', sizeText(source.css));
  await durable.finish('generate-js', sizeText(source.js));
  const published = await inSubstep('save-files', () =>
    publishPage(
      { db, storage },
      {
        source,
        desenho,
        catalog,
        style,
        motivo,
        locked,
        origem: plan.origem,
        hotsiteId: hotsite.id,
        blueprint: plan.blueprint,
        facts: plan.facts,
        // Names a fallback engine, if one wrote it.
        engine: call.doneBy?.get('write') ?? intelligence.name,
        autorId: durable.run.userId,
        runId: durable.run.id,
      },
    ),
  );
  await durable.finish('save-files');
  const { findings, publicada, rascunho } = published;
  await durable.finish('register-hotsite', rascunho ?? `/hotsite/${hotsite.rota}`, {
    findings,
    publicada,
    rascunho,
  });
  return published;
}

const sizeText = (text: string) => `${Math.ceil(Buffer.byteLength(text) / 1024)} kB`;
