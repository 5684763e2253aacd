import { type Blueprint, blueprintSchema, type ColorScheme } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { defaultStyle, hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Intelligence, PageAsset } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { withPublishedEdits } from './estudio/editing-state.ts';
import type { HotsiteForGeneration } from './for-generation.ts';
import { pageAssetsOf } from './page-assets.ts';
import { readPageFacts } from './page-facts.ts';

/**
 * What a generation would send, for an administrator investigating a result (HOT-49). Generates nothing and
 * calls no model.
 */
export async function debugInfo(
  { db, intelligence }: { db: Db; intelligence: Intelligence },
  hotsite: HotsiteForGeneration,
) {
  const { catalog: read, blueprint: planned, ...info } = hotsite;
  const catalog = read && (await withPublishedEdits(db, { hotsiteId: hotsite.id }, read));
  const facts = await readPageFacts(db, hotsite.empreendimentoId);
  const assets = catalog ? pageAssetsOf(catalog, facts) : [];
  const style = hotsiteStyleSchema.catch(defaultStyle).parse(hotsite.style);
  const blueprint = blueprintSchema.safeParse(planned).data ?? outline(facts.nome, style);
  const { systemMessage, userPrompt } = await intelligence.describePagePrompt({ facts, assets, blueprint });
  return {
    hotsiteInfo: { ...info, style, engine: intelligence.name },
    catalogInsights: { ...(catalog?.statistics ?? { total_assets: 0 }), usable_assets: assets.length },
    systemMessage,
    userPrompt,
    promptLength: systemMessage.length + userPrompt.length,
    assetsList: {
      floorPlans: namesOf(assets, 'planta'),
      amenities: namesOf(assets, 'lazer'),
      hero: namesOf(assets, 'fachada'),
    },
  };
}

const namesOf = (assets: PageAsset[], category: string) =>
  assets.filter((asset) => asset.category === category).map(({ id, description }) => `${id}: ${description}`);

const plainColors: ColorScheme = {
  background: '#ffffff',
  surface: '#f5f5f4',
  text: '#1c1917',
  muted: '#57534e',
  accent: '#1c1917',
  onAccent: '#ffffff',
};

/** A minimal plan: shows the prompt as it is before planning. */
function outline(nome: string, style: Blueprint['metadata']['style']): Blueprint {
  return {
    sections: [
      { id: 'hero', titulo: nome, subtitulo: null, texto: [], assets: [], destaques: [], itens: [] },
    ],
    metadata: { color_scheme: plainColors, style, total_assets_used: 0 },
  };
}
