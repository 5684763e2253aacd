import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { followPictures } from '#contract/da-pasta-a-pagina/edicao.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { CallContext, Intelligence, PageAsset } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { DurableRun } from '#server/kernel/jobs/durable-run.ts';
import { within } from '#server/kernel/jobs/step-error.ts';
import { heldPlan } from './check/prosa/held-plan.ts';
import { acceptPage } from './compose-page.ts';
import { withPublishedEdits } from './edicao/in-hand.ts';
import { readPublicLocks, withLockedPlans } from './edicao/locks.ts';
import type { HotsiteRef } from './ensure-hotsite.ts';
import { pageAssetsOf } from './page-assets.ts';
import { readPageFacts } from './page-facts.ts';
import { type Published, publishPage } from './publish.ts';
import { pageItem, planItem } from './run-items.ts';

/** What a run brings along that plans and writes a page. */
export interface PageWork {
  durable: DurableRun;
  db: Db;
  storage: Storage;
  intelligence: Intelligence;
  /** Goes with every call of an engine. */
  call: CallContext;
}

export interface PagePlan {
  facts: PageFacts;
  assets: PageAsset[];
  blueprint: Blueprint;
}

/** Record and catalogue → plan of the page. */
export async function planInRun(
  { durable, db, intelligence, call }: PageWork,
  wanted: { empreendimentoId: number; catalog: Catalog; style: HotsiteStyle },
): Promise<PagePlan> {
  const { empreendimentoId, style } = wanted;
  const catalog = await withPublishedEdits(db, { empreendimentoId }, wanted.catalog);
  const facts = await within('analyze-catalog', () => readPageFacts(db, empreendimentoId));
  await durable.finish('analyze-catalog');
  const assets = pageAssetsOf(catalog);
  await durable.finish('optimize-selection', `${assets.length} imagens e vídeos à disposição da página`);
  const blueprint = await within('structure-site', () =>
    durable
      .once(planItem, 'blueprint', [intelligence.name, style, facts, assets], () =>
        intelligence.planPage({ facts, assets, style }, call),
      )
      .then((plan) => (catalog === wanted.catalog ? plan : followPictures(plan, catalog.assets)))
      .then((plan) => heldPlan(plan, facts, assets)),
  );
  const sections = blueprint.sections.length;
  await durable.finish('structure-site', `${sections} ${sections === 1 ? 'seção' : 'seções'}`, { sections });
  await durable.finish('generate-texts');
  return { facts, assets, blueprint };
}

export interface Writing {
  hotsite: HotsiteRef;
  plan: PagePlan;
  catalog: Catalog;
  style: HotsiteStyle;
  /** Why there is a new version: 'Super AI', 'Gerar GPT-5'. */
  motivo: string;
}

/** Plan → page, checked, stored and public. */
export async function writeInRun(
  { durable, db, storage, intelligence, call }: PageWork,
  { hotsite, plan: planned, style, motivo, ...found }: Writing,
): Promise<Published> {
  const locked = await within('prepare-prompt', () => readPublicLocks({ db, storage }, hotsite.id));
  const plan = { ...planned, blueprint: withLockedPlans(planned.blueprint, locked) };
  const catalog = await withPublishedEdits(db, { hotsiteId: hotsite.id }, found.catalog);
  await durable.finish('prepare-prompt', `/hotsite/${hotsite.rota}`, { rota: hotsite.rota });
  const source = await within('generate-html', () =>
    durable.once(pageItem, 'pagina', [intelligence.name, plan.blueprint, plan.facts], async () => {
      const written = await intelligence.writePage(plan, call);
      // A page that is refused is not kept: going on from here asks for another one.
      acceptPage(written, plan.facts, catalog, plan.blueprint);
      return written;
    }),
  );
  await durable.finish('generate-html', sizeText(source.html));
  await durable.finish('generate-css', sizeText(source.css));
  await durable.finish('generate-js', sizeText(source.js));
  const published = await within('save-files', () =>
    publishPage(
      { db, storage },
      {
        source,
        catalog,
        style,
        motivo,
        locked,
        hotsiteId: hotsite.id,
        blueprint: plan.blueprint,
        facts: plan.facts,
        // Where another one than the chosen wrote it, that one is named.
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
