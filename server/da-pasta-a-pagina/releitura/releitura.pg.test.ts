import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Leitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { type Pasta, pastaSchema } from '#contract/da-pasta-a-pagina/pastas.ts';
import { associacoes, empreendimentos, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { pastaLeituras } from '#server/db/schema/pastas.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { type FakeNode, file, folder } from '#tests/fakes/drive-tree.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { insertCorretor } from '#tests/fixtures/hotsite.ts';
import { makePdf, smallFolder, tabelaPages } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';

let app: TestApp;
let drive: FakeDrive;
let tree: FakeNode;
let added: FakeNode;
let id: number;
let rota: string;

/** A sales folder as a tree of the fake Drive, with one level of subfolders. */
function treeOf(files: Record<string, Buffer>): FakeNode {
  const root: FakeNode[] = [];
  const subfolders = new Map<string, FakeNode>();
  for (const [path, bytes] of Object.entries(files)) {
    const [name, within] = path.split('/').reverse();
    if (!within) root.push(file(name!, bytes));
    else {
      if (!subfolders.has(within)) subfolders.set(within, folder(within, []));
      subfolders.get(within)!.children!.push(file(name!, bytes));
    }
  }
  return folder('Residencial Aurora', [...root, ...subfolders.values()]);
}

beforeAll(async () => {
  tree = treeOf(await smallFolder());
  added = file(
    '04 - Salão de festas.jpg',
    await (await drawPhoto({ seed: 77, width: 1300, height: 900 })).jpeg().toBuffer(),
  );
  drive = await startFakeDrive({ tree, others: [added] });
  app = await startTestApp({
    env: { GOOGLE_DRIVE_URL: drive.url, GOOGLE_API_KEY: drive.apiKey },
    workers: true,
  });
  const { frames } = await runFolder(app, drive.link);
  const { empreendimentoId, rota: made } = frames.at(-1)!.event.data!;
  id = empreendimentoId as number;
  rota = made as string;
}, 90_000);
afterAll(async () => {
  await app?.close();
  await drive?.stop();
});

const path = () => `/api/empreendimentos/${id}/pasta`;
const read = async (): Promise<Pasta> => (await app.get(path())).body;
const compare = async (): Promise<Pasta> => {
  const answer = await app.post(`${path()}/comparar`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const record = async () =>
  (await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id)))[0]!;
const catalogOf = async () => JSON.parse((await record()).assetsCatalog!) as Catalog;
const fatosOf = async () => ((await record()).metadados as { fatos: Record<string, unknown> }).fatos;
/** Requests to the Drive while `act` runs. */
async function asked(act: () => Promise<unknown>) {
  const before = drive.requests.length;
  await act();
  const made = drive.requests.slice(before);
  const of = (operation: string) => made.filter((request) => request.operation === operation);
  return { lists: of('list').length, opened: of('media').map(({ name }) => name), all: made.length };
}
/** Requests a reading at a distinct time: the newest run is found by time. */
function askReread(of = id) {
  app.clock.advance(1000);
  return app.post(`/api/empreendimentos/${of}/pasta/refazer`);
}
async function reread() {
  const answer = await askReread();
  expect(answer.status).toBe(202);
  const state = async () => (await app.get(`/api/super-ai/runs/${answer.body.sessionId}`)).body.state;
  await expect.poll(state, { timeout: 60_000, interval: 100 }).not.toBe('running');
  return (await app.get(`/api/super-ai/runs/${answer.body.sessionId}`)).body;
}
const child = (name: RegExp, within: FakeNode = tree): FakeNode =>
  within.children!.find((node) => name.test(node.name))!;
function rewrite(node: FakeNode, bytes: Buffer) {
  node.content = bytes;
  node.size = bytes.length;
  node.checksum = createHash('md5').update(bytes).digest('hex');
  node.modifiedTime = '2026-11-20T10:00:00.000Z';
}
const changesOf = ({ comparacao }: Pasta) =>
  comparacao!.mudancas.map(({ tipo, path: at, antes }) => [tipo, at, antes].filter(Boolean).join(' ')).sort();

describe('a folder that is as it was', () => {
  it('is known from the run that read it, and nothing is asked of it to show that', async () => {
    const requests = await asked(async () => {
      const answer = await app.get(path());
      expect(pastaSchema.strict().safeParse(answer.body).error).toBeUndefined();
      expect(answer.body).toMatchObject({ id, driveUrl: expect.any(String), comparacao: null, erro: null });
      expect(answer.body.leitura.arquivos).toBe(8);
    });
    expect(requests.all).toBe(0);
  });

  it('costs one listing and no download to compare, and nothing is found', async () => {
    const requests = await asked(async () => {
      expect((await compare()).comparacao).toMatchObject({
        total: 8,
        iguais: 8,
        mudancas: [],
        campos: [],
        secoes: [],
        paginas: [],
      });
    });
    // The root and its three subfolders, once each.
    expect(requests.lists).toBe(4);
    expect(requests.opened).toEqual([]);
    const [deed] = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'comparou'));
    expect(deed).toMatchObject({ entidadeId: String(id), dados: { mudancas: 0 } });
  });

  it('of 500 files costs one listing and no download', async () => {
    const many = folder(
      '500',
      Array.from({ length: 500 }, (_, n) => file(`${n} imagem.jpg`)),
    );
    tree.children!.push(many);
    const other = await startFakeDrive({ tree: many });
    tree.children!.pop();
    const big = await startTestApp({ env: { GOOGLE_DRIVE_URL: other.url, GOOGLE_API_KEY: other.apiKey } });
    try {
      await big.login();
      const { id: bigId } = await createEmpreendimento(big.db, { driveUrl: other.link });
      const at = `/api/empreendimentos/${bigId}/pasta/comparar`;
      expect((await big.post(at)).body.comparacao.mudancas).toHaveLength(500);
      await big.db.update(pastaLeituras).set({ arquivos: sql`vista -> 'arquivos'` });
      const before = other.requests.length;
      expect((await big.post(at)).body.comparacao).toMatchObject({ total: 500, iguais: 500, mudancas: [] });
      expect(
        other.requests
          .slice(before)
          .map(({ operation }) => operation)
          .sort(),
      ).toEqual(['get', 'list']);
    } finally {
      await big.close();
      await other.stop();
    }
  });

  it('one read before readings were noted is known by its run', async () => {
    await app.db.delete(pastaLeituras);
    expect((await read()).leitura?.arquivos).toBe(8);
    expect((await compare()).comparacao?.mudancas).toEqual([]);
  });
});

describe('a folder in which things changed', () => {
  let before: { catalog: Catalog; fatos: Record<string, unknown>; versoes: number };
  const versions = async () => (await app.db.select().from(hotsiteVersoes)).length;

  beforeAll(async () => {
    before = { catalog: await catalogOf(), fatos: await fatosOf(), versoes: await versions() };
    const corretor = await insertCorretor(app.db, { slug: 'mostra-aurora' });
    await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId: id });
    // A person's price, over that of the documents.
    const decided = await app.post(`/api/empreendimentos/${id}/leitura/precoInicial`, {
      decisao: 'editar',
      valor: '712500.00',
    });
    expect(decided.status).toBe(200);
    const cheaper = tabelaPages.map((page) => page.map((line) => line.replace('690.000', '655.000')));
    rewrite(child(/TABELA/), await makePdf(cheaper));
    const pictures = child(/Perspectivas/);
    const [facade, , gym] = pictures.children!;
    facade!.name = 'Fachada principal.jpg';
    pictures.children = [...pictures.children!.filter((node) => node !== gym), added];
  }, 60_000);

  it('says what was added, changed, removed and only renamed', async () => {
    const requests = await asked(async () => {
      expect(changesOf(await compare())).toEqual(
        [
          'adicionado Perspectivas/04 - Salão de festas.jpg',
          `alterado ${child(/TABELA/).name}`,
          'removido Perspectivas/03 - Academia.jpg',
          'renomeado Perspectivas/Fachada principal.jpg Perspectivas/01 - Fachada frente.jpg',
        ].sort(),
      );
    });
    expect(requests.opened).toEqual([]);
  });

  it('says which fields came from what changed, which sections show it and on which pages it is seen', async () => {
    const { comparacao } = await read();
    const campos = Object.fromEntries(comparacao!.campos.map(({ rotulo, ...rest }) => [rotulo, rest]));
    expect(campos['Preço inicial']).toEqual({ arquivos: [child(/TABELA/).name], lido: true });
    expect(campos['Data da tabela']).toMatchObject({ lido: true });
    expect(campos).not.toHaveProperty('Entrega');
    const secoes = comparacao!.secoes.map(({ id: section }) => section);
    expect(secoes).toContain('hero');
    expect(secoes).toContain('galeria');
    expect(secoes).not.toContain('localizacao');
    expect(comparacao!.paginas.map(({ path: page }) => page)).toEqual([
      `/hotsite/${rota}`,
      '/corretor/mostra-aurora',
    ]);
  });

  it('HOT-27 is read again where it changed and nowhere else', async () => {
    const requests = await asked(async () => {
      expect(await reread()).toMatchObject({ state: 'completed', error: null });
    });
    expect(requests.opened.sort()).toEqual([added.name, child(/TABELA/).name].sort());
    expect(requests.lists).toBe(4);
  });

  it('keeps what was read of unchanged documents, to the word', async () => {
    const now = await fatosOf();
    for (const field of ['dataEntrega', 'registroIncorporacao', 'endereco', 'cnpj', 'amenidades'])
      expect(now[field], field).toEqual(before.fatos[field]);
    expect((now.precoInicial as { value: string }).value).toBe('655000.00');
  });

  it('a person’s value survives, and the new one waits beside it', async () => {
    expect((await record()).precoInicial).toBe('712500.00');
    const leitura = (await app.get(`/api/empreendimentos/${id}/leitura`)).body as Leitura;
    const preco = leitura.campos.find(({ campo }) => campo === 'precoInicial')!;
    expect(preco).toMatchObject({ valor: '712500.00', igual: false, estado: 'a-revisar' });
    expect(preco.lido?.valor).toBe('655000.00');
  });

  it('has the new picture, not the removed one, and the others as they were', async () => {
    const now = await catalogOf();
    const paths = now.assets.map((asset) => asset.path);
    expect(paths).toContain('Perspectivas/04 - Salão de festas.jpg');
    expect(paths).toContain('Perspectivas/Fachada principal.jpg');
    expect(paths).not.toContain('Perspectivas/03 - Academia.jpg');
    expect(now.statistics).toMatchObject({ total_assets: now.assets.length, images: now.assets.length });
    for (const asset of before.catalog.assets) {
      const kept = now.assets.find(({ id: same }) => same === asset.id);
      if (/Academia/.test(asset.path)) expect(kept).toBeUndefined();
      else expect({ ...kept, name: '', path: '' }).toEqual({ ...asset, name: '', path: '' });
    }
    // The page is the person's to make again.
    expect(await versions()).toBe(before.versoes);
  });

  it('has nothing left to read again', async () => {
    expect((await read()).comparacao).toBeNull();
    expect((await compare()).comparacao?.mudancas).toEqual([]);
    const { execucao } = await read();
    expect(execucao).toMatchObject({ state: 'completed', erro: null });
    // What of the page hangs on it is still told: that is for a person to make again.
    expect(execucao?.secoes).toEqual(expect.arrayContaining(['hero', 'galeria']));
    expect(execucao?.secoes).not.toContain('localizacao');
  });

  it('what a person made of a picture in the catalogue outlives a further reading', async () => {
    const catalog = await catalogOf();
    const [first] = catalog.assets;
    const edited = { ...first!, category: 'interior', description: 'Como a pessoa escreveu' };
    catalog.assets = [catalog.assets[1]!, edited as (typeof catalog.assets)[0], ...catalog.assets.slice(2)];
    await app.db
      .update(empreendimentos)
      .set({ assetsCatalog: JSON.stringify(catalog) })
      .where(eq(empreendimentos.id, id));
    const pictures = child(/Perspectivas/);
    pictures.children = pictures.children!.filter((node) => node !== added);
    expect((await reread()).state).toBe('completed');
    const now = await catalogOf();
    expect(now.assets.slice(0, 2).map((asset) => asset.id)).toEqual([catalog.assets[0]!.id, edited.id]);
    expect(now.assets[1]).toMatchObject({ category: 'interior', description: 'Como a pessoa escreveu' });
  });

  it('a document that only got another name is quoted under it, and not fetched again', async () => {
    const book = child(/BOOK/);
    book.name = 'BOOK AURORA 2026.pdf';
    const requests = await asked(async () => expect((await reread()).state).toBe('completed'));
    expect(requests.opened).toEqual([]);
    const fatos = JSON.stringify(await fatosOf());
    expect(fatos).toContain('BOOK AURORA 2026.pdf');
    expect(fatos).not.toContain('BOOK DIGITAL.pdf');
    const answer = await app.get(
      `/api/empreendimentos/${id}/leitura/pagina?documento=${encodeURIComponent(book.name)}&pagina=1`,
    );
    expect(answer.status).toBe(200);
  });
});

describe('while a folder is read again', () => {
  it('asking twice reads it once, and asking for another empreendimento waits', async () => {
    const other = await createEmpreendimento(app.db, { driveUrl: (await record()).driveUrl });
    const goOn = drive.holdLists();
    const [one, two] = await Promise.all([1, 2].map(() => askReread()));
    expect(one!.body.runId).toBe(two!.body.runId);
    const refused = await askReread(other.id);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/já está sendo lida/) },
    });
    goOn();
    await expect.poll(async () => (await read()).execucao?.state, { timeout: 30_000 }).toBe('completed');
  });

  it('one deleted meanwhile stays deleted, and the run says so', async () => {
    const { id: gone } = await createEmpreendimento(app.db, { driveUrl: (await record()).driveUrl });
    const goOn = drive.holdLists();
    const { body } = await askReread(gone);
    expect((await app.call('DELETE', `/api/empreendimentos/${gone}`)).status).toBe(200);
    goOn();
    const run = async () => (await app.get(`/api/super-ai/runs/${body.sessionId}`)).body;
    await expect.poll(async () => (await run()).state, { timeout: 30_000 }).toBe('failed');
    expect((await run()).error.message).toMatch(/não encontrado/);
    expect((await app.get(`/api/empreendimentos/${gone}`)).status).toBe(404);
  });
});

describe('a folder that cannot be read any more', () => {
  it('is told with its reason, and nothing of what was read is lost', async () => {
    const before = await record();
    drive.on({ operation: 'get' }, { status: 404, reason: 'notFound' }, 1000);
    drive.on({ operation: 'list' }, { status: 404, reason: 'notFound' }, 1000);
    const seen = await compare();
    expect(seen.erro).toMatch(/não existe ou não está compartilhada/);
    expect(seen.leitura?.arquivos).toBeGreaterThan(5);
    const run = await reread();
    expect(run).toMatchObject({
      state: 'failed',
      error: { message: expect.stringMatching(/não está compartilhada/) },
    });
    const after = await record();
    expect(after).toEqual(before);
    expect((await app.get(`/hotsite/${rota}`, { token: null })).status).toBe(200);
    expect((await read()).execucao?.erro).toMatch(/não está compartilhada/);
  });

  it('an empreendimento without one, with a link to none or that does not exist is refused', async () => {
    const none = await createEmpreendimento(app.db);
    const wrong = await createEmpreendimento(app.db, { driveUrl: 'https://exemplo.com.br/pasta' });
    for (const { id: other } of [none, wrong]) {
      expect((await app.get(`/api/empreendimentos/${other}/pasta`)).status).toBe(200);
      for (const act of ['comparar', 'refazer'])
        expect((await app.post(`/api/empreendimentos/${other}/pasta/${act}`)).status).toBe(400);
    }
    for (const [method, at] of [
      ['GET', ''],
      ['POST', '/comparar'],
      ['POST', '/refazer'],
    ])
      expect((await app.call(method!, `/api/empreendimentos/999999/pasta${at}`)).status).toBe(404);
  });
});
