import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type ProductHere, startProductHere } from '#tests/e2e/product-here.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { productAdmin } from '#tests/product.ts';

// One worker, one product for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 120_000 });
let product: ProductHere;
let token: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProductHere();
  token = await product.login();
});
test.afterAll(() => product?.stop());

/** An API call beside the browser, as the administrator. */
async function call<Answer = { id: number }>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(product.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Answer;
}

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    ([stored, origin]) => {
      if (location.origin !== origin || sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      localStorage.setItem('token', stored as string);
      localStorage.setItem('user', '{"id":1,"username":"admin"}');
    },
    [token, product.url],
  );
  await page.goto(product.url + path);
}

/** Expects no faults in light or dark mode. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

const toast = (page: Page, text: string) => page.locator('#toast').getByText(text);

test('the audit log tells who did what, before and after, keeps its view in the address and leads to the record', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await call('POST', '/api/regioes', { nome: 'Sul', codigo: 'S' });
  await call('PUT', `/api/regioes/${id}`, { nome: 'Região Sul', codigo: 'S' });
  await call('POST', '/api/regioes', { nome: 'Norte', codigo: 'N' });

  await open(page, '/admin/configuracoes/auditoria');
  await expect(page.getByText('admin criou a região Norte')).toBeVisible();
  await page.getByLabel('Buscar pelo nome do registro').fill('regiao');
  await expect(page.getByText('criou a região Norte')).toBeHidden();
  await page.getByLabel('Ação').selectOption({ label: 'Alterou' });
  await expect(page).toHaveURL(/busca=regiao/);
  await expect(page).toHaveURL(/acao=alterou/);
  await page.reload();
  const details = page.getByRole('button', { name: 'Detalhes: admin alterou a região Região Sul' });
  await details.click();
  await expect(page.getByText('antes: Sul')).toBeVisible();
  await expect(page.getByText('depois: Região Sul')).toBeVisible();
  await expect(page.getByText('de 127.0.0.1')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Abrir Região Sul' }).click();
  await expect(page.getByRole('dialog').getByLabel('Nome')).toHaveValue('Região Sul');
});

test('a record shows its own history beside its list, and what is done elsewhere appears in it', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await call('POST', '/api/regioes', { nome: 'Oeste', codigo: 'O' });
  await open(page, '/admin/regioes');
  await page.getByRole('button', { name: 'Histórico de Oeste' }).click();
  const sheet = page.getByRole('dialog', { name: 'Histórico' });
  await expect(sheet.getByText('admin criou a região Oeste')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await call('PUT', `/api/regioes/${id}`, { nome: 'Centro-Oeste', codigo: 'O' });
  await expect(sheet.getByText('admin alterou a região Centro-Oeste')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('ACC-01 an administrator makes a colleague with a password shown once, resets and removes them', async ({
  page,
  browser,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/admin/configuracoes/administradores');
  await page.getByRole('button', { name: 'Novo Administrador' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Administrador' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('O usuário deve ter de 3 a 60 caracteres')).toBeVisible();
  await dialog.getByLabel('Usuário').fill('Admin');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Já existe um usuário com este nome')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Usuário').fill('marina');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const shown = page.getByRole('dialog', { name: 'Senha de marina' });
  const password = (await shown.getByLabel('Senha gerada').textContent()) ?? '';
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
  await expectAccessibleInBothThemes(page);
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Nunca entrou')).toBeVisible();

  const other = await browser.newPage();
  await other.goto(`${product.url}/login`);
  await other.getByLabel('Usuário').fill('marina');
  await other.getByLabel('Senha').fill(password);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Redefinir a senha de marina' }).click();
  await page.getByRole('radio', { name: 'Definir a senha' }).check();
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await page.getByRole('button', { name: 'Redefinir senha', exact: true }).click();
  await expect(page.getByText('A senha deve ter pelo menos 10 caracteres')).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('uma frase bem comprida');
  await page.getByRole('button', { name: 'Redefinir senha', exact: true }).click();
  await expect(toast(page, 'Senha redefinida com sucesso')).toBeVisible();
  // The dialog may stand over the link already: the change stream ends with the session.
  const link = other.getByRole('link', { name: 'Configurações' });
  await link.click({ timeout: 5_000 }).catch(() => {});
  await expect(other.getByText('Sessão expirada. Faça login novamente.').first()).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Remover marina' }).click();
  await expect(toast(page, 'Administrador removido com sucesso')).toBeVisible();
  await expect(page.getByText('marina')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remover admin' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test('R16 one changes one’s own password and stays in, while the other sessions end', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/admin/configuracoes/administradores');
  await page.getByRole('button', { name: 'Alterar minha senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar minha senha' });
  await dialog.getByLabel('Senha atual', { exact: true }).fill('não é esta');
  await dialog.getByLabel('Nova senha', { exact: true }).fill('outra senha comprida');
  await dialog.getByLabel('Repita a nova senha', { exact: true }).fill('outra senha');
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog.getByText('As senhas não são iguais')).toBeVisible();
  await dialog.getByLabel('Repita a nova senha', { exact: true }).fill('outra senha comprida');
  await dialog.getByRole('button', { name: 'Mostrar nova senha', exact: true }).click();
  await expect(dialog.getByLabel('Nova senha', { exact: true })).toHaveAttribute('type', 'text');
  await expect(dialog.getByLabel('Repita a nova senha', { exact: true })).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(dialog.getByText('A senha atual não confere')).toBeVisible();
  await dialog.getByLabel('Senha atual', { exact: true }).fill(productAdmin.password);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(toast(page, 'Senha alterada com sucesso')).toBeVisible();
  const old = await fetch(`${product.url}/api/sessao`, { headers: { authorization: `Bearer ${token}` } });
  expect(old.status).toBe(401);
  token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await page.getByRole('link', { name: 'Auditoria', exact: true }).click();
  await expect(page.getByText('admin trocou a própria senha')).toBeVisible();
});

test('DAT-27 the trash gives back what was deleted: with another value where it clashes, parents first', async ({
  page,
}) => {
  const first = await call('POST', '/api/regioes', { nome: 'Leste', codigo: 'L' });
  await call('DELETE', `/api/regioes/${first.id}`);
  await call('POST', '/api/regioes', { nome: 'Litoral', codigo: 'L' });
  const parent = await call('POST', '/api/regioes', { nome: 'Serra', codigo: 'SE' });
  const child = await call('POST', '/api/estados', { nome: 'Alto', sigla: 'AL', regiaoId: parent.id });
  await call('DELETE', `/api/estados/${child.id}`);
  await call('DELETE', `/api/regioes/${parent.id}`);

  await open(page, '/admin/configuracoes/lixeira');
  const items = page.getByRole('list', { name: 'Registros excluídos' }).getByRole('listitem');
  await expect(items.filter({ hasText: 'Leste' })).toContainText('por admin · 30 dias restantes');
  await page.getByRole('button', { name: 'Restaurar Leste' }).click();
  const clash = page.getByRole('dialog', { name: 'Restaurar Leste' });
  await expect(clash).toContainText('Já existe uma região com este código');
  await expectAccessibleInBothThemes(page);
  await clash.getByLabel('Código para restaurar').fill('LE');
  await clash.getByRole('button', { name: 'Restaurar com este valor' }).click();
  await expect(toast(page, 'Região restaurada com sucesso')).toBeVisible();
  await expect(items.filter({ hasText: 'Leste' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Restaurar Alto' }).click();
  const needs = page.getByRole('dialog', { name: 'Restaurar Alto' });
  await expect(needs).toContainText('A região “Serra” está na lixeira');
  await needs.getByRole('button', { name: 'Restaurar região Serra' }).click();
  await expect(toast(page, 'Região restaurada com sucesso')).toBeVisible();
  const kind = page.getByLabel('Tipo de registro');
  await kind.selectOption({ label: 'Estado' });
  await page.getByRole('button', { name: 'Restaurar Alto' }).click();
  await expect(toast(page, 'Estado restaurado com sucesso')).toBeVisible();
  await expect(page.locator('#toast').getByRole('link', { name: 'Abrir Alto' })).toHaveAttribute(
    'href',
    `/admin/estados?editar=${child.id}`,
  );
  await expect(kind.locator('option:checked')).toHaveText('Estado');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByText('A lixeira está vazia')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('what is in the way of a restore is said in the words of the field alone', { tag: '@all' }, async ({
  page,
}) => {
  const gone = await createCorretor(product.db, { nome: 'Ana Prado', creci: '70001-F' });
  await call('DELETE', `/api/corretores/${gone.id}`);
  await createCorretor(product.db, { nome: 'Ana Lima', creci: '70001-F' });
  await open(page, '/admin/configuracoes/lixeira');
  await page.getByRole('button', { name: 'Restaurar Ana Prado' }).click();
  const clash = page.getByRole('dialog', { name: 'Restaurar Ana Prado' });
  await expect(clash).toContainText('CRECI já cadastrado');
  await expect(clash).not.toContainText('unique');
  await clash.getByLabel('CRECI para restaurar').fill('70002-F');
  await clash.getByRole('button', { name: 'Restaurar com este valor' }).click();
  await expect(toast(page, 'Corretor restaurado com sucesso')).toBeVisible();
});

test('the API documentation shows every call, and sends one for real with the session of the browser', {
  tag: '@all',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await open(page, '/admin/configuracoes/api');
  await expect(page.getByRole('heading', { name: 'Bairros', exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar OpenAPI' }).click();
  expect((await saved).suggestedFilename()).toBe('portal-do-corretor.openapi.json');
  await page.getByLabel('Buscar por caminho ou descrição').fill('cria uma regiao');
  await page.getByRole('button', { name: /POST \/api\/regioes Cria/ }).click();
  await expect(page).toHaveURL(/chamada=POST/);
  const call = page.getByRole('listitem').filter({ hasText: 'POST/api/regioes' });
  await expect(call.getByText('texto · de 1 a 20 caracteres')).toBeVisible();
  await call.getByLabel('Corpo (JSON)').fill('{"nome": "Pela documentação", "codigo": "PD"}');
  const line = call.getByLabel('A mesma chamada no terminal');
  await expect(line).toContainText(`curl -X POST '${product.url}/api/regioes'`);
  await expect(line).toContainText('$TOKEN');
  expect(await page.content()).not.toContain(token);
  await call.getByRole('button', { name: 'Enviar' }).click();
  const answer = call.getByRole('region', { name: 'Resposta', exact: true });
  await expect(answer).toContainText('200');
  await expect(answer.getByLabel('Corpo da resposta')).toContainText('"nome": "Pela documentação"');
  expect(asked).toEqual([expect.stringContaining('POST /api/regioes')]);
  await answer.getByText('Cabeçalhos').click();
  await expect(answer).toContainText('content-type');
  await expectAccessibleInBothThemes(page);

  await call.getByRole('button', { name: 'Enviar' }).click();
  await expect(answer).toContainText('409');
  await expect(answer).toContainText('Já existe uma região com este código');

  await page.goto(`${product.url}/admin/configuracoes/api?chamada=GET+%2Fapi%2Fmudancas`);
  const stream = page.getByRole('listitem').filter({ hasText: 'GET/api/mudancas' });
  await stream.getByRole('button', { name: 'Enviar' }).click();
  await expect(stream.getByLabel('Corpo da resposta')).toContainText('versoes');
  await stream.getByRole('button', { name: 'Parar' }).click();
  await expect(stream.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  // Reading needs no word of warning.
  expect(asked).toHaveLength(2);
});
