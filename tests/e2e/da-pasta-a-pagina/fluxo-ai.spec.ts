import type { Page } from '@playwright/test';
import { descricaoEmGeracao } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { bairro, cidade, estado, regiao, zona } from '#tests/e2e/support/territorio.ts';

const path = '/admin/empreendimentos';
const sp = estado(35, 'São Paulo', 'SP', regiao(3, 'Sudeste', 'SE'));
const [saoPaulo, campinas] = [cidade(1, 'São Paulo', sp), cidade(2, 'Campinas', sp)] as const;
const bairros = [
  bairro(11, 'Vila Nova', zona(1, 'Geral', saoPaulo)),
  bairro(12, 'Ática', zona(1, 'Geral', saoPaulo)),
  bairro(21, 'Cambuí', zona(2, 'Geral', campinas)),
];
const driveUrl = 'https://drive.google.com/drive/folders/abc123';
const catalog = { statistics: { total_assets: 5 }, assets: [{ id: 'a1' }] };
const made = empreendimento({
  id: 50,
  nome: 'São João & Cia',
  bairroId: 11,
  incorporadoraId: 2,
  driveUrl,
  fluxoAi: true,
  descricao: descricaoEmGeracao,
});

/** A researched text, with a source page, one without a title, and an invalid one. */
const written = {
  descricao: 'Pronta.',
  motor: 'Modelo (x)',
  nota: 'O texto do modelo tem 120 palavras; pedidas 300 a 500.',
  buscou: true,
  fontes: [
    { url: 'https://guia.example/vila-nova', titulo: 'Guia da Vila Nova' },
    { url: 'http://sem-titulo.example/', titulo: null },
    { url: 'javascript:alert(1)', titulo: 'Clique' },
  ],
};

/** Answers every call of the flow like a server. */
function answerFlow(painel: PainelServer) {
  painel.on('GET /api/cidades', () => ({ body: [campinas, saoPaulo] }));
  painel.on('GET /api/bairros', () => ({ body: bairros }));
  painel.on('POST /api/empreendimentos', () => ({ body: made }));
  painel.on('POST /api/empreendimentos/50/generate-description', () => ({ body: written }));
  painel.on('POST /api/assets/process-drive', () => ({ body: { totalProcessed: 8, catalog } }));
  painel.on('POST /api/ai-workflow/create-hotsite', () => ({ body: { id: 7, rota: 'sao-joao-cia' } }));
}
const dialogOf = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.locator('#toast');
const button = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name });
const passo = (page: Page, n: number) => dialogOf(page).locator(`[data-passo="${n}"]`);
async function choose(page: Page, label: string, text: string) {
  await dialogOf(page).getByLabel(label, { exact: true }).fill(text);
  await dialogOf(page).getByRole('listbox').getByRole('option').filter({ hasText: text }).first().click();
}
async function fillForm(page: Page) {
  await dialogOf(page).getByLabel('Nome do empreendimento').fill('São João & Cia');
  await choose(page, 'Incorporadora', 'Pátio Norte');
  await choose(page, 'Bairro', 'Vila Nova');
  await dialogOf(page).getByLabel('Link da pasta do Google Drive').fill(driveUrl);
}
/** A reply that waits until released. */
function held<Reply>(reply: Reply) {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: () => until.then(() => reply), release: () => release() };
}

test('FLW-01 FLW-04 FLW-05 FLW-06 the dialog asks for five things and shows three steps that wait', async ({
  page,
  painel,
  openPainel,
}) => {
  answerFlow(painel);
  await openPainel(path);
  await page.getByRole('button', { name: 'Fluxo AI Completo' }).click();
  const dialog = dialogOf(page);
  await expect(
    dialog.getByRole('heading', { name: 'Fluxo AI Completo - Criar Empreendimento' }),
  ).toBeVisible();
  for (const n of [1, 2, 3]) {
    await expect(button(page, `Executar Passo ${n}`)).toBeVisible();
    await expect(passo(page, n)).toContainText('Aguardando');
  }
  await dialog.getByLabel('Bairro').click();
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveText([
    ...['Ática - São Paulo (SP)', 'Cambuí - Campinas (SP)', 'Vila Nova - São Paulo (SP)'],
  ]);
  await choose(page, 'Cidade (opcional)', 'Campinas');
  await dialog.getByLabel('Bairro').click();
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveText(['Cambuí - Campinas (SP)']);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
});

test('FLW-02 FLW-03 what is missing is told field by field, and nothing is sent', async ({
  page,
  painel,
  openPainel,
}) => {
  answerFlow(painel);
  await openPainel(`${path}?fluxo=novo`);
  await button(page, 'Executar Passo 1').click();
  await expect(toast(page)).toContainText('Nome do empreendimento é obrigatório');
  await dialogOf(page).getByLabel('Nome do empreendimento').fill('Aurora');
  await button(page, 'Executar Passo 1').click();
  await expect(toast(page)).toContainText('Incorporadora é obrigatória');
  await choose(page, 'Incorporadora', 'Pátio Norte');
  await button(page, 'Executar Passo 1').click();
  await expect(toast(page)).toContainText('Bairro é obrigatório');
  await choose(page, 'Bairro', 'Vila Nova');
  await dialogOf(page).getByLabel('Link da pasta do Google Drive').fill('uma pasta');
  await button(page, 'Executar Passo 1').click();
  await expect(toast(page)).toContainText('URL válida do Google Drive é obrigatória');
  await expect(dialogOf(page).getByText('URL válida do Google Drive é obrigatória')).toBeVisible();
  expect(painel.callsOf('POST', '/api/empreendimentos')).toEqual([]);
});

test('FLW-07 FLW-08 a step that is asked for too early says which one comes first', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  answerFlow(painel);
  await openPainel(`${path}?fluxo=novo`);
  await button(page, 'Executar Passo 2').click();
  await expect(toast(page)).toContainText('Erro no Passo 2');
  await expect(toast(page)).toContainText('Execute o Passo 1 primeiro');
  await button(page, 'Executar Passo 3').click();
  await expect(toast(page)).toContainText('Execute os passos anteriores primeiro');
  expect(painel.callsOf('POST', '/api/assets/process-drive')).toEqual([]);
  expect(painel.callsOf('POST', '/api/ai-workflow/create-hotsite')).toEqual([]);
});

test('FLW-05 FLW-09 FLW-10 FLW-11 FLW-16 FLW-19 FLW-21 FLW-26 FLW-27 FLW-28 FLW-29 the three steps one by one, with the documented calls, to the banner', async ({
  page,
  painel,
  openPainel,
}) => {
  answerFlow(painel);
  await openPainel(`${path}?fluxo=novo`);
  await fillForm(page);

  const describing = held({ body: written });
  painel.on('POST /api/empreendimentos/50/generate-description', describing.handler);
  await button(page, 'Executar Passo 1').click();
  await expect(button(page, 'Executando Passo 1...')).toBeVisible();
  await expect(passo(page, 1)).toContainText('Em execução');
  describing.release();
  await expect(button(page, '✓ Passo 1 Completo')).toBeVisible();
  await expect(toast(page)).toContainText('Passo 1 Completo!');
  expect(painel.callsOf('POST', '/api/empreendimentos')[0]?.body).toEqual({
    nome: 'São João & Cia',
    incorporadoraId: 2,
    bairroId: 11,
    descricao: descricaoEmGeracao,
    endereco: '',
    imagemPrincipal: '',
    precoInicial: '',
    status: 'em_lancamento',
    ativo: true,
    driveUrl,
  });
  await expect(passo(page, 1).getByText(written.nota)).toBeVisible();
  const sources = passo(page, 1).getByRole('link');
  await expect(sources).toHaveText(['Guia da Vila Nova', 'http://sem-titulo.example/']);
  await expect(sources.first()).toHaveAttribute('target', '_blank');
  await expect(sources.first()).toHaveAttribute('rel', /noopener noreferrer/);
  await button(page, '✓ Passo 1 Completo').click({ force: true });
  expect(painel.callsOf('POST', '/api/empreendimentos')).toHaveLength(1);
  await expect(dialogOf(page).getByLabel('Nome do empreendimento')).toBeDisabled();

  const processing = held({ body: { totalProcessed: 8, catalog } });
  painel.on('POST /api/assets/process-drive', processing.handler);
  await button(page, 'Executar Passo 2').click();
  await expect(button(page, 'Executando Passo 2...')).toBeVisible();
  await expect.poll(() => painel.callsOf('POST', '/api/assets/process-drive')).toHaveLength(1);
  const sent = painel.callsOf('POST', '/api/assets/process-drive')[0]?.body as Record<string, unknown>;
  expect(sent).toMatchObject({ driveUrl, maxAssets: 80, empreendimentoId: 50 });
  const step = 'assets-processing';
  const session = String(sent.sessionId);
  painel.emit(session, { type: 'substep_start', step, substep: 'classify-assets', data: { total: 8 } });
  await expect(passo(page, 2)).toContainText('Classificar imagens');
  await expect(passo(page, 2).getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  processing.release();
  await expect(toast(page)).toContainText('Passo 2 Completo!');

  const lists = painel.callsOf('GET', '/api/empreendimentos').length;
  await button(page, 'Executar Passo 3').click();
  await expect(toast(page)).toContainText('Fluxo AI Completo!');
  await expect(dialogOf(page).getByText(/Fluxo concluído/)).toBeVisible();
  await expect(button(page, '✓ Passo 3 Completo')).toBeVisible();
  expect(painel.callsOf('POST', '/api/ai-workflow/create-hotsite')[0]?.body).toEqual({
    nome: 'São João & Cia',
    empreendimentoId: 50,
    rota: 'sao-joao-cia',
    driveUrl,
    assetCatalog: catalog,
    style: 'modern',
    model: 'v0',
  });
  await expect(dialogOf(page)).toBeHidden({ timeout: 10_000 });
  await expect.poll(() => painel.callsOf('GET', '/api/empreendimentos').length).toBeGreaterThan(lists);
});

test('FLW-14 FLW-24 FLW-25 a failed description shows the error, and the step run again makes no second record', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of (500|502)/);
  answerFlow(painel);
  painel.on('POST /api/empreendimentos', () => ({ status: 500, body: '' }));
  await openPainel(`${path}?fluxo=novo`);
  await fillForm(page);
  await button(page, 'Executar Passo 1').click();
  await expect(toast(page)).toContainText('Erro no Passo 1');
  await expect(toast(page)).toContainText('Erro ao criar empreendimento básico');
  await expect(passo(page, 1)).toContainText('Erro');

  painel.on('POST /api/empreendimentos', () => ({ body: made }));
  painel.on('POST /api/empreendimentos/50/generate-description', () => ({
    status: 502,
    body: { message: 'O modelo não respondeu.' },
  }));
  await button(page, 'Executar Passo 1').click();
  await expect(toast(page)).toContainText('O modelo não respondeu.');
  await expectAccessible(page);
  answerFlow(painel);
  await button(page, 'Executar Passo 1').click();
  await expect(button(page, '✓ Passo 1 Completo')).toBeVisible();
  // The first one was refused without a record, the second one made it.
  expect(painel.callsOf('POST', '/api/empreendimentos')).toHaveLength(2);
});

test('FLW-14 a record whose answer was lost on the way is found again instead of made twice', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of 502/);
  answerFlow(painel);
  painel.on('POST /api/empreendimentos', () => {
    painel.on('GET /api/empreendimentos', () => ({ body: [made] }));
    return { status: 502, body: '' };
  });
  await openPainel(`${path}?fluxo=novo`);
  await fillForm(page);
  await button(page, 'Executar Passo 1').click();
  await expect(toast(page)).toContainText('Erro no Passo 1');
  await button(page, 'Executar Passo 1').click();
  await expect(button(page, '✓ Passo 1 Completo')).toBeVisible();
  expect(painel.callsOf('POST', '/api/empreendimentos')).toHaveLength(1);
});

test('FLW-09 FLW-24 FLW-25 steps 2 and 3 tell their failures and can be run again; a hotsite made in another tab is none', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of (409|500|502)/);
  answerFlow(painel);
  const described = { ...made, descricao: 'Pronta.' };
  painel.on('GET /api/empreendimentos', () => ({ body: [described] }));
  painel.on('GET /api/empreendimentos/50/fluxo', () => ({
    body: {
      passos: [
        { status: 'completed', erro: null },
        { status: 'error', erro: 'A pasta não está compartilhada.' },
        { status: 'pending', erro: null },
      ],
      sessao: null,
    },
  }));
  painel.on('POST /api/assets/process-drive', () => ({ status: 500, body: '' }));
  await openPainel(path);
  await page.getByRole('button', { name: 'Continuar Fluxo AI de São João & Cia' }).click();
  await expect(passo(page, 2)).toContainText('A pasta não está compartilhada.');
  await button(page, 'Executar Passo 2').click();
  await expect(toast(page)).toContainText('Erro no Passo 2');
  await expect(toast(page)).toContainText('Erro ao processar assets do Google Drive');
  answerFlow(painel);
  await dialogOf(page).getByLabel('Link da pasta do Google Drive').fill(`${driveUrl}4`);
  await button(page, 'Executar Passo 2').click();
  await expect(button(page, '✓ Passo 2 Completo')).toBeVisible();
  expect(painel.callsOf('POST', '/api/assets/process-drive').at(-1)?.body).toMatchObject({
    driveUrl: `${driveUrl}4`,
  });
  painel.on('POST /api/ai-workflow/create-hotsite', () => ({ status: 500, body: '' }));
  await button(page, 'Executar Passo 3').click();
  await expect(toast(page)).toContainText('Erro no Passo 3');
  await expect(toast(page)).toContainText('Erro ao criar hotsite');

  // Another tab makes it meanwhile: the step is done, not failed.
  painel.on('POST /api/ai-workflow/create-hotsite', () => ({
    status: 409,
    body: { message: 'Este empreendimento já possui um hotsite' },
  }));
  await button(page, 'Executar Passo 3').click();
  await expect(toast(page)).toContainText('Este empreendimento já possui um hotsite');
  painel.on('GET /api/empreendimentos/50/fluxo', () => ({
    body: { passos: Array.from({ length: 3 }, () => ({ status: 'completed', erro: null })), sessao: null },
  }));
  await button(page, 'Executar Passo 3').click();
  await expect(toast(page)).toContainText('Fluxo AI Completo!');
});

test('FLW-06 FLW-14 a flow that was left is offered again, and goes on where the server says it is', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answerFlow(painel);
  const described = { ...made, descricao: 'Pronta.' };
  painel.on('GET /api/empreendimentos', () => ({ body: [described] }));
  painel.on('GET /api/empreendimentos/50', () => ({
    body: { ...described, assetsCatalog: JSON.stringify(catalog), metadados: null },
  }));
  const running = held({ body: { totalProcessed: 8, catalog } });
  painel.on('POST /api/assets/process-drive', running.handler);
  painel.on('GET /api/empreendimentos/50/fluxo', () => ({
    body: {
      passos: [
        { status: 'completed', erro: null },
        { status: 'processing', erro: null },
        { status: 'pending', erro: null },
      ],
      sessao: 'sessao-em-andamento',
    },
  }));
  await openPainel(path);
  await page.getByRole('button', { name: 'Fluxo AI Completo' }).click();
  await dialogOf(page).getByRole('button', { name: 'Continuar São João & Cia' }).click();
  await expect(page).toHaveURL(/fluxo=50/);
  await expect(button(page, '✓ Passo 1 Completo')).toBeVisible();
  await expect(button(page, 'Executando Passo 2...')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Nome do empreendimento')).toHaveValue('São João & Cia');
  const step = 'assets-processing';
  painel.emit('sessao-em-andamento', { type: 'substep_start', step, substep: 'upload-assets' });
  await expect(passo(page, 2)).toContainText('Guardar imagens otimizadas');
  running.release();
  await expect(button(page, '✓ Passo 2 Completo')).toBeVisible();
  await button(page, 'Executar Passo 3').click();
  await expect(toast(page)).toContainText('Fluxo AI Completo!');
});

test('API-20 without the additional call a flow is taken up by what its record says', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of 404/);
  answerFlow(painel);
  const processed = { ...made, descricao: 'Pronta.', assetsProcessedAt: '2026-03-12T14:05:00.000Z' };
  painel.on('GET /api/empreendimentos', () => ({ body: [processed] }));
  painel.on('GET /api/empreendimentos/50', () => ({
    body: { ...processed, assetsCatalog: '{"assets":[]}', metadados: null },
  }));
  await openPainel(`${path}?fluxo=50`);
  await expect(button(page, '✓ Passo 2 Completo')).toBeVisible();
  await button(page, 'Executar Passo 3').click();
  await expect(toast(page)).toContainText('Fluxo AI Completo!');
  expect(painel.callsOf('POST', '/api/ai-workflow/create-hotsite')[0]?.body).toMatchObject({
    assetCatalog: '{"assets":[]}',
    empreendimentoId: 50,
  });
});

test('what was typed before the first step is there again', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  answerFlow(painel);
  await openPainel(`${path}?fluxo=novo`);
  await dialogOf(page).getByLabel('Nome do empreendimento').fill('Meio caminho');
  await button(page, 'Cancelar').click();
  await page.getByRole('button', { name: 'Fluxo AI Completo' }).click();
  await expect(dialogOf(page).getByText('Rascunho recuperado')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Nome do empreendimento')).toHaveValue('Meio caminho');
});
