import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Configuracao, maxSettingLength } from '#contract/sistema/configuracoes.ts';
import { auditoria, configuracoes, users } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { momentInBrazil } from '#tests/moment-in-brazil.ts';
import { settingDefaults } from './defaults.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const save = (chave: string, body: unknown) => app.call('PUT', `/api/configuracoes/${chave}`, { body });
const history = async (chave: string) => (await app.get(`/api/configuracoes/${chave}/historico`)).body;
const listed = async (chave: string): Promise<Configuracao> =>
  (await app.get('/api/configuracoes')).body.find((one: Configuracao) => one.chave === chave);

it('SET-09 SET-10 SET-14 the 23 keys are answered with their default texts before anything is saved', async () => {
  expect((await app.get('/api/configuracoes', { token: null })).status).toBe(401);
  const { status, body } = await app.get('/api/configuracoes');
  expect(status).toBe(200);
  // Texts of e-mails are shown where e-mail can be sent.
  const shown = settingDefaults.filter(({ categoria }) => categoria !== 'emails');
  expect(body.map((one: Configuracao) => one.chave)).toEqual(shown.map(({ chave }) => chave));
  for (const one of body as Configuracao[])
    expect(one).toMatchObject({ valor: one.padrao, revisao: 0, alteradoEm: null, alteradoPor: null });
  expect(await listed('pdf_analysis_prompt')).toMatchObject({
    categoria: 'analise-pdf',
    placeholders: [{ marca: '{PDF_TEXT}' }],
  });
});

it('SET-11 SET-12 saving makes the row, answers it, and is in the list, the history and the audit log; no other text changes', async () => {
  const other = (await save('perplexity_build_prompt', { valor: 'Só a obra.' })).body;
  const chave = 'v0_css_prompt';
  const saved = await save(chave, { valor: ' Só CSS.\r\nCom “aspas” \u0000e 😊 ' });
  const valor = 'Só CSS.\nCom “aspas” e 😊';
  expect(saved).toMatchObject({
    status: 200,
    body: { chave, valor, categoria: 'codigo', revisao: 1, alteradoPor: 'admin' },
  });
  expect(saved.body.descricao).toBeTruthy();
  expect(await listed(chave)).toEqual(saved.body);
  expect(await listed('perplexity_build_prompt')).toEqual(other);
  const [row] = await app.db.select().from(configuracoes).where(eq(configuracoes.chave, chave));
  expect(row).toMatchObject({ valor, categoria: 'codigo' });
  await save(chave, { valor: 'Outro' });
  expect(await history(chave)).toMatchObject([
    { valor: 'Outro', padrao: false, por: 'admin' },
    { valor, padrao: false, por: 'admin' },
  ]);
  const entries = await app.db.select().from(auditoria).where(eq(auditoria.entidadeId, chave));
  expect(entries).toMatchObject([
    { acao: 'alterou', entidade: 'configuracao', origem: '127.0.0.1', dados: { depois: { valor } } },
    { dados: { antes: { valor }, depois: { valor: 'Outro' } } },
  ]);
});

it.each(['', ' \n\t ', 'its own default'])('SET-16 saving %j brings the default back', async (typed) => {
  const { chave, valor: standard } = settingDefaults.find((one) => one.chave === 'lisa_final_message')!;
  await save(chave, { valor: 'Tchau!' });
  const saved = await save(chave, { valor: typed.startsWith('its') ? standard : typed });
  expect(saved).toMatchObject({ status: 200, body: { valor: standard, padrao: standard } });
  expect((await history(chave))[0]).toMatchObject({ valor: standard, padrao: true });
});

it('saving what is there already changes nothing', async () => {
  const chave = 'lisa_intro_message';
  const first = await save(chave, { valor: 'Oi!' });
  expect((await save(chave, { valor: 'Oi!' })).body).toEqual(first.body);
  expect(await history(chave)).toHaveLength(1);
});

it('API-19 a text written on an older one is refused with who changed it, and nothing is lost', async () => {
  const chave = 'lisa_creci_request_message';
  const [other] = await app.db
    .insert(users)
    .values({ username: 'beatriz', password: 'x' })
    .returning({ id: users.id });
  await save(chave, { valor: 'Da Ana', revisao: 0 });
  const stale = await save(chave, { valor: 'Da Beatriz', revisao: 0 });
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: 'alterado',
      change: { by: 'admin', fields: ['valor'], current: { valor: 'Da Ana', revisao: 1 } },
    },
  });
  const when = momentInBrazil(stale.body.change.at);
  expect(when).toMatch(/^\d\d\/\d\d\/\d{4}/);
  expect(stale.body.message).toContain(`Este texto foi alterado por admin em ${when}.`);
  expect((await save(chave, { valor: 'Da Beatriz', revisao: 1 })).status).toBe(200);
  expect(other?.id).toBeGreaterThan(0);
});

it('of several saves at once on one state a single one is taken', async () => {
  const chave = 'v0_js_prompt';
  const answers = await Promise.all(['a', 'b', 'c'].map((valor) => save(chave, { valor, revisao: 0 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await history(chave)).toHaveLength(1);
  const again = await Promise.all(['d', 'e', 'f'].map((valor) => save(chave, { valor, revisao: 1 })));
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('SET-16 any text up to the stated length is taken; a longer one is told so, 1 MB included', async () => {
  const chave = 'perplexity_prompt';
  const longest = 'ã'.repeat(maxSettingLength);
  expect((await save(chave, { valor: longest })).body.valor).toBe(longest);
  expect(await save(chave, { valor: `${longest}x` })).toMatchObject({
    status: 400,
    body: { message: 'Use no máximo 100.000 caracteres', field: 'valor' },
  });
  expect(await save(chave, { valor: 'x'.repeat(1_000_000) })).toMatchObject({ status: 400 });
  expect(await save(chave, { valor: 'x'.repeat(1_100_000) })).toMatchObject({
    status: 413,
    body: { message: 'O conteúdo enviado é grande demais' },
  });
  expect((await listed(chave)).valor).toBe(longest);
});

it.each([
  ['gpt6_prompt', { valor: 'x' }, 404, 'Configuração não encontrada'],
  ['constructor', { valor: 'x' }, 404, 'Configuração não encontrada'],
  ['%00', { valor: 'x' }, 404, 'Configuração não encontrada'],
  ['v0_prompt', {}, 400, 'Envie o texto da configuração'],
  ['v0_prompt', { valor: null }, 400, 'Envie o texto da configuração'],
  ['v0_prompt', { valor: 7 }, 400, 'Envie o texto da configuração'],
  ['v0_prompt', { valor: ['x'] }, 400, 'Envie o texto da configuração'],
  ['v0_prompt', { valor: 'x', revisao: 'um' }, 400, null],
  ['v0_prompt', { valor: 'x', revisao: 9 }, 400, 'Este texto ainda não foi salvo nenhuma vez'],
  ['v0_prompt', [], 400, null],
])('SET-11 PUT %s %j is answered %i', async (chave, body, status, message) => {
  const answer = await save(chave, body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toEqual(message ?? expect.any(String));
  for (const path of ['historico', 'experimentar'])
    if (status === 404)
      expect(
        (
          await app.call(path === 'historico' ? 'GET' : 'POST', `/api/configuracoes/${chave}/${path}`, {
            body: path === 'historico' ? undefined : body,
          })
        ).status,
      ).toBe(404);
});

it('lone surrogates and control characters are cleaned, not refused', async () => {
  const answer = await app.call('PUT', '/api/configuracoes/v0_prompt', {
    headers: { 'content-type': 'application/json' },
    body: { valor: 'a\ud800b\u0007c\tД' },
  });
  expect(answer).toMatchObject({ status: 200, body: { valor: 'a\ufffdbc\tД' } });
});
