import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { figuresSaid, repeatedFigures } from '#contract/da-pasta-a-pagina/figuras-ditas.ts';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { RenderHotsite } from '#server/adapters/intelligence/local/create-local.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { flatPicture } from '#tests/fixtures/flat-picture.ts';
import { assetOf, catalogOf, factsOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { wholeFicha } from '#tests/fixtures/pagina.ts';
import { thisMonth } from '#tests/fixtures/this-month.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

const built = pathToFileURL(`${import.meta.dirname}/../../../dist/site/entry-hotsite.js`).href;
const phone = { width: 375, height: 812 };
let product: ProductHere;
let facts: PageFacts;
const paths = {} as Record<HotsiteStyle, string>;

/** A page of all that a book can say, its table of this month. */
async function publish(style: HotsiteStyle) {
  const empreendimentoId = await insertEmpreendimento(product.db, {
    ficha: wholeFicha,
    tipologias: [
      ...factsOf().tipologias,
      { nome: 'Garden', dormitorios: 3, suites: 2, vagas: 2, area: '84.00' },
    ],
    descricao:
      'Apartamentos de 2 a 3 dormitórios, com 63 a 110,50 m². Cada andar tem um jardim com bancos de madeira.',
  });
  const [tabela] = await product.db
    .insert(tabelasDeUnidades)
    .values({
      empreendimentoId,
      arquivo: 'tabela.pdf',
      data: thisMonth.iso,
      ignoradas: 0,
      excedentes: 0,
      versao: '1',
      hash: 'a',
      lidaEm: new Date(),
    })
    .returning();
  const unit = (unidade: string, tipologia: string, preco: string, ordem: number) => ({
    tabelaId: tabela!.id,
    ordem,
    unidade,
    faixa: false,
    tipologia,
    preco,
    estado: 'disponivel',
    pagina: 1,
    linha: ordem + 1,
  });
  await product.db
    .insert(unidades)
    .values([
      unit('101', '2 dormitórios', '690000.00', 0),
      unit('102', '2 dormitórios', '812000.00', 1),
      unit('201', 'Garden', '1050000.00', 2),
    ]);
  const made = await product.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  facts = await pageFacts(product.db, empreendimentoId);
  const assets = [assetOf('a1'), assetOf('a2', { category: 'interior', kind: 'sala' })];
  for (const { url, format, width } of assets.flatMap(({ variants }) => variants))
    await product.storage.put(
      url.replace('/media/', ''),
      await flatPicture(width, format as 'jpeg', '#9ab'),
      `image/${format}`,
    );
  const blueprint = planPage({ facts, assets, style });
  const { renderHotsite } = (await import(built)) as { renderHotsite: RenderHotsite };
  const published = await publishGenerated(product, {
    hotsiteId: made.id,
    source: await renderHotsite({ facts, assets, blueprint }),
    blueprint,
    facts,
    catalog: catalogOf(assets),
    style,
    engine: 'Motor local',
    motivo: 'Super AI',
    autorId: null,
    runId: null,
  });
  expect(published.rascunho).toBeNull();
  return `${product.url}/hotsite/${made.rota}`;
}

test.beforeAll(async () => {
  product = await startProductHere();
  for (const style of hotsiteStyles) paths[style] = await publish(style);
});
test.afterAll(() => product?.stop());

const figures = (page: Page) =>
  page
    .locator('.pagina-calculo dd')
    .allTextContents()
    .then((texts) => texts.map((text) => text.replaceAll('\u00a0', ' ')));

for (const style of hotsiteStyles)
  test(
    `(the payment) a visitor counts with the table’s parts, in ${style}`,
    repeats(style !== 'modern'),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(paths[style]);
      const box = page.locator('.pagina-calculo');
      await expect(box).toContainText('Contas com as partes e os valores da tabela acima.');
      await expect(box).toContainText('Sem correção monetária, juros, taxas nem impostos');
      expect(await figures(page)).toEqual(['R$ 138.000', '36 × R$ 5.750', 'R$ 69.000', 'R$ 276.000']);
      await box.getByRole('button', { name: 'Garden' }).click();
      expect(await figures(page)).toEqual(['R$ 210.000', '36 × R$ 8.750', 'R$ 105.000', 'R$ 420.000']);
      // A larger entry is so much less to finance.
      await box.getByRole('slider', { name: /^Entrada/ }).fill('50');
      expect(await figures(page)).toEqual(['R$ 525.000', '36 × R$ 8.750', 'R$ 105.000', 'R$ 105.000']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await expectAccessible(page);
    },
  );

test('PAG-02 a page tells all its record has: who made it, differentials, works, questions, files, films, plans, units, payment, distances', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) foreign.push(request.url());
  });
  await page.setViewportSize(phone);
  await page.goto(paths.modern);
  const said = async (section: string) =>
    ((await page.locator(section).textContent()) ?? '').replaceAll('\u00a0', ' ');
  const tells = async (section: string, ...parts: string[]) => {
    const text = await said(section);
    for (const part of parts) expect(text, section).toContain(part);
  };
  await tells('#sobre .bloco-ficha', 'Marina Alves Arquitetura', 'Estúdio Prumo', 'Construtora Rocha Clara');
  await tells('#sobre .bloco-diferenciais', 'Fachada ventilada', 'Aquecimento solar');
  await tells('#sobre .bloco-obra', 'Estrutura', '45%', 'Dezembro de 2025');
  await page.getByText('O prédio aceita animais?').click();
  await expect(page.getByText('Sim, com espaço próprio no jardim.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Livro digital' })).toHaveAttribute(
    'href',
    wholeFicha.downloads![0]!.endereco,
  );
  await tells('#plantas', 'Tipo A', '63 m²', '2 dormitórios', 'Garden');
  await tells(
    '#plantas .bloco-unidades',
    'De R$ 690.000 a R$ 812.000',
    '2 disponíveis',
    'Tabela de',
    'Válida até',
  );
  for (const part of ['Entrada', 'Mensais', 'Chaves', 'Financiamento']) await tells('.bloco-pagamento', part);
  await tells('.pagina-calculo', 'Sem correção monetária, juros, taxas nem impostos', 'R$ 138.000');
  // A name that tells the kind of its place has no other word for it.
  await tells('#localizacao', 'Praia Central', '400 m a pé', 'Colégio São Lucas', 'Hospital Santa Rita');
  const links = page.locator('#localizacao');
  await expect(links.getByRole('link', { name: 'Abrir no Maps' })).toHaveAttribute(
    'href',
    /google\.com\/maps/,
  );
  await expect(links.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /waze\.com\/ul/);
  for (const name of ['Assistir ao vídeo', 'Fazer o tour virtual'])
    await expect(page.getByRole('link', { name }).locator('img')).toHaveAttribute('src', /^\/media\//);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('a type of the table brings its plan into view, whose card says what is left of it', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.luxury);
  const type = page.locator('.bloco-unidades').getByRole('link', { name: 'Garden' });
  await type.click();
  const plan = page.locator((await type.getAttribute('href'))!);
  await expect(plan).toBeInViewport();
  await expect(plan.getByRole('heading', { name: 'Garden' })).toBeVisible();
  await expect(plan).toContainText('1 disponível');
});

test('(the payment) is read without script, with its date and how long it is valid', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.modern);
  await expect(page.locator('.bloco-pagamento')).toContainText('Mensais');
  await expect(page.locator('.bloco-pagamento')).toContainText('30% em 36 parcelas');
  await expect(page.locator('.bloco-unidades')).toContainText('Válida até ');
  await expect(page.locator('.pagina-calculo')).toHaveCount(0);
  await context.close();
});

for (const style of hotsiteStyles)
  test(
    `(no fact twice within two screens) on a phone, in ${style}`,
    repeats(style !== 'modern'),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(paths[style]);
      await page.evaluate(() => document.querySelector('main')?.classList.add('is-laid-out'));
      // Plans, units and towers have figures of their own.
      const lines = await page.evaluate(() => {
        const own =
          '.plan-card, .sheet, .plan, .plan-list, .plan-rows, .bloco-unidades, .pergunta, .pagina-calculo';
        const rows = [
          ...document.querySelectorAll('main dl > div, main p, main h1, main h2, main h3, main li'),
        ];
        return rows
          .filter((node) => !node.closest(own) && node.getBoundingClientRect().height > 0)
          .map((node) => ({
            texto: [...(node.matches('div') ? node.children : [node])]
              .map((part) => part.textContent?.trim())
              .join(' '),
            topo: Math.round(node.getBoundingClientRect().top + scrollY),
          }));
      });
      expect(lines.length).toBeGreaterThan(20);
      const told = lines.flatMap(({ texto }) => figuresSaid(texto, facts));
      const known = ['area', 'dormitorios', 'suites', 'vagas', 'preco', 'entrega'];
      const counts = ['torres', 'pavimentos', 'totalUnidades', 'unidadesPorAndar', 'elevadores'];
      expect(new Set(told)).toEqual(new Set([...known, ...counts]));
      expect(repeatedFigures(lines, facts, 2 * phone.height)).toEqual([]);
    },
  );

test('(films and tours) a poster of the page’s own, and nothing of theirs before a press', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) foreign.push(request.url());
  });
  await page.goto(paths.modern);
  const film = page.getByRole('link', { name: 'Assistir ao vídeo' });
  await film.scrollIntoViewIfNeeded();
  await expect
    .poll(() => film.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await film.getAttribute('href')).toBe(wholeFicha.videos?.[0]);
  expect(foreign).toEqual([]);
});
