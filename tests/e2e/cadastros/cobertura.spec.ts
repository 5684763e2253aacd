import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { failOnce } from '#tests/e2e/support/late-answers.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createRegiao } from '#tests/factories/regiao.ts';
import { createZona } from '#tests/factories/zona.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
/** Ids of the bairros by name. */
const at: Record<string, number> = {};

test.beforeAll(async () => {
  product = await startProductHere();
  const { db } = product;
  const sudeste = await createRegiao(db, { nome: 'Sudeste' });
  const sul = await createRegiao(db, { nome: 'Sul' });
  const sp = await createEstado(db, { nome: 'São Paulo', sigla: 'SP', regiaoId: sudeste.id });
  const sc = await createEstado(db, { nome: 'Santa Catarina', sigla: 'SC', regiaoId: sul.id });
  const campinas = await createCidade(db, { nome: 'Campinas', estadoId: sp.id });
  const floripa = await createCidade(db, { nome: 'Florianópolis', estadoId: sc.id });
  const zonas = {
    norte: await createZona(db, { nome: 'Norte', cidadeId: campinas.id }),
    centro: await createZona(db, { nome: 'Centro', cidadeId: campinas.id }),
    ilha: await createZona(db, { nome: 'Ilha', cidadeId: floripa.id }),
  };
  for (const [zona, nomes] of Object.entries({
    norte: ['Barão Geraldo', 'Guará'],
    centro: ['Bonfim', 'Cambuí', 'Guanabara'],
    ilha: ['Campeche'],
  }))
    for (const nome of nomes)
      at[nome] = (await createBairro(db, { nome, zonaId: zonas[zona as keyof typeof zonas].id })).id;
  for (const precoInicial of ['350000.00', '500000.00', null])
    await createEmpreendimento(db, { bairroId: at.Cambuí, precoInicial });
});
test.afterAll(() => product?.stop());

const newCorretor = (values: Parameters<typeof createCorretor>[1] = {}, bairros: string[] = []) =>
  product.db.transaction(async (tx) => {
    const corretor = await createCorretor(tx, { whatsapp: '(19) 98765-4321', ufCreci: 'SP', ...values });
    for (const nome of bairros)
      await tx.insert(corretorBairros).values({ corretorId: corretor.id, bairroId: at[nome]! });
    await bumpLists(tx, 'corretores');
    return corretor;
  });
const stored = async (id: number) =>
  (await product.db.select().from(corretores).where(eq(corretores.id, id)))[0]!;
const covered = async (id: number) =>
  (
    await product.db
      .select({ id: corretorBairros.bairroId })
      .from(corretorBairros)
      .where(eq(corretorBairros.corretorId, id))
      .orderBy(corretorBairros.id)
  ).map((row) => row.id);

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, name: string) => dialog(page).getByRole('region', { name });
const coverage = (page: Page) => card(page, 'Cobertura Geográfica');
const prices = (page: Page) => card(page, 'Faixa de Preços');
const site = (page: Page) => card(page, 'Site Pessoal do Corretor');
const toast = (page: Page) => page.locator('#toast');
/** The one bar of the three cards and the list, there while something is changed. */
const bar = (page: Page) => dialog(page).getByRole('region', { name: 'Alterações da janela' });
const saveAll = (page: Page) => bar(page).getByRole('button', { name: 'Salvar', exact: true });
const tick = (page: Page, nome: string) =>
  coverage(page).getByRole('checkbox', { name: new RegExp(`^${nome}`) });

async function choose(page: Page, label: string, option: string) {
  await coverage(page).getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function open(page: Page, id: number) {
  const token = await product.login();
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  await page.goto(`${product.url}/admin/corretores?editar=${id}`);
  await page.getByRole('tab', { name: 'Cobertura & Site' }).click();
  await expect(coverage(page).getByLabel('Região')).toBeVisible();
}

test('COV-01 COV-02 COV-05 COV-06 COV-25 three cards; each select waits for the one above; without coverage nothing is saved and the site stays off', async ({
  page,
}) => {
  const { id } = await newCorretor();
  await open(page, id);
  for (const name of ['Cobertura Geográfica', 'Faixa de Preços', 'Site Pessoal do Corretor'])
    await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
  await expect(coverage(page).getByLabel('Estado')).toBeDisabled();
  await expect(coverage(page).getByLabel('Cidade', { exact: true })).toBeDisabled();
  await choose(page, 'Região', 'Sudeste');
  await expect(coverage(page).getByLabel('Cidade', { exact: true })).toBeDisabled();
  await expect(bar(page)).toBeHidden();
  await expect(coverage(page)).toContainText('Configure a cobertura geográfica primeiro');
  await expect(site(page).getByRole('switch', { name: 'Site ativo' })).toBeDisabled();
  await expect(site(page)).toContainText('Configure a cobertura geográfica primeiro');
  await expectAccessible(page);

  // A stored coverage is not emptied either.
  const other = await newCorretor({}, ['Cambuí']);
  await open(page, other.id);
  await coverage(page).getByRole('button', { name: 'Remover Cambuí, Campinas (SP)' }).click();
  await expect(coverage(page)).toContainText('Nenhum bairro escolhido');
  await expect(bar(page)).toContainText('Alterações não salvas: Cobertura Geográfica');
  await expect(saveAll(page)).toBeDisabled();
  await expect(saveAll(page)).toHaveAccessibleDescription('Configure a cobertura geográfica primeiro');
});

test('UXT-12 a list that cannot be read is told of, and read again', { tag: '@all' }, async ({ page }) => {
  const { id } = await newCorretor();
  const token = await product.login();
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  await failOnce(page, 'GET', /\/api\/zonas$/);
  await page.goto(`${product.url}/admin/corretores?editar=${id}`);
  await page.getByRole('tab', { name: 'Cobertura & Site' }).click();
  await expect(coverage(page)).toContainText('Erro ao carregar dados');
  await expect(coverage(page)).toContainText('Falhou por um instante');
  await coverage(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(coverage(page).getByLabel('Região')).toBeVisible();
});

test('COV-03 COV-04 COV-09 COV-10 COV-11 COV-12 bairros of two cities: zones narrow, another region empties what is under it, chosen ones stay, and all of it comes back', async ({
  page,
}) => {
  const { id } = await newCorretor();
  await open(page, id);
  await choose(page, 'Região', 'Sudeste');
  await choose(page, 'Estado', 'São Paulo');
  await choose(page, 'Cidade', 'Campinas');
  await expect(coverage(page).getByRole('checkbox')).toHaveCount(5);
  await coverage(page).getByRole('button', { name: 'Norte', exact: true }).click();
  await expect(coverage(page).getByRole('checkbox')).toHaveCount(2);
  await coverage(page).getByRole('button', { name: 'Selecionar todos das zonas' }).click();
  await coverage(page).getByRole('button', { name: 'Norte', exact: true }).click();
  await tick(page, 'Cambuí').check();
  await expect(coverage(page)).toContainText('3 bairros escolhidos');

  await choose(page, 'Região', 'Sul');
  await expect(coverage(page).getByLabel('Estado')).toHaveValue('');
  await expect(coverage(page).getByLabel('Cidade', { exact: true })).toHaveValue('');
  await expect(coverage(page).getByRole('checkbox')).toHaveCount(0);
  await expect(coverage(page).getByRole('button', { name: 'Norte', exact: true })).toHaveCount(0);
  await choose(page, 'Estado', 'Santa Catarina');
  await choose(page, 'Cidade', 'Florianópolis');
  await tick(page, 'Campeche').check();
  await expect(coverage(page)).toContainText('4 bairros escolhidos');
  await coverage(page).getByRole('button', { name: 'Remover Guará, Campinas (SP)' }).click();
  await expect(bar(page)).toContainText('Alterações não salvas: Cobertura Geográfica');
  await expectAccessible(page);
  await saveAll(page).click();
  await expect(toast(page)).toContainText('Cobertura atualizada com sucesso!');
  await expect(bar(page)).toBeHidden();
  expect(await covered(id)).toEqual([at['Barão Geraldo'], at.Cambuí, at.Campeche]);

  await page.reload();
  await page.getByRole('tab', { name: 'Cobertura & Site' }).click();
  await expect(coverage(page).getByLabel('Região')).toHaveValue('Sudeste');
  await expect(coverage(page).getByLabel('Estado')).toHaveValue('São Paulo');
  await expect(coverage(page).getByLabel('Cidade', { exact: true })).toHaveValue('Campinas');
  await expect(tick(page, 'Cambuí')).toBeChecked();
  await expect(coverage(page).getByRole('button', { name: /^Remover .*, / })).toHaveCount(3);
});

test('COV-02 COV-11 the keyboard alone ticks bairros and takes chosen ones away', { tag: '@all' }, async ({
  page,
}) => {
  const { id } = await newCorretor({}, ['Bonfim']);
  await open(page, id);
  await tick(page, 'Barão Geraldo').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(tick(page, 'Bonfim')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tick(page, 'Guará')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(coverage(page)).toContainText('3 bairros escolhidos');
  await coverage(page).getByRole('button', { name: 'Remover Barão Geraldo, Campinas (SP)' }).focus();
  await page.keyboard.press('Enter');
  await expect(coverage(page).getByRole('button', { name: 'Remover Guará, Campinas (SP)' })).toBeFocused();
  await expect(tick(page, 'Barão Geraldo')).not.toBeChecked();
});

test('COV-08 COV-10 a copy of another corretor’s coverage is added, the empreendimentos it brings are counted, and a failure keeps what was chosen', {
  tag: '@all',
}, async ({ page }) => {
  await newCorretor({ nome: 'Otávio Serra', slug: 'otavio-serra' }, ['Cambuí', 'Campeche']);
  const { id } = await newCorretor({}, ['Bonfim']);
  await open(page, id);
  await expect(coverage(page)).toContainText('Nenhum empreendimento ativo nesses bairros.');
  await coverage(page).getByRole('button', { name: 'Copiar de outro corretor' }).click();
  await coverage(page).getByRole('searchbox', { name: 'Buscar corretor de quem copiar' }).fill('otavio');
  await coverage(page)
    .getByRole('button', { name: /Otávio Serra/ })
    .click();
  await expect(toast(page)).toContainText('2 bairros copiados de Otávio Serra');
  await expect(coverage(page)).toContainText('3 bairros escolhidos');
  await expect(coverage(page)).toContainText('Traz 3 empreendimentos ativos.');
  await failOnce(page, 'POST', /\/cobertura$/);
  await saveAll(page).click();
  await expect(toast(page)).toContainText('Erro ao atualizar cobertura');
  await expect(toast(page)).toContainText('Falhou por um instante');
  await expect(coverage(page)).toContainText('3 bairros escolhidos');
  expect(await covered(id)).toEqual([at.Bonfim]);
  await saveAll(page).click();
  await expect(toast(page)).toContainText('Cobertura atualizada com sucesso!');
  expect(await covered(id)).toEqual([at.Bonfim, at.Cambuí, at.Campeche]);
});

test('COV-14 COV-15 COV-18 COV-19 COV-20 COV-21 prices as Brazilians type them: exact, only what has a value is sent, a limit goes by a button of its own', async ({
  page,
}) => {
  const { id } = await newCorretor({}, ['Cambuí']);
  await open(page, id);
  const [min, max] = [
    prices(page).getByLabel('Preço mínimo', { exact: true }),
    prices(page).getByLabel('Preço máximo', { exact: true }),
  ];
  const save = () => saveAll(page).click();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/precos')) sent.push(request.postDataJSON());
  });
  for (const end of [min, max]) {
    await expect(end).toHaveAttribute('step', '0.01');
    await expect(end).toHaveAttribute('inputmode', 'decimal');
  }
  await expect(prices(page)).toContainText('3 de 3 empreendimentos da cobertura na faixa.');
  await min.fill('1.2.3');
  await save();
  await expect(toast(page)).toContainText('Erro ao atualizar preços');
  await expect(prices(page).locator('.field-error')).toHaveText('Digite um preço como 350.000,00');
  await min.fill('600.000');
  await max.fill('R$ 500000.00');
  await max.blur();
  await expect(max).toHaveValue('500.000,00');
  await save();
  await expect(toast(page)).toContainText('O preço mínimo não pode ser maior que o máximo');
  await expect(prices(page).locator('.field-error')).toHaveText(
    'O preço mínimo não pode ser maior que o máximo',
  );
  expect(sent).toEqual([]);
  await expectAccessible(page);

  await min.fill('350.000,01');
  await expect(prices(page)).toContainText(
    '1 de 3 empreendimentos da cobertura na faixa; 1 sem preço fica de fora.',
  );
  await save();
  await expect(toast(page)).toContainText('Preços atualizados com sucesso!');
  expect(sent.pop()).toEqual({ precoMin: '350000.01', precoMax: '500000.00' });
  expect(await stored(id)).toMatchObject({ precoMinimo: '350000.01', precoMaximo: '500000.00' });

  await min.fill('');
  await expect(prices(page)).toContainText('Em branco, R$ 350.000,01 continua valendo.');
  await save();
  await expect(min).toHaveValue('350.000,01');
  expect(sent.pop()).toEqual({ precoMax: '500000.00' });
  await prices(page).getByRole('button', { name: 'Limpar preço mínimo' }).click();
  await expect(prices(page)).toContainText('O limite sai ao salvar.');
  await failOnce(page, 'POST', /\/precos$/);
  await save();
  await expect(toast(page)).toContainText('Erro ao atualizar preços');
  await save();
  await expect(toast(page)).toContainText('Preços atualizados com sucesso!');
  expect(sent.pop()).toEqual({ precoMin: null, precoMax: '500000.00' });
  expect((await stored(id)).precoMinimo).toBeNull();
});

test('COV-23 COV-24 COV-26 COV-27 COV-28 the switch needs a coverage and a slug, and says what became of the site', async ({
  page,
}) => {
  const { id } = await newCorretor({ slug: '', aprovado: true }, ['Cambuí']);
  await open(page, id);
  const onOff = site(page).getByRole('switch', { name: 'Site ativo' });
  await onOff.click();
  await expect(toast(page)).toContainText('URL necessária');
  await expect(toast(page)).toContainText('Configure a URL do site antes de ativá-lo');
  expect((await stored(id)).siteAtivo).toBe(false);
  await site(page).getByLabel('URL do site').fill('Marina Lopes');
  await saveAll(page).click();
  await expect(toast(page)).toContainText('URL do site atualizada com sucesso!');
  await failOnce(page, 'PUT', /\/api\/corretores\/\d+$/);
  await onOff.click();
  await expect(toast(page)).toContainText('Erro ao atualizar status do site');
  await expect(onOff).not.toBeChecked();
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await onOff.click();
  expect((await put).postDataJSON()).toEqual({ siteAtivo: true });
  await expect(toast(page)).toContainText('Site ativado');
  await expect(toast(page)).toContainText('O site do corretor está disponível publicamente.');
  await expect(onOff).toBeChecked();
  await expect(site(page).getByLabel('Link público do site')).toBeVisible();
  await onOff.click();
  await expect(toast(page)).toContainText('Site desativado');
  await expect(site(page).getByLabel('Link público do site')).toBeHidden();
  expect((await stored(id)).siteAtivo).toBe(false);
});

test('COV-34 COV-35 the public link is copied, opened, shared and printed, also on a later visit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  const { id } = await newCorretor({ slug: 'lia-fontoura', nome: 'Lia Fontoura', siteAtivo: true }, [
    'Cambuí',
  ]);
  await open(page, id);
  const url = `${product.url}/corretor/lia-fontoura`;
  await expect(site(page).getByLabel('Link público do site')).toHaveValue(url);
  const copy = site(page).getByRole('button', { name: 'Copiar', exact: true });
  await copy.click();
  await expect(toast(page)).toContainText('Link copiado!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(toast(page)).toContainText('Não foi possível copiar');
  const openLink = site(page).getByRole('link', { name: 'Abrir' });
  await expect(openLink).toHaveAttribute('href', url);
  await expect(openLink).toHaveAttribute('target', '_blank');
  const share = await site(page)
    .getByRole('link', { name: 'Compartilhar por WhatsApp' })
    .getAttribute('href');
  expect(new URL(share!).host).toBe('wa.me');
  expect(new URL(share!).searchParams.get('text')).toContain(url);
  await site(page).getByRole('button', { name: 'QR code' }).click();
  await expect(site(page).getByRole('img', { name: `QR code de ${url}` })).toBeVisible();
  for (const [label, name] of [
    ['Baixar PNG', 'qr-lia-fontoura.png'],
    ['Baixar SVG', 'qr-lia-fontoura.svg'],
  ] as const) {
    const download = page.waitForEvent('download');
    await site(page).getByRole('button', { name: label }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  await expectAccessible(page);
});

test('COV-29 COV-30 COV-31 COV-32 the slug takes shape as it is typed, says whether it is free, and one taken meanwhile offers another', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await newCorretor({ slug: 'caio' }, ['Cambuí']);
  await newCorretor({ slug: 'caio-prado' });
  await open(page, id);
  const field = site(page).getByLabel('URL do site');
  const save = () => saveAll(page).click();
  await field.fill('');
  await field.pressSequentially(' Cáio & Ação  Imóveis -');
  await expect(field).toHaveValue('caio-acao-imoveis-');
  await field.blur();
  await expect(field).toHaveValue('caio-acao-imoveis');
  await expect(site(page)).toContainText('URL livre');
  await field.fill('🙂');
  await save();
  await expect(toast(page)).toContainText('URL obrigatória');
  await expect(toast(page)).toContainText('Digite uma URL válida para o site');
  await field.fill('admin');
  await expect(site(page)).toContainText('URL reservada');
  await save();
  await expect(toast(page)).toContainText('Erro ao atualizar URL do site');
  await expect(toast(page)).toContainText('Esta URL é reservada pelo sistema');
  await field.fill('caio-prado');
  await expect(site(page)).toContainText('URL ocupada');
  await save();
  await expect(toast(page)).toContainText('URL já em uso');
  await expect(toast(page)).toContainText(
    'Esta URL já está sendo usada. O sistema gerará uma URL única automaticamente.',
  );
  await expectAccessible(page);
  await site(page).getByRole('button', { name: 'Usar caio-prado-2' }).click();
  await expect(field).toHaveValue('caio-prado-2');

  // Free while it was typed, taken by the time it is saved.
  await expect(site(page)).toContainText('URL livre');
  await newCorretor({ slug: 'caio-prado-2' });
  await save();
  await expect(toast(page)).toContainText('URL já em uso');
  await site(page).getByRole('button', { name: 'Usar caio-prado-3' }).click();
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await save();
  expect((await put).postDataJSON()).toEqual({ slug: 'caio-prado-3' });
  await expect(toast(page)).toContainText('URL do site atualizada com sucesso!');
  expect((await stored(id)).slug).toBe('caio-prado-3');
  await site(page).getByRole('switch', { name: 'Site ativo' }).click();
  await expect(site(page)).toContainText('Também levam a ele: /corretor/caio.');
});

test('COV-22 COV-33 title, subtitle and colour show in the preview as they change and are saved together; what is no colour is refused', async ({
  page,
}) => {
  const { id } = await newCorretor({ nome: 'Teodora Prado', nomeGuerra: 'Téo', creci: '20.114-F' }, [
    'Cambuí',
  ]);
  await open(page, id);
  const preview = site(page).getByRole('figure', { name: 'Prévia do site' });
  const save = () => saveAll(page).click();
  const color = site(page).getByLabel('Cor do tema', { exact: true });
  await expect(color).toHaveValue('#d4af37');
  await expect(preview).toContainText('Teodora Prado');
  await expect(preview).toContainText('CRECI 20.114-F/SP');
  await expect(preview).not.toContainText('Téo');
  await site(page).getByLabel('Título do site', { exact: true }).fill('Casas com jardim');
  await site(page).getByLabel('Subtítulo do site').fill('Do primeiro café às chaves');
  await expect(preview).toContainText('Casas com jardim');
  await expect(preview).toContainText('Do primeiro café às chaves');
  await color.fill('azul');
  await save();
  await expect(toast(page)).toContainText('Erro ao atualizar customização');
  await expect(site(page).locator('.field-error')).toHaveText('Cor inválida: use o formato #d4af37');
  await color.fill('#ffff00');
  await expect(site(page)).toContainText('Sobre esta cor, o texto é preto.');
  await site(page)
    .getByRole('button', { name: /^Usar #/ })
    .click();
  await expect(color).not.toHaveValue('#ffff00');
  await expect(site(page)).not.toContainText('Clara demais');
  await color.fill('#1f4d3a');
  await expect(site(page)).toContainText('Sobre esta cor, o texto é branco.');
  await expectAccessible(page);
  await failOnce(page, 'PUT', /\/api\/corretores\/\d+$/);
  await save();
  await expect(toast(page)).toContainText('Erro ao atualizar customização');
  await expect(color).toHaveValue('#1f4d3a');
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await save();
  expect((await put).postDataJSON()).toEqual({
    tituloSite: 'Casas com jardim',
    subtituloSite: 'Do primeiro café às chaves',
    imagemFundoSite: null,
    corTema: '#1f4d3a',
  });
  await expect(toast(page)).toContainText('Customização do site atualizada!');
  expect(await stored(id)).toMatchObject({ tituloSite: 'Casas com jardim', corTema: '#1f4d3a' });
});

test('COV-01 COV-11 what was changed and not saved stays when the tab is changed, and comes back with the dialog', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await newCorretor({ slug: 'rascunho' }, ['Cambuí', 'Bonfim']);
  await open(page, id);
  const namesAll = async () => {
    for (const part of ['Cobertura Geográfica', 'Faixa de Preços', 'Aparência do site'])
      await expect(bar(page)).toContainText(part);
  };
  await tick(page, 'Bonfim').uncheck();
  await prices(page).getByLabel('Preço mínimo', { exact: true }).fill('250000');
  await site(page).getByLabel('Título do site', { exact: true }).fill('Perto do parque');
  await namesAll();
  await page.getByRole('tab', { name: 'Dados Básicos' }).click();
  await expect(coverage(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Cobertura & Site' }).click();
  await expect(tick(page, 'Bonfim')).not.toBeChecked();

  await dialog(page).getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(dialog(page)).toBeHidden();
  await open(page, id);
  await expect(tick(page, 'Bonfim')).not.toBeChecked();
  await expect(prices(page).getByLabel('Preço mínimo', { exact: true })).toHaveValue('250.000,00');
  await expect(site(page).getByLabel('Título do site', { exact: true })).toHaveValue('Perto do parque');
  await namesAll();
  await bar(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(tick(page, 'Bonfim')).toBeChecked();
  await expect(site(page).getByLabel('Título do site', { exact: true })).toHaveValue('');
  expect(await covered(id)).toHaveLength(2);
});

test.describe('PNL-08 in part: one bar in the dialog', () => {
  test('saves what was changed by the specified calls, names what failed and leads to it', async ({
    page,
  }) => {
    const { id } = await newCorretor({ slug: 'uma-barra' }, ['Cambuí']);
    await open(page, id);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && !pathname.endsWith('/alcance'))
        sent.push(`${request.method()} ${pathname.replace(`/api/corretores/${id}`, '')}`);
    });
    await tick(page, 'Bonfim').check();
    await prices(page).getByLabel('Preço máximo', { exact: true }).fill('900000');
    await site(page).getByLabel('URL do site').fill('outra-barra');
    await failOnce(page, 'POST', /\/precos$/);
    await saveAll(page).click();
    await expect(bar(page).getByRole('alert')).toContainText('Não foi salvo: Faixa de Preços');
    expect(sent.toSorted()).toEqual(['POST /cobertura', 'POST /precos', 'PUT ']);
    await bar(page).getByRole('button', { name: 'Faixa de Preços' }).click();
    await expect(prices(page).getByRole('heading')).toBeInViewport();
    await page.keyboard.press('Control+s');
    await expect(bar(page)).toBeHidden();
    expect(sent.slice(3)).toEqual(['POST /precos']);
    expect((await covered(id)).toSorted()).toEqual([at.Bonfim, at.Cambuí].toSorted());
    expect(await stored(id)).toMatchObject({ slug: 'outra-barra', precoMaximo: '900000.00' });
  });

  test('brings what was discarded again, where it was discarded', { tag: '@all' }, async ({ page }) => {
    const { id } = await newCorretor({}, ['Cambuí']);
    await open(page, id);
    await tick(page, 'Bonfim').check();
    await prices(page).getByLabel('Preço mínimo', { exact: true }).fill('250000');
    await bar(page).getByRole('button', { name: 'Descartar' }).click();
    await expect(tick(page, 'Bonfim')).not.toBeChecked();
    await expect(dialog(page).getByRole('button', { name: 'Desfazer' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    for (const part of ['Cobertura Geográfica', 'Faixa de Preços'])
      await expect(bar(page)).toContainText(part);
    await expect(tick(page, 'Bonfim')).toBeChecked();
    await expect(dialog(page).getByText('Alterações descartadas')).toBeHidden();
  });

  test('saves the other tab too where the first one is saved, and stays open where that fails', {
    tag: '@all',
  }, async ({ page }) => {
    const { id } = await newCorretor({ slug: 'dois-lados' }, ['Cambuí']);
    await open(page, id);
    await prices(page).getByLabel('Preço mínimo', { exact: true }).fill('250000');
    await page.getByRole('tab', { name: 'Dados Básicos' }).click();
    await dialog(page).getByLabel('Nome de Guerra').fill('Dona Lia');
    await failOnce(page, 'POST', /\/precos$/);
    await dialog(page).getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(bar(page).getByRole('alert')).toContainText('Não foi salvo: Faixa de Preços');
    expect((await stored(id)).nomeGuerra).not.toBe('Dona Lia');
    await page.getByRole('tab', { name: 'Dados Básicos' }).click();
    await dialog(page).getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(toast(page)).toContainText('Corretor atualizado');
    await expect(dialog(page)).toBeHidden();
    expect(await stored(id)).toMatchObject({ nomeGuerra: 'Dona Lia', precoMinimo: '250000.00' });
  });
});

test('COV-01 on a phone nothing of the three cards is cut off', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { id } = await newCorretor(
    {
      nome: 'Maximiliana Albuquerque Vasconcelos de Oliveira e Silva',
      siteAtivo: true,
      slug: 'm'.repeat(90),
    },
    ['Barão Geraldo', 'Bonfim', 'Cambuí', 'Guanabara', 'Guará', 'Campeche'],
  );
  await open(page, id);
  await site(page).getByRole('button', { name: 'QR code' }).click();
  const wide = await dialog(page).evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > 375.5 && !each.closest('.sr-only, svg'))
      .map((each) => each.outerHTML.slice(0, 120)),
  );
  expect(wide).toEqual([]);
  await expectAccessible(page);
});
