import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { descricaoEmGeracao } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { type Intelligence, IntelligenceError, type WriteInput } from '#server/adapters/intelligence/port.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { followStream } from '#tests/follow-run.ts';

let app: TestApp;
let folder: string;
let bairroId: number;
let incorporadoraId: number;
/** What the engine waits for before answering, and whether it fails. */
let gate: Promise<void> = Promise.resolve();
let fails = false;
let asked = 0;
/** Where it claims to have found a text. */
const pages = [{ url: 'https://guia.example/campo-belo', titulo: 'Guia do Campo Belo' }];

/** A minimal page: its content is irrelevant here. */
const html = ({ facts, assets }: WriteInput) => `<header><h1>${facts.nome}</h1></header>
<main id="conteudo"><img src="asset:${assets[0]?.id}" alt="Fachada" sizes="100vw" data-fit="cover"></main>
<footer><p>Imagens ilustrativas.</p></footer>`;
const local = createLocalIntelligence({
  renderHotsite: (input) => ({ html: html(input), css: 'body{margin:0}', js: '' }),
  ocr: noOcr,
  renderSection: () => '',
});
const engine: Intelligence = {
  ...local,
  async describeEmpreendimento(input, context) {
    asked += 1;
    await gate;
    if (fails) throw new IntelligenceError('indisponivel', 'O modelo não respondeu.');
    return { ...(await local.describeEmpreendimento(input, context)), buscou: true, fontes: pages };
  },
  async classifyAssets(input, context) {
    await gate;
    return local.classifyAssets(input, context);
  },
};

beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { intelligence: engine } } });
  await app.login();
  folder = writeFolder(app.config.drive.localRoot, 'residencial-aurora', await smallFolder());
  bairroId = (await createBairro(app.db, { nome: 'Campo Belo' })).id;
  incorporadoraId = (await createIncorporadora(app.db, { nome: 'Horizonte' })).id;
});
afterAll(() => app?.close());

let openGate = () => {};
/** Blocks the engine until the returned function is called, or the test ends. */
function holdEngine(): () => void {
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  return openGate;
}
afterEach(() => openGate());
/** Machines that test are busy. */
const patient = { timeout: 60_000 };
const begin = async (change: Record<string, unknown> = {}) =>
  (
    await app.post('/api/empreendimentos', {
      nome: 'Residencial São João',
      incorporadoraId,
      bairroId,
      descricao: descricaoEmGeracao,
      endereco: '',
      imagemPrincipal: '',
      precoInicial: '',
      status: 'em_lancamento',
      ativo: true,
      driveUrl: folder,
      ...change,
    })
  ).body.id as number;
const describeIt = (id: number) => app.post(`/api/empreendimentos/${id}/generate-description`);
const processDrive = (empreendimentoId: number, change: Record<string, unknown> = {}) =>
  app.post('/api/assets/process-drive', { driveUrl: folder, maxAssets: 80, empreendimentoId, ...change });
const read = async (id: number) => (await app.get(`/api/empreendimentos/${id}`)).body;
const fluxo = async (id: number) => (await app.get(`/api/empreendimentos/${id}/fluxo`)).body;
const statuses = async (id: number) =>
  (await fluxo(id)).passos.map(({ status }: { status: string }) => status);

describe('POST /api/empreendimentos/{id}/generate-description', () => {
  test('FLW-12 FLW-13 writes the text into the record and answers it', async () => {
    const id = await begin();
    const answer = await describeIt(id);
    expect(answer.status).toBe(200);
    expect(answer.body.descricao).toMatch(/Residencial São João.*Horizonte.*Campo Belo/s);
    const { descricao, revisao } = await read(id);
    expect([descricao, revisao]).toEqual([answer.body.descricao, 2]);
    const [note] = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'descreveu'));
    expect(note).toMatchObject({ entidadeId: String(id), nome: 'Residencial São João', revisao: 2 });
  });

  test('FLW-14 a failure leaves the record for a second try, which makes no second one', async () => {
    const id = await begin();
    fails = true;
    const failed = await describeIt(id);
    fails = false;
    expect([failed.status, failed.body.message]).toEqual([502, 'O modelo não respondeu.']);
    expect((await read(id)).descricao).toBe(descricaoEmGeracao);
    expect((await describeIt(id)).status).toBe(200);
    expect(await statuses(id)).toEqual(['completed', 'pending', 'pending']);
  });

  test('FLW-07 a record without a description has its first step before it', async () => {
    const id = await begin({ descricao: '' });
    expect((await read(id)).descricao).toBeNull();
    expect(await statuses(id)).toEqual(['pending', 'pending', 'pending']);
  });

  test('FLW-12 an unknown record and a deleted one are answered 404, one deleted meanwhile too', async () => {
    expect((await describeIt(999_999)).status).toBe(404);
    const id = await begin();
    const open = holdEngine();
    const late = describeIt(id);
    await expect.poll(() => asked, patient).toBeGreaterThan(0);
    await app.call('DELETE', `/api/empreendimentos/${id}`);
    open();
    expect((await late).status).toBe(404);
  });

  test('asked twice at once the engine writes one text, and both get it', async () => {
    const id = await begin();
    const before = asked;
    const open = holdEngine();
    const both = [describeIt(id), describeIt(id)];
    await expect.poll(() => asked, patient).toBe(before + 1);
    open();
    const [one, other] = await Promise.all(both);
    expect([one?.status, other?.body]).toEqual([200, one?.body]);
    expect(asked).toBe(before + 1);
  });

  test('WIR-02 the pages a description was found on are shown while it stands, and not for another text', async () => {
    const id = await begin();
    const found = async () => (await app.get(`/api/empreendimentos/${id}/leitura`)).body.pesquisa;
    expect(await found()).toBeNull();
    const { body } = await describeIt(id);
    expect(body).toMatchObject({ buscou: true, fontes: pages });
    expect(await found()).toEqual({ motor: body.motor, buscou: true, fontes: pages, em: expect.any(String) });
    const own = { nome: 'Residencial São João', bairroId, incorporadoraId, descricao: 'Escrita à mão.' };
    expect((await app.call('PUT', `/api/empreendimentos/${id}`, { body: own })).status).toBe(200);
    expect(await found()).toBeNull();
  });

  test('what a person wrote meanwhile stays', async () => {
    const id = await begin();
    const before = asked;
    const open = holdEngine();
    const late = describeIt(id);
    await expect.poll(() => asked, patient).toBe(before + 1);
    const own = { nome: 'Residencial São João', bairroId, incorporadoraId, descricao: 'Escrita à mão.' };
    await app.call('PUT', `/api/empreendimentos/${id}`, { body: own });
    open();
    expect((await late).body.descricao).toBe('Escrita à mão.');
    expect((await read(id)).descricao).toBe('Escrita à mão.');
  });
});

describe('POST /api/assets/process-drive', () => {
  test('FLW-15 FLW-16 FLW-17 answers how many were kept and the catalogue, which the record keeps with its folder', async () => {
    const id = await begin();
    await describeIt(id);
    const answer = await processDrive(id);
    expect(answer.status).toBe(200);
    const files = Object.keys(await smallFolder()).length;
    expect(answer.body.totalProcessed).toBe(5);
    expect(answer.body.catalog.statistics).toMatchObject({ looked_at: files, total_assets: 5 });
    const record = await read(id);
    expect(JSON.parse(record.assetsCatalog)).toEqual(answer.body.catalog);
    expect(record).toMatchObject({ driveUrl: folder, assetsProcessedAt: expect.any(String), fluxoAi: true });
    expect(record.imagemPrincipal).toMatch(/^\/media\//);
    expect(await statuses(id)).toEqual(['completed', 'completed', 'pending']);
  });

  test('FLW-07 is refused before the first step is complete', async () => {
    const id = await begin();
    const answer = await processDrive(id);
    expect([answer.status, answer.body.message]).toEqual([409, 'Execute o Passo 1 primeiro']);
  });

  test.each([
    ['a link that is none', { driveUrl: 'uma pasta qualquer' }, 400],
    ['no link', { driveUrl: '' }, 400],
    ['an unknown record', { empreendimentoId: 999_999 }, 404],
    ['a folder that is not there', { driveUrl: 'file:///sumiu' }, 400],
  ])('FLW-15 SAF-09 refuses %s with a sentence', async (_, change, status) => {
    const id = await begin({ descricao: 'Pronta.' });
    const answer = await processDrive(id, change);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/\S \S/)]);
  });

  test('FLW-17 an empty folder is an error, which the flow tells, and the step can be tried again', async () => {
    const id = await begin({ descricao: 'Pronta.' });
    const empty = writeFolder(app.config.drive.localRoot, 'so-documentos', {
      'memorial.txt': Buffer.from('nada'),
    });
    const failed = await processDrive(id, { driveUrl: empty });
    expect([failed.status, failed.body.message]).toEqual([400, expect.stringContaining('Nenhuma imagem')]);
    expect((await fluxo(id)).passos[1]).toEqual({ status: 'error', erro: failed.body.message });
    expect((await read(id)).assetsProcessedAt).toBeNull();
    expect((await processDrive(id)).status).toBe(200);
  });

  test('asked twice at once one run does it; its progress can be followed by either', async () => {
    const id = await begin({ descricao: 'Pronta.' });
    const open = holdEngine();
    const sessionId = crypto.randomUUID();
    const both = [processDrive(id, { sessionId }), processDrive(id)];
    await expect.poll(async () => (await fluxo(id)).sessao, patient).toEqual(expect.any(String));
    expect(await statuses(id)).toEqual(['completed', 'processing', 'pending']);
    const followed = followStream(app, sessionId, { token: await app.login() });
    open();
    const [one, other] = await Promise.all(both);
    expect([one?.status, other?.body]).toEqual([200, one?.body]);
    const runs = await app.db.select().from(runsTable).where(eq(runsTable.kind, 'assets'));
    expect(
      runs.filter(({ input }) => (input as { empreendimentoId: number }).empreendimentoId === id),
    ).toHaveLength(1);
    const told = (await followed).map(({ event }) => event);
    expect(told.filter(({ type }) => type === 'substep_complete')).toHaveLength(6);
    expect(told.at(-1)).toMatchObject({ type: 'complete' });
    // Runs of the Super AI are listed, a single step is not.
    expect((await app.get('/api/super-ai/runs')).body).toEqual([]);
  });

  test('a record deleted while its folder is processed stays deleted, and the call says so', async () => {
    const id = await begin({ descricao: 'Pronta.' });
    const open = holdEngine();
    // Another folder: what is known of the first one's pictures would not be asked again.
    const other = writeFolder(app.config.drive.localRoot, 'outra', await smallFolder());
    const late = processDrive(id, { driveUrl: other });
    await expect.poll(async () => (await fluxo(id)).sessao, patient).toEqual(expect.any(String));
    await app.call('DELETE', `/api/empreendimentos/${id}`);
    open();
    const answer = await late;
    expect([answer.status, answer.body.message]).toEqual([404, 'Empreendimento não encontrado']);
    const [row] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
    expect(row).toMatchObject({ assetsCatalog: null, excluidoEm: expect.any(Date) });
  });
});

describe('POST /api/ai-workflow/create-hotsite', () => {
  const create = async (id: number, catalog: unknown) =>
    app.post('/api/ai-workflow/create-hotsite', {
      nome: 'Residencial São João',
      empreendimentoId: id,
      rota: 'residencial-sao-joao',
      driveUrl: folder,
      assetCatalog: catalog,
      style: 'modern',
      model: 'v0',
    });

  test('FLW-08 is refused before the steps before it are complete', async () => {
    const id = await begin();
    const answer = await create(id, { assets: [] });
    expect([answer.status, answer.body.message]).toEqual([400, 'Execute os passos anteriores primeiro']);
  });

  test('FLW-18 FLW-19 FLW-20 FLW-23 the whole flow by its calls ends with a page; twice at once makes one', async () => {
    const id = await begin();
    await describeIt(id);
    const { catalog } = (await processDrive(id)).body;
    const [one, other] = await Promise.all([create(id, catalog), create(id, catalog)]);
    expect(one?.status).toBe(200);
    expect(one?.body).toMatchObject({ empreendimentoId: id, status: 'completed', v0Style: 'modern' });
    expect(other?.body).toEqual(one?.body);
    expect((await app.get(`/hotsite/${one?.body.rota}`, { token: null })).status).toBe(200);
    expect(await statuses(id)).toEqual(['completed', 'completed', 'completed']);
    expect((await read(id)).hotsite).toMatchObject({ publicado: true, rota: one?.body.rota });
  });

  test('of a deleted record none is made', async () => {
    const id = await begin({ descricao: 'Pronta.' });
    const { catalog } = (await processDrive(id)).body;
    await app.call('DELETE', `/api/empreendimentos/${id}`);
    expect((await create(id, catalog)).status).toBe(404);
    expect(await app.db.select().from(hotsites).where(eq(hotsites.empreendimentoId, id))).toEqual([]);
    expect((await app.get(`/api/empreendimentos/${id}/fluxo`)).status).toBe(404);
  });
});
