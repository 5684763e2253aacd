import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { progressEventSchema } from '#contract/base/runs.ts';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { leituraSchema } from '#contract/da-pasta-a-pagina/leitura.ts';
import {
  type RunQuestion,
  runQuestionSchema,
  runSchema,
  superAiSteps,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import {
  empreendimentos,
  hotsites,
  hotsiteVersoes,
  incorporadoras,
} from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { makePdf, smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { type FollowedFrame, followStream, runFolder } from '#tests/follow-run.ts';

let app: TestApp;
let link: string;
let root: string;
let files: Record<string, Buffer>;

beforeAll(async () => {
  app = await startTestApp({ workers: true });
  root = app.config.drive.localRoot;
  files = await smallFolder();
  link = writeFolder(root, 'residencial-aurora', files);
  await app.login();
}, 60_000);
afterAll(() => app.close());

const rows = async (
  table: typeof empreendimentos | typeof hotsites | typeof hotsiteVersoes | typeof incorporadoras,
) => (await app.db.select({ count: count() }).from(table))[0]!.count;

describe('from a folder to a published page', () => {
  let result: Record<string, unknown>;
  let sessionId: string;
  let runFrames: FollowedFrame[];

  it('SUP-06 SUP-14 SUP-20 SUP-21 tells four steps and their substeps in order, numbered without gaps', async () => {
    const run = await runFolder(app, link);
    sessionId = run.sessionId;
    runFrames = run.frames;
    const stored = run.frames.filter((frame) => frame.id !== null);
    expect(stored.map((frame) => frame.id)).toEqual(stored.map((_, index) => index + 1));
    for (const { event } of run.frames) progressEventSchema.parse(event);
    const steps = stored
      .map(({ event }) => event)
      .filter((event) => event.type === 'step_start' || event.type === 'step_complete');
    expect(steps.map((event) => `${event.type} ${event.step}`)).toEqual(
      superAiSteps.flatMap(({ id }) => [`step_start ${id}`, `step_complete ${id}`]),
    );
    expect(run.frames[0]?.event.type).toBe('connected');
    const last = run.frames.at(-1)!.event;
    expect(last.type).toBe('complete');
    result = last.data!;
  });

  it('SUP-35 EMP-26 makes the empreendimento of the documents, its incorporadora and its bairro', async () => {
    const { body } = await app.get(`/api/empreendimentos/${result.empreendimentoId}`);
    expect(body).toMatchObject({
      nome: expect.stringMatching(/aurora/i),
      precoInicial: '690000.00',
      areaMin: '63.00',
      areaMax: '82.00',
      dormitoriosMin: 2,
      dormitoriosMax: 3,
      vagasMin: 1,
      vagasMax: 2,
      status: 'em_lancamento',
      ativo: true,
      dataEntrega: '2029-11',
      bairro: { nome: 'Centro', cidade: 'Itapema', uf: 'SC' },
      driveUrl: link,
    });
    expect(body.incorporadora.nome).toMatch(/Horizonte/);
    expect(body.registroIncorporacao).toMatch(/R-3|45\.678/);
    for (const fact of [body.metadados.fatos.precoInicial, body.metadados.fatos.areaMin]) {
      expect(fact.evidence[0]).toMatchObject({
        file: expect.any(String),
        page: expect.any(Number),
        quote: expect.any(String),
      });
      expect(fact.confidence).toBeGreaterThan(0);
    }
  });

  it('SUP-36 FLW-17 stores a catalogue with statistics and every asset classified', async () => {
    const { body } = await app.get(`/api/empreendimentos/${result.empreendimentoId}`);
    const catalog = JSON.parse(body.assetsCatalog) as Catalog;
    expect(catalog.statistics.total_assets).toBe(catalog.assets.length);
    expect(catalog.assets.length).toBe(5);
    const categories = Object.fromEntries(catalog.assets.map((asset) => [asset.path, asset.category]));
    expect(categories).toMatchObject({
      'Perspectivas/01 - Fachada frente.jpg': 'fachada',
      'Perspectivas/02 - Piscina.jpg': 'lazer',
      'Decorado/Living.jpg': 'interior',
      'Plantas/apartamento-63m2-2dorms.png': 'planta',
    });
    for (const asset of catalog.assets) {
      const image = await app.get(asset.url, { token: null });
      expect(image.status).toBe(200);
    }
    expect(body.imagemPrincipal).toBe(catalog.assets.find((asset) => asset.category === 'fachada')?.url);
  });

  it('PUB-04 HOT-46 publishes the page at once, with the facts on it', async () => {
    const page = await app.get(`/hotsite/${result.rota}`, { token: null });
    expect(page.status).toBe(200);
    expect(page.text).toContain('690.000');
    expect(page.text).toMatch(/aurora/i);
    expect(page.text).not.toMatch(/\{\{/);
    expect(await rows(hotsiteVersoes)).toBe(1);
  });

  it('names and skips a broken PDF', () => {
    expect(result.skipped).toEqual(expect.arrayContaining([expect.stringContaining('quebrado.pdf')]));
    expect(result.pdfsRead).toBe(2);
  });

  it('SUP-21 SUP-22 replays from any point to whoever comes late, and tells a browser that it is over', async () => {
    const token = await app.login();
    const all = await followStream(app, sessionId, { token });
    const later = await followStream(app, sessionId, { token, after: 10 });
    expect(later.filter((frame) => frame.id !== null)).toEqual(all.filter((frame) => (frame.id ?? 0) > 10));
    const over = await fetch(`${app.url}/api/super-ai/progress-stream/${sessionId}?token=${token}`, {
      headers: { 'last-event-id': String(all.at(-1)!.id) },
    });
    expect(over.status).toBe(204);
  });

  it('is followed by any administrator, whoever started it', async () => {
    const colega = { username: 'colega', password: 'outra senha de teste' };
    await app.post('/api/administradores', colega);
    const { token } = (await app.post('/api/login', colega, { token: null })).body;
    const numbered = (frames: FollowedFrame[]) => frames.filter(({ id }) => id !== null);
    expect(numbered(await followStream(app, sessionId, { token }))).toEqual(numbered(runFrames));
    expect((await app.get(`/api/super-ai/runs/${sessionId}`, { token })).body).toMatchObject({
      state: 'completed',
    });
  });

  it('PNL-17 SUP-21 who hears unnamed frames hears `connected` once per opening; counts travel in frames of their own name', async () => {
    expect(runFrames.some(({ name }) => name === 'contagem')).toBe(true);
    for (const frames of [runFrames, await followStream(app, sessionId, { token: await app.login() })]) {
      const unnamed = frames.filter(({ name }) => name === null).map(({ event }) => event.type);
      expect(unnamed.filter((type) => type === 'connected')).toHaveLength(1);
      expect(unnamed[0]).toBe('connected');
    }
  });

  it('SUP-15 SUP-18 the status call says how it ended', async () => {
    const { body } = await app.get(`/api/super-ai/runs/${sessionId}`);
    const run = runSchema.parse(body);
    expect(run).toMatchObject({ state: 'completed', engine: 'Motor local', error: null });
    expect(run.steps.every((step) => step.status === 'completed')).toBe(true);
    expect((await app.get('/api/super-ai/runs')).body[0].runId).toBe(run.runId);
  });

  it('SUP-37 the same folder again updates what it made and fetches nothing twice', async () => {
    const before = [await rows(empreendimentos), await rows(hotsites), await rows(incorporadoras)];
    const check = await app.post('/api/super-ai/check-folder', { driveUrl: link });
    expect(check.body.previous).toMatchObject({ empreendimentoId: result.empreendimentoId });
    const again = await runFolder(app, link);
    expect(again.frames.at(-1)?.event).toMatchObject({
      type: 'complete',
      data: { empreendimentoId: result.empreendimentoId, rota: result.rota },
    });
    expect([await rows(empreendimentos), await rows(hotsites), await rows(incorporadoras)]).toEqual(before);
    expect(await rows(hotsiteVersoes)).toBe(2);
  });

  it('SUP-37 or makes another one when asked to, with a rota of its own', async () => {
    const other = await runFolder(app, link, { mode: 'create' });
    const data = other.frames.at(-1)?.event.data;
    expect(data?.empreendimentoId).not.toBe(result.empreendimentoId);
    expect(data?.rota).toBe(`${result.rota}-2`);
    expect(await rows(incorporadoras)).toBe(1);
    // In the trash it is nothing a run could update.
    const known = async () =>
      (await app.post('/api/super-ai/check-folder', { driveUrl: link })).body.previous.empreendimentoId;
    expect(await known()).toBe(data?.empreendimentoId);
    await app.call('DELETE', `/api/empreendimentos/${data?.empreendimentoId}`);
    expect(await known()).toBe(result.empreendimentoId);
  });

  it('SUP-32 reads the PDFs for an empreendimento that exists, whose folder is then the one that was read', async () => {
    const record = async () => (await app.get(`/api/empreendimentos/${result.empreendimentoId}`)).body;
    const { driveUrl } = await record();
    await app.db.update(empreendimentos).set({ driveUrl: 'file:///outra' });
    const answer = await app.post('/api/super-ai/generate-from-pdfs', {
      empreendimentoId: result.empreendimentoId,
      driveUrl: link,
      maxPDFs: 10,
    });
    expect(answer.body).toEqual({ pdfProcessing: { validPDFs: 2 } });
    expect((await record()).driveUrl).toBe(driveUrl);
    const unknown = await app.post('/api/super-ai/generate-from-pdfs', {
      empreendimentoId: 99999,
      driveUrl: link,
    });
    expect(unknown.status).toBe(404);
  });

  it('a person’s value survives the next reading, and the new one waits beside it', async () => {
    await app.db.update(empreendimentos).set({ precoInicial: '700000.00' });
    await runFolder(app, link);
    const { body } = await app.get(`/api/empreendimentos/${result.empreendimentoId}`);
    expect(body.precoInicial).toBe('700000.00');
    expect(body.metadados.fatos.precoInicial.value).toMatch(/^690000/);
  });
});

describe('links that lead nowhere', () => {
  it.each([
    ['SUP-02 an empty link', '', 400, 'URL do Google Drive é obrigatória'],
    ['SUP-03 a text that is no link', 'minha pasta', 400, /link/i],
    ['a folder outside the root', 'file:///../etc', 400, /./],
    [
      'a Drive link without a credential',
      'https://drive.google.com/drive/folders/1AbCdEfGhIjKlMnOpQrStUvWxYz012345',
      202,
      null,
    ],
  ])('%s', async (_title, driveUrl, status, message) => {
    const answer = await app.post('/api/super-ai/analyze-complete-with-progress', {
      driveUrl,
      maxPDFs: 10,
      sessionId: crypto.randomUUID(),
    });
    expect(answer.status).toBe(status);
    if (message) expect(answer.body.message).toMatch(message);
  });

  it.each([
    ['a folder that does not exist', 'file:///nao-existe', /pasta/i],
    [
      'a Drive folder while no credential is configured',
      'https://drive.google.com/drive/folders/1AbCdEfGhIjKlMnOpQrStUvWxYz099999',
      /credencia|configur/i,
    ],
  ])('SUP-29 SUP-31 %s ends the run with a clear sentence', async (_title, driveUrl, message) => {
    const { frames } = await runFolder(app, driveUrl);
    const last = frames.at(-1)!.event;
    expect(last.type).toBe('error');
    expect(last.message).toMatch(message);
  });

  it('an empty folder, one without PDFs and one whose PDFs cannot be read say so', async () => {
    const empty = writeFolder(root, 'vazia', { 'sub/.DS_Store': Buffer.from('x') });
    expect((await runFolder(app, empty)).frames.at(-1)?.event.message).toMatch(/vazia/);
    const videos = writeFolder(root, 'so-videos', { 'tour.mp4': Buffer.from('xxxx') });
    expect((await runFolder(app, videos)).frames.at(-1)?.event.message).toMatch(/nenhum PDF/);
    const broken = writeFolder(root, 'quebrada', {
      'book.pdf': Buffer.from('%PDF-1.4 nada'),
      'zero.pdf': Buffer.alloc(0),
    });
    const { frames } = await runFolder(app, broken);
    expect(frames.at(-1)?.event).toMatchObject({ type: 'error', step: 'pdf-analysis' });
    expect(frames.at(-1)?.event.message).toMatch(/book\.pdf.*zero\.pdf|zero\.pdf.*book\.pdf/);
  });
});

describe('a run that cannot go on alone', () => {
  it('SUP-35 asks where the empreendimento is, and goes on with the answer', async () => {
    const book = await makePdf([
      ['RESIDENCIAL SEM LUGAR', 'Um lançamento Construtora Horizonte Ltda.'],
      [
        'Empreendimento: Residencial Sem Lugar',
        'Incorporadora: Construtora Horizonte Ltda. - CNPJ 11.222.333/0001-81',
        'Apartamentos de 70 m² de área privativa, 2 dormitórios',
      ],
    ]);
    const asking = writeFolder(root, 'sem-lugar', {
      'BOOK.pdf': book,
      'Fachada.jpg': files['Perspectivas/01 - Fachada frente.jpg']!,
    });
    const { sessionId, frames } = await runFolder(app, asking);
    expect(frames.at(-1)?.event.data?.question).toMatchObject({ kind: 'bairro' });

    const wrong = await app.post(`/api/super-ai/runs/${sessionId}/answer`, {
      kind: 'bairro',
      bairro: 'Centro',
      cidade: 'Itapema',
      uf: 'SP',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toMatch(/Itapema.*SP/);
    const answered = await app.post(`/api/super-ai/runs/${sessionId}/answer`, {
      kind: 'bairro',
      bairro: 'Meia Praia',
      cidade: 'Itapema',
      uf: 'SC',
    });
    expect(answered.status).toBe(200);
    const token = await app.login();
    const rest = await followStream(app, sessionId, { token });
    expect(rest.at(-1)?.event.type).toBe('complete');
    const { body } = await app.get(`/api/empreendimentos/${rest.at(-1)?.event.data?.empreendimentoId}`);
    expect(body.bairro).toMatchObject({ nome: 'Meia Praia', cidade: 'Itapema', uf: 'SC' });
  });

  it('a bairro of one word that nobody knows is made where the text speaks of it beside its address, and asked for where it does not; what lies at a distance is not offered', async () => {
    const questionOf = async (name: string, spoken: string) => {
      const book = await makePdf([
        ['RESIDENCIAL DO BOSQUE', spoken],
        [
          'Empreendimento: Residencial do Bosque',
          'Incorporadora: Construtora Horizonte Ltda. - CNPJ 11.222.333/0001-81',
          'Rua Augusto Severo, 1180 – Juvevê – Curitiba/PR',
          'Parque do Papa – 900 m',
          'Mercado Festival – 350 m',
        ],
      ]);
      const { frames } = await runFolder(
        app,
        writeFolder(root, name, {
          'BOOK.pdf': book,
          'Fachada.jpg': files['Perspectivas/01 - Fachada frente.jpg']!,
        }),
      );
      return frames.at(-1)?.event.data?.question;
    };
    const asked = await questionOf('bairro-dito-uma-vez', 'Doze residências em uma rua arborizada.');
    expect(asked).toMatchObject({ kind: 'bairro', found: { bairro: 'Juvevê' } });
    const offered = (asked as { opcoes: { rotulo: string }[] }).opcoes.map(({ rotulo }) => rotulo);
    expect(offered[0]).toBe('Juvevê, Curitiba/PR');
    expect(offered.join()).not.toMatch(/Papa|Festival/);
    expect(await questionOf('bairro-dito-duas-vezes', 'Doze residências no Juvevê.')).toBeUndefined();
  });

  describe('a book that leaves name, incorporadora and bairro open', () => {
    let sessionId: string;
    let question: Extract<RunQuestion, { kind: 'varias' }>;
    const page = (documento: string, pagina: number) =>
      app.get(`/api/super-ai/runs/${sessionId}/pagina?documento=${documento}&pagina=${pagina}`);

    it('asks all at once, each with what the documents may be saying, their words and their page', async () => {
      const book = await makePdf([
        ['entre rios', 'Alto de Pinheiros'],
        [
          'Nasce no Alto de Pinheiros, em São Paulo/SP, um edifício de dezessete andares.',
          'Apartamentos de 70 m² de área privativa, 2 dormitórios',
        ],
        ['Outros prédios da Vertente Alta: Pausa e Pátio Brasil'],
      ]);
      const asking = writeFolder(root, 'material-de-vendas-12', {
        'BOOK.pdf': book,
        'Fachada.jpg': files['Perspectivas/01 - Fachada frente.jpg']!,
      });
      const run = await runFolder(app, asking);
      sessionId = run.sessionId;
      question = runQuestionSchema.parse(run.frames.at(-1)?.event.data?.question) as typeof question;
      expect(question.kind).toBe('varias');
      expect(question.perguntas.map(({ kind }) => kind)).toEqual(['nome', 'incorporadora', 'bairro']);
      const offered = (kind: string) =>
        question.perguntas.find((one) => one.kind === kind)!.opcoes.map(({ rotulo }) => rotulo);
      expect(offered('nome')).toContain('Entre Rios');
      expect(offered('incorporadora')).toContain('Vertente Alta');
      expect(offered('bairro')).toContain('Alto de Pinheiros, São Paulo/SP');
      for (const { opcoes } of question.perguntas)
        for (const { fontes } of opcoes.filter(({ rotulo }) => rotulo !== 'material-de-vendas-12'))
          expect(fontes[0]).toMatchObject({ file: 'BOOK.pdf', imagem: true, quote: expect.any(String) });
    });

    it('shows the pages it quotes, and no other', async () => {
      const [fonte] = question.perguntas[0]!.opcoes[0]!.fontes;
      const shown = await page('BOOK.pdf', fonte!.page);
      expect(shown.status).toBe(200);
      expect(shown.headers.get('content-type')).toBe('image/webp');
      expect((await page('BOOK.pdf', 40)).status).toBe(404);
      expect((await page('../segredo.pdf', 1)).status).toBe(404);
    });

    it('shows them, too, in a run that finds the book already read', async () => {
      expect((await app.post(`/api/super-ai/runs/${sessionId}/interrupt`)).status).toBe(200);
      const again = await runFolder(app, 'file:///material-de-vendas-12');
      expect(again.sessionId).not.toBe(sessionId);
      sessionId = again.sessionId;
      expect((await page('BOOK.pdf', 1)).status).toBe(200);
    });

    it('creates nothing until it is answered, and refuses answers it did not ask for', async () => {
      expect(
        await app.db.select().from(empreendimentos).where(eq(empreendimentos.nome, 'Entre Rios')),
      ).toEqual([]);
      const half = { kind: 'varias', respostas: [] };
      expect((await app.post(`/api/super-ai/runs/${sessionId}/answer`, half)).status).toBe(400);
    });

    it('goes on with all answers in one call', async () => {
      const respostas = question.perguntas.map(({ kind, opcoes }) => {
        const right: Partial<Record<typeof kind, string>> = {
          nome: 'Entre Rios',
          incorporadora: 'Vertente Alta',
          bairro: 'Alto de Pinheiros, São',
        };
        return { kind, ...opcoes.find(({ rotulo }) => rotulo.startsWith(right[kind]!))!.resposta };
      });
      const path = `/api/super-ai/runs/${sessionId}/answer`;
      expect((await app.post(path, { kind: 'varias', respostas })).status).toBe(200);
      expect((await app.post(path, { kind: 'varias', respostas })).status).toBe(409);
      const rest = await followStream(app, sessionId, { token: await app.login() });
      expect(rest.at(-1)?.event.type).toBe('complete');
      const { body } = await app.get(`/api/empreendimentos/${rest.at(-1)?.event.data?.empreendimentoId}`);
      expect(body.nome).toBe('Entre Rios');
      expect(body.incorporadora.nome).toBe('Vertente Alta');
      expect(body.bairro).toMatchObject({ nome: 'Alto de Pinheiros', cidade: 'São Paulo', uf: 'SP' });
      expect((await page('BOOK.pdf', 1)).status).toBe(404);
    });

    it('read again, the record keeps what was answered and nothing is asked twice', async () => {
      const { frames } = await runFolder(app, 'file:///material-de-vendas-12');
      expect(frames.at(-1)?.event.type).toBe('complete');
      expect(frames.at(-1)?.event.data).toMatchObject({ nome: 'Entre Rios' });
    });
  });

  it('what was read with doubt and then answered is decided in the review, and a label', async () => {
    const book = await makePdf([
      ['Residencial Duas Firmas', 'Rua das Acácias, 120 - Centro, Itapema/SC', 'Realização: Alfa Engenharia'],
      ['Realização: Beta Incorporadora', 'Apartamentos de 70 m² de área privativa'],
    ]);
    const facade = files['Perspectivas/01 - Fachada frente.jpg']!;
    const run = await runFolder(
      app,
      writeFolder(root, 'duas-firmas', { 'Book.pdf': book, 'Fachada.jpg': facade }),
    );
    const question = runQuestionSchema.parse(run.frames.at(-1)?.event.data?.question);
    expect(question).toMatchObject({ kind: 'incorporadora' });
    const answer = { kind: 'incorporadora', nome: 'Beta Incorporadora' };
    expect(await app.post(`/api/super-ai/runs/${run.sessionId}/answer`, answer)).toMatchObject({
      status: 200,
    });
    const rest = await followStream(app, run.sessionId, { token: await app.login() });
    const { body } = await app.get(
      `/api/empreendimentos/${rest.at(-1)?.event.data?.empreendimentoId}/leitura`,
    );
    const asked = leituraSchema.parse(body).campos.find(({ campo }) => campo === 'incorporadora')!;
    expect(asked).toMatchObject({
      lido: expect.objectContaining({ confianca: expect.any(Number) }),
      duvida: false,
      estado: asked.igual ? 'aceito' : 'editado',
      confiabilidade: expect.objectContaining({ total: 1 }),
    });
  });

  it('SUP-30 SUP-37 a failed run goes on from the step that failed once the folder is mended', async () => {
    const name = 'sem-imagens';
    const folder = writeFolder(root, name, { 'BOOK DIGITAL.pdf': files['BOOK DIGITAL.pdf']! });
    const { sessionId, frames } = await runFolder(app, folder);
    expect(frames.at(-1)?.event).toMatchObject({ type: 'error', step: 'assets-processing' });
    const made = await rows(empreendimentos);
    writeFileSync(join(root, name, 'Fachada.jpg'), files['Perspectivas/01 - Fachada frente.jpg']!);
    expect((await app.post(`/api/super-ai/runs/${sessionId}/retry`, {})).status).toBe(200);
    const token = await app.login();
    const rest = await followStream(app, sessionId, { token });
    expect(rest.at(-1)?.event.type).toBe('complete');
    expect(rest.map(({ event }) => event.type)).not.toContain('error');
    expect(await rows(empreendimentos)).toBeLessThanOrEqual(made + 1);
    expect((await app.post(`/api/super-ai/runs/${sessionId}/retry`, {})).status).toBe(409);
  });

  it('SUP-13 is stopped on a person’s word and can be resumed', async () => {
    cpSync(join(root, 'residencial-aurora'), join(root, 'parada'), { recursive: true });
    const token = await app.login();
    const sessionId = crypto.randomUUID();
    await app.post('/api/super-ai/analyze-complete-with-progress', {
      driveUrl: 'file:///parada',
      maxPDFs: 10,
      sessionId,
    });
    const stopped = await app.post(`/api/super-ai/runs/${sessionId}/interrupt`, {});
    expect(stopped.body.state).toBe('interrupted');
    const told = await followStream(app, sessionId, { token });
    expect(told.at(-1)?.event).toMatchObject({ type: 'error', data: { interrupted: true } });
    await app.post(`/api/super-ai/runs/${sessionId}/retry`, {});
    expect((await followStream(app, sessionId, { token })).at(-1)?.event.type).toBe('complete');
    rmSync(join(root, 'parada'), { recursive: true });
  });

  it('SUP-17 a stream that is opened before its run waits for it', async () => {
    const token = await app.login();
    const sessionId = crypto.randomUUID();
    const following = followStream(app, sessionId, { token });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await app.post('/api/super-ai/analyze-complete-with-progress', {
      driveUrl: link,
      maxPDFs: 10,
      sessionId,
    });
    const frames = await following;
    expect(frames[0]?.event.type).toBe('connected');
    expect(frames.at(-1)?.event.type).toBe('complete');
  });

  it('SUP-17 SUP-19 the stream needs a good token, and no other call takes one from its address', async () => {
    const token = await app.login();
    const bad = await app.get('/api/super-ai/progress-stream/qualquer?token=errado', { token: null });
    expect(bad.status).toBe(401);
    expect((await app.get(`/api/super-ai/runs?token=${token}`, { token: null })).status).toBe(401);
  });
});
