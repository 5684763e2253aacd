import { type Browser, expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { associacoes, imoveisUsados, visitas } from '#server/db/schema/empreendimentos.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { insertCorretor } from '#tests/fixtures/hotsite.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let product: ProductHere;
let pictures: { face: string; front: string };
test.beforeAll(async () => {
  product = await startProductHere();
  const put = async (name: string, seed: number) => {
    const key = `upload/ab/${name}.webp`;
    await product.storage.put(key, await (await drawPhoto({ seed })).webp().toBuffer(), 'image/webp');
    return product.storage.url(key);
  };
  pictures = { face: await put('rosto', 1), front: await put('fachada', 2) };
});
test.afterAll(() => product?.stop());

const phone = { width: 375, height: 812 };

/** A page without scripts, on a small phone, with its errors. */
async function openSite(
  browser: Browser,
  path: string,
  { javaScriptEnabled = false, viewport = phone } = {},
) {
  const context = await browser.newContext({ javaScriptEnabled, viewport, locale: 'pt-BR' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
      problems.push(request.url());
  });
  await page.goto(product.url + path);
  return { page, problems, close: () => context.close() };
}

async function makeSite(change: Parameters<typeof insertCorretor>[1] = {}, { offers = true } = {}) {
  const corretor = await insertCorretor(product.db, { foto: pictures.face, ...change });
  if (!offers) return { corretor, bairro: null };
  const bairro = await createBairro(product.db, { nome: 'Meia Praia' });
  const other = await createBairro(product.db, { nome: 'Centro' });
  const make = (nome: string, bairroId: number, precoInicial: string | null, dormitoriosMax: number) =>
    createEmpreendimento(product.db, {
      nome,
      bairroId,
      precoInicial,
      dormitoriosMin: 1,
      dormitoriosMax,
      areaMin: '63.40',
      areaMax: '110',
      imagemPrincipal: pictures.front,
    });
  const first = await make('Residencial Âmbar', bairro.id, '1290000.00', 3);
  await make('Mirante', bairro.id, '540000.00', 2);
  await make('Solar', other.id, '980000.50', 4);
  await make('Sem Preço', other.id, null, 1);
  await createHotsite(product.db, {
    empreendimentoId: first.id,
    versaoPublicaId: 1,
    rota: `ambar-${first.id}`,
  });
  await product.db
    .insert(corretorBairros)
    .values([bairro.id, other.id].map((bairroId) => ({ corretorId: corretor.id, bairroId })));
  await product.db.insert(associacoes).values({
    corretorId: corretor.id,
    empreendimentoId: first.id,
    destaque: true,
    descricaoPersonalizada: 'Meu preferido na orla.',
  });
  await product.db.insert(imoveisUsados).values({
    corretorId: corretor.id,
    bairroId: bairro.id,
    titulo: 'Casa de vila',
    tipo: 'Casa',
    preco: '750000.00',
    dormitorios: 2,
    autorizacaoEm: '2020-01-01',
    autorizacaoAte: '2099-12-31',
  });
  return { corretor, bairro, first };
}

const names = (page: Page) => page.locator('.offer h3').allTextContents();

test('PUB-01 without a script he is read, reached, filtered and compared on a phone', {
  tag: '@all',
}, async ({ browser }) => {
  const { corretor, first } = await makeSite({ nome: 'Helena Prado', tituloSite: 'Casas na praia' });
  const { page, problems, close } = await openSite(browser, `/corretor/${corretor.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helena Prado');
  await expect(page.getByText(`CRECI ${corretor.creci}/SC`).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto de Helena Prado' })).toBeVisible();
  // The button stands where the thumb is, whatever is scrolled to.
  const button = page.getByRole('link', { name: 'Conversar no WhatsApp' });
  const box = (await button.boundingBox())!;
  expect(box.y + box.height).toBeGreaterThan(phone.height - 100);
  expect(box.height).toBeGreaterThanOrEqual(48);
  expect(await names(page)).toHaveLength(5);
  expect((await names(page))[0]).toBe('Residencial Âmbar');
  await expect(page.getByText('R$ 980.000,50')).toBeVisible();

  await page.getByText('Filtrar imóveis').click();
  await page.getByLabel('Bairro').selectOption('Meia Praia');
  await page.getByLabel('Preço até').selectOption('R$ 800.000');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/bairro=\d+&preco_min=&preco_max=800000&dormitorios=#imoveis$/);
  expect((await names(page)).sort()).toEqual(['Casa de vila', 'Mirante']);

  for (const nome of ['Casa de vila', 'Mirante'])
    await page.getByRole('checkbox', { name: `Comparar ${nome}` }).check();
  await page.getByRole('button', { name: 'Comparar marcados' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Mirante', 'Casa de vila']);
  await expect(table.getByRole('row', { name: /^Preço/ })).toContainText('R$ 750.000');
  // Whole on a phone: nothing to be moved sideways.
  const room = await page.locator('.table').evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(room).toBeLessThanOrEqual(0);
  expect((await names(page)).sort()).toEqual(['Casa de vila', 'Mirante']);
  await page.getByRole('link', { name: 'Encerrar comparação' }).click();
  await page.getByRole('link', { name: 'Limpar' }).click();
  expect(await names(page)).toHaveLength(5);

  await expect(page.getByRole('link', { name: 'Residencial Âmbar' })).toHaveAttribute(
    'href',
    `/hotsite/ambar-${first!.id}?corretor=${corretor.slug}`,
  );
  expect(problems).toEqual([]);
  await close();
});

test('PUB-01 the CRECI is written at no less than a quarter of the name, however long that is', {
  tag: '@all',
}, async ({ browser }) => {
  for (const nome of [
    'Ana Sá',
    'Maria Aparecida dos Santos Vasconcelos de Albuquerque e Figueiredo Nascimento',
  ]) {
    const { corretor } = await makeSite({ nome }, { offers: false });
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      const { page, close } = await openSite(browser, `/corretor/${corretor.slug}`, {
        javaScriptEnabled: true,
        viewport,
      });
      const size = (selector: string) =>
        page.locator(selector).evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
      expect((await size('.registration span')) / (await size('h1'))).toBeGreaterThanOrEqual(0.25);
      expect(await size('.registration span')).toBeGreaterThanOrEqual(16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await close();
    }
  }
});

const states: [string, Parameters<typeof insertCorretor>[1], boolean][] = [
  [
    'with everything',
    { tituloSite: 'Casas', biografia: 'Doze anos.', redesSociais: { instagram: '@ana' } },
    true,
  ],
  ['without a photo', { foto: null }, true],
  ['with nothing to offer', { corTema: '#1d4ed8' }, false],
  ['without a number', { whatsapp: null }, true],
  ['in yellow', { corTema: '#ffff00' }, true],
  ['in black', { corTema: '#000000' }, true],
  ['in white', { corTema: '#ffffff', foto: null }, true],
];
for (const [state, change, offers] of states) {
  test(
    `PUB-01 ${state} nothing is wrong for axe, nothing sideways, nothing from elsewhere`,
    repeats(state !== 'with everything'),
    async ({ browser }) => {
      const { corretor } = await makeSite(change, { offers });
      for (const viewport of [phone, { width: 1440, height: 900 }]) {
        const site = await openSite(browser, `/corretor/${corretor.slug}`, {
          javaScriptEnabled: true,
          viewport,
        });
        await expectAccessible(site.page);
        expect(await site.page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        expect(site.problems).toEqual([]);
        await site.close();
      }
    },
  );
}

test('USD-02 PUB-01 without a script the other photographs of a used property are seen once its card is opened', {
  tag: '@all',
}, async ({ browser }) => {
  const { corretor } = await makeSite({}, { offers: false });
  const { id: bairroId } = await createBairro(product.db);
  await product.db.insert(imoveisUsados).values({
    corretorId: corretor.id,
    bairroId,
    titulo: 'Casa de vila',
    tipo: 'Casa',
    descricao: 'Casa térrea com jardim e edícula. '.repeat(8),
    autorizacaoEm: '2020-01-01',
    autorizacaoAte: '2099-12-31',
    fotos: [pictures.front, pictures.face, pictures.front],
  });
  const { page, problems, close } = await openSite(browser, `/corretor/${corretor.slug}`);
  const card = page.getByRole('listitem').filter({ hasText: 'Casa de vila' }).first();
  const photo = card.getByRole('img', { name: 'Foto 2 de Casa de vila' });
  await expect(photo).toBeHidden();
  await card.getByText('Ver texto completo e mais 2 fotos').click();
  await expect(photo).toBeVisible();
  await expect(card.locator('.description')).toBeHidden();
  expect(problems).toEqual([]);
  await close();
});

test('PAG-09 a used property has its page, the nickname and ‘Corretora’ stand beside the name, and a wide screen fills its left column', async ({
  browser,
}) => {
  const { corretor } = await makeSite({
    nome: 'Helena Prado',
    nomeGuerra: 'Leninha',
    tratamento: 'corretora',
    biografia: 'Vinte anos de orla, de casa em casa.',
  });
  await product.db
    .update(imoveisUsados)
    .set({ area: '90.00', fotos: [pictures.front, pictures.face] })
    .where(eq(imoveisUsados.corretorId, corretor.id));
  const { page, problems, close } = await openSite(browser, `/corretor/${corretor.slug}`, {
    viewport: { width: 1440, height: 900 },
  });
  const card = page.locator('header.card');
  await expect(card).toContainText('“Leninha”');
  await expect(card).toContainText(`Corretora de Imóveis CRECI ${corretor.creci}/SC`);
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [who, about, offers] = [await box('header.card'), await box('#sobre'), await box('main')];
  // The biography stands below the card, in the same column, beside the offers.
  expect([about.x, about.width]).toEqual([who.x, who.width]);
  expect(about.x + about.width).toBeLessThan(offers.x);
  expect(about.y - (who.y + who.height)).toBeLessThan(64);

  await page.getByRole('link', { name: 'Casa de vila' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa de vila');
  const seller = page.getByRole('complementary', { name: 'Quem anuncia' });
  await expect(seller).toContainText('Helena Prado');
  await expect(seller).toContainText(`“Leninha” · Corretora de Imóveis · CRECI ${corretor.creci}/SC`);
  await expect(page.locator('.property-picture img')).toHaveCount(2);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(product.url + new URL(preview!).pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data!)).toMatchObject({
    '@type': 'RealEstateListing',
    about: { floorSize: { value: 90 } },
    offers: { price: '750000.00' },
  });
  expect(problems).toEqual([]);
  await close();
});

test('PUB-02 a site that may not be seen says so and nothing of him', { tag: '@all' }, async ({
  browser,
}) => {
  const { corretor } = await makeSite({ nome: 'Não Deve Aparecer', ativo: false }, { offers: false });
  const { page, close } = await openSite(browser, `/corretor/${corretor.slug}`);
  await expect(page.getByRole('heading', { name: 'Site não encontrado ou indisponível' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Aparecer');
  await close();
});

test('PUB-01 a visit is counted, and the administrator sees it beside the hotsite', { tag: '@all' }, async ({
  browser,
}) => {
  const { first } = await makeSite();
  const dia = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  const [hotsite] = (
    await product.db.$client.query('SELECT id FROM hotsites WHERE empreendimento_id = $1', [first!.id])
  ).rows as { id: number }[];
  await product.db.insert(visitas).values([
    { dia, tipo: 'pagina', hotsiteId: hotsite!.id, total: 12 },
    { dia, tipo: 'whatsapp', hotsiteId: hotsite!.id, total: 3 },
  ]);
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${product.url}/admin/empreendimentos`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`ambar-${first!.id}|Ver hotsite`) }) });
  await card
    .filter({ has: page.locator(`a[href="/hotsite/ambar-${first!.id}"]`) })
    .getByRole('button', { name: 'Mais ações de Residencial Âmbar' })
    .click();
  await page.getByRole('menuitem', { name: 'Visitas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Residencial Âmbar' });
  await expect(dialog.getByRole('img', { name: 'Últimos 30 dias: 12 visitas e 3 contatos' })).toBeVisible();
  await dialog.getByLabel('Período').selectOption('7 dias');
  await dialog.getByText('Ver como tabela').click();
  await expect(dialog.getByRole('row')).toHaveCount(8);
  await expect(dialog.getByRole('row').last()).toContainText('12');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await context.close();
});
