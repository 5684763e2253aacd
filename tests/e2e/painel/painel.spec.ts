import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { expect, test, token } from '#tests/e2e/support/fixtures.ts';
import {
  corretor,
  emptyResumo,
  sampleResumo,
  sampleServicos,
  sampleStats,
} from '#tests/e2e/support/painel.ts';

const dashboard = '/admin/dashboard';
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const named = (...names: string[]) => names.map((nome, n) => ({ id: n + 1, nome }));

test('ACC-05 ACC-33 ACC-37 every entry of the sidebar opens its screen and is then the active one', async ({
  page,
  openPainel,
  allowedErrors,
}) => {
  // Screens come and go; what each of them reads is told by its own tests.
  allowedErrors.push(/status of 404/);
  await openPainel('/admin/dashboard');
  const entries = page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link');
  await expect(entries.first()).toBeVisible();
  const order = ['Dashboard', 'Corretores', 'Empreendimentos', 'Incorporadoras', 'Imóveis Usados'];
  const labels = await entries.allTextContents();
  expect(labels).toEqual(expect.arrayContaining(['Dashboard', 'Empreendimentos']));
  const known = labels.filter((label) => order.includes(label));
  expect(known).toEqual(order.filter((label) => known.includes(label)));
  // A low window, which does not show them all at once.
  await page.setViewportSize({ width: 1280, height: 420 });
  for (const label of labels) {
    const entry = entries.filter({ hasText: label });
    await entry.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/admin/'));
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Página não encontrada');
    await expect(page.locator('[aria-current=page]:visible')).toHaveCount(1);
    // Opened by itself, it is in sight too (PNL-09).
    await page.reload();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
});

test('UXT-04 UXT-06 one toast at a time: the next takes its place, and a dismissed one is gone at once', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  page.on('dialog', (dialog) => void dialog.accept());
  await openPainel('/admin/empreendimentos');
  const toasts = page.locator('#toast > *');
  for (const message of ['Está em uso', 'Ainda está em uso']) {
    painel.on('DELETE /api/empreendimentos/3', () => ({ status: 409, body: { message } }));
    await page.getByRole('button', { name: 'Excluir Aurora Jardins' }).click();
    await expect(toasts.getByText(message, { exact: true })).toBeVisible();
    await expect(toasts).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  // With the mouse over it, it would have stayed.
  await expect(toasts).toHaveCount(0);
});

test('API-16 what the Super AI asks carries the token as bearer header, and none in the address', async ({
  painel,
  openPainel,
}) => {
  await openPainel('/admin/empreendimentos');
  const asked = () => painel.callsOf('GET', '/api/super-ai/runs');
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  for (const { headers, query } of asked()) {
    expect(headers.authorization).toBe(`Bearer ${token}`);
    expect([...query]).toEqual([]);
  }
});

test("DSH-01 DSH-03 API-05 API-06 'Carregando dashboard...' stands until the figures come; they are read once", async ({
  page,
  painel,
  openPainel,
}) => {
  let answer: (() => void) | undefined;
  painel.on('GET /api/dashboard/stats', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { body: sampleStats };
  });
  await openPainel('/');
  await expect(page.getByText('Carregando dashboard...', { exact: true })).toBeVisible();
  // The text may stand there before the figures have been asked for.
  await expect.poll(() => answer).toBeDefined();
  answer?.();
  const figures = page.getByRole('list', { name: 'Números do programa' }).getByRole('listitem');
  await expect(figures).toHaveText([
    'Corretores Ativos1.248',
    'Empreendimentos36',
    'Imóveis Usados214',
    'Sites Ativos987',
  ]);
  await expect(page.getByText('Carregando dashboard...')).toHaveCount(0);
  await figures.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestão de Projetos');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(figures.first()).toContainText('1.248');
  await page.waitForTimeout(500);
  for (const path of ['stats', 'resumo'])
    expect(painel.callsOf('GET', `/api/dashboard/${path}`), path).toHaveLength(1);
});

test('DSH-05 DSH-06 DSH-07 the first three corretores with photo or placeholder, CRECI, badge and date', async ({
  page,
  painel,
  openPainel,
}) => {
  const foto = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  painel.on('GET /api/corretores', () => ({
    body: [
      corretor({ id: 9, nome: 'Teodora Prado', creci: '20.114-F', aprovado: false }),
      corretor({ id: 8, nome: 'Caio Lemos', createdAt: '2026-02-01T02:30:00.000Z', foto: '/favicon.svg' }),
      corretor({ id: 7, nome: 'Lia Fontoura', ativo: false }),
      corretor({ id: 6, nome: 'Otávio Serra', foto }),
    ],
  }));
  await openPainel(dashboard);
  const rows = part(page, 'Corretores Recentes').getByRole('listitem');
  await expect(rows).toHaveText([
    'Teodora PradoCRECI 20.114-FAtivo12/03/2026',
    'Caio LemosCRECI 10008-FAtivo31/01/2026',
    'Lia FontouraCRECI 10007-FInativo12/03/2026',
  ]);
  await expect(rows.nth(0).locator('img')).toHaveCount(0);
  await expect(rows.nth(0).locator('svg')).toBeVisible();
  await expect(rows.nth(1).locator('img')).toHaveAttribute('src', '/favicon.svg');
});

test('DSH-08 DSH-09 the first three empreendimentos with image, address and starting price', async ({
  page,
  openPainel,
}) => {
  await openPainel(dashboard);
  const rows = part(page, 'Empreendimentos Recentes').getByRole('listitem');
  await expect(rows).toHaveText([
    /^Aurora JardinsRua das Acácias, 410 - Campo BeloA partir de R\$\s1\.250\.000$/,
    /^Ática Vila NovaAvenida Santo Amaro, 1200A partir de R\$\s689\.900,50$/,
    /^Brisa do MarCentro, Balneário Camboriú - SCN\/A$/,
  ]);
  await expect(rows.nth(0).locator('svg, img')).toBeVisible();
});

for (const [button, path] of [
  ['Nova Cidade', '/admin/cidades'],
  ['Novo Bairro', '/admin/bairros'],
] as const)
  test(
    `DSH-10 '${button}' opens the dialog of a new record`,
    repeats(button !== 'Nova Cidade'),
    async ({ page, painel, openPainel }) => {
      painel.on('GET /api/zonas', () => ({ body: [] }));
      await openPainel(dashboard);
      await part(page, 'Gestão Territorial').getByRole('link', { name: button }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('dialog', { name: button })).toBeVisible();
    },
  );

test('DSH-11 DSH-12 DSH-13 the four constants stand alone, whatever is stored, and what is stored apart', async ({
  page,
  painel,
  openPainel,
}) => {
  painel.on('GET /api/regioes', () => ({ body: named('Norte') }));
  painel.on('GET /api/estados', () => ({ body: named('Acre', 'Bahia', 'Ceará', 'Goiás') }));
  painel.on('GET /api/cidades', () => ({
    body: named(...Array.from({ length: 1200 }, (_, n) => `Cidade ${n}`)),
  }));
  await openPainel(dashboard);
  const territory = part(page, 'Gestão Territorial');
  for (const [label, constant, note, rows] of [
    ['Regiões', '5', '1 cadastrada aqui', ['Norte']],
    ['Estados', '27', '4 cadastrados aqui', ['Acre', 'Bahia', 'Ceará']],
    ['Cidades', '5570', '1.200 cadastradas aqui', ['Cidade 0', 'Cidade 1', 'Cidade 2']],
    ['Bairros', '2847', '0 cadastrados aqui', []],
  ] as const) {
    const card = territory
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: label, exact: true }) });
    await expect(card.getByText(constant, { exact: true })).toHaveText(constant);
    await expect(card.getByText(note, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText([...rows]);
  }
});

test('DSH-14 DSH-15 the quick actions stand there, and no link of the dashboard leads nowhere', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  await openPainel(dashboard);
  const actions = part(page, 'Ações Rápidas').getByRole('listitem');
  await expect(actions).toHaveText(['Cadastrar Corretor', 'Novo Empreendimento', 'Sites dos Corretores']);
  const targets = actions.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(await targets).toEqual([
    '/admin/corretores?novo=1',
    '/admin/empreendimentos?novo=1',
    '/admin/corretores',
  ]);
  await expect(part(page, 'Atividades Recentes').getByRole('listitem').first()).toBeVisible();
  const links = await page.locator('main a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links).toContain('/admin/empreendimentos?novo=1');
  for (const path of new Set(links.map((href) => href!.replace(/\?.*/, '')))) {
    await page.goto(painel.url + path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(title, path).not.toHaveText('Página não encontrada');
  }
});

test('DSH-16 DSH-17 DSH-18 with nothing known the placeholders stand', async ({
  page,
  painel,
  openPainel,
}) => {
  painel.on('GET /api/dashboard/resumo', () => ({ body: emptyResumo }));
  await openPainel(dashboard);
  await expect(part(page, 'Atividades Recentes')).toContainText('Nenhuma atividade registrada');
  await expect(part(page, 'Pendências')).toContainText('Nenhuma pendência no momento.');
  const system = part(page, 'Sistema');
  for (const text of ['Online', 'Último backup: não informado', 'v2.1.4'])
    await expect(system.getByText(text, { exact: true })).toBeVisible();
});

test('DSH-16 DSH-18 deeds, the last backup and what is wrong are told', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const sistema = {
    online: false,
    problemas: ['As execuções do Super AI estão paradas'],
    ultimoBackup: '2026-03-11T23:15:00.000Z',
    versao: 'v2.1.4',
  };
  painel.on('GET /api/dashboard/resumo', () => ({ body: { ...sampleResumo, sistema } }));
  await openPainel(dashboard);
  await expect(part(page, 'Atividades Recentes').getByRole('listitem')).toHaveText([
    'Sistema publicou o hotsite Aurora Jardins12/03/2026 às 11:05',
    'admin criou o bairro Campo Belo12/03/2026 às 11:05',
    'admin alterou o corretor Teodora12/03/2026 às 11:05',
    'admin excluiu a cidade Balneário Camboriú12/03/2026 às 11:05',
  ]);
  const system = part(page, 'Sistema');
  await expect(system.getByText('Online')).toHaveCount(0);
  await expect(system).toContainText('As execuções do Super AI estão paradas');
  await expect(system).toContainText('Último backup: 11/03/2026 às 20:15');
});

test('WIR-07 the system card tells each state of the outside services with what to do, and looks again when asked', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const bucket = sampleServicos.servicos[0]!;
  const mended = {
    ...bucket.itens[0]!,
    estado: 'ok' as const,
    oQueFazer: null,
    mensagem: 'O bucket responde.',
  };
  painel.on('POST /api/servicos/verificar', () => ({
    body: { ...sampleServicos, servicos: [{ ...bucket, estado: 'ok', itens: [mended] }] },
  }));
  await openPainel(dashboard);
  const system = part(page, 'Sistema');
  await expect(system).toContainText('Verificados em 12/03/2026 às 11:05');
  for (const text of ['Com falha', 'Funcionando', 'Atenção', 'Não configurado'])
    await expect(system.getByText(text, { exact: true })).toBeVisible();
  await expect(system).toContainText('corrija S3_BUCKET, e reinicie.');
  await expect(system).toContainText('Código: NoSuchBucket');
  await expect(system).toContainText('Antes: funcionando (mudou em 12/03/2026 às 11:05)');
  await expect(system).toContainText('Termina em 30/04/2026');
  await system.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(system).toContainText('O bucket responde.');
  await expect(system.getByText('Com falha', { exact: true })).toHaveCount(0);
});

test('what waits is one click away: a failed run has a screen of its own', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  // The run itself is none of this test's panel.
  allowedErrors.push(/404/);
  await openPainel(dashboard);
  const waiting = part(page, 'Pendências');
  for (const text of [
    '5 cadastros aguardam aprovação',
    'e mais 2',
    '1 execução parou com erro',
    '1 página publicada tem avisos',
  ])
    await expect(waiting.getByText(text, { exact: true })).toBeVisible();
  const others = waiting.getByRole('link', { name: 'e mais 2' });
  await expect(others).toHaveAttribute('href', '/admin/whatsapp-aprovacoes');
  await waiting.getByRole('link', { name: 'mirante-da-serra' }).click();
  await expect(page).toHaveURL(`${painel.url}/admin/configuracoes/execucoes/12`);
  await expect(page.getByRole('heading', { level: 1, name: 'Execução' })).toBeVisible();
  await page.goto(`${painel.url}/admin/execucoes/12`);
  await expect(page).toHaveURL(`${painel.url}/admin/configuracoes/execucoes/12`);
});

test('the weeks can be read as a table as well', { tag: '@all' }, async ({ page, openPainel }) => {
  await openPainel(dashboard);
  const chart = part(page, 'Cadastros e publicações por semana');
  await expect(
    chart.getByRole('img', { name: 'Últimas 12 semanas: 72 cadastros e 18 publicações' }),
  ).toBeVisible();
  await expect(chart.getByRole('table')).toBeHidden();
  await chart.getByText('Ver como tabela').click();
  await expect(chart.getByRole('row')).toHaveCount(13);
  await expect(chart.getByRole('row').nth(9)).toHaveText('02/03122');
});

test("DSH-19 what cannot be read is '—', the rest works, and another try brings it", async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/);
  const down = () => ({ status: 503, body: { message: 'O sistema está indisponível' } });
  for (const path of ['dashboard/stats', 'dashboard/resumo', 'corretores', 'cidades'])
    painel.on(`GET /api/${path}`, down);
  await openPainel(dashboard);
  const figures = page.getByRole('list', { name: 'Números do programa' }).getByRole('listitem');
  await expect(figures).toHaveText([/—$/, /—$/, /—$/, /—$/]);
  for (const name of ['Corretores Recentes', 'Atividades Recentes', 'Sistema', 'Pendências'])
    await expect(part(page, name).getByText('—')).toBeVisible();
  await expect(part(page, 'Empreendimentos Recentes').getByRole('listitem')).toHaveCount(3);
  await expect(part(page, 'Gestão Territorial').getByText('5570', { exact: true })).toBeVisible();
  await expect(part(page, 'Gestão Territorial').getByText('—')).toHaveCount(1);
  painel.on('GET /api/corretores', () => ({ body: [] }));
  await part(page, 'Corretores Recentes').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(part(page, 'Corretores Recentes')).toContainText('Nenhum corretor encontrado');
  painel.on('GET /api/empreendimentos', () => ({ body: [] }));
  await page.reload();
  await expect(part(page, 'Empreendimentos Recentes')).toContainText('Nenhum empreendimento encontrado');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `the dashboard has no accessibility fault, ${colorScheme}`,
    repeats(colorScheme === 'dark'),
    async ({ page, painel, openPainel }) => {
      await page.emulateMedia({ colorScheme });
      painel.on('GET /api/cidades', () => ({ body: named('Abadia', 'Belém') }));
      await openPainel(dashboard);
      await expect(part(page, 'Sistema')).toContainText('v2.1.4');
      await page.getByText('Ver como tabela').click();
      await expectAccessible(page);
      await page.setViewportSize({ width: 375, height: 800 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    },
  );

test('a screen that opens in the place of another is said aloud; what is opened as a page is said by its title', async ({
  page,
  openPainel,
}) => {
  await openPainel('/admin/incorporadoras');
  const said = page.locator('[aria-live="polite"]').filter({ hasText: /^Tela: / });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Regiões' }).click();
  await expect(said).toHaveText('Tela: Regiões');
});

test('on a phone the active tab of a section stays in sight when the counts that come later move it', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  // What the screen itself reads is told by its own tests.
  allowedErrors.push(/status of 404/);
  await page.setViewportSize({ width: 375, height: 700 });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const tipos = ['aprovacoes', 'conversas-com-pedido', 'pedidos', 'perguntas'] as const;
  const pendencias = tipos.map((tipo) => ({ tipo, total: 1234, itens: named('Ana') }));
  painel.on('GET /api/dashboard/resumo', async () => {
    await asked;
    return { body: { ...sampleResumo, pendencias } };
  });
  await openPainel('/admin/whatsapp-aprovacoes/pedidos');
  const tab = page
    .getByRole('navigation', { name: 'Aprovações WhatsApp' })
    .getByRole('link', { name: /^Pedidos/ });
  await expect(tab).toBeInViewport({ ratio: 1 });
  answer();
  await expect(tab).toContainText('1.234');
  await expect(tab).toBeInViewport({ ratio: 1 });
});
