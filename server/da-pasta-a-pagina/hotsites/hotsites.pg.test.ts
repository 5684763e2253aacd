import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { type FolderPreview, type Hotsite, previewSchema } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { treeOfDirectory } from '#tests/fakes/drive-tree.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';

let app: TestApp;
let drive: FakeDrive;
let root: string;
const slow = { timeout: 60_000, interval: 150 };

const previewFailed =
  'Não foi possível acessar a pasta do Drive. Verifique se o link está correto e a pasta está compartilhada.';
const processingFailed = 'Erro ao processar hotsite. Verifique se o link do Drive está correto.';

beforeAll(async () => {
  // The folder is read through Drive's own protocol, from a server on loopback.
  const files = await smallFolder();
  root = writeFiles(files);
  const tree = treeOfDirectory(join(root, 'aurora'));
  const facade = tree
    .children!.flatMap(({ children = [] }) => children)
    .find(({ name }) => name.startsWith('01'));
  facade!.thumbnail = await drawPhoto({ seed: 9, width: 220, height: 165 }).then((photo) =>
    photo.jpeg().toBuffer(),
  );
  drive = await startFakeDrive({ tree });
  app = await startTestApp({
    workers: true,
    env: { GOOGLE_DRIVE_URL: drive.url, GOOGLE_API_KEY: drive.apiKey },
  });
  await app.login();
});
afterAll(async () => {
  await app?.close();
  await drive?.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  drive.requests.length = 0;
});

function writeFiles(files: Record<string, Buffer>): string {
  const dir = mkdtempSync(join(tmpdir(), 'portal-hotsites-'));
  writeFolder(dir, 'aurora', files);
  return dir;
}

const fetched = () => drive.requests.filter(({ operation }) => operation === 'media').length;
const list = async () => (await app.get('/api/hotsites')).body as Hotsite[];
const read = async (id: number) => (await app.get(`/api/hotsites/${id}`)).body as Hotsite;
const settled = (id: number) =>
  expect.poll(async () => (await read(id)).status, slow).not.toMatch(/draft|processing/);
let serial = 0;
async function asked(change: Record<string, unknown> = {}) {
  serial += 1;
  const { id: empreendimentoId, nome } = await createEmpreendimento(app.db);
  return { nome, empreendimentoId, rota: `aurora-${serial}`, driveUrl: drive.link, maxAssets: 80, ...change };
}
const process = (body: unknown, id?: number) =>
  app.post(`/api/hotsites/${id === undefined ? '' : `${id}/`}process-drive`, body);

describe('POST /api/hotsites/preview-drive', () => {
  const preview = (body: unknown) => app.post('/api/hotsites/preview-drive', body);

  test('HOT-21 HOT-24 answers images, videos and up to five names, and fetches nothing', async () => {
    const { status, body } = await preview({ driveUrl: drive.link, maxAssets: 80 });
    expect(status).toBe(200);
    const found: FolderPreview = previewSchema.parse(body);
    const classes = new Map(found.images.map(({ path, category }) => [path, category]));
    expect(classes.size).toBe(5);
    expect(classes.get('Perspectivas/01 - Fachada frente.jpg')).toBe('fachada');
    expect(classes.get('Perspectivas/02 - Piscina.jpg')).toBe('lazer');
    expect(classes.get('Decorado/Living.jpg')).toBe('interior');
    expect(found.images.every(({ thumbnail }) => thumbnail === null)).toBe(true);
    expect(found.videos).toEqual([]);
    expect(found.samples).toHaveLength(5);
    expect(found.documents).toBe(3);
    expect(fetched()).toBe(0);
  });

  test('HOT-21 a file is shown small before it is processed: as Drive draws it, else made of the file', async () => {
    const { body } = await preview({ driveUrl: drive.link });
    const { images } = body as FolderPreview;
    const small = (id: string) =>
      app.get(`/api/hotsites/preview-drive/miniatura?${new URLSearchParams({ id, nome: 'Fachada.jpg' })}`);
    const made = await small(images.find(({ name }) => name.startsWith('02'))!.id);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(fetched()).toBe(1);
    const drawn = await small(images.find(({ name }) => name.startsWith('01'))!.id);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(drive.requests.some(({ operation }) => operation === 'thumbnail')).toBe(true);
    expect(fetched()).toBe(1);
    for (const id of ['google:media:nada:', 'local:../../etc/passwd', 'qualquer'])
      expect((await small(id)).status).toBe(204);
    const closed = await app.get('/api/hotsites/preview-drive/miniatura?id=x', { token: null });
    expect(closed.status).toBe(401);
  });

  test('HOT-17 HOT-24 what is over the limit is left out, and why; without a number it is 80', async () => {
    const { body } = await preview({ driveUrl: drive.link, maxAssets: 2 });
    expect(body.images).toHaveLength(2);
    expect(body.leftOut).toHaveLength(3);
    expect(body.leftOut[0]).toMatchObject({
      reason: 'limite',
      message: expect.stringContaining('limite de 2'),
    });
    for (const maxAssets of ['', null, undefined, 'muitos'])
      expect((await preview({ driveUrl: drive.link, maxAssets })).body.images).toHaveLength(5);
    for (const maxAssets of [0, 501, 2.5, '600']) {
      const refused = await preview({ driveUrl: drive.link, maxAssets });
      expect(refused.status).toBe(400);
      expect(refused.body.message).toBe('O limite de assets deve ser entre 1 e 500');
    }
  });

  test.each([
    ['on the Drive', 'https://drive.google.com/drive/folders/1AbCdEfGhIjKlMnOpQrStUvWxYz012345'],
    ['on this machine', 'file:///pasta-que-nao-existe'],
  ])(
    'SAF-09 HOT-22 HOT-24 a folder %s that is not there is 400 in the fixed sentence, with the reason beneath',
    async (_, driveUrl) => {
      const { status, body } = await preview({ driveUrl });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: previewFailed, detail: expect.stringMatching(/não existe/) });
    },
  );

  test('SAF-09 HOT-24 a Drive that is down stays 502', async () => {
    drive.on({ operation: 'get' }, { status: 400 });
    const { status, body } = await preview({ driveUrl: drive.link });
    expect(status).toBe(502);
    expect(body).toMatchObject({ message: previewFailed, detail: expect.stringMatching(/não respondeu/) });
  });

  test('HOT-15 HOT-22 what is no address, and what is no folder, is 400', async () => {
    expect((await preview({ driveUrl: 'pasta da Aurora' })).body).toMatchObject({
      message: 'URL válida do Google Drive é obrigatória',
      field: 'driveUrl',
    });
    const other = await preview({ driveUrl: 'https://example.com/pasta' });
    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({
      message: previewFailed,
      detail: expect.stringMatching(/não é de uma pasta/),
    });
    expect((await app.post('/api/hotsites/preview-drive', {}, { token: null })).status).toBe(401);
  });
});

describe('POST /api/hotsites/process-drive', () => {
  let made: Hotsite;

  test('HOT-20 HOT-25 HOT-34 makes the hotsite at once and its catalogue in the background', async () => {
    const body = await asked({ nome: undefined, rota: ' Residencial São João! ' });
    const answer = await process(body);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      empreendimentoId: body.empreendimentoId,
      rota: 'residencial-sao-joao',
      status: 'processing',
      ativo: true,
      versao: 1,
      v0Generated: false,
    });
    expect(answer.body.nome).toBe(answer.body.empreendimento.nome);
    made = answer.body;
    await settled(made.id);
    const done = await read(made.id);
    expect(done).toMatchObject({ status: 'completed', erro: null });
    expect((JSON.parse(done.catalog!) as Catalog).assets).toHaveLength(5);
    // The five, and the two PDFs, whose pictures count as well.
    expect(fetched()).toBe(7);
    const [run] = await app.db
      .select()
      .from(runsTable)
      .where(eq(runsTable.folderKey, `hotsite:${made.id}`));
    expect(run!.result).toEqual({ hotsiteId: made.id, totalAssets: 5 });
  });

  test('HOT-21 what was processed before is shown small and told by its pixels, without fetching it', async () => {
    drive.requests.length = 0;
    const { body } = await app.post('/api/hotsites/preview-drive', { driveUrl: drive.link });
    const { images } = body as FolderPreview;
    expect(images.find(({ path }) => path.startsWith('Plantas/'))?.category).toBe('planta');
    for (const { thumbnail } of images)
      expect((await app.get(thumbnail!, { token: null })).headers.get('content-type')).toBe('image/webp');
    expect(fetched()).toBe(0);
  });

  test('HOT-04 HOT-08 HOT-23 the list has the newest first, each catalogue as text with its count', async () => {
    const [first] = await list();
    expect(first).toMatchObject({ id: made.id, status: 'completed' });
    expect(JSON.parse(first!.catalog!)).toMatchObject({ statistics: { total_assets: 5 } });
    expect(first!.catalog!.length).toBeLessThan(1000);
    expect((await app.get('/api/hotsites', { token: null })).status).toBe(401);
  });

  test('HOT-08 HOT-23 an unreadable catalogue is answered as it is', async () => {
    const odd = await createHotsite(app.db, { catalog: 'isto não é JSON' });
    const large = `{"assets":[${'1,'.repeat(2000)}1]}`;
    const other = await createHotsite(app.db, { catalog: large });
    await app.db.transaction((tx) => bumpLists(tx, 'hotsites'));
    const catalogs = new Map((await list()).map(({ id, catalog }) => [id, catalog]));
    expect(catalogs.get(odd.id)).toBe('isto não é JSON');
    expect(catalogs.get(other.id)).toBe(large);
  });

  test('HOT-26 HOT-27 the same link and limit pass through processing and fetch nothing again', async () => {
    const { empreendimentoId } = made;
    const body = {
      nome: 'Aurora',
      empreendimentoId,
      rota: 'aurora-nova',
      driveUrl: drive.link,
      maxAssets: 80,
    };
    const answer = await process(body, made.id);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      id: made.id,
      rota: 'aurora-nova',
      nome: 'Aurora',
      status: 'processing',
    });
    await settled(made.id);
    expect((await read(made.id)).status).toBe('completed');
    expect(fetched()).toBe(0);
    const listings = drive.requests.filter(({ operation }) => operation === 'list').map(({ id }) => id);
    expect(new Set(listings).size).toBe(listings.length);
  });

  test('HOT-25 HOT-51 a rota or an empreendimento that is taken is 409, and nothing is begun', async () => {
    const taken = await process(await asked({ rota: 'Aurora Nova' }));
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      field: 'rota',
      message: 'Esta rota já está em uso por outro hotsite',
    });
    const second = await process(await asked({ empreendimentoId: made.empreendimentoId }));
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('Este empreendimento já possui um hotsite');
    const live = await app.db.select().from(runsTable).where(eq(runsTable.state, 'running'));
    expect(live).toEqual([]);
  });

  test('HOT-25 two asked at once are one hotsite and one 409', async () => {
    const body = await asked();
    const answers = await Promise.all([process(body), process({ ...body, rota: `${body.rota}-outra` })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    const winner = answers.find(({ status }) => status === 202)!.body as Hotsite;
    await settled(winner.id);
    expect(
      (await list()).filter(({ empreendimentoId }) => empreendimentoId === body.empreendimentoId),
    ).toHaveLength(1);
  });

  test('HOT-26 asked again while it goes on is 409, and changes nothing', async () => {
    const goOn = drive.holdLists();
    const { empreendimentoId } = made;
    const body = { nome: 'Aurora', empreendimentoId, rota: 'primeira', driveUrl: drive.link };
    const answers = await Promise.all([
      process(body, made.id),
      process({ ...body, rota: 'segunda' }, made.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.message).toMatch(/já está sendo processado/);
    const won = answers.find(({ status }) => status === 202)!.body.rota;
    // Nor is a page made of what is being exchanged.
    const generating = await app.post(`/api/hotsites/${made.id}/generate-gpt5`, { style: 'modern' });
    expect(generating.status).toBe(409);
    goOn();
    await settled(made.id);
    expect((await read(made.id)).rota).toBe(won);
  });

  test('HOT-30 HOT-31 HOT-34 a folder that is gone ends in error with its reason; what was there stays', async () => {
    const { empreendimentoId, rota } = await read(made.id);
    const gone = 'https://drive.google.com/drive/folders/1AbCdEfGhIjKlMnOpQrStUvWxYz012345';
    expect((await process({ empreendimentoId, rota, driveUrl: gone }, made.id)).status).toBe(202);
    await settled(made.id);
    const failed = await read(made.id);
    expect(failed).toMatchObject({ status: 'error', erro: expect.stringMatching(/não existe/) });
    expect((JSON.parse(failed.catalog!) as Catalog).assets).toHaveLength(5);
    const again = await process({ empreendimentoId, rota, driveUrl: drive.link }, made.id);
    expect(again.body).toMatchObject({ status: 'processing', erro: null });
    await settled(made.id);
    expect((await read(made.id)).status).toBe('completed');
  });

  test.each([
    ['no empreendimento', { empreendimentoId: '' }, 'Empreendimento é obrigatório'],
    ['one nobody knows', { empreendimentoId: 999_999 }, 'Empreendimento não encontrado'],
    ['no rota', { rota: ' ' }, 'Rota é obrigatória'],
    ['a rota of signs alone', { rota: '!!!' }, 'Rota é obrigatória'],
    ['no address', { driveUrl: 'a pasta' }, 'URL válida do Google Drive é obrigatória'],
    ['an address of no folder', { driveUrl: 'https://example.com' }, processingFailed],
  ])('HOT-15 HOT-31 %s is 400', async (_title, change, message) => {
    const { status, body } = await process(await asked(change));
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });

  test('HOT-26 a hotsite nobody knows is 404', async () => {
    expect((await process(await asked(), 999_999)).status).toBe(404);
  });

  test('HOT-34 an empreendimento that is deleted meanwhile ends the run, and comes back without it', async () => {
    const goOn = drive.holdLists();
    const body = await asked();
    const { id } = (await process(body)).body as Hotsite;
    expect((await app.call('DELETE', `/api/empreendimentos/${body.empreendimentoId}`)).status).toBe(200);
    goOn();
    const row = async () => (await app.db.select().from(hotsites).where(eq(hotsites.id, id)))[0]!;
    await expect.poll(async () => (await row()).status, slow).toBe('error');
    expect((await row()).erro).toBe('O hotsite foi excluído enquanto a pasta era processada.');
    const back = await app.post(`/api/lixeira/empreendimento/${body.empreendimentoId}/restaurar`, {});
    expect(back.status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'error' });
  });
});

describe('the calls no screen uses, and the switch', () => {
  test('HOT-37 HOT-39 HOT-40 POST makes a draft that is active; what is the product’s own is not taken, each other part can be changed alone', async () => {
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    const { status, body } = await app.post('/api/hotsites', {
      nome: 'Brisa',
      empreendimentoId,
      rota: 'Brisa do Mar',
      driveUrl: 'https://drive.google.com/drive/folders/brisa',
      maxAssets: '40',
      htmlFile: 'media/outra.html',
      versao: 9,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nome: 'Brisa',
      empreendimentoId,
      rota: 'brisa-do-mar',
      driveUrl: 'https://drive.google.com/drive/folders/brisa',
      maxAssets: 40,
      status: 'draft',
      ativo: true,
      htmlFile: null,
      versao: 1,
    });
    for (const part of [
      { nome: 'Brisa Nova' },
      { rota: 'brisa-nova' },
      { driveUrl: null },
      { maxAssets: 7 },
    ]) {
      const before = (await app.get(`/api/hotsites/${body.id}`)).body;
      const changed = await app.call('PUT', `/api/hotsites/${body.id}`, { body: part });
      expect([changed.status, changed.body]).toEqual([
        200,
        { ...before, ...part, revisao: before.revisao + 1, atualizadoEm: expect.any(String) },
      ]);
    }
    // Without a page it may still become another one's.
    const other = await createEmpreendimento(app.db, { nome: 'Mirante' });
    const moved = await app.call('PUT', `/api/hotsites/${body.id}`, { body: { empreendimentoId: other.id } });
    expect([moved.status, moved.body]).toMatchObject([
      200,
      {
        empreendimentoId: other.id,
        empreendimento: { nome: 'Mirante' },
        nome: 'Brisa Nova',
        rota: 'brisa-nova',
      },
    ]);
    const second = await app.post('/api/hotsites', {
      nome: 'Brisa',
      empreendimentoId: other.id,
      rota: 'outra-brisa',
    });
    expect([second.status, second.body.message]).toEqual([409, 'Este empreendimento já possui um hotsite']);
  });

  test('HOT-38 HOT-39 HOT-40 PUT takes any part: {ativo} alone hides the page on the next request', async () => {
    const empreendimentoId = await insertEmpreendimento(app.db, {
      assetsCatalog: JSON.stringify(catalogOf()),
    });
    const { body: hotsite } = await app.post('/api/hotsites', {
      nome: 'Aurora',
      empreendimentoId,
      rota: 'visivel',
    });
    expect((await app.post(`/api/hotsites/${hotsite.id}/generate-gpt5`, {})).status).toBe(200);
    expect((await app.get('/hotsite/visivel', { token: null })).status).toBe(200);
    const { status, body } = await app.call('PUT', `/api/hotsites/${hotsite.id}`, { body: { ativo: false } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ativo: false, rota: 'visivel', nome: 'Aurora' });
    expect((await app.get('/hotsite/visivel', { token: null })).status).toBe(404);
    const { id: other } = await createEmpreendimento(app.db);
    const moved = await app.call('PUT', `/api/hotsites/${hotsite.id}`, { body: { empreendimentoId: other } });
    expect(moved.status).toBe(409);
    expect((await app.call('PUT', '/api/hotsites/999999', { body: { ativo: true } })).status).toBe(404);
  });
});

describe('DELETE /api/hotsites/{id}', () => {
  test('HOT-36 puts it into the trash and keeps the empreendimento; it comes back from there', async () => {
    const { id, empreendimentoId, nome } = await createHotsite(app.db, { rota: 'vai-e-volta' });
    const { status, body } = await app.call('DELETE', `/api/hotsites/${id}`);
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await app.get(`/api/hotsites/${id}`)).status).toBe(404);
    expect((await app.call('DELETE', `/api/hotsites/${id}`)).status).toBe(404);
    expect((await app.get(`/api/empreendimentos/${empreendimentoId}`)).status).toBe(200);
    const { body: trash } = await app.get('/api/lixeira');
    expect(trash).toContainEqual(expect.objectContaining({ entidade: 'hotsite', id, nome }));
    const back = await app.post(`/api/lixeira/hotsite/${id}/restaurar`, {});
    expect(back.body).toMatchObject({ id, rota: 'vai-e-volta' });
    expect((await app.call('DELETE', '/api/hotsites/999999')).status).toBe(404);
  });

  test('HOT-36 one that went with its empreendimento is not shown beside it, and comes back with it', async () => {
    const { id, empreendimentoId } = await createHotsite(app.db);
    await app.call('DELETE', `/api/empreendimentos/${empreendimentoId}`);
    const { body: trash } = await app.get('/api/lixeira');
    expect(
      trash.some((item: { entidade: string; id: number }) => item.entidade === 'hotsite' && item.id === id),
    ).toBe(false);
    await app.post(`/api/lixeira/empreendimento/${empreendimentoId}/restaurar`, {});
    expect((await app.get(`/api/hotsites/${id}`)).status).toBe(200);
  });

  test('HOT-36 what is being processed is stopped', async () => {
    const goOn = drive.holdLists();
    const { id } = (await process(await asked())).body as Hotsite;
    await app.call('DELETE', `/api/hotsites/${id}`);
    const runs = await app.db
      .select()
      .from(runsTable)
      .where(eq(runsTable.folderKey, `hotsite:${id}`));
    expect(runs.map(({ state }) => state)).toEqual(['interrupted']);
    const [row] = await app.db.select().from(hotsites).where(eq(hotsites.id, id));
    expect(row?.status).toBe('error');
    goOn();
  });
});

test('DAT-14 HOT-27 a folder of its own gives a hotsite its own catalogue, the shared one stays', async () => {
  const shared = JSON.stringify(catalogOf());
  const empreendimentoId = await insertEmpreendimento(app.db, {
    assetsCatalog: shared,
    driveKey: 'outra-pasta',
  });
  const { body } = await process({ empreendimentoId, rota: 'pasta-propria', driveUrl: drive.link });
  await settled(body.id);
  const [row] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, empreendimentoId));
  expect(row?.assetsCatalog).toBe(shared);
  expect((JSON.parse((await read(body.id)).catalog!) as Catalog).assets).toHaveLength(5);
});
