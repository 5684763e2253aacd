import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { type HotsiteStyle, hotsiteStyles, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Versoes } from '#contract/da-pasta-a-pagina/versoes.ts';
import type { Product } from '#tests/product.ts';
import { firstView } from './first-view.ts';
import { lighthouseScores } from './lighthouse.ts';
import { type PageBars, qualityRows } from './quality-rows.ts';
import type { Row } from './table.ts';

/** What a page that sells a home must reach on a phone, in every style. */
const bars: PageBars = { performance: 98, others: 100, bytes: 250_000 };

/** Lighthouse, axe and the first view of one development's public page in each style. */
export async function styleRows(product: Product, hotsiteId: number, page: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const style of hotsiteStyles) {
    await publishIn(product, hotsiteId, style);
    const scores = await lighthouseScores(page, 5);
    rows.push(...qualityRows(`public page, ${pageStyles[style].label}`, scores, await firstView(page), bars));
  }
  return rows;
}

async function publishIn(product: Product, hotsiteId: number, estilo: HotsiteStyle): Promise<void> {
  const hotsite = `/api/hotsites/${hotsiteId}`;
  const { base } = (await product.call('POST', `${hotsite}/estudio/pagina`, { estilo })) as Estudio;
  if (base?.estilo !== estilo) throw new Error(`the page was written in ${base?.estilo}, not in ${estilo}`);
  if (base.publica) return;
  const { hotsite: kept } = (await product.call('GET', `${hotsite}/versoes`)) as Versoes;
  await product.call('POST', `${hotsite}/versoes/${base.versaoId}/publicar`, {
    publica: kept.versaoPublicaId,
    ressalva: 'publicada para ser medida',
  });
}
