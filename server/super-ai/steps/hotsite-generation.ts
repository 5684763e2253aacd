import type { Catalog } from '#contract/assets.ts';
import type { Finding } from '#contract/hotsites.ts';
import { acceptPage, ensureHotsite, publishGenerated } from '#server/hotsites/service.ts';
import { type RunContext, within } from '../context.ts';
import type { Plan } from './blueprint-creation.ts';

export interface GeneratedHotsite {
  hotsiteId: number;
  rota: string;
  findings: Finding[];
}

/** The last step: plan → page → checked, stored and public. */
export async function generateHotsite(
  context: RunContext,
  {
    empreendimentoId,
    nome,
    plan,
    catalog,
  }: { empreendimentoId: number; nome: string; plan: Plan; catalog: Catalog },
): Promise<GeneratedHotsite> {
  const { durable, intelligence, input, folder, db, storage } = context;
  const hotsite = await within('prepare-prompt', () =>
    durable.onceInTransaction('prepare-prompt', 'hotsite', empreendimentoId, (tx) =>
      ensureHotsite(tx, { empreendimentoId, nome, driveUrl: folder.url, autorId: durable.run.userId }),
    ),
  );
  await durable.finish('prepare-prompt', `/hotsite/${hotsite.rota}`, { rota: hotsite.rota });

  const source = await within('generate-html', () =>
    durable.once('generate-html', 'pagina', [intelligence.name, plan.blueprint, plan.facts], async () => {
      const written = await intelligence.writePage(plan, context.call);
      // A page that is refused is not kept: going on from here asks for another one.
      acceptPage(written, plan.facts, catalog);
      return written;
    }),
  );
  await durable.finish('generate-html', sizeText(source.html));
  await durable.finish('generate-css', sizeText(source.css));
  await durable.finish('generate-js', sizeText(source.js));

  const published = await within('save-files', () =>
    publishGenerated(
      { db, storage },
      {
        hotsiteId: hotsite.id,
        source,
        blueprint: plan.blueprint,
        facts: plan.facts,
        catalog,
        style: input.style,
        engine: intelligence.name,
        motivo: 'Super AI',
        autorId: durable.run.userId,
        runId: durable.run.id,
      },
    ),
  );
  await durable.finish('save-files');
  await durable.finish('register-hotsite', `/hotsite/${hotsite.rota}`, { findings: published.findings });
  return { hotsiteId: hotsite.id, rota: hotsite.rota, findings: published.findings };
}

const sizeText = (text: string) => `${Math.ceil(Buffer.byteLength(text) / 1024)} kB`;
