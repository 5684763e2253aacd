import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type ProductHere, startProductHere } from '#tests/e2e/product-here.ts';
import { expect, test, token } from '#tests/e2e/support/fixtures.ts';
import { sampleSettings, serveSettings } from '#tests/e2e/support/settings.ts';

const path = '/admin/configuracoes';
/** A setting's card, by key. */
const card = (page: Page, chave: string) => page.locator(`#${chave}`);
const area = (page: Page, chave: string) => card(page, chave).getByRole('textbox');
const button = (page: Page, chave: string, name: string) =>
  card(page, chave).getByRole('button', { name, exact: true });
/** Some groups are closed at first. */
const showAll = (page: Page) => page.getByRole('button', { name: 'Mostrar todos', exact: true }).click();
const toast = (page: Page) => page.locator('#toast');
const keyOf = (setting: { chave: string }) => setting.chave;

test('SET-01 SET-03..09 SET-14 the 23 texts and the answers stand in their groups, with the default text and the guide', async ({
  page,
  painel,
  openPainel,
}) => {
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Etapa 1: Análise de PDF',
    'Etapa 2: Classificação de assets',
    'Etapa 3A: Plano da página',
    'Etapa 3B: Código HTML, CSS e JS',
    'Fluxos extras',
    'Assistente de cadastro',
    'Respostas da Lisa',
    'Falas da Lisa',
  ]);
  await expect(page.getByText('Guia: como os textos são usados')).toBeVisible();
  await expect(page.getByText('Motor em uso: Motor local')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(sampleSettings().length);
  expect(await cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(sampleSettings().map(keyOf));
  const standard = async ({ chave, padrao }: { chave: string; padrao: string }) => {
    await expect(area(page, chave)).toHaveValue(padrao);
    await expect(button(page, chave, 'Salvar')).toBeDisabled();
    await expect(card(page, chave).getByText('Texto padrão', { exact: true })).toBeVisible();
  };
  for (const setting of sampleSettings().filter(({ categoria }) => categoria !== 'falas'))
    await standard(setting);
  const falas = sampleSettings().filter(({ categoria }) => categoria === 'falas');
  for (const setting of [falas[0]!, falas.at(-1)!]) {
    await expect(card(page, setting.chave).getByRole('textbox')).toHaveCount(0);
    await card(page, setting.chave).scrollIntoViewIfNeeded();
    await card(page, setting.chave).getByRole('button', { name: setting.titulo }).click();
    await standard(setting);
  }
  await button(page, falas[0]!.chave, `Fechar ${falas[0]!.titulo}`).click();
  await expect(area(page, falas[0]!.chave)).toHaveCount(0);
  await expectAccessible(page);
});

test('a text that stands as one line is opened by its link, found by search, and stays open while it is not saved', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  const { chave, titulo, valor } = sampleSettings().findLast(({ categoria }) => categoria === 'falas')!;
  const link = page
    .getByRole('navigation', { name: 'Nesta página' })
    .getByRole('link', { name: titulo, exact: true });
  await link.click();
  await expect(area(page, chave)).toBeFocused();
  await expect(card(page, chave)).toBeInViewport();
  // The contents follow it as a card, too.
  await expect(link).toHaveAttribute('aria-current', 'location');
  await area(page, chave).fill('Um momento.');
  await page.reload();
  await expect(area(page, chave)).toHaveValue('Um momento.');
  await button(page, chave, 'Descartar').click();
  await expect(area(page, chave)).toHaveValue(valor);
  await page.getByRole('searchbox').fill(chave);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(area(page, chave)).toHaveValue(valor);
});

test('the specified texts are in sight; Lisa’s others are a line with their counts, but for what somebody changed or has not saved; a link opens its group', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const { store } = serveSettings(painel);
  const answers = sampleSettings().filter(({ categoria }) => categoria === 'respostas');
  const [changed, typed] = [answers[0]!, answers[1]!];
  store(changed.chave, 'Resposta curta.', 'beatriz');
  await openPainel(path);
  await expect(area(page, 'v0_css_prompt')).toBeVisible();
  const group = page.getByRole('region', { name: 'Respostas da Lisa' });
  const cards = group.getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(area(page, changed.chave)).toHaveValue('Resposta curta.');
  await expect(group).toContainText(`${answers.length} textos · 1 personalizado`);
  await expect(page.getByRole('status').filter({ hasText: '· 1 personalizado' })).toBeVisible();
  await expectAccessible(page);
  await group.getByRole('button', { name: /^Mostrar \d+ no texto padrão/ }).click();
  await expect(cards).toHaveCount(answers.length);
  await area(page, typed.chave).fill('Outra resposta.');
  await group.getByRole('button', { name: /^Recolher/ }).click();
  await expect(cards).toHaveCount(2);
  await expect(area(page, typed.chave)).toHaveValue('Outra resposta.');
  const other = answers.at(-1)!;
  await page.goto(`${painel.url}${path}#${other.chave}`);
  await page.reload();
  await expect(area(page, other.chave)).toBeFocused();
});

test('the page has contents: every place has an address, which opens there', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  serveSettings(painel);
  await openPainel(path);
  await expect(area(page, 'v0_css_prompt')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  await contents.getByRole('link', { name: 'Publicação de hotsites' }).click();
  await expect(page).toHaveURL(/#publicacao$/);
  await expect(page.getByRole('region', { name: 'Publicação de hotsites' })).toBeFocused();
  await contents.getByRole('link', { name: /^Falas da Lisa/ }).click();
  await expect(page).toHaveURL(/#grupo-falas$/);
  const falas = page.getByRole('region', { name: 'Falas da Lisa' });
  await expect(falas.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(falas.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(falas.getByRole('article').first()).toBeVisible();
  await contents.getByRole('button', { name: 'Textos de Falas da Lisa' }).click();
  await expect(falas.getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(falas.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(falas.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 740 });
  const jump = page.getByLabel('Ir para');
  await jump.selectOption({ label: 'Cópias de segurança' });
  await expect(page).toHaveURL(/#copias$/);
  await jump.selectOption({ label: 'Cadastro aprovado' });
  await expect(card(page, 'lisa_welcome_approved_message')).toBeInViewport();
  // It stays in sight however far down one is.
  await expect(jump).toBeInViewport();
});

test('SET-02 SET-12 SET-13 one text is saved alone; its mark, badge, history and way back follow', async ({
  page,
  painel,
  openPainel,
}) => {
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  const chave = 'v0_css_prompt';
  const standard = await area(page, chave).inputValue();
  await area(page, chave).fill('CSS curto.');
  await expect(card(page, chave).getByText('Não salvo')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: `${sampleSettings().length} textos · 1 não salvo` }),
  ).toBeVisible();
  await button(page, chave, 'Diferença').click();
  await expect(card(page, chave).locator('ins, del').first()).toBeVisible();
  await button(page, chave, 'Salvar').click();
  await expect(toast(page).getByText('Regras do CSS')).toBeVisible();
  await expect(toast(page).getByText('Configuração v0_css_prompt salva!', { exact: true })).toBeVisible();
  expect(painel.calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/api/configuracoes/v0_css_prompt', body: { valor: 'CSS curto.', revisao: 0 } },
  ]);
  await expect(card(page, chave).getByText('Personalizado')).toBeVisible();
  await expect(card(page, chave).getByText('Não salvo')).toHaveCount(0);
  await expect(card(page, chave).getByText('Alterado por admin em 12/03/2026 às 11:05')).toBeVisible();

  await button(page, chave, 'Restaurar padrão').click();
  await expect(area(page, chave)).toHaveValue(standard);
  await button(page, chave, 'Salvar').click();
  await expect(card(page, chave).getByText('Texto padrão', { exact: true })).toBeVisible();
  await button(page, chave, 'Histórico').click();
  const versions = card(page, chave).getByRole('listitem').filter({ hasText: 'em 12/03/2026' });
  await expect(versions).toHaveCount(2);
  await versions
    .nth(1)
    .getByRole('button', { name: /^Usar o texto/ })
    .click();
  await expect(area(page, chave)).toHaveValue('CSS curto.');
  await expect(button(page, chave, 'Salvar')).toBeEnabled();
});

test('by keyboard the search comes first and Enter leads to what it found; the contents are passed in one step', async ({
  page,
  painel,
  openPainel,
}) => {
  serveSettings(painel);
  await openPainel(path);
  await expect(area(page, 'v0_css_prompt')).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('Tab');
  const past = page.getByRole('link', { name: 'Pular esta lista' });
  await expect(past).toBeFocused();
  await expect(past).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mensagens da Lisa' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Assistente de cadastro' })).toBeFocused();
  await search.fill('lisa_final_message');
  await search.press('Enter');
  await expect(area(page, 'lisa_final_message')).toBeFocused();
});

test('what is saved, discarded or put back leaves the focus with its text, and a default that was put back says that it is not saved', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const { store } = serveSettings(painel);
  const chave = 'v0_css_prompt';
  store(chave, 'CSS curto.', 'beatriz');
  await openPainel(path);
  const unsaved = card(page, chave).getByText('só vale depois de salvo');
  await button(page, chave, 'Restaurar padrão').click();
  await expect(area(page, chave)).toBeFocused();
  await expect(unsaved).toBeVisible();
  await button(page, chave, 'Descartar').click();
  await expect(area(page, chave)).toBeFocused();
  await expect(area(page, chave)).toHaveValue('CSS curto.');
  await expect(unsaved).toBeHidden();
  await button(page, chave, 'Restaurar padrão').click();
  await button(page, chave, 'Salvar').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page).getByText('Configuração v0_css_prompt salva!', { exact: true })).toBeVisible();
  await expect(button(page, chave, 'Salvar')).toBeFocused();
  await expect(unsaved).toBeHidden();
});

test('SET-13 a failure keeps the text and shows the server message, or the fixed one', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 400/, /status of 500/);
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  const chave = 'lisa_final_message';
  await area(page, chave).fill('Até logo!');
  const answers: [number, unknown, string][] = [
    [400, { message: 'Use no máximo 100.000 caracteres' }, 'Use no máximo 100.000 caracteres'],
    [500, {}, 'Erro ao salvar configuração'],
  ];
  for (const [status, body, message] of answers) {
    painel.on(`PUT /api/configuracoes/${chave}`, () => ({ status, body }));
    await button(page, chave, 'Salvar').click();
    await expect(toast(page).getByText('Erro', { exact: true })).toBeVisible();
    await expect(toast(page).getByText(message, { exact: true })).toBeVisible();
    await expect(area(page, chave)).toHaveValue('Até logo!');
  }
});

test('SET-17 SET-18 names are inserted by a click; unknown and missing ones are told and can be saved', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  const chave = 'perplexity_bairro_prompt';
  await area(page, chave).fill('Escreva sobre {BAIRO} em ');
  await button(page, chave, 'Inserir {CIDADE}: {cidade}').click();
  await expect(area(page, chave)).toHaveValue('Escreva sobre {BAIRO} em {CIDADE}');
  await expect(area(page, chave)).toBeFocused();
  await expect(card(page, chave).getByText('{BAIRO} não existe. Você quis dizer {BAIRRO}?')).toBeVisible();
  await expect(card(page, chave).getByText('O texto não usa {ESTADO}')).toBeVisible();
  await expect(button(page, chave, 'Salvar')).toBeEnabled();
  await button(page, chave, 'Trocar por {BAIRRO}').click();
  await expect(area(page, chave)).toHaveValue('Escreva sobre {BAIRRO} em {CIDADE}');
  await expect(card(page, chave).getByText('não existe')).toHaveCount(0);
  await expectAccessible(page);
});

test('SET-08 a message is previewed as it is typed, formatted and filled', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  const chave = 'lisa_welcome_approved_message';
  const preview = card(page, chave).getByRole('figure');
  await area(page, chave).fill('Oi, *{NOME_GUERRA}*! _{REGIAO}_ <b>x</b>');
  await expect(preview.getByText('Ana Exemplo')).toHaveJSProperty('tagName', 'STRONG');
  await expect(preview.getByText('Zona Sul')).toHaveJSProperty('tagName', 'EM');
  await expect(preview).toContainText('<b>x</b>');
});

test('SET-16 what is typed survives a reload and another login, and leaving asks first', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of 401/);
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  const chave = 'v0_prompt';
  await area(page, chave).fill('Rascunho');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  const elsewhere = page.getByRole('link', { name: 'Empreendimentos' }).first();
  const question = page.getByRole('alertdialog', { name: 'Há 1 texto não salvo' });
  await elsewhere.click();
  await question.getByRole('button', { name: 'Ficar aqui' }).click();
  await expect(page).toHaveURL(/configuracoes/);
  await elsewhere.click();
  await question.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(page).toHaveURL(/empreendimentos/);
  await page.goto(painel.url + path);
  await expect(area(page, chave)).toHaveValue('Rascunho');
  await page.reload();
  await expect(area(page, chave)).toHaveValue('Rascunho');

  painel.on(`PUT /api/configuracoes/${chave}`, () => ({ status: 401, body: { message: 'Sessão expirada' } }));
  await button(page, chave, 'Salvar').click();
  const before = asked.length;
  await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
  await expect(page).toHaveURL(/login/);
  expect(asked).toHaveLength(before);
  await page.evaluate((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('user', '{"id":1,"username":"admin"}');
  }, token);
  await page.goto(`${painel.url}${path}#${chave}`);
  await expect(area(page, chave)).toHaveValue('Rascunho');
  await expect(area(page, chave)).toBeFocused();
  await button(page, chave, 'Descartar').click();
  await expect(button(page, chave, 'Salvar')).toBeDisabled();
});

test('API-19 API-22 what another administrator saved is shown beside what is typed, and nothing is lost', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  const { store } = serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  const chave = 'lisa_intro_message';
  await area(page, chave).fill('O meu texto');
  store(chave, 'O texto da Beatriz', 'beatriz');
  await button(page, chave, 'Salvar').click();
  await expect(toast(page).getByText('Este texto foi alterado por beatriz.')).toBeVisible();
  const notice = card(page, chave).getByRole('alert');
  await expect(notice).toContainText('beatriz alterou este texto em 12/03/2026 às 11:05');
  await expect(notice.locator('del').last()).toContainText('da Beatriz');
  await expect(area(page, chave)).toHaveValue('O meu texto');
  await expect(button(page, chave, 'Salvar')).toBeDisabled();
  await button(page, chave, 'Continuar com o meu').click();
  await button(page, chave, 'Salvar').click();
  await expect(toast(page).getByText(`Configuração ${chave} salva!`)).toBeVisible();
  expect(painel.callsOf('PUT', `/api/configuracoes/${chave}`).at(-1)?.body).toEqual({
    valor: 'O meu texto',
    revisao: 1,
  });
});

test('the search keeps what it finds, ignoring accents, in the address; the list of texts leads to each', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  serveSettings(painel);
  await openPainel(path);
  await showAll(page);
  await page.getByRole('searchbox').fill('lisa_creci_request');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/busca=lisa_creci_request/);
  await page.getByRole('searchbox').fill('classificacao');
  await expect(card(page, 'gpt5_assets_prompt')).toBeVisible();
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Nenhum texto encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await page
    .getByRole('navigation', { name: 'Nesta página' })
    .getByRole('link', { name: 'Encerramento' })
    .click();
  await expect(card(page, 'lisa_final_message')).toBeInViewport();
  await expect(area(page, 'lisa_final_message')).toBeFocused();
  // Its title, too, stands clear of the header, also where one arrives by the address.
  await page.goto(`${painel.url}${path}#lisa_welcome_approved_message`);
  await page.reload();
  await expect(area(page, 'lisa_welcome_approved_message')).toBeFocused();
  const title = card(page, 'lisa_welcome_approved_message').getByRole('heading');
  await expect
    .poll(async () => (await title.boundingBox())!.y)
    .toBeGreaterThan((await page.getByRole('banner').boundingBox())!.height);
});

test.describe('on the product itself', () => {
  let product: ProductHere;
  test.beforeAll(async () => {
    product = await startProductHere();
  });
  test.afterAll(async () => product?.stop());

  test('SET-10 SET-11 a text is saved and there after a reload; a trial answers with the engine in use', async ({
    page,
  }) => {
    const signedIn = await product.login();
    expect(signedIn).not.toBe(token);
    await page.addInitScript((stored) => localStorage.setItem('token', stored), signedIn);
    await page.goto(product.url + path);
    await showAll(page);
    const chave = 'lisa_creci_processing_prompt';
    await area(page, chave).fill('Encontre o CRECI.');
    await button(page, chave, 'Experimentar').click();
    await expect(card(page, chave).getByText('O motor local não lê estes textos')).toBeVisible();
    await expect(card(page, chave).getByText('12345', { exact: true })).toBeVisible();
    await card(page, chave)
      .getByLabel('Exemplo')
      .selectOption({ label: '“Ainda estou tirando o meu, posso participar?”' });
    await expect(card(page, chave).getByText('não encontrado')).toHaveCount(3);
    await expectAccessible(page);
    await button(page, chave, 'Salvar').click();
    await expect(toast(page).getByText(`Configuração ${chave} salva!`)).toBeVisible();
    await page.reload();
    await expect(area(page, chave)).toHaveValue('Encontre o CRECI.');
    await button(page, chave, 'Histórico').click();
    await expect(card(page, chave).getByText('Em uso', { exact: true })).toBeVisible();
  });
});

for (const theme of ['light', 'dark'] as const)
  test(`on a phone, ${theme}: no sideways scroll, no accessibility fault with panels open`, {
    tag: '@all',
  }, async ({ page, painel, openPainel }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 375, height: 740 });
    serveSettings(painel);
    await openPainel(path);
    await showAll(page);
    await area(page, 'v0_html_prompt').fill('Só HTML. {{CORRETOR_NOM}}');
    await button(page, 'v0_html_prompt', 'Diferença').click();
    await button(page, 'v0_css_prompt', 'Histórico').click();
    await expect(card(page, 'v0_css_prompt').getByText('Nenhuma alteração')).toBeVisible();
    await page.getByLabel('Ir para').selectOption({ label: 'Cadastro aprovado' });
    await expect(card(page, 'lisa_welcome_approved_message')).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
