import type { Page } from '@playwright/test';
import { superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { expect, test, token } from '#tests/e2e/support/fixtures.ts';
import { sampleEmpreendimentos } from '#tests/e2e/support/records.ts';
import { acceptStarts, emitStep, folder, result, runOf } from '#tests/e2e/support/runs.ts';

const path = '/admin/empreendimentos';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Super AI Workflow Completo' });
const cardOf = (page: Page, label: string) =>
  dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) });
const labels = superAiSteps.map(({ label }) => label);

/** Opens the dialog, types the folder and starts; the pane is visible afterwards. */
/** The session whose start the server has been asked for: the panel shows a run before. */
async function begun(sessions: string[]): Promise<string> {
  await expect.poll(() => sessions.length).toBeGreaterThan(0);
  return sessions[0]!;
}

async function startRun(page: Page, url = folder): Promise<void> {
  await page.getByRole('button', { name: 'Super AI' }).click();
  await page.getByLabel('URL da pasta do Google Drive').fill(url);
  await page.getByRole('button', { name: 'Iniciar Super AI Workflow' }).click();
  await expect(page.getByRole('heading', { name: 'Super AI em Ação' })).toBeVisible();
}

test('SUP-01 SUP-02 SUP-03 the dialog asks for the folder alone, and for nothing but its presence', async ({
  page,
  painel,
  openPainel,
}) => {
  const { bodies } = acceptStarts(painel);
  await openPainel(path);
  await page.getByRole('button', { name: 'Super AI' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByText('Motor local')).toBeVisible();
  await expect(dialog.getByText(/O Google Drive não está configurado/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Iniciar Super AI Workflow' }).click();
  await expect(dialog.getByText('URL do Google Drive é obrigatória')).toBeVisible();
  await expectAccessible(page);
  expect(bodies).toEqual([]);
  await dialog.getByRole('textbox').fill('qualquer texto');
  await dialog.getByRole('button', { name: 'Iniciar Super AI Workflow' }).click();
  await expect(dialog.getByRole('heading', { name: 'Super AI em Ação' })).toBeVisible();
  expect(bodies[0]?.driveUrl).toBe('qualquer texto');
});

test('SUP-14 SUP-17 SUP-18 the start sends its three fields with a random session id, and follows the stream of it', async ({
  page,
  painel,
  openPainel,
}) => {
  const { bodies, sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  expect(bodies[0]).toEqual({ driveUrl: folder, maxPDFs: 10, sessionId: expect.stringMatching(uuid) });
  const stream = painel.callsOf('GET', `/api/super-ai/progress-stream/${sessions[0]}`)[0];
  expect(stream?.query.get('token')).toBe(token);
  const start = painel.callsOf('POST', '/api/super-ai/analyze-complete-with-progress')[0];
  expect(start?.headers.authorization).toBe(`Bearer ${token}`);
});

test('SUP-04 SUP-06..SUP-12 four cards in their order live through their statuses, with substeps and counts', async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  await expect(dialogOf(page).getByRole('heading', { level: 3 })).toHaveText([...labels]);
  await expect(dialogOf(page).getByText('Aguardando', { exact: true })).toHaveCount(4);
  await expect(dialogOf(page).getByRole('status')).toHaveText('Lendo a pasta...');
  for (const { label, substeps } of superAiSteps)
    for (const substep of substeps) await expect(cardOf(page, label).getByText(substep.label)).toBeVisible();

  const first = cardOf(page, 'Análise de PDFs');
  painel.emit(session, { type: 'connected', data: { engine: 'Motor local' } });
  painel.emit(session, { type: 'step_start', step: 'pdf-analysis' });
  painel.emit(session, { type: 'substep_start', step: 'pdf-analysis', substep: 'list-pdfs' });
  painel.emit(session, { type: 'substep_complete', step: 'pdf-analysis', substep: 'list-pdfs' });
  const place = { step: 'pdf-analysis', substep: 'download-pdfs' };
  painel.emit(session, { type: 'substep_start', ...place, data: { total: 9 } });
  painel.emit(session, { type: 'connected', data: { progress: { 'download-pdfs': 4 } } });
  await expect(first.getByText('Em execução', { exact: true })).toBeVisible();
  await expect(first.getByText('4 de 9')).toBeVisible();
  await expect(first.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '16');
  await expect(dialogOf(page).getByText('Motor local')).toBeVisible();
  await expectAccessible(page);

  emitStep(painel, session, 0);
  await expect(first.getByText('Concluído', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progresso geral' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  await expect(dialogOf(page).getByText('25%', { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText('1 de 4 etapas', { exact: true })).toBeVisible();
  // What a substep says of itself is read whole.
  const said = 'Incorporadora cadastrada: Nova Enseada Construtora e Incorporadora Limitada';
  const match = { step: 'pdf-analysis', substep: 'match-incorporadora' };
  painel.emit(session, { type: 'substep_complete', ...match, message: said });
  const note = first.getByText(said);
  await expect(note).toBeVisible();
  expect(await note.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('WIR-02 API-18 who took over is named while the run goes on', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const message = 'Ler documentos: feito por Anthropic b no lugar de OpenAI a. O provedor recusou a chave.';
  painel.emit(await begun(sessions), { type: 'connected', message, data: { note: true } });
  painel.emit(await begun(sessions), { type: 'connected', message, data: { note: true } });
  const list = dialogOf(page).getByRole('list', { name: 'Reservas que assumiram' });
  await expect(list.getByRole('listitem')).toHaveText([message]);
  await expectAccessible(page);
});

test('SUP-05 the results line fills as the steps finish', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const line = dialogOf(page).getByRole('status');
  await expect(line).toHaveText('Lendo a pasta...');
  painel.emit(await begun(sessions), { type: 'connected', data: { pdfsRead: 9, totalAssets: 80 } });
  await expect(line).toHaveText('9 PDFs lidos · 80 assets classificados');
  painel.emit(await begun(sessions), { type: 'connected', data: { sections: 6, rota: 'aurora-jardins' } });
  await expect(line).toHaveText(
    '9 PDFs lidos · 80 assets classificados · 6 seções · /hotsite/aurora-jardins',
  );
});

test('SUP-13 closing is disabled while the run runs, by the button and by Escape, and not once all steps are done', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await page.getByRole('button', { name: 'Super AI' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Cancelar' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await startRun(page);
  await expect(dialogOf(page).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeVisible();
  for (const index of [0, 1, 2, 3]) emitStep(painel, await begun(sessions), index);
  await expect(dialogOf(page).getByRole('button', { name: 'Fechar', exact: true })).toBeEnabled();
});

test('SUP-23 steps that come at once are shown one second apart', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const look = () => {
      for (const card of document.querySelectorAll('[data-step]')) {
        const id = card.getAttribute('data-step') as string;
        if (!card.textContent?.includes('Aguardando')) seen[id] ??= performance.now();
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (const index of [0, 1, 2, 3]) emitStep(painel, await begun(sessions), index);
  await expect(dialogOf(page).getByText('Concluído', { exact: true })).toHaveCount(4);
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  const times = superAiSteps.map(({ id }) => seen[id] as number);
  for (const index of [1, 2, 3]) {
    const pause = (times[index] as number) - (times[index - 1] as number);
    // The browser may have drawn the earlier one late.
    expect(pause).toBeGreaterThan(900);
    expect(pause).toBeLessThan(3000);
  }
});

test('SUP-13 SUP-24 SUP-25 complete: toast, list read again, and two seconds later the dialog closes afresh', async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await page.clock.install();
  await openPainel(path);
  await startRun(page);
  const before = painel.callsOf('GET', '/api/empreendimentos').length;
  await page.clock.pauseAt(Date.now() + 60_000);
  painel.emit(await begun(sessions), { type: 'complete', data: result });
  await expect(page.getByText('Super AI Completo!')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Fechar', exact: true })).toBeEnabled();
  await expect(
    dialogOf(page).getByText('O lançamento não tem número de registro de incorporação.'),
  ).toBeVisible();
  await expect.poll(() => painel.callsOf('GET', '/api/empreendimentos').length).toBe(before + 1);
  await page.clock.runFor(1900);
  await expect(dialogOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Super AI', exact: true }).click();
  await expect(page.getByLabel('URL da pasta do Google Drive')).toHaveValue('');
});

test('PNL-01 a run put aside goes on in the header of every screen, and what it made stays until seen', async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  const place = { step: 'assets-processing', substep: 'download-assets' };
  painel.emit(session, { type: 'step_start', step: place.step });
  painel.emit(session, { type: 'substep_start', ...place, data: { total: 80 } });
  const running = runOf({ sessionId: session });
  painel.on('GET /api/super-ai/runs', () => ({ body: [running] }));
  painel.on(`GET /api/super-ai/runs/${session}`, () => ({ body: running }));
  await expect(dialogOf(page).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  await dialogOf(page).getByRole('button', { name: 'Continuar em segundo plano' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'Estados', exact: true }).click();
  painel.emit(session, { type: 'connected', data: { progress: { 'download-assets': 41 } } });
  painel.emit(session, { type: 'connected', data: { progress: { 'download-assets': 42 } } });
  const pill = page.getByRole('link', { name: /^Super AI: Processamento de Assets 42 de 80/ });
  await expect(pill).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(pill).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await pill.click();
  await expect(dialogOf(page).getByText('Super AI em Ação')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Continuar em segundo plano' }).click();

  const done = runOf({
    sessionId: session,
    state: 'completed',
    result,
    finishedAt: new Date().toISOString(),
  });
  painel.on('GET /api/super-ai/runs', () => ({ body: [done] }));
  painel.on('GET /api/empreendimentos/3/leitura', () => ({
    body: { campos: [{ estado: 'a-revisar' }, { estado: 'a-revisar' }, { estado: 'aceito' }] },
  }));
  painel.emit(session, { type: 'complete', data: result });
  const card = page.getByRole('list', { name: 'Resultados do Super AI' });
  await expect(card).toContainText('Aurora Jardins está publicado. 2 campos a revisar.');
  await expect(card).toContainText('A página só diz o que foi lido com certeza.');
  await expect(pill).toBeHidden();
  await expect(card.getByRole('link', { name: /^Ver página/ })).toHaveAttribute(
    'href',
    '/hotsite/aurora-jardins',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(card).toContainText('2 campos a revisar');
  await expect(card.getByRole('link', { name: 'Revisar' })).toHaveAttribute(
    'href',
    /empreendimentos\/3\/revisao/,
  );
  await card.getByRole('button', { name: 'Dispensar' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Olá, Admin' })).toBeVisible();
  await expect(card).toBeHidden();
});

test('findings of a finished run stay on its card', { tag: '@all' }, async ({ page, painel, openPainel }) => {
  painel.on('GET /api/super-ai/runs', () => ({ body: [runOf({ state: 'completed', result })] }));
  await openPainel(path);
  await page.getByRole('button', { name: '2 avisos sobre Aurora Jardins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aurora Jardins' });
  await expect(dialog.getByText('O lançamento não tem número de registro de incorporação.')).toBeVisible();
  await expect(dialog.getByText('“tabela antiga.pdf” está corrompido e ficou de fora.')).toBeVisible();
  await expectAccessible(page);
});

test('SUP-26 SUP-28 a broken stream nobody can explain: after 5 s the list, then the steps at 0, 0.5, 1 and 1.5 s', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of (503|404)/, /ERR_/);
  acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const before = painel.callsOf('GET', '/api/empreendimentos').length;
  painel.breakStreams({ refuse: true });
  const brokenAt = Date.now();
  await expect(dialogOf(page).getByText('Concluído', { exact: true })).toHaveCount(4, { timeout: 25_000 });
  expect(Date.now() - brokenAt).toBeGreaterThan(6300);
  expect(painel.callsOf('GET', '/api/empreendimentos').length).toBeGreaterThan(before);
  await expect(dialogOf(page).getByText(/Confira o resultado na lista/)).toBeVisible();
  await expect(page.getByText('Super AI Completo!')).toBeHidden();
  await dialogOf(page).getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('SUP-27 after a broken stream a failed run is shown as failed', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/, /ERR_/);
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const error = { step: 'assets-processing', message: 'O disco está cheio.' };
  painel.on(`GET /api/super-ai/runs/${sessions[0]}`, () => ({ body: runOf({ state: 'failed', error }) }));
  painel.breakStreams({ refuse: true });
  await expect(dialogOf(page).getByText('Erro', { exact: true })).toHaveCount(4, { timeout: 25_000 });
  await expect(dialogOf(page).getByRole('status')).toHaveText(
    'Falhou em “Processamento de Assets”: O disco está cheio.',
  );
});

test('SUP-21 SUP-27 a running run is followed on: the stream resumes and nothing is lost or told twice', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_/);
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  painel.on(`GET /api/super-ai/runs/${session}`, () => ({ body: runOf({ sessionId: session }) }));
  painel.emit(session, { type: 'step_start', step: 'pdf-analysis' });
  await expect(cardOf(page, 'Análise de PDFs').getByText('Em execução', { exact: true })).toBeVisible();
  painel.breakStreams({ refuse: false });
  painel.emit(session, { type: 'substep_start', step: 'pdf-analysis', substep: 'list-pdfs' });
  painel.emit(session, {
    type: 'substep_complete',
    step: 'pdf-analysis',
    substep: 'list-pdfs',
    message: '9 PDFs na pasta',
  });
  await expect(cardOf(page, 'Análise de PDFs').getByText('9 PDFs na pasta')).toBeVisible();
  const streams = painel.callsOf('GET', `/api/super-ai/progress-stream/${session}`);
  expect(streams.at(-1)?.headers['last-event-id']).toBe('1');
  await page.waitForTimeout(5500);
  await expect(dialogOf(page).getByText('Aguardando', { exact: true })).toHaveCount(3);
});

test('SUP-29 SUP-31 a refused start marks all four steps, tells why, and leads back to the link', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of 400/);
  painel.on('POST /api/super-ai/analyze-complete-with-progress', () => ({
    status: 400,
    body: { message: 'Este link não é de uma pasta do Google Drive.' },
  }));
  await openPainel(path);
  allowedErrors.push(/status of 404/);
  await startRun(page, 'abc');
  await expect(dialogOf(page).getByText('Erro', { exact: true })).toHaveCount(4);
  const toast = page.getByRole('alert').filter({ hasText: 'Erro no workflow Super AI' });
  await expect(toast).toContainText('Este link não é de uma pasta do Google Drive.');
  await expect(toast).toHaveAttribute('data-tone', 'destructive');
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Corrigir o link' }).click();
  await expect(page.getByLabel('URL da pasta do Google Drive')).toHaveValue('abc');
});

test('SUP-29 SUP-30 SUP-31 a failed step marks all four and goes on from where it stopped', async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  emitStep(painel, session, 0);
  painel.emit(session, { type: 'step_start', step: 'assets-processing' });
  painel.emit(session, { type: 'error', step: 'assets-processing', message: 'O disco está cheio.' });
  await expect(dialogOf(page).getByText('Erro', { exact: true })).toHaveCount(4);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao processar assets' })).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toContainText('Falhou em “Processamento de Assets”');
  await expect(dialogOf(page).getByRole('button', { name: 'Cancelar' })).toBeEnabled();
  await expectAccessible(page);

  painel.on(`POST /api/super-ai/runs/${session}/retry`, () => ({
    body: runOf({
      sessionId: session,
      lastEvent: 16,
      steps: superAiSteps.map(({ id, substeps }, index) => ({
        id,
        status: index === 0 ? 'completed' : 'pending',
        done: index === 0 ? substeps.map((substep) => substep.id) : [],
      })),
    }),
  }));
  await dialogOf(page).getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(cardOf(page, 'Análise de PDFs').getByText('Concluído', { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText('Aguardando', { exact: true })).toHaveCount(3);
  painel.emit(session, { type: 'complete', data: result });
  await expect(page.getByText('Super AI Completo!')).toBeVisible();
});

test("'Interromper execução' stops the run, which can be taken up again", { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  painel.on(`POST /api/super-ai/runs/${session}/interrupt`, () => ({
    body: runOf({ sessionId: session, state: 'interrupted', error: { step: null, message: 'x' } }),
  }));
  await dialogOf(page).getByRole('button', { name: 'Interromper execução' }).click();
  await expect(dialogOf(page).getByText('Execução interrompida')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Continuar de onde parou' })).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Cancelar' })).toBeEnabled();
});

test('SUP-35 a run that waits asks its question, and goes on with the answer', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 400/);
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  const question = {
    kind: 'bairro',
    text: 'Em que bairro e cidade fica “Aurora Jardins”?',
    found: { bairro: 'Centro', cidade: null, uf: null },
    opcoes: [],
  };
  painel.emit(session, { type: 'connected', data: { question } });
  const form = page.getByRole('form', { name: 'Pergunta da execução' });
  await expect(form.getByText(question.text)).toBeVisible();
  await expect(form.getByLabel('Bairro')).toHaveValue('Centro');
  await expectAccessible(page);
  painel.on('GET /api/super-ai/runs', () => ({ body: [runOf({ sessionId: session, state: 'waiting' })] }));
  const waiting = runOf({ sessionId: session, state: 'waiting', question: question as never });
  painel.on(`GET /api/super-ai/runs/${session}`, () => ({ body: waiting }));
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: /Responder/ }).click();
  await form.getByRole('button', { name: 'Responder' }).click();
  await expect(form.getByText('Informe a cidade')).toBeVisible();
  await form.getByLabel('Cidade').fill('Nenhures');
  await form.getByLabel('UF').selectOption('SC');
  const answerPath = `/api/super-ai/runs/${session}/answer`;
  const refusal = { message: 'Não existe o município “Nenhures” em SC.', field: 'cidade' };
  painel.on(`POST ${answerPath}`, () => ({ status: 400, body: refusal }));
  await form.getByRole('button', { name: 'Responder' }).click();
  await expect(form.getByText(refusal.message)).toBeVisible();
  painel.on(`POST ${answerPath}`, () => ({ body: runOf({ sessionId: session }) }));
  await form.getByLabel('Cidade').fill('Itajaí');
  await form.getByRole('button', { name: 'Responder' }).click();
  await expect(form).toBeHidden();
  expect(painel.callsOf('POST', answerPath).at(-1)?.body).toEqual({
    kind: 'bairro',
    bairro: 'Centro',
    cidade: 'Itajaí',
    uf: 'SC',
  });
});

test('a folder of several developments is asked about: what was seen, and a choice to answer with', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  const question = {
    kind: 'material',
    text: 'Esta pasta traz documentos de 2 empreendimentos: Jade e Onix. Qual deles deve ser cadastrado?',
    vistos: ['“Jade/Book.pdf”: “Jade”', '“Onix/Book.pdf”: “Onix”', '“ata.pdf”: parece ser uma ata'],
    opcoes: [
      { rotulo: 'Jade', resposta: { decisao: 'escolher', empreendimento: 'Jade' }, fontes: [] },
      { rotulo: 'Onix', resposta: { decisao: 'escolher', empreendimento: 'Onix' }, fontes: [] },
      { rotulo: 'Parar sem cadastrar nada', resposta: { decisao: 'parar' }, fontes: [] },
    ],
  };
  painel.emit(session, { type: 'connected', data: { question } });
  const form = page.getByRole('form', { name: 'Pergunta da execução' });
  await expect(form.getByRole('list', { name: 'O que foi visto na pasta' }).getByRole('listitem')).toHaveText(
    question.vistos,
  );
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Responder' }).click();
  await expect(form.getByText('Escolha como continuar')).toBeVisible();
  await form.getByRole('button', { name: 'Onix' }).click();
  await form.getByRole('button', { name: 'Parar sem cadastrar nada' }).click();
  await form.getByRole('button', { name: 'Jade' }).click();
  const answerPath = `/api/super-ai/runs/${session}/answer`;
  painel.on(`POST ${answerPath}`, () => ({ body: runOf({ sessionId: session }) }));
  await form.getByRole('button', { name: 'Responder' }).click();
  await expect(form).toBeHidden();
  expect(painel.callsOf('POST', answerPath).at(-1)?.body).toEqual({
    kind: 'material',
    decisao: 'escolher',
    empreendimento: 'Jade',
  });
});

test('a choice of names fills the answer with one click', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const question = { kind: 'nome', text: 'Qual é o nome?', candidates: ['Aurora', 'Aurora Jardins'] };
  painel.emit(await begun(sessions), { type: 'connected', data: { question } });
  const form = page.getByRole('form', { name: 'Pergunta da execução' });
  await form.getByRole('button', { name: 'Aurora Jardins' }).click();
  await expect(form.getByLabel('Nome do empreendimento')).toHaveValue('Aurora Jardins');
});

test('everything a run waits for stands in one list, answered by the numbers of the options', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  const fonte = (quote: string) => ({
    file: 'Book.pdf',
    page: 2,
    quote,
    box: null,
    imagem: false,
    pagina: null,
  });
  const opcao = (rotulo: string, resposta: object) => ({
    rotulo,
    resposta,
    fontes: [fonte(`… ${rotulo} …`)],
  });
  const question = {
    kind: 'varias',
    text: 'Os documentos deixam 2 dados em dúvida. Responda para o Super AI continuar.',
    perguntas: [
      {
        kind: 'nome',
        text: 'Como ele se chama?',
        candidates: [],
        opcoes: [opcao('Aurora', { nome: 'Aurora' }), opcao('Aurora Jardins', { nome: 'Aurora Jardins' })],
      },
      {
        kind: 'bairro',
        text: 'Onde ele fica?',
        found: { bairro: null, cidade: 'Itajaí', uf: 'SC' },
        opcoes: [opcao('Fazenda, Itajaí/SC', { bairro: 'Fazenda', cidade: 'Itajaí', uf: 'SC' })],
      },
    ],
  };
  painel.emit(session, { type: 'connected', data: { question } });
  const form = page.getByRole('form', { name: 'Pergunta da execução' });
  await expect(form.getByText(question.text)).toBeVisible();
  await expectAccessible(page);
  await form
    .getByRole('button', { name: /Aurora/ })
    .first()
    .focus();
  await page.keyboard.press('2');
  await expect(form.getByLabel('Nome do empreendimento')).toHaveValue('Aurora Jardins');
  await form.getByRole('button', { name: 'Ver a página' }).click();
  await expect(form.getByText('A página deste documento não fica guardada.')).toBeVisible();
  await form.getByRole('button', { name: /Fazenda/ }).click();
  const answerPath = `/api/super-ai/runs/${session}/answer`;
  painel.on(`POST ${answerPath}`, () => ({ body: runOf({ sessionId: session }) }));
  await form.getByRole('button', { name: 'Responder' }).click();
  await expect(form).toBeHidden();
  expect(painel.callsOf('POST', answerPath).at(-1)?.body).toEqual({
    kind: 'varias',
    respostas: [
      { kind: 'nome', nome: 'Aurora Jardins' },
      { kind: 'bairro', bairro: 'Fazenda', cidade: 'Itajaí', uf: 'SC' },
    ],
  });
});

for (const { choice, mode } of [
  { choice: 'Atualizar “Aurora Jardins”', mode: 'update' },
  { choice: 'Criar outro', mode: 'create' },
]) {
  test(
    `SUP-37 a folder that made something is asked about first: '${choice}'`,
    repeats(mode === 'update'),
    async ({ page, painel, openPainel }) => {
      const { bodies } = acceptStarts(painel);
      const previous = {
        empreendimentoId: 3,
        nome: 'Aurora Jardins',
        rota: 'aurora-jardins',
        finishedAt: '2026-03-12T14:05:00.000Z',
      };
      painel.on('POST /api/super-ai/check-folder', () => ({ body: { previous, live: null } }));
      await openPainel(path);
      await page.getByRole('button', { name: 'Super AI' }).click();
      await page.getByLabel('URL da pasta do Google Drive').fill(folder);
      await page.keyboard.press('Enter');
      await expect(dialogOf(page).getByText(/em 12\/03\/2026/)).toBeVisible();
      await expectAccessible(page);
      expect(bodies).toEqual([]);
      await dialogOf(page).getByRole('button', { name: choice }).click();
      await expect(page.getByRole('heading', { name: 'Super AI em Ação' })).toBeVisible();
      await expect.poll(() => bodies[0]).toMatchObject({ driveUrl: folder, mode });
    },
  );
}

test('SUP-37 a folder whose run is live is followed, not started again', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const { bodies } = acceptStarts(painel);
  painel.on('POST /api/super-ai/check-folder', () => ({
    body: { previous: null, live: { sessionId: 'sessao-viva' } },
  }));
  const live = runOf({ sessionId: 'sessao-viva', steps: runOf({}).steps });
  painel.on('GET /api/super-ai/runs/sessao-viva', () => ({ body: live }));
  await openPainel(path);
  await startRun(page);
  painel.emit('sessao-viva', { type: 'step_start', step: 'pdf-analysis' });
  await expect(cardOf(page, 'Análise de PDFs').getByText('Em execução', { exact: true })).toBeVisible();
  expect(bodies).toEqual([]);
});

test('API-20 without the folder check the run is started all the same', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  const { bodies } = acceptStarts(painel);
  painel.on('POST /api/super-ai/check-folder', () => ({ status: 500, body: '' }));
  await openPainel(path);
  await startRun(page);
  expect(bodies).toHaveLength(1);
});

test('SUP-17 after a reload a running run is offered again and followed from where it is', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const { sessions } = acceptStarts(painel);
  await openPainel(path);
  await startRun(page);
  const session = await begun(sessions);
  emitStep(painel, session, 0);
  const running = runOf({
    sessionId: session,
    step: 'assets-processing',
    lastEvent: 14,
    steps: superAiSteps.map(({ id, substeps }, index) => ({
      id,
      status: index === 0 ? 'completed' : 'pending',
      done: index === 0 ? substeps.map((substep) => substep.id) : [],
    })),
  });
  painel.on('GET /api/super-ai/runs', () => ({ body: [running] }));
  painel.on(`GET /api/super-ai/runs/${session}`, () => ({ body: running }));
  await page.reload();
  await expect(page.getByText(/Em andamento/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Acompanhar/ }).click();
  await expect(cardOf(page, 'Análise de PDFs').getByText('Concluído', { exact: true })).toBeVisible();
  painel.emit(session, { type: 'step_start', step: 'assets-processing' });
  await expect(
    cardOf(page, 'Processamento de Assets').getByText('Em execução', { exact: true }),
  ).toBeVisible();
});

test('the dashboard leads straight to the dialog', { tag: '@all' }, async ({ page, openPainel }) => {
  await openPainel('/admin/dashboard');
  await page.getByRole('link', { name: 'Super AI' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: sampleEmpreendimentos[0]?.nome ?? '' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test('the dark theme is as readable as the light one, on every screen and in the dialog', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const { sessions } = acceptStarts(painel);
  painel.on('GET /api/super-ai/runs', () => ({ body: [runOf({ state: 'completed', result })] }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${painel.url}/login`);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expectAccessible(page);
  await openPainel('/admin/dashboard');
  await expect(page.getByText('Aurora Jardins').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(painel.url + path);
  await expect(page.getByRole('button', { name: /2 avisos/ })).toBeVisible();
  await expectAccessible(page);
  await startRun(page);
  const session = await begun(sessions);
  emitStep(painel, session, 0);
  painel.emit(session, { type: 'step_start', step: 'assets-processing' });
  await expect(dialogOf(page).getByText('Em execução', { exact: true })).toBeVisible();
  await expectAccessible(page);
  painel.emit(session, { type: 'error', message: 'O disco está cheio.' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
