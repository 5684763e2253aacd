import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test, token } from '#tests/e2e/support/fixtures.ts';

const unauthorised = /status of 401/;

test('ACC-03 ACC-11 ACC-17 without a token every address shows the login form and keeps the address', async ({
  page,
  painel,
}) => {
  for (const path of ['/login', '/', '/admin/empreendimentos', '/nao/existe']) {
    await page.goto(painel.url + path);
    await expect(page.getByRole('heading', { name: 'Portal do Corretor' })).toBeVisible();
    await expect(page.getByLabel('Usuário')).toBeVisible();
    await expect(page.getByLabel('Senha')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await expect(page.getByText('404 Page Not Found')).toBeHidden();
  await expectAccessible(page);
});

test('ACC-16 both fields are required: an empty one blocks sending and is named', async ({
  page,
  painel,
}) => {
  await page.goto(`${painel.url}/login`);
  await page.getByLabel('Usuário').fill('admin');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Informe a senha')).toBeVisible();
  await expect(page.getByLabel('Senha')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Senha').fill('x');
  await expect(page.getByText('Informe a senha')).toBeHidden();
  await page.getByLabel('Usuário').fill(' ');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Informe o usuário')).toBeVisible();
  await expect(page.getByLabel('Usuário')).toBeFocused();
  expect(painel.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('ACC-17 ACC-18 ACC-19 ACC-20 a login says that it is sent, stores token and user, greets, and goes to the dashboard', async ({
  page,
  painel,
}) => {
  const user = { id: 1, username: 'admin' };
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  painel.on('POST /api/login', async () => {
    await asked;
    return { body: { token, user } };
  });
  await page.goto(`${painel.url}/admin/empreendimentos`);
  await page.getByLabel('Usuário').fill('admin');
  await page.getByLabel('Senha').fill(' segredo ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Login realizado com sucesso')).toBeVisible();
  // The form that had the focus is gone: it goes on from the screen's heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Bem-vindo ao painel administrativo!')).toBeVisible();
  await expect(page).toHaveURL(`${painel.url}/admin/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(painel.callsOf('POST', '/api/login')[0]?.body).toEqual({ username: 'admin', password: ' segredo ' });
  const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
  expect(stored).toEqual([token, JSON.stringify(user)]);
  expect(painel.callsOf('GET', '/api/empreendimentos')[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

test.describe('refused logins', () => {
  test.beforeEach(({ allowedErrors }) => void allowedErrors.push(unauthorised, /ERR_/));

  test("ACC-21 UXT-07 a refusal shows the server's message, or 'Credenciais inválidas'", async ({
    page,
    painel,
  }) => {
    painel.on('POST /api/login', () => ({ status: 401, body: { message: 'Usuário bloqueado' } }));
    await page.goto(`${painel.url}/login`);
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel('Senha').fill('x');
    await page.getByRole('button', { name: 'Entrar' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Erro no login' });
    await expect(toast).toContainText('Usuário bloqueado');
    await expect(toast).toHaveAttribute('data-tone', 'destructive');
    await expectAccessible(page);

    painel.on('POST /api/login', () => ({ status: 401, body: '' }));
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(toast).toContainText('Credenciais inválidas');
    await expect(page.getByLabel('Senha')).toHaveValue('x');
    expect(await page.locator('#toast > *').count()).toBe(1);
  });

  test("ACC-22 UXT-05 UXT-06 no answer is 'Erro de conexão', for five seconds", async ({ page, painel }) => {
    await page.clock.install();
    await page.route('**/api/login', (route) => route.abort());
    await page.goto(`${painel.url}/login`);
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel('Senha').fill('x');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Erro de conexão')).toBeVisible();
    await expect(page.getByText('Não foi possível conectar ao servidor')).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.getByText('Erro de conexão')).toBeVisible();
    // The next one has its own five seconds, not the rest of the first one's.
    const first = await page.getByText('Erro de conexão').elementHandle();
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
    await page.clock.runFor(3000);
    await expect(page.getByText('Erro de conexão')).toBeVisible();
    await page.clock.runFor(2100);
    await expect(page.getByText('Erro de conexão')).toBeHidden();
  });
});

test('ACC-03 ACC-15 with a token stored /login sends to the dashboard', async ({
  page,
  painel,
  openPainel,
}) => {
  await openPainel('/login');
  await expect(page).toHaveURL(`${painel.url}/admin/dashboard`);
});

test('ACC-04 ACC-31 ACC-37 / and /admin/dashboard are the dashboard, and its entry is the active one', async ({
  page,
  openPainel,
}) => {
  for (const path of ['/', '/admin/dashboard']) {
    await openPainel(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: 'Empreendimentos Recentes' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Empreendimentos', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestão de Projetos' })).toBeVisible();
  await expect(page.getByText('Gerencie os empreendimentos do sistema')).toBeVisible();
});

test("ACC-14 while the panel's code is read the page says 'Carregando...'", async ({ page, openPainel }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/panel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openPainel('/admin/dashboard');
  await expect(page.getByText('Carregando...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('ACC-09 ACC-10 ACC-13 an unknown address with a token is the not-found page', async ({
  page,
  painel,
  openPainel,
}) => {
  await openPainel('/nao/existe');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar ao dashboard' }).click();
  await expect(page).toHaveURL(`${painel.url}/admin/dashboard`);
});

for (const { name, reply } of [
  { name: 'ACC-23', reply: { status: 200, body: { success: true } } },
  { name: 'ACC-25 (refused)', reply: { status: 500, body: '' } },
]) {
  test.describe(name, () => {
    test.beforeEach(({ allowedErrors }) => void allowedErrors.push(/status of 500/));

    test(`${name} ACC-26 ACC-27 ACC-32 logging out clears everything kept and goes to /login`, async ({
      page,
      painel,
      openPainel,
    }) => {
      painel.on('POST /api/logout', () => reply);
      await openPainel('/admin/dashboard');
      await page.evaluate(() => localStorage.setItem('authToken', 'x'));
      // The theme is no part of the menu (PNL-09).
      await page.getByRole('button', { name: 'Mudar para claro' }).click();
      await page.getByRole('button', { name: 'Mudar para escuro' }).click();
      await page.getByRole('button', { name: /Menu do usuário/ }).click();
      await expect(page.getByText('Administrador').first()).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('menu').locator('[role^=menuitem]')).toHaveText(['Sair do sistema']);
      await page.getByRole('menuitem', { name: 'Sair do sistema' }).click();
      await expect(page).toHaveURL(`${painel.url}/login`);
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(painel.callsOf('POST', '/api/logout')[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      });
      await expect(page.locator('html')).toHaveAttribute('data-tema', 'escuro');
    });
  });
}

test('ACC-25 logging out without an answer clears and leaves all the same', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_/);
  await page.route('**/api/logout', (route) => route.abort());
  await openPainel('/admin/dashboard');
  await page.getByRole('button', { name: /Menu do usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sair do sistema' }).click();
  await expect(page).toHaveURL(`${painel.url}/login`);
});

test('ACC-28 PNL-06 a refused token keeps the screen and asks for the password once over it; put off, the login form is offered', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(unauthorised);
  const refusal = { status: 401, body: { message: 'Sessão expirada. Faça login novamente.' } };
  painel.on('GET /api/empreendimentos', () => refusal);
  await openPainel('/admin/empreendimentos');
  await expect(page.getByText('Erro ao carregar dados')).toBeVisible();
  const asking = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
  await expect(asking).toContainText('Sessão expirada. Faça login novamente.');
  await expect(asking.getByLabel('Senha')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const notice = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Fazer login' }) });
  await expect(notice).toContainText('Sessão expirada. Faça login novamente.');
  await expect(page).toHaveURL(`${painel.url}/admin/empreendimentos`);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Fazer login' }).click();
  await asking.getByRole('button', { name: 'Entrar com outra conta' }).click();
  await expect(page.locator('#login').getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the sidebar folds to icons and remembers it; on a phone it is a sheet', { tag: '@all' }, async ({
  page,
  openPainel,
}) => {
  await openPainel('/admin/dashboard');
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Empreendimentos' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestão de Projetos' })).toBeVisible();
});

test('on a phone another screen begins at its top, however far one had scrolled', { tag: '@all' }, async ({
  page,
  openPainel,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPainel('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Atividades Recentes' })).toBeVisible();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await scrolled()).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Empreendimentos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestão de Projetos' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await scrolled()).toBe(0);
});

test('performance row h: less than 40 KiB of script come before the login form', async ({
  page,
  painel,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_/);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => body.length));
  });
  await page.route(/assets\/(?!index-).*\.js$/, (route) => route.abort());
  await page.goto(`${painel.url}/login`);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  const sizes = await Promise.all(scripts);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(40 * 1024);
});
