import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import { delayAnswers } from '../support/late-answers.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere();
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

const address = '/admin/corretores';
const open = (page: Page, query = '') => page.goto(`${product.url}${address}${query}`);
const dialogOf = (page: Page) => page.getByRole('dialog').first();
const toast = (page: Page) => page.locator('#toast');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const namesOf = async (page: Page) =>
  (await page.locator('tbody tr[data-index] td:nth-child(2)').allTextContents()).map(
    (text) => text.split(' “')[0],
  );
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
const changed = () => product.db.transaction((tx) => bumpLists(tx, 'corretores'));
const stored = async (email: string) =>
  (await product.db.select().from(corretores).where(eq(corretores.email, email)))[0]!;

/** The five required fields. */
async function fillRequired(page: Page, values: Record<string, string> = {}) {
  const fields = {
    'Nome Completo': 'Marina Lopes',
    'Nome de Guerra': 'Marina Lopes',
    Email: 'marina@example.com',
    CRECI: '12345-F',
    Senha: 'uma senha boa',
    ...values,
  };
  for (const [label, value] of Object.entries(fields))
    await dialogOf(page).getByLabel(label, { exact: true }).fill(value);
}
/** Bodies of a page's writes; counting a coverage's matches is a POST that writes nothing. */
function watchWrites(page: Page) {
  const writes: { method: string; path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const isWrite = ['POST', 'PUT'].includes(request.method()) && !path.endsWith('/alcance');
    if (isWrite && path.startsWith('/api/corretores'))
      writes.push({ method: request.method(), path, body: request.postDataJSON() });
  });
  return writes;
}

test('BRK-01 BRK-16 ACC-33 the screen has its titles, its place in the sidebar and says when there is nobody', async ({
  page,
}) => {
  const answers = await delayAnswers(page, 'GET', /\/api\/corretores\/busca/);
  await open(page);
  await expect(page.getByText('Carregando corretores...')).toBeVisible();
  answers.arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Corretores' })).toBeVisible();
  await expect(page.getByText('Gerencie os corretores do sistema')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gestão de Corretores' })).toBeVisible();
  await expect(page.getByText('Nenhum corretor encontrado')).toBeVisible();
  const links = page.getByRole('navigation').getByRole('link');
  const labels = await links.allTextContents();
  expect(labels.slice(0, 3)).toEqual(['Dashboard', 'Corretores', 'Empreendimentos']);
  await expect(links.filter({ hasText: 'Corretores' })).toHaveAttribute('aria-current', 'page');
});

test('BRK-04 BRK-17 BRK-18 BRK-19 BRK-20 BRK-21 BRK-54 the empty dialog has its tabs, fields, switches and buttons', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Novo Corretor' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Novo Corretor' })).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveText(['Dados Básicos', 'Cobertura & Site']);
  for (const label of ['Nome Completo', 'Nome de Guerra', 'Email', 'CRECI', 'WhatsApp', 'Senha'])
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Nome Completo')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Gerar uma senha segura' }).click();
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text');
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveValue(/^\w{4}(-\w{4}){3}$/);
  await dialog.getByRole('button', { name: 'Mostrar senha' }).click();
  await dialog.getByLabel('Senha', { exact: true }).fill('');
  await expect(dialog.getByText('Foto de Perfil')).toBeVisible();
  await expect(dialog.getByText('“12345-F”')).toBeVisible();
  const codes = await dialog.getByLabel('UF').locator('option').allTextContents();
  expect(codes.slice(1).join(' ')).toBe(
    'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
  );
  // A CRECI that names its state fills an empty UF.
  await dialog.getByLabel('CRECI').fill('CRECI/SC 12.345 F');
  await dialog.getByLabel('Email').focus();
  await expect(dialog.getByLabel('UF')).toHaveValue('SC');
  await expect(dialog.getByRole('switch', { name: 'Corretor ativo' })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Corretor aprovado' })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Cadastrar' })).toBeVisible();
  await expect(dialog.getByLabel('Biografia')).toBeHidden();
  await dialog.getByText('Mais dados').click();
  for (const label of [
    'Biografia',
    'Telefone',
    'Instagram',
    'Facebook',
    'LinkedIn',
    'YouTube',
    'TikTok',
    'Site próprio',
  ])
    await expect(dialog.getByLabel(label)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Logo: Escolher imagem' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
});

test('BRK-22 BRK-23 what is missing is said, beside the fields too, and nothing is sent', {
  tag: '@all',
}, async ({ page }) => {
  const writes = watchWrites(page);
  await open(page, '?novo=1');
  await dialogOf(page).getByLabel('Nome Completo').fill('Marina');
  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('Erro de validação');
  await expect(toast(page)).toContainText('Nome completo, nome de guerra, email e CRECI são obrigatórios');
  await expect(dialogOf(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialogOf(page).getByText('Campo obrigatório')).toHaveCount(3);
  await fillRequired(page, { Senha: '' });
  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('Senha é obrigatória para novos corretores');
  expect(writes).toEqual([]);
  await press(page, 'Cancelar');
});

test('BRK-24 BRK-25 an empty nickname takes the full name when either field is left; a typed one stays', async ({
  page,
}) => {
  await open(page, '?novo=1');
  const dialog = dialogOf(page);
  const name = dialog.getByLabel('Nome Completo');
  const nickname = dialog.getByLabel('Nome de Guerra');
  await name.fill('José da Silva Souza');
  await name.press('Tab');
  await expect(nickname).toHaveValue('José da Silva Souza');
  await nickname.fill('');
  await nickname.press('Tab');
  await expect(nickname).toHaveValue('José da Silva Souza');
  await nickname.fill('Zé');
  await name.fill('José Souza');
  await name.press('Tab');
  await expect(nickname).toHaveValue('Zé');
  await nickname.fill('');
  await name.press('Tab');
  await page.keyboard.type('Zezinho');
  await expect(nickname).toHaveValue('Zezinho');
  await press(page, 'Cancelar');
});

test('BRK-26 BRK-29 BRK-32 BRK-44 BRK-45 BRK-54 a new one is sent without what is empty, told, and the dialog closes', async ({
  page,
}) => {
  const writes = watchWrites(page);
  await open(page, '?novo=1');
  const dialog = dialogOf(page);
  await fillRequired(page, {
    'Nome Completo': 'José da Silva Souza',
    'Nome de Guerra': '',
    CRECI: 'CRECI 12.345 F',
  });
  await dialog.getByLabel('WhatsApp').fill('11 98765 4321');
  await expect(dialog.getByText('Endereço do site: /corretor/jose-da-silva')).toBeVisible();
  await dialog.getByText('Mais dados').click();
  await dialog.getByLabel('Instagram').fill('@ze.imoveis');
  await dialog.getByLabel('Facebook').fill('x');
  await dialog.getByLabel('Facebook').fill('');
  // The field that the public site links, and no entry among the networks.
  await dialog.getByLabel('Site próprio').fill('https://ze.example');
  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('Corretor cadastrado');
  await expect(dialog).toBeHidden();
  expect(writes).toEqual([
    {
      method: 'POST',
      path: '/api/corretores',
      body: {
        nome: 'José da Silva Souza',
        nomeGuerra: 'José da Silva Souza',
        email: 'marina@example.com',
        creci: 'CRECI 12.345 F',
        senha: 'uma senha boa',
        whatsapp: '(11) 98765-4321',
        ativo: true,
        aprovado: false,
        redesSociais: { instagram: '@ze.imoveis' },
        sitePersonalizado: 'https://ze.example',
        slug: 'jose-da-silva',
      },
    },
  ]);
  expect(await stored('marina@example.com')).toMatchObject({
    whatsapp: '(11) 98765-4321',
    slug: 'jose-da-silva',
  });
  await expect(rowOf(page, 'José da Silva Souza')).toContainText('Pendente');
});

test('BRK-12 BRK-31 BRK-32 BRK-33 BRK-51 an edit sends no empty text; to clear one is an act of its own', async ({
  page,
}) => {
  const writes = watchWrites(page);
  await open(page);
  await page.getByRole('button', { name: 'Editar José da Silva Souza' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Editar Corretor' })).toBeVisible();
  await expect(dialog.getByLabel('CRECI', { exact: true })).toHaveValue('CRECI 12.345 F');
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveValue('');
  await dialog.getByLabel('WhatsApp').fill('');
  await expect(dialog.getByText('Em branco, o valor salvo é mantido.')).toBeVisible();
  await dialog.getByLabel('UF').selectOption('SP');
  await press(page, 'Salvar');
  await expect(toast(page)).toContainText('Corretor atualizado');
  await expect(dialog).toBeHidden();
  expect(writes[0]).toMatchObject({ method: 'PUT', body: { ufCreci: 'SP' } });
  for (const name of ['whatsapp', 'senha', 'telefone', 'slug'])
    expect(writes[0]!.body).not.toHaveProperty(name);
  expect((await stored('marina@example.com')).whatsapp).toBe('(11) 98765-4321');

  await page.getByRole('button', { name: 'Editar José da Silva Souza' }).click();
  await expect(dialog.getByLabel('WhatsApp')).toHaveValue('(11) 98765-4321');
  const clear = dialog.getByRole('button', { name: 'Limpar whatsapp' });
  await clear.click();
  await dialog.getByRole('button', { name: 'Desfazer a limpeza: whatsapp' }).click();
  await expect(dialog.getByLabel('WhatsApp')).toHaveValue('(11) 98765-4321');
  await clear.click();
  await expect(dialog.getByText('Será apagado ao salvar.')).toBeVisible();
  await dialog.getByLabel('UF').selectOption({ index: 0 });
  await press(page, 'Salvar');
  await expect(dialog).toBeHidden();
  expect(writes[1]!.body).toMatchObject({ whatsapp: null, ufCreci: null });
  expect(await stored('marina@example.com')).toMatchObject({ whatsapp: null, ufCreci: null });
  await expect(rowOf(page, 'José da Silva Souza')).toContainText('N/A');
});

test('BRK-36 BRK-37 BRK-38 BRK-39 BRK-40 BRK-41 each known clash has its words, keeps what was typed, and a new address is free', async ({
  page,
}) => {
  const writes = watchWrites(page);
  await open(page, '?novo=1');
  const dialog = dialogOf(page);
  await fillRequired(page, {
    'Nome Completo': 'Outro José',
    'Nome de Guerra': 'José da Silva',
    Email: 'outro@example.com',
    CRECI: '12345',
  });
  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('URL já em uso');
  await expect(toast(page)).toContainText(
    'Esta URL já está sendo usada. O sistema gerará uma URL única automaticamente.',
  );
  await expect(dialog.getByText('Endereço do site: /corretor/jose-da-silva-2')).toBeVisible();
  await expect(dialog.getByLabel('Nome Completo')).toHaveValue('Outro José');

  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('CRECI já cadastrado');
  await expect(toast(page)).toContainText(
    'Este número de CRECI já está sendo usado por outro corretor. Por favor, verifique o número e tente novamente.',
  );
  await expect(dialog.getByLabel('CRECI', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await dialog.getByLabel('CRECI', { exact: true }).fill('12345-F/RJ');
  await dialog.getByLabel('Email').fill('MARINA@example.com');
  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('Email já cadastrado');
  await expect(toast(page)).toContainText(
    'Este email já está sendo usado por outro corretor. Por favor, use um email diferente.',
  );

  await dialog.getByLabel('Email').fill('outro@example.com');
  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('Corretor cadastrado');
  expect(writes.map(({ body }) => body.slug)).toEqual([
    'jose-da-silva',
    'jose-da-silva-2',
    'jose-da-silva-2',
    'jose-da-silva-2',
  ]);
  expect(await stored('outro@example.com')).toMatchObject({ slug: 'jose-da-silva-2', creci: '12345-F/RJ' });
});

test('BRK-42 BRK-43 any other failure is shown as it is and closes the dialog; the values come back', async ({
  page,
}) => {
  await open(page, '?novo=1');
  await fillRequired(page, { Email: 'rascunho@example.com', CRECI: '900' });
  await page.route('**/api/corretores', (route) => route.fulfill({ status: 503, body: 'fora do ar' }));
  await press(page, 'Cadastrar');
  await expect(toast(page)).toContainText('Erro ao cadastrar');
  await expect(toast(page)).toContainText('503: fora do ar');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('uma senha boa');
  await page.unroute('**/api/corretores');
  await page.getByRole('button', { name: 'Novo Corretor' }).first().click();
  await expect(dialogOf(page).getByText('Rascunho recuperado')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue('rascunho@example.com');
  await expect(dialogOf(page).getByLabel('Senha', { exact: true })).toHaveValue('uma senha boa');
  await press(page, 'Cancelar');

  await page.getByRole('button', { name: 'Editar Outro José' }).click();
  await page.route('**/api/corretores/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'Falha combinada' } })
      : route.continue(),
  );
  await dialogOf(page).getByLabel('Nome Completo').fill('Outro José Mudado');
  await press(page, 'Salvar');
  await expect(toast(page)).toContainText('Erro ao atualizar');
  await expect(toast(page)).toContainText('Falha combinada');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Editar Outro José' }).click();
  await expect(dialogOf(page).getByLabel('Nome Completo')).toHaveValue('Outro José Mudado');
  await dialogOf(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(dialogOf(page).getByLabel('Nome Completo')).toHaveValue('Outro José');
});

test('BRK-44 BRK-46 BRK-47 BRK-48 BRK-49 BRK-50 opening the second tab saves a new one once, and he goes on being edited', async ({
  page,
}) => {
  const writes = watchWrites(page);
  await open(page, '?novo=1');
  const dialog = dialogOf(page);
  const second = dialog.getByRole('tab').nth(1);
  // Said before it is done, and beside what does it.
  await expect(second).toHaveAccessibleDescription(
    'Com os dados obrigatórios preenchidos, abrir “Cobertura & Site” cadastra o corretor.',
  );
  await dialog.getByLabel('Nome Completo').fill('Lia Fontoura');
  await second.click();
  await expect(dialog.getByText('Preencha os Dados Obrigatórios', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Nome completo(preenchido)',
    'Nome de guerra(preenchido)',
    'Email(falta)',
    'CRECI(falta)',
    'Senha(falta)',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Dados Básicos' }).click();
  await fillRequired(page, {
    'Nome Completo': 'Lia Fontoura',
    'Nome de Guerra': 'Lia',
    Email: 'lia@example.com',
    CRECI: '777',
  });
  const answers = await delayAnswers(page, 'POST', /\/api\/corretores$/);
  await second.click();
  await expect(second).toHaveText('Salvando...');
  await expect(second).toBeDisabled();
  answers.arrive();
  await expect(toast(page)).toContainText('Dados salvos com sucesso!');
  await expect(toast(page)).toContainText('Agora você pode configurar a cobertura geográfica e o site.');
  await expect(second).toHaveText('Cobertura & Site');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByText('cadastra o corretor')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Editar Corretor' })).toBeVisible();
  await expect(dialog.getByText('Site Pessoal do Corretor')).toBeVisible();
  expect(writes).toHaveLength(1);

  await dialog.getByRole('tab', { name: 'Dados Básicos' }).click();
  await dialog.getByLabel('Nome Completo').fill('Lia Fontoura Reis');
  await press(page, 'Salvar');
  await expect(toast(page)).toContainText('Corretor atualizado');
  await expect(dialog).toBeHidden();
  const { id, nome } = await stored('lia@example.com');
  expect(nome).toBe('Lia Fontoura Reis');
  expect(writes[1]).toMatchObject({ method: 'PUT', path: `/api/corretores/${id}` });
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rascunho'))),
  ).toEqual([]);

  await open(page, '?novo=1');
  await fillRequired(page, { Email: 'lia@example.com', CRECI: '778' });
  await second.click();
  await expect(toast(page)).toContainText('Email já cadastrado');
  await expect(dialog.getByRole('tab', { name: 'Dados Básicos' })).toHaveAttribute('aria-selected', 'true');
  await page.unroute('**/api/corretores');
  await page.route('**/api/corretores', (route) => route.fulfill({ status: 503, body: 'fora do ar' }));
  await second.click();
  await expect(toast(page)).toContainText('Erro ao cadastrar');
  await expect(dialog).toBeHidden();
});

test('API-19 what somebody else changed meanwhile is brought together; what stands in no field asks nothing', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await stored('lia@example.com');
  const token = await product.login();
  const put = (body: unknown) =>
    fetch(`${product.url}/api/corretores/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await open(page, `?editar=${id}`);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Nome de Guerra').fill('Lia Reis');
  await put({ tituloSite: 'Um título' });
  await press(page, 'Salvar');
  await expect(toast(page)).toContainText('Corretor atualizado');
  expect(await stored('lia@example.com')).toMatchObject({ nomeGuerra: 'Lia Reis', tituloSite: 'Um título' });

  await open(page, `?editar=${id}`);
  await dialog.getByLabel('Nome de Guerra').fill('Lia F.');
  await put({ nomeGuerra: 'Lia Fontoura' });
  await press(page, 'Salvar');
  await expect(dialog.getByText('Nome de Guerra: qual valor fica?')).toBeVisible();
  await dialog.getByLabel(/O seu/).check();
  await press(page, 'Salvar');
  await expect(toast(page)).toContainText('Corretor atualizado');
  expect((await stored('lia@example.com')).nomeGuerra).toBe('Lia F.');
});

test('UPL-02 UPL-03 UPL-04 BRK-18 a photo is cropped to a square of 300 by keyboard, portrait or transparent; others are refused in the field', async ({
  page,
}) => {
  const { id } = await stored('lia@example.com');
  await open(page, `?editar=${id}`);
  const dialog = dialogOf(page);
  const file = dialog.locator('input[type=file]').first();
  const give = (buffer: Buffer, mimeType: string) => file.setInputFiles({ name: 'foto', mimeType, buffer });
  await give(Buffer.from('isto é um texto'), 'text/plain');
  await expect(dialog.locator('.field-error')).toHaveText(
    'Por favor, selecione um arquivo de imagem válido.',
  );
  await give(Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png');
  await expect(dialog.locator('.field-error')).toHaveText('A imagem deve ter no máximo 10MB.');
  await give(Buffer.from('não é um png'), 'image/png');
  await expect(dialog.locator('.field-error')).toHaveText(
    'Por favor, selecione um arquivo de imagem válido.',
  );
  await expect(page.getByRole('dialog', { name: 'Recortar foto' })).toBeHidden();

  await give(await (await drawPhoto({ width: 500, height: 900 })).jpeg().toBuffer(), 'image/jpeg');
  const cropper = page.getByRole('dialog', { name: 'Recortar foto' });
  await expect(cropper.getByLabel('Zoom')).toBeFocused();
  await expectAccessible(page);
  await cropper.getByLabel('Zoom').press('ArrowRight');
  await expect(cropper.getByLabel('Zoom')).toHaveValue('1.05');
  const area = cropper.getByRole('group', { name: /setas/ });
  await area.focus();
  await page.keyboard.press('ArrowUp');
  await cropper.getByLabel('Zoom').press('Enter');
  await expect(cropper).toBeHidden();
  await expect(toast(page)).toContainText('Imagem enviada com sucesso!');
  const shown = dialog.getByRole('img', { name: 'Foto de Perfil' });
  const sizeOf = async () => {
    const answer = await fetch(product.url + (await shown.getAttribute('src')));
    return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  };
  expect(await sizeOf()).toMatchObject({ width: 300, height: 300 });

  const before = await shown.getAttribute('src');
  const clear = sharp({
    create: { width: 640, height: 480, channels: 4, background: { r: 200, g: 60, b: 0, alpha: 0 } },
  });
  await give(await clear.png().toBuffer(), 'image/png');
  await cropper.getByRole('button', { name: 'Usar foto' }).click();
  await expect(shown).not.toHaveAttribute('src', before!);
  expect(await sizeOf()).toMatchObject({ width: 300, height: 300, hasAlpha: true });
  await press(page, 'Salvar');
  await expect(dialog).toBeHidden();
  expect((await stored('lia@example.com')).foto).toMatch(/^\/media\//);
  await expect(rowOf(page, 'Lia Fontoura Reis').locator('img')).toHaveJSProperty('naturalWidth', 300);
});

test('BRK-09 BRK-10 BRK-13 BRK-14 a row shows a face or an icon, and opens the site where there is one', async ({
  page,
}) => {
  await createCorretor(product.db, {
    nome: 'Otávio Serra',
    slug: 'otavio-serra',
    siteAtivo: true,
    aprovado: true,
    foto: 'https://res.cloudinary.com/demo/image/upload/v1/otavio.jpg',
  });
  await changed();
  const asked: string[] = [];
  await page.route('https://res.cloudinary.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: await (await drawPhoto({ width: 40, height: 40 })).png().toBuffer() });
  });
  await open(page);
  const link = page.getByRole('link', { name: 'Abrir site de Otávio Serra' });
  await expect(link).toHaveAttribute('href', '/corretor/otavio-serra');
  await expect(link).toHaveAttribute('target', '_blank');
  const closed = page.getByRole('button', { name: 'Abrir site de Outro José' });
  await expect(closed).toBeDisabled();
  await closed.hover();
  await expect(page.locator('#dica')).toHaveText('Site não configurado ou inativo');
  await expect(rowOf(page, 'Outro José').locator('td').first().locator('svg')).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual(['https://res.cloudinary.com/demo/image/upload/w_40,h_40,c_fill,g_face/v1/otavio.jpg']);
  await expectAccessible(page);
});

test('BRK-02 BRK-03 BRK-05 BRK-06 BRK-07 BRK-08 BRK-11 search, status and order go together and stand in the address', async ({
  page,
}) => {
  await product.db.delete(corretores);
  const make = (
    nome: string,
    nomeGuerra: string,
    creci: string,
    flags: { ativo: boolean; aprovado: boolean },
  ) =>
    createCorretor(product.db, { nome, nomeGuerra, creci, slug: creci, email: `${creci}@ex.com`, ...flags });
  await make('Zélia Prado', 'Zé', '2000-F', { ativo: true, aprovado: true });
  await make('Ávila Nunes', 'Índio', '900-F', { ativo: false, aprovado: true });
  await make('bruno costa', 'Bruno', '31000-F', { ativo: true, aprovado: false });
  await make('Avelar Dias', 'Ave', '100-F', { ativo: false, aprovado: false });
  await changed();
  await open(page);
  for (const [nome, nickname, status] of [
    ['Zélia Prado', 'Zé', 'Ativo'],
    ['Ávila Nunes', 'Índio', 'Inativo'],
    ['bruno costa', 'Bruno', 'Pendente'],
  ]) {
    const row = rowOf(page, nome!);
    await expect(row).toContainText(`“${nickname}”`);
    await expect(row).toContainText('@ex.com');
    await expect(row).toContainText('N/A');
    await expect(row.getByText(status!, { exact: true })).toBeVisible();
  }
  const head = (name: string) => page.getByRole('columnheader', { name });
  const arrived = await namesOf(page);
  await head('Corretor').getByRole('button').click();
  await expect(head('Corretor')).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(() => namesOf(page))
    .toEqual(['Avelar Dias', 'Ávila Nunes', 'bruno costa', 'Zélia Prado']);
  await head('Corretor').getByRole('button').click();
  await expect
    .poll(() => namesOf(page))
    .toEqual(['Zélia Prado', 'bruno costa', 'Ávila Nunes', 'Avelar Dias']);
  expect(page.url()).toContain('ordem=nome&direcao=desc');
  await head('Corretor').getByRole('button').click();
  await expect.poll(() => namesOf(page)).toEqual(arrived);
  await head('CRECI').getByRole('button').click();
  await expect
    .poll(() => namesOf(page))
    .toEqual(['Avelar Dias', 'Ávila Nunes', 'Zélia Prado', 'bruno costa']);
  await head('Status').getByRole('button').click();
  const statuses = page.locator('tbody tr[data-index] td:nth-child(5)');
  await expect(statuses).toHaveText(['Inativo', 'Inativo', 'Pendente', 'Ativo']);
  await expect(head('WhatsApp').getByRole('button')).toBeVisible();
  await expect(head('Ações').getByRole('button')).toHaveCount(0);

  const filter = page.getByLabel('Status', { exact: true });
  expect(await filter.locator('option').allTextContents()).toEqual(['Todos', 'Ativo', 'Inativo', 'Pendente']);
  await filter.selectOption('Pendente');
  await expect.poll(() => namesOf(page)).toEqual(['bruno costa']);
  await expect(page.getByRole('status').filter({ hasText: '1 de 4 corretores' })).toBeVisible();
  await filter.selectOption('Inativo');
  const search = page.getByRole('searchbox', { name: 'Buscar corretores' });
  await expect(search).toHaveAttribute('placeholder', 'Buscar corretores...');
  for (const [typed, nome] of [
    ['AVILA', 'Ávila Nunes'],
    ['indio', 'Ávila Nunes'],
    ['100-f@', 'Avelar Dias'],
    ['900', 'Ávila Nunes'],
  ]) {
    await search.fill(typed!);
    await expect.poll(() => namesOf(page)).toEqual([nome]);
  }
  await expect(page).toHaveURL(/busca=900/);
  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual(['Ávila Nunes']);
  await search.fill('ninguém');
  await expect(page.getByText('Nenhum corretor encontrado')).toBeVisible();
});

test('BRK-15 BRK-34 BRK-44 a delete asks, is told, and can be undone; a refusal is told under its own title', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', (question) => {
    asked.push(question.message());
    void (answer ? question.accept() : question.dismiss());
  });
  await page.getByRole('button', { name: 'Excluir Avelar Dias' }).click();
  await expect(rowOf(page, 'Avelar Dias')).toBeVisible();
  answer = true;
  await page.getByRole('button', { name: 'Excluir Avelar Dias' }).click();
  await expect(toast(page)).toContainText('Corretor removido');
  await expect(rowOf(page, 'Avelar Dias')).toBeHidden();
  expect(asked).toEqual(Array(2).fill('Tem certeza que deseja remover este corretor?'));
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rowOf(page, 'Avelar Dias')).toBeVisible();
  await page.route('**/api/corretores/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { message: 'Este corretor está em uso: 1 imóvel usado' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Excluir Avelar Dias' }).click();
  await expect(toast(page)).toContainText('Erro ao remover');
  await expect(toast(page)).toContainText('Este corretor está em uso: 1 imóvel usado');
});

test('DSH-03 DSH-04 the figures of the dashboard lead to whom they count, and the palette to the one', {
  tag: '@all',
}, async ({ page }) => {
  await createCorretor(product.db, { nome: 'Sérgio Site', slug: 'sergio-site', siteAtivo: true });
  await changed();
  await page.goto(`${product.url}/admin/dashboard`);
  await page.getByRole('link', { name: /Corretores Ativos/ }).click();
  await expect(page).toHaveURL(/status=ativo/);
  await expect.poll(() => namesOf(page)).toEqual(['Zélia Prado']);
  await page.goto(`${product.url}/admin/dashboard`);
  await page.getByRole('link', { name: /Sites Ativos/ }).click();
  await expect.poll(() => namesOf(page)).toEqual(['Sérgio Site']);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar telas, ações e registros' }).fill('zelia');
  await page.getByRole('option', { name: /^Zélia Prado/ }).click();
  await expect(page).toHaveURL(/\/admin\/corretores\/\d+$/);
  await expect(page.getByLabel('Nome Completo')).toHaveValue('Zélia Prado');
  await open(page, '?editar=99999');
  await expect(toast(page)).toContainText('Corretor não encontrado');
});

test('BRK-02 of thousands those in sight are read, by mouse and by keyboard, and a search begins at its top', {
  tag: '@all',
}, async ({ page }) => {
  const rows = Array.from({ length: 2000 }, (_, n) => ({
    nome: `Pessoa ${n}`,
    nomeGuerra: `P${n}`,
    slug: `pessoa-${n}`,
    email: `p${n}@muitos.com`,
    emailNormal: `p${n}@muitos.com`,
    creci: `${50_000 + n}-F`,
    creciNormal: `${50_000 + n}-F`,
  }));
  await product.db.insert(corretores).values(rows);
  await changed();
  const pages: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/corretores/busca') pages.push(url.searchParams.get('pagina') ?? '');
    if (url.pathname === '/api/corretores') pages.push('whole list');
  });
  await open(page, '?ordem=creci');
  await expect(rowOf(page, 'Avelar Dias')).toBeVisible();
  await expect(page.getByText('2.005 corretores')).toBeVisible();
  expect(pages).toEqual(['1']);
  await rowOf(page, 'Avelar Dias').focus();
  await page.keyboard.press('End');
  await expect(rowOf(page, 'Pessoa 1999')).toBeFocused();
  expect(pages).not.toContain('whole list');
  expect(pages.length).toBeLessThan(8);
  await page.getByRole('searchbox').fill('pessoa 12');
  await expect(page.getByText('111 de 2.005 corretores')).toBeVisible();
  const first = page.locator('tbody tr[data-index="0"]');
  await expect(first).toContainText('Pessoa 12');
  await expect(first).toBeInViewport();
});

test('API-20 without the call that pages, the screen reads the documented list and works on', {
  tag: '@all',
}, async ({ page }) => {
  await page.route('**/api/corretores/busca*', (route) =>
    route.fulfill({ status: 404, json: { message: 'Rota não encontrada' } }),
  );
  await open(page, '?status=pendente');
  await page.getByRole('searchbox').fill('p77@muitos');
  await expect.poll(() => namesOf(page)).toEqual(['Pessoa 77']);
  await rowOf(page, 'Pessoa 77').click();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue('p77@muitos.com');
});

test('BRK-08 BRK-18 on a phone the rows are cards and the dialog is a sheet without anything beside it', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '?busca=zélia');
  const card = page.getByRole('listitem').filter({ hasText: 'Zélia Prado' });
  await expect(card).toContainText('“Zé”');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Editar Zélia Prado' }).click();
  await expect(dialogOf(page).getByLabel('Nome Completo')).toHaveValue('Zélia Prado');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
