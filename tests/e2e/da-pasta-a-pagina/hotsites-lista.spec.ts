import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { hotsite, sampleHotsites } from '#tests/e2e/support/hotsites.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';

const path = '/admin/hotsites';
const link = 'https://drive.google.com/drive/folders/aurora';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page) => page.locator('#toast');
const dialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(({ painel }) => {
  painel.on('GET /api/hotsites', () => ({ body: sampleHotsites }));
});

test('HOT-02 HOT-03 HOT-04 four figures stand over the list', async ({ page, painel, openPainel }) => {
  await openPainel(path);
  const cards = page.getByRole('list', { name: 'Resumo dos hotsites' }).getByRole('listitem');
  await expect(cards).toHaveText([
    'Total de Hotsites5',
    'Hotsites Ativos4',
    'Templates Disponíveis2',
    'Último Upload12/03/2026',
  ]);
  painel.on('GET /api/hotsites', () => ({ body: [] }));
  await page.reload();
  await expect(cards).toHaveText([
    'Total de Hotsites0',
    'Hotsites Ativos0',
    'Templates Disponíveis0',
    'Último UploadNenhum',
  ]);
  await expect(page.getByText('Nenhum hotsite encontrado')).toBeVisible();
  await expectAccessible(page);
});

test('HOT-05 HOT-06 HOT-07 HOT-08 HOT-09 HOT-10 each row says how far its hotsite is', async ({
  page,
  openPainel,
}) => {
  await openPainel(path);
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText([
    ...['Nome', 'Empreendimento', 'Rota', 'Processamento', 'Ativo', 'IA', 'Criação', 'Ações'],
  ]);
  await expect(rowOf(page, 'Vila Nova')).toContainText('Rascunho');
  await expect(rowOf(page, 'Vila Nova')).toContainText('Aguardando');
  await expect(rowOf(page, 'Vila Nova')).toContainText('Ativo');
  await expect(rowOf(page, 'Vila Nova')).toContainText('12/03/2026');
  await expect(rowOf(page, 'Pátio Norte')).toContainText('Erro');
  await expect(rowOf(page, 'Pátio Norte')).toContainText('A pasta não existe ou não está compartilhada.');
  await expect(rowOf(page, 'Brisa do Mar')).toContainText('Concluído (42 assets)');
  await expect(rowOf(page, 'Brisa do Mar')).toContainText('Inativo');
  await expect(rowOf(page, 'Brisa do Mar').getByRole('button', { name: /Gerar GPT-5/ })).toBeVisible();
  await expect(rowOf(page, 'Aurora Jardins').getByRole('button', { name: /Luxo/ })).toBeVisible();
  await expect(rowOf(page, 'Mirante').getByRole('button', { name: /Generated/ })).toBeVisible();
  await expect(rowOf(page, 'Mirante').getByText('Concluído', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('HOT-05 HOT-13 the search is over names', async ({ page, openPainel }) => {
  await openPainel(path);
  await page.getByRole('searchbox').fill('aurora');
  await expect(page.locator('tbody tr[data-index]')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nada');
  await expect(page.getByText('Nenhum hotsite encontrado')).toBeVisible();
});

test('HOT-11 the public page opens in a new tab, that of an inactive one not at all', async ({
  page,
  painel,
  openPainel,
}) => {
  await openPainel(path);
  const open = rowOf(page, 'Aurora Jardins').getByRole('link', { name: /Abrir página/ });
  await expect(open).toHaveAttribute('href', '/hotsite/aurora-jardins');
  await expect(open).toHaveAttribute('target', '_blank');
  await expect(rowOf(page, 'Brisa do Mar').getByRole('button', { name: /Abrir página/ })).toBeDisabled();
  // Neither is that of one switched off after its page was made.
  const off = sampleHotsites.map((row) => ({ ...row, ativo: false }));
  painel.on('GET /api/hotsites', () => ({ body: off }));
  await page.reload();
  await expect(rowOf(page, 'Aurora Jardins').getByRole('button', { name: /Abrir página/ })).toBeDisabled();
  await expect(open).toHaveCount(0);
});

test('HOT-12 HOT-35 deleting asks first; a failure is always the same sentence', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  painel.on('DELETE /api/hotsites/3', () => ({ status: 500, body: { message: 'Sem banco de dados' } }));
  await openPainel(path);
  const remove = rowOf(page, 'Aurora Jardins').getByRole('button', { name: 'Excluir Aurora Jardins' });
  page.once('dialog', (question) => {
    expect(question.message()).toBe('Tem certeza que deseja excluir este hotsite?');
    void question.dismiss();
  });
  await remove.click();
  expect(painel.callsOf('DELETE', '/api/hotsites/3')).toEqual([]);
  page.once('dialog', (question) => void question.accept());
  await remove.click();
  await expect(toast(page)).toContainText('Erro ao excluir hotsite');
  await expect(toast(page)).not.toContainText('Sem banco');
});

test('HOT-30 HOT-33 the list is read every 3 s while something is processing, and says when it is over', async ({
  page,
  painel,
  openPainel,
}) => {
  let rows = [hotsite({ id: 9, nome: 'Mirante', status: 'processing' })];
  painel.on('GET /api/hotsites', () => ({ body: rows }));
  await openPainel(path);
  await expect(rowOf(page, 'Mirante')).toContainText('Processando...');
  const reads = () => painel.callsOf('GET', '/api/hotsites').length;
  const first = reads();
  await expect.poll(reads, { timeout: 15_000 }).toBeGreaterThanOrEqual(first + 2);
  rows = [{ ...rows[0]!, status: 'completed', catalog: '{"total_assets":7}' }];
  await expect(toast(page)).toContainText('Hotsite pronto', { timeout: 15_000 });
  await expect(toast(page)).toContainText('Mirante');
  await expect(rowOf(page, 'Mirante')).toContainText('Concluído (7 assets)');
  const last = reads();
  await page.waitForTimeout(4000);
  expect(reads()).toBe(last);
});

test('HOT-30 a processing that failed is told with its name and its reason', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  let rows = [hotsite({ id: 9, nome: 'Mirante', status: 'processing' })];
  painel.on('GET /api/hotsites', () => ({ body: rows }));
  await openPainel(path);
  await expect(rowOf(page, 'Mirante')).toContainText('Processando...');
  rows = [{ ...rows[0]!, status: 'error', erro: 'A pasta está vazia.' }];
  await expect(toast(page)).toContainText('Erro', { timeout: 15_000 });
  await expect(toast(page)).toContainText('A pasta está vazia.');
});

test('UXT-12 a list that cannot be read says so', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  painel.on('GET /api/hotsites', () => ({ status: 500, body: { message: 'Sem banco de dados' } }));
  await openPainel(path);
  await expect(page.getByText('Erro ao carregar dados')).toBeVisible();
  await expectAccessible(page);
});

test.describe('the dialog', () => {
  const preview = {
    images: ['Fachada.jpg', 'Piscina.jpg'].map((name, index) => ({
      id: name,
      name,
      path: `Fotos/${name}`,
      category: index === 0 ? 'fachada' : 'lazer',
      uncertain: false,
      size: 100,
      thumbnail: null,
    })),
    videos: [],
    samples: ['Fachada.jpg', 'Piscina.jpg'],
    leftOut: [
      {
        path: 'Fotos/logo.psd',
        reason: 'formato',
        message: 'Arquivo do Photoshop (PSD) não é uma imagem pronta.',
      },
    ],
    documents: 2,
    skipped: [],
  };

  test.beforeEach(({ painel }) => {
    painel.on('GET /api/hotsites/preview-drive/miniatura', () => ({ status: 204 }));
    painel.on('GET /api/empreendimentos', () => ({
      body: [
        empreendimento({ id: 3, nome: 'Aurora Jardins' }),
        empreendimento({ id: 8, nome: 'São João - Fase 2!' }),
      ],
    }));
  });
  const choose = async (page: Page, nome: string) => {
    await page.getByRole('combobox', { name: 'Empreendimento' }).fill(nome);
    await page.getByRole('option', { name: nome }).click();
  };

  test('HOT-14 HOT-18 HOT-19 HOT-51 choosing an empreendimento fills the rota; those that have a hotsite are not offered', async ({
    page,
    openPainel,
  }) => {
    await openPainel(path);
    await page.getByRole('button', { name: 'Novo Hotsite' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.getByLabel('Empreendimento').click();
    await expect(page.getByRole('option')).toHaveCount(1);
    await choose(page, 'São João - Fase 2!');
    await expect(page.getByLabel('Rota')).toHaveValue('sao-joao-fase-2');
    await expect(dialog(page).getByText('/hotsite/sao-joao-fase-2')).toBeVisible();
    await page.getByLabel('Rota').fill('São João Alto');
    await expect(dialog(page).getByText('/hotsite/sao-joao-alto')).toBeVisible();
    await expect(page.getByLabel('Limite de assets')).toHaveValue('80');
    await expectAccessible(page);
  });

  test('HOT-15 HOT-16 HOT-17 what is missing is told, one thing at a time', { tag: '@all' }, async ({
    page,
    painel,
    openPainel,
  }) => {
    await openPainel(`${path}?novo=1`);
    const submit = page.getByRole('button', { name: 'Criar e processar' });
    const told = async (title: string, text: string) => {
      await expect(toast(page)).toContainText(title);
      await expect(toast(page)).toContainText(text);
    };
    await submit.click();
    await told('Erro de validação', 'Empreendimento é obrigatório');
    await choose(page, 'São João - Fase 2!');
    await page.getByLabel('Rota').fill('');
    await submit.click();
    await told('Erro de validação', 'Rota é obrigatória');
    await page.getByLabel('Rota').fill('sao-joao');
    await submit.click();
    await told('Link obrigatório', 'Cole o link da pasta do Google Drive primeiro');
    await page.getByRole('button', { name: 'Prévia dos Assets' }).click();
    await told('Link obrigatório', 'Cole o link da pasta do Google Drive primeiro');
    await page.getByLabel('Link da pasta do Google Drive').fill('minha pasta');
    await submit.click();
    await told('Erro de validação', 'URL válida do Google Drive é obrigatória');
    await page.getByLabel('Link da pasta do Google Drive').fill(link);
    await page.getByLabel('Limite de assets').fill('501');
    await submit.click();
    await told('Erro de validação', 'O limite de assets deve ser entre 1 e 500');
    expect(painel.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await expectAccessible(page);
  });

  test('HOT-21 HOT-24 the preview counts, names and sorts what the folder has, and says what stays out', {
    tag: '@all',
  }, async ({ page, painel, openPainel }) => {
    painel.on('POST /api/hotsites/preview-drive', () => ({ body: preview }));
    await openPainel(`${path}?novo=1`);
    await page.getByLabel('Link da pasta do Google Drive').fill(link);
    await page.getByRole('button', { name: 'Prévia dos Assets' }).click();
    const found = page.getByRole('region', { name: 'Prévia dos Assets' });
    await expect(found.locator('dl > div')).toHaveText(['Imagens2', 'Vídeos0', 'Total2', 'Ficam de fora1']);
    await expect(found.getByText('Exemplos: Fachada.jpg, Piscina.jpg')).toBeVisible();
    await expect(found.locator('details > summary').first()).toHaveText('Fachada1');
    await found.getByText('O que ficaria de fora, e por quê').click();
    await expect(found.getByText('Fotos/logo.psd')).toBeVisible();
    expect(painel.callsOf('POST', '/api/hotsites/preview-drive')[0]?.body).toEqual({
      driveUrl: link,
      maxAssets: 80,
    });
    await expectAccessible(page);
  });

  test("HOT-22 a preview that fails shows the server's words, else its sentence", { tag: '@all' }, async ({
    page,
    painel,
    openPainel,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 502/);
    const sentence =
      'Não foi possível acessar a pasta do Drive. Verifique se o link está correto e a pasta está compartilhada.';
    painel.on('POST /api/hotsites/preview-drive', () => ({ status: 502, body: '' }));
    await openPainel(`${path}?novo=1`);
    await page.getByLabel('Link da pasta do Google Drive').fill(link);
    await page.getByRole('button', { name: 'Prévia dos Assets' }).click();
    await expect(toast(page)).toContainText('Erro na prévia');
    await expect(toast(page)).toContainText(sentence);
    painel.on('POST /api/hotsites/preview-drive', () => ({
      status: 502,
      body: { message: sentence, detail: 'A pasta está na lixeira.' },
    }));
    await page.getByRole('button', { name: 'Prévia dos Assets' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('A pasta está na lixeira.');
    await expectAccessible(page);
  });

  test('HOT-20 HOT-25 HOT-28 HOT-29 sending closes the dialog and reads the list again', async ({
    page,
    painel,
    openPainel,
  }) => {
    const made = hotsite({ id: 10, nome: 'São João - Fase 2!', status: 'processing' });
    painel.on('POST /api/hotsites/process-drive', () => {
      painel.on('GET /api/hotsites', () => ({ body: [made, ...sampleHotsites] }));
      return { status: 202, body: made };
    });
    await openPainel(`${path}?novo=1`);
    await choose(page, 'São João - Fase 2!');
    await page.getByLabel('Link da pasta do Google Drive').fill(link);
    await page.getByLabel('Limite de assets').fill('');
    // Left and taken up again.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Novo Hotsite' }).click();
    await expect(page.getByLabel('Link da pasta do Google Drive')).toHaveValue(link);
    const reads = painel.callsOf('GET', '/api/hotsites').length;
    await page.getByLabel('Link da pasta do Google Drive').press('Enter');
    await expect(toast(page)).toContainText('Processamento iniciado');
    await expect(toast(page)).toContainText(
      'O hotsite está sendo criado. Você será notificado quando estiver pronto.',
    );
    await expect(dialog(page)).toBeHidden();
    expect(painel.callsOf('GET', '/api/hotsites').length).toBeGreaterThan(reads);
    await expect(rowOf(page, 'São João - Fase 2!')).toContainText('Processando...');
    expect(painel.callsOf('POST', '/api/hotsites/process-drive').map(({ body }) => body)).toEqual([
      {
        nome: 'São João - Fase 2!',
        empreendimentoId: 8,
        rota: 'sao-joao-fase-2',
        driveUrl: link,
        maxAssets: 80,
      },
    ]);
    // What was typed is not offered again.
    await page.getByRole('button', { name: 'Novo Hotsite' }).click();
    await expect(page.getByLabel('Link da pasta do Google Drive')).toHaveValue('');
  });

  test('HOT-30 what is done before the list is read again is told too', { tag: '@all' }, async ({
    page,
    painel,
    openPainel,
  }) => {
    const made = hotsite({ id: 10, nome: 'São João - Fase 2!', status: 'processing' });
    painel.on('POST /api/hotsites/process-drive', () => {
      painel.on('GET /api/hotsites', () => ({
        body: [{ ...made, status: 'completed', catalog: '{"total_assets":7}' }],
      }));
      return { status: 202, body: made };
    });
    await openPainel(`${path}?novo=1`);
    await choose(page, 'São João - Fase 2!');
    await page.getByLabel('Link da pasta do Google Drive').fill(link);
    await page.getByRole('button', { name: 'Criar e processar' }).click();
    await expect(toast(page)).toContainText('Hotsite pronto');
  });

  test('HOT-31 HOT-32 HOT-35 a refusal is shown as the server says it, else by its sentence, and nothing is lost', async ({
    page,
    painel,
    openPainel,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of (409|500)/, /net::ERR/);
    const refused = { message: 'Este empreendimento já possui um hotsite', field: 'empreendimentoId' };
    painel.on('POST /api/hotsites/process-drive', () => ({ status: 409, body: refused }));
    await openPainel(`${path}?novo=1`);
    await choose(page, 'São João - Fase 2!');
    await page.getByLabel('Link da pasta do Google Drive').fill(link);
    const submit = page.getByRole('button', { name: 'Criar e processar' });
    await submit.click();
    await expect(toast(page)).toContainText('Este empreendimento já possui um hotsite');
    await expect(dialog(page).getByRole('alert')).toHaveText('Este empreendimento já possui um hotsite');
    painel.on('POST /api/hotsites/process-drive', () => ({ status: 500, body: '' }));
    await submit.click();
    await expect(toast(page)).toContainText(
      'Erro ao processar hotsite. Verifique se o link do Drive está correto.',
    );
    await page.route('**/api/hotsites/process-drive', (route) => route.abort());
    await submit.click();
    await expect(toast(page)).toContainText('Erro ao criar hotsite');
    await expect(page.getByLabel('Link da pasta do Google Drive')).toHaveValue(link);
  });

  test('HOT-14 HOT-26 HOT-40 editing keeps the rota, switches the page off at once and processes again', {
    tag: '@all',
  }, async ({ page, painel, openPainel }) => {
    const row = sampleHotsites[3]!;
    painel.on('PUT /api/hotsites/3', () => ({ body: { ...row, ativo: false } }));
    painel.on('POST /api/hotsites/3/process-drive', () => ({ status: 202, body: row }));
    await openPainel(path);
    await page.getByRole('button', { name: 'Editar Aurora Jardins' }).click();
    await expect(page.getByRole('dialog', { name: 'Editar Hotsite' })).toBeVisible();
    await expect(page.getByLabel('Rota')).toHaveValue('aurora-jardins');
    await page.getByRole('switch', { name: 'Hotsite ativo' }).click();
    await expect(toast(page)).toContainText('Hotsite desativado');
    expect(painel.callsOf('PUT', '/api/hotsites/3')[0]?.body).toEqual({ ativo: false });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salvar e processar' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(painel.callsOf('POST', '/api/hotsites/3/process-drive')[0]?.body).toMatchObject({
      nome: 'Aurora Jardins',
      empreendimentoId: 3,
      rota: 'aurora-jardins',
    });
  });
});

test.describe("'Gerar Hotsite com GPT-5'", () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Gerar GPT-5: Brisa do Mar' }).click();

  test('HOT-41 HOT-43 three styles, Moderno first; success says how many assets were used', {
    tag: '@all',
  }, async ({ page, painel, openPainel }) => {
    painel.on('POST /api/hotsites/4/generate-gpt5', () => ({ body: { generated: { assetsUsed: 12 } } }));
    await openPainel(path);
    await open(page);
    const box = page.getByRole('dialog', { name: 'Gerar Hotsite com GPT-5' });
    await expect(box.getByRole('radio')).toHaveCount(3);
    await expect(box.getByRole('radio', { name: /^Minimalista/ })).not.toBeChecked();
    await expect(box.getByRole('radio', { name: /^Moderno/ })).toBeChecked();
    await expect(box.getByRole('button').filter({ hasNotText: /^$/ })).toHaveText([
      'Debug',
      'Cancelar',
      'Gerar',
    ]);
    await expectAccessible(page);
    // By keyboard alone.
    await box.getByRole('radio', { name: /^Moderno/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(box.getByRole('radio', { name: /^Luxo/ })).toBeChecked();
    await box.getByRole('button', { name: 'Gerar' }).press('Enter');
    await expect(toast(page)).toContainText('GPT-5 Gerado com Sucesso!');
    await expect(toast(page)).toContainText('Hotsite gerado usando 12 assets.');
    await expect(box).toBeHidden();
    expect(painel.callsOf('POST', '/api/hotsites/4/generate-gpt5')[0]?.body).toEqual({ style: 'luxury' });
  });

  test('HOT-43 HOT-44 an unknown count is N/A, a failure says why or that it is unknown', async ({
    page,
    painel,
    openPainel,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of (500|502)/);
    painel.on('POST /api/hotsites/4/generate-gpt5', () => ({
      status: 502,
      body: { message: 'O modelo não respondeu.' },
    }));
    await openPainel(path);
    await open(page);
    const generate = page.getByRole('button', { name: 'Gerar', exact: true });
    await generate.click();
    await expect(toast(page)).toContainText('Erro na Geração GPT-5');
    await expect(toast(page)).toContainText('O modelo não respondeu.');
    painel.on('POST /api/hotsites/4/generate-gpt5', () => ({ status: 500, body: '' }));
    await generate.click();
    await expect(toast(page)).toContainText('Erro desconhecido');
    painel.on('POST /api/hotsites/4/generate-gpt5', () => ({ body: {} }));
    await generate.click();
    await expect(toast(page)).toContainText('Hotsite gerado usando N/A assets.');
  });

  test('HOT-50 debug prints to the console and shows an alert', async ({
    page,
    painel,
    openPainel,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 500/);
    const alerts: string[] = [];
    const printed: string[] = [];
    page.on('dialog', (alert) => {
      alerts.push(alert.message());
      void alert.accept();
    });
    page.on('console', (message) => void printed.push(message.text()));
    painel.on('GET /api/hotsites/4/debug-gpt5', () => ({ body: { systemMessage: 'Você escreve páginas.' } }));
    await openPainel(path);
    await open(page);
    await page.getByRole('button', { name: 'Debug' }).click();
    await expect.poll(() => alerts).toEqual(['Informações de debug no console do navegador']);
    expect(printed.join('\n')).toContain('Debug GPT-5: Brisa do Mar');
    painel.on('GET /api/hotsites/4/debug-gpt5', () => ({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Debug' }).click();
    await expect.poll(() => alerts.at(-1)).toBe('Erro ao buscar debug info');
  });
});
