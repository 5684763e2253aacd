import { expect, type Page, test } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { bumpLists } from '#server/db/list-version.ts';
import {
  empreendimentos,
  hotsitePublicacoes,
  hotsites,
  hotsiteVersoes,
} from '#server/db/schema/empreendimentos.ts';
import { hotsiteEdicoes } from '#server/db/schema/estudio.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import { expectRefused } from '../support/refused.ts';
import { expectWithinScreen } from '../support/within-screen.ts';

let product: ProductHere;
let id: number;
let rota: string;
let token: string;
let first: number;

test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  await runFolder(product, writeFolder(product.folders, 'estudio', await smallFolder()));
  const [row] = await product.db.select().from(hotsites);
  ({ id, rota } = row!);
  first = row!.versaoPublicaId!;
});
test.afterAll(() => product?.stop());

/** Every test starts with the run's page and no edits. */
test.beforeEach(async ({ page }) => {
  await product.db.delete(hotsiteEdicoes);
  await product.db.update(hotsites).set({ versaoPublicaId: first, versao: 1 }).where(eq(hotsites.id, id));
  token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

const open = async (page: Page, tab = '') => {
  await page.goto(`${product.url}/admin/hotsites/${id}/estudio${tab && `?aba=${tab}`}`);
  await expect(page.getByRole('button', { name: 'Criar versão' })).toBeVisible();
};
const toast = (page: Page) => page.locator('#toast');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('list', { name: 'Imagens do hotsite' }).getByRole('listitem');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const publicPage = async (page: Page) => (await page.request.get(`${product.url}/hotsite/${rota}`)).text();
/** The pictures' texts in grid order. */
const words = (page: Page) => cards(page).locator('p').allTextContents();
/** Without the pages in frames, which are separate documents. */
const expectPanelAccessible = (page: Page) => expectAccessible(page, { besides: 'iframe' });
const slow = { timeout: 30_000 };

async function generate(page: Page) {
  await button(page, 'Criar versão').click();
  await expect(toast(page)).toContainText(/Versão \d+ criada, ainda não publicada/, slow);
}
async function publish(page: Page) {
  await button(page, /^Publicar versão \d+$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(toast(page)).toContainText(/A versão \d+ está pública/, slow);
}

test('the studio is reached from the list, its grid has every picture, and it is accessible', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${product.url}/admin/hotsites`);
  await page.getByRole('row').getByRole('link', { name: 'Residencial Aurora', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/hotsites/${id}/estudio$`));
  await expect(cards(page)).toHaveCount(5);
  await expect
    .poll(() =>
      cards(page)
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
  await expectPanelAccessible(page);
});

test.describe('PNL-03 the studio: page beside the editor, live and in draft, one word per act', () => {
  test('pictures are ordered, left out, made the main one, described and cropped; the public page changes at Publicar alone', async ({
    page,
  }) => {
    const before = await publicPage(page);
    await open(page);
    const order = await words(page);
    // By keyboard the second goes first.
    await button(page, `Mover ${order[1]}`).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => words(page)).toEqual([order[1], order[0], ...order.slice(2)]);
    // By pointer it goes back.
    const [from, to] = [button(page, `Mover ${order[1]}`), button(page, `Mover ${order[0]}`)];
    const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
    await page.mouse.move(a.x + 10, a.y + 10);
    await page.mouse.down();
    await page.mouse.move(b.x + 10, b.y + 10, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => words(page)).toEqual(order);

    const [out] = order.filter((text) => /piscina/i.test(text));
    await button(page, `Deixar de fora ${out}`).click();
    await expect(button(page, `Incluir ${out}`)).toBeVisible();

    const main = order.find((text) => /academia/i.test(text))!;
    await button(page, `Editar ${main}`).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Tornar a imagem principal' }).click();
    await dialog.getByLabel('Descrição').fill('Academia com vista');
    const point = dialog.getByRole('button', { name: /^Ponto de corte/ });
    await expect
      .poll(() => point.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { width, height } = (await point.boundingBox())!;
    await point.click({ position: { x: width * 0.25, y: height * 0.5 } });
    await expect(point).toHaveAccessibleName('Ponto de corte 25% da esquerda, 50% do topo');
    await point.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(point).toHaveAccessibleName('Ponto de corte 25% da esquerda, 60% do topo');
    await expectPanelAccessible(page);
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();

    await generate(page);
    expect(await publicPage(page)).toBe(before);
    await button(page, 'Prévia').click();
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#hero img').first()).toHaveAttribute('alt', 'Academia com vista', slow);
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
    await publish(page);
    const after = await publicPage(page);
    expect(after).toContain('Academia com vista');
    expect(after).toMatch(/\[data-asset="\w+"\]\[data-fit="cover"\]\{object-position:25% 60%\}/);
    expect(after).not.toContain(`alt="${out}"`);
  });

  test('the page stands beside the editor, live and in draft; a click on a part opens it, and what changes stands above', async ({
    page,
  }) => {
    const before = await publicPage(page);
    const [record] = await product.db.select().from(empreendimentos);
    await open(page);
    const pane = section(page, 'Prévia do rascunho');
    const shown = pane.frameLocator('iframe');
    const changes = pane.getByRole('list', { name: 'O que muda para os visitantes' });
    await expect(pane).toContainText('Igual ao que os visitantes veem.', slow);

    // A fact that somebody changes meanwhile, and nothing else.
    await expect(shown.locator('body')).not.toContainText('975.500');
    await product.db.transaction(async (tx) => {
      await tx.update(empreendimentos).set({ precoInicial: '975500.00', dataEntrega: '2031-05-31' });
      await bumpLists(tx, 'empreendimentos');
    });
    await expect(changes).toContainText(/Preço inicial: R\$\s[\d.]+ → R\$\s975\.500/, slow);
    await expect(changes).toContainText(/→ 31\/05\/2031/);
    await expect(shown.locator('#hero')).toContainText(/R\$\s975\.500/);
    await expect(shown.locator('body')).toContainText(/maio de 2031/i);
    await expect(page.getByText('Cadastro mudou, versão por criar')).toBeVisible();
    expect(await publicPage(page)).toBe(before);

    // Several pictures at once, and back in one step.
    const [one, two] = await words(page);
    await page.getByRole('checkbox', { name: `Escolher ${one}` }).check();
    await page.getByRole('checkbox', { name: `Escolher ${two}` }).check();
    const chosen = section(page, 'Imagens escolhidas');
    await expect(chosen).toContainText('2 imagens escolhidas');
    await chosen.getByRole('button', { name: 'Deixar de fora' }).click();
    await expect(button(page, `Incluir ${one}`)).toBeVisible();
    await expect(button(page, `Incluir ${two}`)).toBeVisible();
    await expect(changes).toContainText(/menos \d image/, slow);
    await button(page, 'Desfazer').click();
    await expect(button(page, `Incluir ${one}`)).toBeHidden();
    await expect(button(page, `Incluir ${two}`)).toBeHidden();

    await shown.locator('#sobre').click(slow);
    const title = section(page, 'Sobre').getByRole('textbox', { name: 'Título' });
    const old = await title.inputValue();
    await title.fill('Feito para ficar');
    await expect(shown.locator('#sobre')).toContainText('Feito para ficar', slow);
    await expect(changes).toContainText(`Sobre: ${old} → Feito para ficar`);
    await expect(changes).toContainText(/R\$\s.*→\s*R\$\s975\.500/);
    await pane.getByRole('button', { name: 'Ver no computador' }).click();
    await expect
      .poll(() => shown.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth))
      .toBe(1280);
    await expectPanelAccessible(page);
    await button(page, 'Desfazer').click();
    await expect(shown.locator('#sobre')).not.toContainText('Feito para ficar', slow);
    expect(await publicPage(page)).toBe(before);

    // What makes a draft only has a name of its own; the draft then states the fact, the public page does not.
    for (const part of ['Imagens', 'Seções', 'Estilo', 'Motores']) {
      await button(page, part).click();
      await expect(page.getByRole('button', { name: /Gerar/ })).toHaveCount(0);
    }
    await generate(page);
    await expect(page.getByText('Cadastro mudou, versão por criar')).toHaveCount(0);
    expect(await publicPage(page)).toBe(before);

    // On a phone the same stands behind 'Prévia'; 'Gerar', elsewhere, publishes.
    await page.setViewportSize({ width: 375, height: 812 });
    await button(page, 'Prévia').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'O que muda para os visitantes' })).toContainText(
      '975.500',
      slow,
    );
    await expect(dialog.frameLocator('iframe').locator('#hero')).toContainText(/R\$\s975\.500/, slow);
    await dialog.frameLocator('iframe').locator('#sobre').click();
    await expect(dialog).toHaveCount(0);
    await expect(title).toBeVisible();
    expect(
      (
        await page.request.post(`${product.url}/api/hotsites/${id}/generate-gpt5`, {
          data: { style: 'modern' },
          headers: { authorization: `Bearer ${token}` },
          timeout: 60_000,
        })
      ).status(),
    ).toBe(200);
    expect(await publicPage(page)).toMatch(/975\.500/);
    const { precoInicial, dataEntrega } = record!;
    await product.db.update(empreendimentos).set({ precoInicial, dataEntrega });
  });

  test('in the studio stands which page was kept back and why, until another one is public', {
    tag: '@all',
  }, async ({ page }) => {
    const [made] = await product.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.id, first));
    const { id: _id, runId: _run, ...version } = made!;
    const retida = 'A página ficou como rascunho: o texto tem uma frase cortada.';
    const [held] = await product.db
      .insert(hotsiteVersoes)
      .values({ ...version, numero: 90, retida })
      .returning();
    await open(page);
    const notice = section(page, 'Página não publicada');
    await expect(notice).toContainText(`Versão 90. ${retida}`);
    await expectPanelAccessible(page);
    await notice.getByRole('link', { name: 'Verificação' }).click();
    await expect(page).toHaveURL(new RegExp(`/verificacao\\?versao=${held!.id}$`));
    await product.db.update(hotsites).set({ versao: 91 }).where(eq(hotsites.id, id));
    await open(page);
    await expect(notice).toHaveCount(0);
    await product.db.delete(hotsiteVersoes).where(eq(hotsiteVersoes.id, held!.id));
  });

  test('what was done is undone and done again, by button and by key', async ({ page }) => {
    await open(page);
    const [one] = await words(page);
    await button(page, `Deixar de fora ${one}`).click();
    await button(page, 'Desfazer').click();
    await expect(button(page, `Deixar de fora ${one}`)).toBeVisible();
    await expect(button(page, 'Salvo')).toBeDisabled();
    await page.keyboard.press('Control+Shift+z');
    await expect(button(page, `Incluir ${one}`)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(button(page, `Deixar de fora ${one}`)).toBeVisible();
  });
});

test('what was not saved is there again after the tab was closed; discarded it is gone', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  const [one] = await words(page);
  await button(page, `Deixar de fora ${one}`).click();
  await expect(button(page, 'Salvar rascunho')).toBeEnabled();
  await open(page);
  await expect(button(page, `Incluir ${one}`)).toBeVisible();
  await button(page, 'Salvar rascunho').click();
  await expect(toast(page)).toContainText('Rascunho salvo');
  await expect(page.getByText('Mudanças salvas, versão por criar')).toBeVisible();
  await button(page, 'Descartar rascunho').click();
  await button(page, 'Descartar').click();
  await expect(button(page, `Deixar de fora ${one}`)).toBeVisible();
  await expect(page.getByText('Mudanças salvas, versão por criar')).toHaveCount(0);
});

test('API-19 of two tabs the second is told who saved first and keeps what was done in it', {
  tag: '@all',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await open(page);
  await open(other);
  const [one, two] = await words(page);
  await button(page, `Deixar de fora ${one}`).click();
  await button(page, 'Salvar rascunho').click();
  await expect(button(page, 'Salvo')).toBeVisible();
  await button(other, `Deixar de fora ${two}`).click();
  await button(other, 'Salvar rascunho').click();
  await expect(other.getByRole('alert').filter({ hasText: 'salvou este rascunho' })).toContainText('admin');
  await expect(button(other, `Incluir ${two}`)).toBeVisible();
  await button(other, 'Usar o que foi salvo').click();
  await expect(button(other, `Incluir ${one}`)).toBeVisible();
  await expect(button(other, `Deixar de fora ${two}`)).toBeVisible();
  // Nothing is lost: what was here is one step back.
  await button(other, 'Desfazer').click();
  await expect(button(other, `Incluir ${two}`)).toBeVisible();
  await button(other, 'Salvar rascunho').click();
  await expect(toast(other)).toContainText('Rascunho salvo');
});

test('a section is switched off, moved and edited in place, its numbers held against the record, before the page is made', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'secoes');
  await expectPanelAccessible(page);
  const names = () =>
    page
      .getByRole('list', { name: /^Seções da página/ })
      .locator(':scope > li')
      .allTextContents();
  const before = (await names()).length;
  await page.getByRole('switch', { name: 'Mostrar Áreas comuns na página' }).click();
  const about = section(page, 'Sobre');
  await about.getByRole('button', { expanded: false }).click();
  await about.getByRole('textbox', { name: 'Título' }).fill('Feito para ficar');
  await about.getByRole('textbox', { name: 'Parágrafo 1' }).fill('São 480 unidades.');
  await expect(about.getByText('Não está no registro do empreendimento: 480')).toBeVisible();
  await button(page, 'Criar versão').click();
  await expect(toast(page)).toContainText('480', slow);
  await about.getByRole('textbox', { name: 'Parágrafo 1' }).fill('Um texto escrito à mão.');
  await expectPanelAccessible(page);
  await button(page, 'Mover Galeria').focus();
  await page.keyboard.press('Home');
  await generate(page);
  expect((await names()).length).toBe(before);
  await publish(page);
  const html = await publicPage(page);
  expect(html).toContain('Um texto escrito à mão.');
  expect(html).not.toContain('id="amenidades"');
  expect(html.indexOf('id="galeria"')).toBeLessThan(html.indexOf('id="sobre"'));
});

test('a created version says at once that it is not public and is published from where one has scrolled to', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await open(page, 'secoes');
  await page.getByRole('switch', { name: 'Mostrar Áreas comuns na página' }).click();
  await page.mouse.wheel(0, 5000);
  await button(page, 'Criar versão').click();
  await expect(
    page.getByText(/^A versão \d+ ainda não é pública: os visitantes veem a versão 1\.$/),
  ).toBeInViewport(slow);
  await page.mouse.wheel(0, 5000);
  await expect(button(page, /^Publicar versão \d+$/)).toBeInViewport();
  await publish(page);
  await expect(page.getByText(/ainda não é pública/)).toHaveCount(0);
  expect(await publicPage(page)).not.toContain('id="amenidades"');
});

test('a picture is made the main one in the grid and what changed is public in one press, versions or not', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  await expect(button(page, 'Publicar mudanças')).toHaveCount(0);
  const main = (await words(page)).find((text) => /academia/i.test(text))!;
  await button(page, `Tornar principal ${main}`).click();
  await expect(cards(page).filter({ hasText: main }).getByText('Principal', { exact: true })).toBeVisible();
  await expectPanelAccessible(page);
  await button(page, 'Publicar mudanças').click();
  await expect(toast(page)).toContainText(/A versão \d+ está pública/, slow);
  await expect(toast(page).getByRole('link', { name: 'Ver página' })).toHaveAttribute(
    'href',
    `/hotsite/${rota}`,
  );
  await expect(button(page, 'Publicar mudanças')).toHaveCount(0);
  await page.goto(`${product.url}/hotsite/${rota}`);
  await expect(page.locator('#hero img').first()).toHaveAttribute('alt', main);
});

test('one section is written alone, the rest stays byte for byte; a locked one survives another style', {
  tag: '@all',
}, async ({ page }) => {
  const partsOf = (html: string) => html.split(/(?=<section )/);
  const before = partsOf(await publicPage(page));
  await open(page, 'secoes');
  const about = section(page, 'Sobre');
  await about.getByRole('button', { expanded: false }).click();
  await about.getByRole('textbox', { name: 'Título' }).fill('Feito para ficar');
  await about.getByRole('button', { name: 'Reescrever só esta seção' }).click();
  await expect(toast(page)).toContainText('só esta seção mudou', slow);
  await button(page, 'Travar Sobre').click();
  await publish(page);
  const after = partsOf(await publicPage(page));
  expect(after.map((part, i) => part === before[i])).toEqual(
    before
      .map((part, i) => i > 0 && !part.includes('id="sobre"'))
      .map((same, i) => (i === 0 ? after[0] === before[0] : same)),
  );
  expect(after.find((part) => part.includes('id="sobre"'))).toContain('Feito para ficar');

  await button(page, 'Estilo').click();
  await button(page, 'Usar este estilo Luxo').click(slow);
  await expect(toast(page)).toContainText('criada, ainda não publicada', slow);
  await publish(page);
  const luxury = partsOf(await publicPage(page));
  expect(luxury.find((part) => part.includes('id="sobre"'))!.split('</section>')[0]).toBe(
    after.find((part) => part.includes('id="sobre"'))!.split('</section>')[0],
  );
});

test('the three styles stand side by side from one plan, isolated, and no version is made for it', {
  tag: '@all',
}, async ({ page }) => {
  const count = () => product.db.$count(hotsiteVersoes, eq(hotsiteVersoes.hotsiteId, id));
  const versions = await count();
  await open(page, 'estilo');
  for (const [name, mark] of [
    ['Moderno', '.hero-panel'],
    ['Luxo', '.kicker'],
    ['Minimalista', '.hero-lines'],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="Página no estilo ${name}"]`);
    await expect(frame.locator(mark)).toBeVisible(slow);
    await expect(frame.locator('h1')).toContainText('Aurora');
  }
  const reached = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument),
  );
  expect(reached).toEqual([null, null, null]);
  expect(await count()).toBe(versions);
  await expectPanelAccessible(page);
});

test('with the rule on a grave finding keeps the studio from publishing until a reason is given, which is kept', {
  tag: '@all',
}, async ({ page }) => {
  const headers = { authorization: `Bearer ${token}` };
  const rule = (bloqueia: boolean) =>
    page.request.put(`${product.url}/api/programa/publicacao`, { headers, data: { bloqueia } });
  expect((await rule(true)).ok()).toBe(true);
  const [row] = await product.db.select().from(hotsites).where(eq(hotsites.id, id));
  const { cartorio } = (
    await product.db.select().from(empreendimentos).where(eq(empreendimentos.id, row!.empreendimentoId))
  )[0]!;
  const setCartorio = (value: string | null) =>
    product.db
      .update(empreendimentos)
      .set({ cartorio: value })
      .where(eq(empreendimentos.id, row!.empreendimentoId));
  await open(page);
  await generate(page);
  await setCartorio(null);
  const before = await publicPage(page);
  await button(page, /^Publicar versão \d+$/).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Lançamento sem o cartório de registro da incorporação.')).toBeVisible(slow);
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Diga por que publicar com pendências graves');
  expect(await publicPage(page)).toBe(before);
  await expectAccessible(page, { besides: 'iframe' });
  await dialog.getByLabel('Por que publicar com pendências graves').fill('O cartório responde amanhã.');
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(toast(page)).toContainText(/A versão \d+ está pública/, slow);
  const [kept] = await product.db
    .select()
    .from(hotsitePublicacoes)
    .where(eq(hotsitePublicacoes.hotsiteId, id))
    .orderBy(desc(hotsitePublicacoes.id));
  expect(kept!.ressalva).toBe('O cartório responde amanhã.');
  await setCartorio(cartorio);
  await rule(false);
});

test('PNL-07 (in part) what the studio cannot do now says why: nothing to take back, to save, to discard; a section that is locked or on no page', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'secoes');
  await expectRefused(page, button(page, 'Desfazer'), 'Nada a desfazer');
  await expectRefused(page, button(page, 'Refazer'), 'Nada a refazer');
  await expectRefused(page, button(page, 'Salvo'), 'Nada a salvar: nenhuma mudança desde a última vez');
  await expectRefused(
    page,
    button(page, 'Descartar rascunho'),
    'Nada a descartar: tudo está como a página pública',
  );

  const shown = page.getByRole('switch', { name: 'Mostrar Galeria na página' });
  await button(page, 'Travar Galeria').click();
  await expectRefused(page, shown, 'Destrave a seção para mostrá-la ou escondê-la');
  await expect(shown).toBeChecked();
  await expect(button(page, 'Desfazer')).toBeEnabled();
  await button(page, 'Destravar Galeria').click();
  await shown.click();
  await expect(shown).not.toBeChecked();

  // A page without that section has nothing of it to be kept as it is.
  await page.route(`**/api/hotsites/${id}/estudio`, async (route) => {
    const response = await route.fetch();
    const estudio = await response.json();
    estudio.base.secoes = estudio.base.secoes.filter((secao: string) => secao !== 'galeria');
    await route.fulfill({ response, json: estudio });
  });
  await open(page, 'secoes');
  await expectRefused(
    page,
    button(page, 'Travar Galeria'),
    'Crie uma versão com esta seção antes de travá-la',
  );

  await page.route(`**/api/hotsites/${id}/estudio`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), temCatalogo: false, imagens: [] } });
  });
  await open(page);
  for (const act of ['Prévia', 'Criar versão'])
    await expectRefused(
      page,
      button(page, act),
      'Ainda não há imagens: processe a pasta do Drive deste hotsite',
    );
});

test('on a phone every tab is usable: nothing is wider than the screen', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of ['imagens', 'secoes', 'estilo']) {
    await open(page, tab);
    await expectWithinScreen(page);
    await expectPanelAccessible(page);
  }
});
