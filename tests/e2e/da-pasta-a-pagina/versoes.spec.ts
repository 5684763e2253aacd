import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import { expectRefused } from '../support/refused.ts';

/** A page made twice from a real folder, viewed by an administrator and an outsider. */
let product: ProductHere;
let token: string;
let hotsite: typeof hotsites.$inferSelect;
let moved = 0;
const clock: Clock = { now: () => new Date(Date.now() + moved) };
test.describe.configure({ mode: 'serial' });

const api = (method: string, path: string, body?: unknown) =>
  fetch(product.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProductHere({ workers: true, clock });
  token = await product.login();
  await runFolder(product, writeFolder(product.folders, 'versoes', await smallFolder()));
  [hotsite] = (await product.db.select().from(hotsites)) as [typeof hotsite];
  const made = await api('POST', `/api/hotsites/${hotsite.id}/generate-gpt5`, { style: 'luxury' });
  expect(made.status).toBe(200);
});
test.afterAll(() => product?.stop());
test.beforeEach(({ page }) => page.addInitScript((stored) => localStorage.setItem('token', stored), token));

const open = (page: Page, screen: 'versoes' | 'verificacao' | 'estudio', query = '') =>
  page.goto(`${product.url}/admin/hotsites/${hotsite.id}/${screen}${query}`);
const toast = (page: Page) => page.locator('#toast');
const versionButton = (page: Page, numero: number) =>
  page.getByRole('list', { name: 'Versões' }).getByRole('button', { name: `Versão ${numero}` });
const frame = (page: Page, numero: number) => page.frameLocator(`iframe[title="Prévia da versão ${numero}"]`);
const publicPage = async () => (await fetch(`${product.url}/hotsite/${hotsite.rota}`)).text();
/** Each style has its own background. */
const styleOf = (html: string) => /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1];
const changeRecord = (values: Partial<typeof empreendimentos.$inferInsert>) =>
  product.db.update(empreendimentos).set(values).where(eq(empreendimentos.id, hotsite.empreendimentoId));
const slow = { timeout: 30_000 };

test('PNL-07 (in part) a comprovante of a day on which no page was public says why it cannot be had', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'versoes');
  await page.getByRole('button', { name: 'Baixar comprovante' }).click();
  const dialog = page.getByRole('dialog', { name: 'Baixar comprovante' });
  const act = dialog.getByRole('button', { name: 'Baixar comprovante' });
  await expect(act).toBeEnabled();
  await dialog.getByLabel('Data').fill('01/01/2020');
  await expectRefused(page, act, 'Escolha um dia em que a página estava no ar');
  await expect(dialog).toBeVisible();
});

test('from the list of hotsites one click leads to its versions, and each is shown as visitors saw it', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${product.url}/admin/hotsites`);
  await page.getByRole('link', { name: `Versões de ${hotsite.nome}` }).click();
  await expect(versionButton(page, 2)).toContainText('Pública');
  await expect(versionButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(versionButton(page, 1)).toContainText('Anterior');
  await expect(frame(page, 2).getByRole('heading', { level: 1 })).toBeVisible(slow);
  await versionButton(page, 1).click();
  await expect(frame(page, 1).getByRole('heading', { level: 1 })).toBeVisible(slow);
  // Pictures are there, and the page can reach nothing of the panel.
  const image = frame(page, 1).locator('img').first();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), slow)
    .toBeGreaterThan(0);
  const origin = await frame(page, 1)
    .locator('body')
    .evaluate(() => self.origin);
  expect(origin).toBe('null');
  // Laid out for the screen it is shown for, whatever room it is drawn in.
  const laidOut = () =>
    frame(page, 1)
      .locator('body')
      .evaluate(() => innerWidth);
  expect(await laidOut()).toBe(1280);
  await page.getByRole('button', { name: 'Prévia em celular' }).click();
  await expect.poll(laidOut).toBeLessThan(400);
  await page.getByRole('button', { name: 'Prévia em computador' }).click();
  await expect.poll(laidOut).toBe(1280);
  await expect(page.getByRole('region', { name: 'Versão 1' })).toContainText('Nenhuma chamada de modelo');
  await expectAccessible(page, { besides: 'iframe' });
});

test('two versions stand side by side, roll together, and their difference is told in words', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'versoes', '?versao=2');
  await page.getByLabel('Comparar com').selectOption({ label: 'Versão 1' });
  await expect(page).toHaveURL(/comparar=1/);
  const [before, after] = [frame(page, 1), frame(page, 2)];
  await expect(before.getByRole('heading', { level: 1 })).toBeVisible(slow);
  await expect(after.getByRole('heading', { level: 1 })).toBeVisible(slow);
  await expect(page.getByText('O estilo ou o script da página também mudou.')).toBeVisible(slow);
  await before.locator('body').evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(
      () =>
        after.locator('body').evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight)),
      slow,
    )
    .toBeGreaterThan(0.6);
  await expectAccessible(page, { besides: 'iframe' });
  await page.getByRole('button', { name: 'Fechar comparação' }).click();
  await expect(versionButton(page, 2)).toBeVisible();
});

test('restoring takes effect on the next request, and is told in the history', async ({ page }) => {
  const luxury = await publicPage();
  await open(page, 'versoes', '?versao=1');
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Restaurar a versão 1' });
  await expect(dialog.getByText(/^Verificada agora/)).toBeVisible(slow);
  await expectAccessible(page, { besides: 'iframe' });
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await expect(toast(page)).toContainText('A versão 1 está pública');
  const restored = await publicPage();
  expect(restored).not.toBe(luxury);
  expect(styleOf(restored)).not.toBe(styleOf(luxury));
  await expect(versionButton(page, 1)).toContainText('Pública');
  await expect(page.getByRole('region', { name: 'Histórico de publicações' })).toContainText(
    'Restauração da versão 1',
  );
});

test('what somebody else published meanwhile is not replaced unseen', { tag: '@all' }, async ({ page }) => {
  await open(page, 'versoes', '?versao=2');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar a versão 2' });
  await expect(dialog.getByText(/^Verificada agora/)).toBeVisible(slow);
  expect((await api('POST', `/api/hotsites/${hotsite.id}/versoes/2/publicar`, { publica: 1 })).status).toBe(
    200,
  );
  expect((await api('POST', `/api/hotsites/${hotsite.id}/versoes/1/publicar`, { publica: 2 })).status).toBe(
    200,
  );
  expect((await api('POST', `/api/hotsites/${hotsite.id}/versoes/2/publicar`, { publica: 1 })).status).toBe(
    200,
  );
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'A versão 2 foi publicada por admin enquanto esta tela estava aberta',
  );
});

test('a section of an old version becomes a draft, which is published like any other', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'versoes', '?versao=1');
  await page.getByLabel('Copiar uma seção para a versão 2').selectOption({ index: 1 });
  await expect(toast(page)).toContainText('A versão 3 espera a publicação.', slow);
  await expect(versionButton(page, 3)).toContainText('Rascunho');
  await expect(page.getByRole('region', { name: 'Versão 3' })).toContainText('Versão 2');
  await expect(frame(page, 3).getByRole('heading', { level: 1 })).toBeVisible(slow);
});

test('the check leads from each finding to where it is mended, and is gone once it is', {
  tag: '@all',
}, async ({ page }) => {
  const [record] = await product.db
    .select()
    .from(empreendimentos)
    .where(eq(empreendimentos.id, hotsite.empreendimentoId));
  await changeRecord({
    status: 'em_lancamento',
    registroIncorporacao: null,
    dataTabela: null,
    atualizadoEm: new Date(),
  });
  await open(page, 'verificacao');
  // Nobody has asked: the record was written, so the page is held against it again.
  const law = page.getByRole('region', { name: 'Exigências legais' });
  await expect(law).toContainText('Lançamento sem número de registro da incorporação', slow);
  await page.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(page.getByText(/^Verificada em .* por admin/)).toBeVisible();
  await expectAccessible(page, { besides: 'iframe' });

  // Grave or not it stands on the hotsite, in a row and on a card, before what publishes it, and in the work queue.
  const found = /^\d+ pendências? graves?, \d+ avisos?/;
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${product.url}/admin/hotsites`);
    await expect(page.getByRole('link', { name: found })).toBeVisible();
  }
  await open(page, 'estudio');
  await expect(page.getByRole('link', { name: found })).toBeVisible();
  await open(page, 'versoes', '?versao=3');
  await expect(
    page.getByRole('region', { name: 'Versão 3' }).getByRole('link', { name: found }),
  ).toBeVisible();
  await page.goto(`${product.url}/admin/dashboard`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'página publicada tem avisos' })
    .getByRole('link', { name: hotsite.nome })
    .click();
  await expect(page).toHaveURL(/\/verificacao$/);

  await law.getByRole('link', { name: /^Corrigir no cadastro: Lançamento sem número/ }).click();
  const field = page.locator('[name="registroIncorporacao"]');
  await expect(field).toBeFocused(slow);
  await field.fill(record!.registroIncorporacao ?? 'R-2/45.678');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(toast(page)).toContainText('Empreendimento atualizado com sucesso');
  await open(page, 'verificacao');
  await expect(law).not.toContainText('Lançamento sem número de registro', slow);
});

test('with the rule on a grave finding blocks, and a reason lets it through and is kept', {
  tag: '@all',
}, async ({ page }) => {
  await changeRecord({ registroIncorporacao: null, atualizadoEm: new Date() });
  await open(page, 'verificacao');
  await page.getByRole('switch', { name: 'Impedir a publicação com pendências graves' }).click();
  await expect(toast(page)).toContainText('Pendências graves impedem a publicação');
  await open(page, 'versoes', '?versao=3');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar a versão 3' });
  await expect(dialog).toContainText('Lançamento sem número de registro', slow);
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Diga por que publicar com pendências graves');
  expect((await api('POST', `/api/hotsites/${hotsite.id}/versoes/3/publicar`, { publica: 2 })).status).toBe(
    409,
  );
  await dialog.getByLabel('Por que publicar com pendências graves').fill('O cartório confirma amanhã.');
  await expectAccessible(page, { besides: 'iframe' });
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(toast(page)).toContainText('A versão 3 está pública');
  await expect(page.getByRole('region', { name: 'Histórico de publicações' })).toContainText(
    'Publicada com ressalva: O cartório confirma amanhã.',
  );
});

test('on a phone the versions and the check need no sideways scrolling', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const screen of ['versoes', 'verificacao'] as const) {
    await open(page, screen);
    await expect(page.getByRole('navigation', { name: 'Telas do hotsite' })).toBeVisible();
    if (screen === 'versoes') {
      await expect(frame(page, 3).getByRole('heading', { level: 1 })).toBeVisible(slow);
      // As on a phone, unless somebody asks for the computer.
      await expect(page.getByRole('button', { name: 'Prévia em celular', pressed: true })).toBeVisible();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectAccessible(page, { besides: 'iframe' });
  }
});

test('a link shows a draft to somebody without an account until it ends or is cancelled', {
  tag: '@all',
}, async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const share = async () => {
    await open(page, 'versoes', '?versao=1');
    await page.getByRole('button', { name: 'Link de prévia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link de prévia da versão 1' });
    await dialog.getByRole('button', { name: 'Criar link' }).click();
    const address = await dialog.getByLabel('Endereço').inputValue();
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
    return product.url + new URL(address).pathname;
  };
  const first = await share();
  const answer = await visitor.goto(first);
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByText('Prévia', { exact: true })).toBeVisible();
  await expect(visitor.getByText(/só para quem tem este link/)).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  const links = page.getByRole('region', { name: 'Links de prévia' });
  await links.getByRole('button', { name: /^Cancelar o link da versão 1/ }).click();
  await expect(links).toHaveCount(0);
  expect((await visitor.goto(first))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Prévia indisponível' })).toBeVisible();

  const second = await share();
  moved = 7 * 24 * 60 * 60_000 - 60_000;
  expect((await visitor.goto(second))?.status()).toBe(200);
  moved += 2 * 60_000;
  expect((await visitor.goto(second))?.status()).toBe(404);
  await visitor.context().close();
});
