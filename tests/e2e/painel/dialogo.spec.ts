import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { answerBairros, bairro, sampleZonas, santos, zona } from '#tests/e2e/support/bairros.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const refused = /status of (400|401|409|500)/;
const draftOf = (page: Page, id: number | 'novo') =>
  page.evaluate((key) => localStorage.getItem(key), `rascunho:bairros:${id}`);
const dialogOf = (page: Page) => page.getByRole('dialog');
const nomeOf = (page: Page) => dialogOf(page).getByLabel('Nome', { exact: true });
const zonaOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Zona', exact: true });
const infoOf = (page: Page) => dialogOf(page).getByLabel('Informações');
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Salvar', exact: true }).click();
const toast = (page: Page) => page.locator('#toast');

test.beforeEach(({ painel }) => answerBairros(painel));

test('TER-11 TER-12 UXT-11 a bairro is made by the keyboard alone, and the focus goes back to who opened', async ({
  page,
  painel,
  openPainel,
}) => {
  painel.on('POST /api/bairros', () => ({ body: bairro({ id: 8, nome: 'Taquaral', zonaId: 4 }) }));
  await openPainel('/admin/bairros');
  const opener = page.getByRole('button', { name: 'Novo Bairro' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(nomeOf(page)).toBeFocused();
  await page.keyboard.type('  Taquaral ');
  await page.keyboard.press('Tab');
  await expect(zonaOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveText(['Zona Norte - Campinas (SP)', 'Centro - Campinas (SP)']);
  await page.keyboard.type('cén');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(zonaOf(page)).toHaveValue('Centro - Campinas (SP)');
  await expect(page.getByRole('listbox')).toBeHidden();
  // Esc over an open list closes the list alone.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Bairro criado com sucesso');
  await expect(toast(page).getByText('Sucesso', { exact: true })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(painel.callsOf('POST', '/api/bairros').map(({ body }) => body)).toEqual([
    { nome: 'Taquaral', zonaId: 4, informacoes: null, foto: null },
  ]);
  expect(painel.callsOf('GET', '/api/bairros')).toHaveLength(2);
  expect(await draftOf(page, 'novo')).toBeNull();
});

test('TER-19 TER-20 what is missing is said beside its field and in the toast, and nothing is sent', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  await openPainel('/admin/bairros?novo=1');
  await nomeOf(page).fill('   ');
  await save(page);
  await expect(toast(page)).toContainText('Erro de validação');
  await expect(toast(page)).toContainText('Nome e zona são obrigatórios');
  await expect(dialogOf(page).getByText('Campo obrigatório')).toHaveCount(2);
  await expect(nomeOf(page)).toBeFocused();
  await expect(nomeOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await nomeOf(page).fill('Cambuí');
  await expect(dialogOf(page).getByText('Campo obrigatório')).toHaveCount(1);
  expect(painel.callsOf('POST', '/api/bairros')).toEqual([]);
});

test("TER-13 TER-14 TER-17 TER-18 TER-20 an incomplete form is refused in the catalogue's words", async ({
  page,
  painel,
  openPainel,
}) => {
  const all = 'Todos os campos são obrigatórios';
  const sentences = {
    regioes: 'Nome e código são obrigatórios',
    estados: all,
    cidades: all,
    zonas: 'Nome e cidade são obrigatórios',
  };
  for (const list of Object.keys(sentences)) painel.on(`GET /api/${list}`, () => ({ body: [] }));
  for (const [list, sentence] of Object.entries(sentences)) {
    await openPainel(`/admin/${list}?novo=1`);
    await nomeOf(page).fill('Sul');
    await save(page);
    await expect(toast(page)).toContainText('Erro de validação');
    await expect(toast(page)).toContainText(sentence);
    await expect(dialogOf(page).getByText('Campo obrigatório').first()).toBeVisible();
    expect(painel.callsOf('POST', `/api/${list}`)).toEqual([]);
  }
});

test('TER-15 TER-16 a sigla is upper case, stops at two letters, and one letter is not enough', async ({
  page,
  painel,
  openPainel,
}) => {
  painel.on('GET /api/estados', () => ({ body: [] }));
  painel.on('GET /api/regioes', () => ({ body: [{ id: 1, nome: 'Sul', codigo: 'S', revisao: 1 }] }));
  await openPainel('/admin/estados?novo=1');
  await nomeOf(page).fill('Paraná');
  await dialogOf(page).getByRole('combobox', { name: 'Região' }).fill('sul');
  await page.keyboard.press('Enter');
  const sigla = dialogOf(page).getByLabel('Sigla');
  await sigla.pressSequentially('p');
  await save(page);
  await expect(toast(page)).toContainText('Todos os campos são obrigatórios');
  await sigla.pressSequentially('rx');
  await expect(sigla).toHaveValue('PR');
  expect(painel.callsOf('POST', '/api/estados')).toEqual([]);
});

test('UXT-11 API-07 a failed save keeps the dialog with what was typed, and is sent once', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(refused);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  painel.on('PUT /api/bairros/7', async () => {
    await held;
    return { status: 409, body: { message: 'Já existe um bairro com este nome', field: 'nome' } };
  });
  await openPainel('/admin/bairros?editar=7');
  await nomeOf(page).fill('Taquaral');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Salvando...' }).click({ force: true });
  await page.keyboard.press('Escape');
  answer();
  await expect(toast(page).getByText('Erro', { exact: true })).toBeVisible();
  await expect(toast(page)).toContainText('Já existe um bairro com este nome');
  await expect(dialogOf(page).getByText('Já existe um bairro com este nome')).toBeVisible();
  await expect(nomeOf(page)).toHaveValue('Taquaral');
  await expect(nomeOf(page)).toBeFocused();
  expect(painel.callsOf('PUT', '/api/bairros/7').map(({ body }) => body)).toEqual([
    { nome: 'Taquaral', zonaId: 3, informacoes: 'Ruas arborizadas.', foto: null, revisao: 4 },
  ]);
});

test('TER-51 TER-52 without a message of the server its fallback is shown', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(refused);
  painel.on('PUT /api/bairros/7', () => ({ status: 500, body: '<html>' }));
  painel.on('POST /api/bairros', () => ({ status: 500, body: '<html>' }));
  await openPainel('/admin/bairros?editar=7');
  await save(page);
  await expect(toast(page)).toContainText('Erro ao atualizar bairro');
  await expect(dialogOf(page).getByRole('button', { name: 'Salvar' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Novo Bairro' }).click();
  await nomeOf(page).fill('Taquaral');
  await zonaOf(page).fill('centro');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(toast(page)).toContainText('Erro ao criar bairro');
});

test.describe('drafts', () => {
  test('UXT-11 Esc, a click outside and a reload keep what was typed; discarding brings the record back', {
    tag: '@all',
  }, async ({ page, openPainel }) => {
    await openPainel('/admin/bairros');
    const open = () => page.getByRole('button', { name: 'Editar Cambuí' }).click();
    await open();
    await nomeOf(page).fill('Cambuí Velho');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(toast(page)).toContainText('Ficou um rascunho');

    // Said once: the dialog says it, what was said of it goes.
    await open();
    await expect(dialogOf(page).getByText('Rascunho recuperado')).toBeVisible();
    await expect(toast(page)).not.toContainText('rascunho');
    await expect(nomeOf(page)).toHaveValue('Cambuí Velho');
    await expectAccessible(page);
    await infoOf(page).fill('Mais palavras');
    await page.mouse.click(5, 5);
    await expect(dialogOf(page)).toBeHidden();

    await open();
    await expect(infoOf(page)).toHaveValue('Mais palavras');
    await infoOf(page).fill('Mais palavras ainda');
    await page.reload();
    await expect(infoOf(page)).toHaveValue('Mais palavras ainda');

    await dialogOf(page).getByRole('button', { name: 'Descartar' }).click();
    await expect(nomeOf(page)).toHaveValue('Cambuí');
    await expect(dialogOf(page).getByText('Rascunho recuperado')).toBeHidden();
    await page.keyboard.press('Escape');
    expect(await draftOf(page, 7)).toBeNull();
  });

  test('UXT-11 Cancelar throws away what was typed; another record has a draft of its own', {
    tag: '@all',
  }, async ({ page, openPainel }) => {
    await openPainel('/admin/bairros?novo=1');
    await nomeOf(page).fill('Taquaral');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Editar Cambuí' }).click();
    await expect(nomeOf(page)).toHaveValue('Cambuí');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Novo Bairro' }).click();
    await expect(nomeOf(page)).toHaveValue('Taquaral');
    await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Novo Bairro' }).click();
    await expect(nomeOf(page)).toHaveValue('');
  });

  test('PNL-06 a session that ends while saving asks for the password over the dialog, and the call goes anew; a page left is offered on the dashboard', async ({
    page,
    painel,
    openPainel,
    allowedErrors,
  }) => {
    allowedErrors.push(refused);
    const sentence = 'Sessão expirada. Faça login novamente.';
    let valid = 'outro';
    const saved: unknown[] = [];
    painel.on('PUT /api/bairros/7', ({ headers, body }) => {
      if (headers.authorization !== `Bearer ${valid}`) return { status: 401, body: { message: sentence } };
      saved.push(body);
      return { body: bairro({ informacoes: (body as { informacoes: string }).informacoes }) };
    });
    painel.on('POST /api/login', ({ body }) =>
      (body as { password: string }).password === 'segredo'
        ? { body: { token: valid, user: { id: 1, username: 'admin' } } }
        : { status: 401, body: { message: 'Credenciais inválidas' } },
    );
    await openPainel('/admin/bairros?busca=camb&editar=7');
    await infoOf(page).fill('Um texto longo que ninguém quer escrever duas vezes');
    await save(page);
    const asking = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
    await expect(asking).toContainText(sentence);
    await expect(page.getByText(sentence)).toHaveCount(1);
    await asking.getByLabel('Senha').fill('não é esta');
    await page.keyboard.press('Enter');
    await expect(page.locator('#toast')).toContainText('Credenciais inválidas');
    await asking.getByLabel('Senha').fill('segredo');
    await page.keyboard.press('Enter');
    await expect(asking).toBeHidden();
    await expect.poll(() => saved.length).toBe(1);
    await expect(page).toHaveURL(/bairros\?busca=camb/);
    await expect(dialogOf(page)).toBeHidden();

    // Put off, what was typed waits; after a login elsewhere the dashboard leads back.
    valid = 'terceiro';
    await page.goto(`${painel.url}/admin/bairros?busca=camb&editar=7`);
    await infoOf(page).fill('Outro texto');
    await save(page);
    await asking.getByRole('button', { name: 'Entrar com outra conta' }).click();
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel('Senha').fill('segredo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dashboard/);
    await page.getByRole('link', { name: 'Continuar em Bairros (busca: camb)' }).click();
    await expect(infoOf(page)).toHaveValue('Outro texto');
  });
});

test('API-19 who changed what is shown field by field, and only what was chosen is saved', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(refused);
  const now = bairro({ nome: 'Cambuí Histórico', informacoes: 'Texto da Maria', zonaId: 4, revisao: 6 });
  const change = { by: 'maria', at: '2026-03-12T14:05:00.000Z', fields: ['nome'], current: now };
  await page.emulateMedia({ colorScheme: 'dark' });
  painel.on('PUT /api/bairros/7', ({ body }) =>
    (body as { revisao: number }).revisao === 6
      ? { body: { ...now, revisao: 7 } }
      : { status: 409, body: { message: 'Este registro foi alterado', code: 'alterado', change } },
  );
  await openPainel('/admin/bairros?editar=7');
  await nomeOf(page).fill('Cambuí Novo');
  await infoOf(page).fill('Texto meu');
  await save(page);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('maria alterou este registro em 12/03/2026 às 11:05');
  await expectAccessible(page);
  const nome = dialog.getByRole('group', { name: 'Nome: qual valor fica?' });
  await expect(nome.getByText('Cambuí Novo')).toBeVisible();
  await expect(nome.getByText('Cambuí Histórico')).toBeVisible();
  // Only the other changed the zona: nothing to decide.
  await expect(dialog.getByText('Centro - Campinas (SP)')).toBeVisible();
  await expect(dialog.getByRole('group')).toHaveCount(2);

  // Without a decision nothing is sent.
  await save(page);
  expect(painel.callsOf('PUT', '/api/bairros/7')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(nomeOf(page)).toHaveValue('Cambuí Novo');
  await save(page);
  await nome.getByRole('radio', { name: /O atual/ }).check();
  await dialog
    .getByRole('group', { name: /Informações/ })
    .getByRole('radio', { name: /O seu/ })
    .check();
  await save(page);
  await expect(toast(page)).toContainText('Sucesso');
  await expect(toast(page)).toContainText('Bairro atualizado com sucesso');
  await expect(dialog).toBeHidden();
  expect(painel.callsOf('PUT', '/api/bairros/7').at(-1)?.body).toEqual({
    nome: 'Cambuí Histórico',
    zonaId: 4,
    informacoes: 'Texto meu',
    foto: null,
    revisao: 6,
  });
});

test('API-19 a draft on an older state is not written over what was saved since', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  painel.on('PUT /api/bairros/7', () => ({ body: bairro({ revisao: 10 }) }));
  await openPainel('/admin/bairros?editar=7');
  await nomeOf(page).fill('Cambuí Novo');
  await page.keyboard.press('Escape');
  answerBairros(painel, [bairro({ informacoes: 'Texto da Maria', revisao: 9 })]);
  await page.reload();
  await page.getByRole('button', { name: 'Editar Cambuí' }).click();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(painel.callsOf('PUT', '/api/bairros/7')[0]?.body).toMatchObject({ revisao: 4 });
});

test('a name that is there already is doubted before saving, and can be saved all the same', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  painel.on('POST /api/bairros', () => ({ body: bairro({ id: 8, nome: 'cambui' }) }));
  await openPainel('/admin/bairros?novo=1');
  await nomeOf(page).fill('cambui');
  await zonaOf(page).fill('norte');
  await page.keyboard.press('Enter');
  await save(page);
  await save(page);
  await expect(dialogOf(page).getByRole('alert')).toContainText('Cambuí');
  expect(painel.callsOf('POST', '/api/bairros')).toEqual([]);
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Salvar mesmo assim' }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(painel.callsOf('POST', '/api/bairros')).toHaveLength(1);
});

test('TER-11 a zona is made within the dialog, and a cidade without any is offered Geral', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const geral = zona(5, 'Geral', santos);
  painel.on('POST /api/zonas', () => {
    painel.on('GET /api/zonas', () => ({ body: [...sampleZonas, geral] }));
    return { body: geral };
  });
  await openPainel('/admin/bairros?novo=1');
  const dialog = dialogOf(page);
  await nomeOf(page).fill('Gonzaga');
  await dialog.getByRole('button', { name: 'Nova zona' }).press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Cidade da nova zona' })).toBeFocused();
  await page.keyboard.type('santos');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nome da nova zona')).toHaveValue('Geral');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(zonaOf(page)).toHaveValue('Geral - Santos (SP)');
  expect(painel.callsOf('POST', '/api/zonas')[0]?.body).toEqual({ nome: 'Geral', cidadeId: 10 });
  expect(painel.callsOf('POST', '/api/bairros')).toEqual([]);
  await expect(nomeOf(page)).toHaveValue('Gonzaga');
  await expect(dialog.getByRole('button', { name: 'Nova zona' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Cidade da nova zona' })).toHaveValue('Santos (SP)');
  await expect(dialog.getByLabel('Nome da nova zona')).toBeFocused();
  await page.keyboard.type('Orla');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Nova zona' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nome da nova zona')).toHaveValue('Orla');
  await expect(nomeOf(page)).toHaveValue('Gonzaga');
});

test.describe('Gerar com IA', () => {
  const path = 'POST /api/bairros/generate-ai-content';

  test('TER-21 TER-22 TER-23 it needs a name and a zona, and says so', async ({
    page,
    painel,
    openPainel,
  }) => {
    await openPainel('/admin/bairros?novo=1');
    const button = dialogOf(page).getByRole('button', { name: 'Gerar com IA' });
    const sentence = 'Preencha o nome do bairro e selecione a zona antes de gerar com IA';
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('data-hint', sentence);
    await nomeOf(page).fill('  ');
    await expect(button).toBeDisabled();
    await zonaOf(page).fill('norte');
    await page.keyboard.press('Enter');
    await button.click();
    await expect(toast(page)).toContainText(sentence);
    expect(painel.callsOf('POST', '/api/bairros/generate-ai-content')).toEqual([]);
  });

  test('TER-22 TER-25 TER-26 the text comes into its field, marked, and can be undone and redone', async ({
    page,
    painel,
    openPainel,
  }) => {
    let answer: () => void = () => {};
    painel.on(path, () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }).then(() => ({
        body: {
          informacoes: 'O Cambuí fica em Campinas.',
          motor: 'Motor local',
          nota: null,
          buscou: false,
          fontes: [],
        },
      })),
    );
    await openPainel('/admin/bairros?editar=7');
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Gerar com IA' }).click();
    const running = dialog.getByRole('button', { name: 'Gerando...' });
    await expect(running).toBeDisabled();
    await expect.poll(() => painel.callsOf('POST', '/api/bairros/generate-ai-content').length).toBe(1);
    answer();
    await expect(infoOf(page)).toHaveValue('O Cambuí fica em Campinas.');
    await expect(toast(page)).toContainText('Informações geradas com IA com sucesso!');
    await expect(dialog.getByText('Gerado com IA · Motor local')).toBeVisible();
    expect(painel.callsOf('POST', '/api/bairros/generate-ai-content')[0]?.body).toEqual({
      nome: 'Cambuí',
      zonaId: 3,
    });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await expect(infoOf(page)).toHaveValue('Ruas arborizadas.');
    await expect(dialog.getByText('Gerado com IA · Motor local')).toBeHidden();
    await dialog.getByRole('button', { name: 'Refazer' }).click();
    await expect(infoOf(page)).toHaveValue('O Cambuí fica em Campinas.');
    expect(painel.callsOf('PUT', '/api/bairros/7')).toEqual([]);
  });

  test('TER-25 a failure shows the server’s message or its own, and leaves the text', {
    tag: '@all',
  }, async ({ page, painel, openPainel, allowedErrors }) => {
    allowedErrors.push(/status of (500|502)/);
    painel.on(path, () => ({ status: 502, body: { message: 'O serviço não respondeu' } }));
    await openPainel('/admin/bairros?editar=7');
    const button = dialogOf(page).getByRole('button', { name: 'Gerar com IA' });
    await button.click();
    await expect(toast(page)).toContainText('O serviço não respondeu');
    painel.on(path, () => ({ status: 500, body: '' }));
    await button.click();
    await expect(toast(page)).toContainText('Erro ao gerar informações com IA');
    await expect(infoOf(page)).toHaveValue('Ruas arborizadas.');
  });
});

test('UPL-02 UPL-03 UPL-05 TER-11 what is no image or too large is not sent; a failure says so', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  let sent = 0;
  await page.route('**/api/upload-image', (route) => {
    sent += 1;
    return route.fulfill({ json: { success: false, error: 'x', message: 'y' } });
  });
  await openPainel('/admin/bairros?editar=7');
  const files = dialogOf(page).locator('input[type=file]');
  await files.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(toast(page)).toContainText('Por favor, selecione um arquivo de imagem válido.');
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
  await expect(toast(page)).toContainText('A imagem deve ter no máximo 10MB.');
  expect(sent).toBe(0);
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(toast(page)).toContainText('Erro ao enviar imagem. Tente novamente.');
  expect(sent).toBe(1);
  expect(painel.callsOf('PUT', '/api/bairros/7')).toEqual([]);
});
