import { pathToFileURL } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { RenderHotsite } from '#server/adapters/intelligence/local/create-local.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { createContato } from '#tests/factories/contato.ts';
import { flatPicture } from '#tests/fixtures/flat-picture.ts';
import { assetOf, catalogOf, insertCorretor, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

test.describe.configure({ mode: 'default' });
const built = pathToFileURL(`${import.meta.dirname}/../../../dist/site/entry-hotsite.js`).href;
const phone = { width: 375, height: 812 };
/** Where pictures of what is seen go, if somebody asks for them. */
const shots = process.env.SHOTS;
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};
let product: ProductHere;
/** One page of each style; the first one's bairro has a corretor. */
const pages = {} as Record<HotsiteStyle, { path: string; bairroId: number; empreendimentoId: number }>;

async function publish(style: HotsiteStyle) {
  const empreendimentoId = await insertEmpreendimento(product.db);
  const made = await product.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  const facts = await pageFacts(product.db, empreendimentoId);
  const assets = [assetOf('a1'), assetOf('a2', { category: 'interior', kind: 'sala' })];
  for (const { url, format, width } of assets.flatMap(({ variants }) => variants))
    await product.storage.put(
      url.replace('/media/', ''),
      await flatPicture(width, format as 'jpeg', '#9ab'),
      `image/${format}`,
    );
  const blueprint = planPage({ facts, assets, style });
  const { renderHotsite } = (await import(built)) as { renderHotsite: RenderHotsite };
  await publishGenerated(product, {
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
  const [row] = await product.db
    .select()
    .from(empreendimentos)
    .where(eq(empreendimentos.id, empreendimentoId));
  pages[style] = { path: `/hotsite/${made.rota}`, bairroId: row!.bairroId, empreendimentoId };
}

test.beforeAll(async () => {
  product = await startProductHere();
  for (const style of ['modern', 'luxury', 'minimalist'] as const) await publish(style);
  const corretor = await insertCorretor(product.db, { nome: 'Mariana Albuquerque Teixeira' });
  await product.db
    .insert(corretorBairros)
    .values({ corretorId: corretor.id, bairroId: pages.modern.bairroId });
});
test.afterAll(() => product?.stop());

/** Presses a call near the end: parts are laid out as they come near, and what is under the finger moves until they are. */
async function press(way: Locator): Promise<void> {
  const reach = () =>
    way.evaluate((node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      return Math.round(node.getBoundingClientRect().top + scrollY);
    });
  await expect(async () => {
    const at = await reach();
    await way.page().waitForTimeout(100);
    expect(await reach()).toBe(at);
  }).toPass();
  await way.click();
}

for (const style of ['modern', 'luxury', 'minimalist'] as const)
  for (const [width, size] of [
    ['375', phone],
    ['1440', { width: 1440, height: 900 }],
  ] as const)
    test(
      `${style} at ${width}: the call to action opens a dialog in the page's colours that can be read, filled in and closed`,
      repeats(style === 'minimalist' || size !== phone),
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(product.url + pages[style].path);
        await shoot(page, `pagina-${style}-${width}`);
        const way = page.locator('a[data-contato]:visible').first();
        await expect(way).toHaveText('Falar com um corretor');
        await press(way);
        const dialog = page.getByRole('dialog', { name: 'Falar com um corretor' });
        const form = page.frameLocator('iframe[title="Falar com um corretor"]');
        await expect(form.getByRole('textbox', { name: 'Nome' })).toBeVisible();
        await expect(form.getByText('Concordo que meu nome')).toBeVisible();
        if (style === 'modern') {
          await expect(form.getByText('Mariana Albuquerque Teixeira')).toBeVisible();
          await expect(form.getByText('Corretor de Imóveis · CRECI')).toBeVisible();
        }
        await shoot(page, `dialogo-${style}-${width}`);
        await expectAccessible(page);
        // Nothing of it stands outside the view, and nothing has to be scrolled sideways.
        const frame = page.frames().find((each) => each.url().includes('/contato'))!;
        const wide = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await way.click();
        await dialog.getByRole('button', { name: 'Fechar' }).click();
        await expect(dialog).toBeHidden();
      },
    );

test('PAG-08 a contact is left in a dialog, with consent, and stands in the panel, which exports and erases it; a program leaves none', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  await page.goto(product.url + pages.modern.path);
  // It is no section of the page: nothing of it is there before it is asked for.
  await expect(page.locator('form, iframe, input')).toHaveCount(0);
  await press(page.locator('a[data-contato]:visible').first());
  const form = page.frameLocator('iframe[title="Falar com um corretor"]');
  await form.getByRole('textbox', { name: 'Nome' }).fill('Joana Prado');
  await form.getByLabel('Telefone com DDD').fill('99999');
  await form.getByRole('textbox', { name: 'Mensagem' }).fill('Tem vista para o mar?');
  await form.getByRole('checkbox').check();
  // Nobody is quicker than the form lets a program be.
  await page.waitForTimeout(2_100);
  await form.getByRole('button', { name: 'Enviar contato' }).click();
  await expect(form.getByText('Escreva um telefone com DDD, como (47) 99999-0000.')).toBeVisible();
  await shoot(page, 'dialogo-falta-375');
  await expectAccessible(page);
  await form.getByLabel('Telefone com DDD').fill('(47) 98888-7777');
  // A program fills in everything, and is told what a person is told.
  const formulario = await form.locator('input[name="formulario"]').getAttribute('value');
  const robot = {
    nome: 'Robô',
    telefone: '(47) 98888-7777',
    consentimento: 'sim',
    site: 'https://x.example',
  };
  const sent = await request.post(`${product.url}${pages.modern.path}/contato`, {
    form: { formulario: formulario ?? '', ...robot },
  });
  expect(await sent.text()).toContain('Recebemos o seu contato');
  await form.getByRole('checkbox').uncheck();
  await form.locator('form').evaluate((node) => ((node as HTMLFormElement).noValidate = true));
  await form.getByRole('button', { name: 'Enviar contato' }).click();
  await expect(form.getByText('Marque que concorda para enviarmos o seu contato.')).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar contato' }).click();
  await expect(form.getByRole('heading', { name: 'Recebemos o seu contato' })).toBeVisible();
  await shoot(page, 'dialogo-enviado-375');
  expect(await product.db.select().from(contatos)).toMatchObject([
    {
      nome: 'Joana Prado',
      mensagem: 'Tem vista para o mar?',
      empreendimentoId: pages.modern.empreendimentoId,
    },
  ]);

  const token = await product.login();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${product.url}/admin/whatsapp-aprovacoes/contatos`);
  await page.getByText('Joana Prado').click();
  const dialog = page.getByRole('dialog', { name: 'Joana Prado' });
  await expect(dialog).toContainText('Tem vista para o mar?');
  await dialog.getByLabel('Estado').selectOption('atendido');
  await expect(page.getByText('Contato marcado como atendido')).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: 'Privacidade' })
    .or(dialog.getByText('Privacidade'))
    .first()
    .click();
  await expect(dialog).toContainText('Concordo que meu nome');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar dados (LGPD)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dados-pessoais-contato-\d+\.json$/);
  await dialog.getByRole('button', { name: 'Apagar dados pessoais' }).click();
  const erasing = page.getByRole('dialog', { name: 'Apagar dados pessoais' });
  await erasing.getByRole('button', { name: 'Apagar para sempre' }).click();
  await expect(erasing).toContainText('Escolha o motivo');
  await erasing.getByLabel('Motivo').selectOption('titular');
  await erasing.getByRole('button', { name: 'Apagar para sempre' }).click();
  await expect(page.getByText('Joana Prado')).toHaveCount(0);
  expect(await product.db.select().from(contatos)).toEqual([]);
});

test('without script the same address is a page that takes a contact and leads back', {
  tag: '@all',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(product.url + pages.luxury.path);
  await page.locator('a[data-contato]:visible').first().click();
  await expect(page.getByRole('heading', { name: 'Deixe o seu contato' })).toBeVisible();
  await shoot(page, 'pagina-contato-375');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rui Sem Script');
  await page.getByLabel('Telefone com DDD').fill('(47) 98888-1111');
  await page.getByRole('checkbox').check();
  await page.waitForTimeout(2_100);
  await page.getByRole('button', { name: 'Enviar contato' }).click();
  await expect(page.getByRole('heading', { name: 'Recebemos o seu contato' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à página' }).click();
  await expect(page).toHaveURL(product.url + pages.luxury.path);
  await context.close();
});

for (const scheme of ['light', 'dark'] as const)
  test(`the panel's list of contacts can be read on a phone and a wide screen, ${scheme}`, {
    tag: '@all',
  }, async ({ page }) => {
    if (scheme === 'light') {
      for (const [n, estado] of (['novo', 'novo', 'atendido', 'descartado'] as const).entries())
        await createContato(product.db, {
          nome: ['Ana Beatriz de Souza Cavalcanti', 'Luís Prado', 'Érica Lima', 'Teste'][n]!,
          estado,
          empreendimentoId: pages.modern.empreendimentoId,
          mensagem: n === 1 ? null : 'Gostaria de conhecer as plantas de três dormitórios e os valores.',
        });
      await product.db.transaction((tx) => bumpLists(tx, 'contatos'));
    }
    const token = await product.login();
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    for (const [name, size] of [
      ['1440', { width: 1440, height: 900 }],
      ['375', phone],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(`${product.url}/admin/whatsapp-aprovacoes/contatos?estado=novo`);
      await expect(page.getByText('Luís Prado')).toBeVisible();
      await expect(page.getByText('Érica Lima')).toHaveCount(0);
      await shoot(page, `contatos-${scheme}-${name}`);
      await expectAccessible(page);
    }
    await page.getByText('Ana Beatriz').click();
    await expect(page.getByRole('dialog', { name: 'Ana Beatriz de Souza Cavalcanti' })).toBeVisible();
    await shoot(page, `contato-${scheme}-375`);
    await expectAccessible(page);
  });

test('at the end of a page that nobody shows stands who answers, and the form names the same; what was asked for stands in it', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(product.url + pages.modern.path);
  await expect(page.getByText('Mariana Albuquerque Teixeira')).toHaveCount(0);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect(page.locator('.footer strong')).toHaveText('Mariana Albuquerque Teixeira');
  await expect(page.locator('.footer .pagina-quem small')).toHaveText(/^Corretor de Imóveis · CRECI /);
  await shoot(page, 'quem-responde-375');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Falar com Mariana' }).click();
  const form = page.frameLocator('iframe[title="Falar com um corretor"]');
  await expect(form.getByText('Mariana Albuquerque Teixeira')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.locator('.footer').getByRole('link', { name: 'Pedir a tabela atual' }).click();
  await expect(form.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
    'Gostaria de receber a tabela atual.',
  );
  // Nobody answers in another's name where nobody covers the bairro.
  await page.goto(product.url + pages.luxury.path);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await expect(page.locator('.pagina-quem')).toHaveCount(0);
});

test('the programme’s number is set in the panel and offered in the dialog', async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${product.url}/admin/whatsapp-aprovacoes/contatos`);
  await page.getByLabel('WhatsApp do programa').fill('(47) 3030-4040');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('As páginas abertas sem corretor oferecem este WhatsApp')).toBeVisible();
  await page.goto(product.url + pages.minimalist.path);
  await press(page.locator('a[data-contato]:visible').first());
  const form = page.frameLocator('iframe[title="Falar com um corretor"]');
  const way = form.getByRole('link', { name: 'Conversar no WhatsApp' });
  await expect(way).toHaveAttribute('href', /^https:\/\/wa\.me\/554730304040\?text=/);
  await shoot(page, 'dialogo-programa');
});
