import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CampoComOrigem, camposComOrigem, type Origens } from '#contract/cadastros/origens.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { bumpLists, listsVersion } from '#server/db/list-version.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import {
  blueprintFixture,
  catalogOf,
  insertCorretor,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { enterOwnPage } from '#tests/own-page.ts';
import { ensureHotsite, pageFacts, publishGenerated } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

async function newPage(change: Parameters<typeof insertEmpreendimento>[1] = {}) {
  const empreendimentoId = await insertEmpreendimento(app.db, change);
  const { id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  const storage = createDiskStorage(app.config.storage);
  await storePictures(app.config, catalogOf().assets);
  const publish = async (sentence: string, runId: string | null = null) => {
    const source = sourceOf({ html: sourceOf().html.replace('</main>', `<p>${sentence}</p></main>`) });
    const facts = await pageFacts(app.db, empreendimentoId);
    const page = {
      source,
      facts,
      blueprint: blueprintFixture,
      catalog: catalogOf(),
      style: 'modern' as const,
    };
    return publishGenerated(
      { db: app.db, storage },
      { ...page, hotsiteId: id, engine: 'Motor', motivo: 'Super AI', autorId: null, runId },
    );
  };
  const shown = async () => (await app.get(`/hotsite/${rota}`, { token: null })).text;
  return { id, rota, empreendimentoId, publish, shown };
}

describe('SAF-03 a page whose text says what the record does not', () => {
  it('HOT-46 PUB-06 waits as a draft and says so; the earlier page stays, with none yet it is in preparation', async () => {
    const page = await newPage();
    const first = await page.publish('Pronto para morar, com valorização garantida.');
    expect(first).toMatchObject({
      publicada: false,
      rascunho: expect.stringContaining('ficou como rascunho'),
    });
    expect(await page.shown()).toContain('Hotsite em preparação');
    expect(await page.publish('Um prédio no Centro.')).toMatchObject({ publicada: true, rascunho: null });
    const before = await listsVersion(app.db, ['hotsites']);
    await page.publish('Ligue quatro sete nove nove oito um dois três quatro cinco.', 'run-a');
    // Panels that show the list hear of the draft.
    expect(await listsVersion(app.db, ['hotsites'])).not.toBe(before);
    // The run that comes back after a crash is told the same.
    expect(await page.publish('Outra.', 'run-a')).toMatchObject({
      publicada: false,
      rascunho: expect.any(String),
    });
    expect(await page.shown()).toContain('Um prédio no Centro.');
  });

  it('is shown in the check with its words and its place, and published by a person with a reason alone', async () => {
    const page = await newPage();
    const { versaoId } = await page.publish('Últimas unidades à venda.');
    const path = `/api/hotsites/${page.id}`;
    const { body } = await app.post(`${path}/verificacao`, { versaoId });
    expect(body.achados).toContainEqual({
      level: 'red',
      code: 'afirmacao-sem-fonte',
      message: expect.stringMatching(/^Página: “Últimas unidades à venda\.”/),
    });
    const publicar = (more: object) =>
      app.post(`${path}/versoes/${versaoId}/publicar`, { publica: null, ...more });
    expect(await publicar({})).toMatchObject({ status: 409, body: { field: 'ressalva' } });
    expect((await publicar({ ressalva: 'Conferido com a incorporadora.' })).status).toBe(200);
    expect(await page.shown()).toContain('Últimas unidades à venda.');
  });
});

it('SAF-03 the gate of advertising law remains the setting that it is: what the law misses keeps a page back only where it is on', async () => {
  const setRule = (bloqueia: boolean) => app.call('PUT', '/api/programa/publicacao', { body: { bloqueia } });
  const page = await newPage({ registroIncorporacao: null });
  const codes = async () => {
    const { body } = await app.post(`/api/hotsites/${page.id}/verificacao`, {});
    return body.achados.map(({ level, code }: Record<string, string>) => `${level} ${code}`);
  };
  expect(await page.publish('Um prédio no Centro.')).toMatchObject({ publicada: true, rascunho: null });
  expect(await codes()).toContain('red lancamento-sem-registro');
  expect((await setRule(true)).status).toBe(200);
  expect(await page.publish('Outro prédio no Centro.')).toMatchObject({
    publicada: false,
    rascunho: expect.stringContaining('a verificação encontrou pendências graves'),
  });
  expect(await page.shown()).toContain('Um prédio no Centro.');
  // Off again, the text is held against the record all the same.
  expect((await setRule(false)).status).toBe(200);
  expect(await page.publish('Valorização garantida.')).toMatchObject({ publicada: false });
});

describe('SAF-04 a status nobody gave', () => {
  it('EMP-26 is stored and shown in the panel, and stated in public once a person confirms it', async () => {
    const [bairro, incorporadora] = [await createBairro(app.db), await createIncorporadora(app.db)];
    const ids = { bairroId: bairro.id, incorporadoraId: incorporadora.id };
    const { body } = await app.post('/api/empreendimentos', { nome: 'Sem status', ...ids });
    expect(body).toMatchObject({ status: 'em_lancamento', statusConfirmado: false });
    const corretor = await insertCorretor(app.db, { siteAtivo: true });
    await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId: body.id });
    await app.db.transaction((tx) => bumpLists(tx, 'associacoes'));
    const site = async () => (await app.get(`/corretor/${corretor.slug}`, { token: null })).text;
    expect(await site()).toContain('Sem status');
    expect(await site()).not.toContain('Lançamento');
    expect((await pageFacts(app.db, body.id)).status).toBeNull();

    const put = (change: object) =>
      app.call('PUT', `/api/empreendimentos/${body.id}`, { body: { nome: 'Sem status', ...ids, ...change } });
    // Saving something else is no word about the status.
    expect(
      (await put({ nome: 'Sem status', status: 'em_lancamento', vagasMin: 1 })).body.statusConfirmado,
    ).toBe(false);
    expect((await put({ statusConfirmado: true })).body.statusConfirmado).toBe(true);
    expect(await site()).toContain('Lançamento');
    expect((await put({ statusConfirmado: false })).body.statusConfirmado).toBe(false);
    expect(await site()).not.toContain('Lançamento');
    expect((await put({ status: 'pronto' })).body).toMatchObject({
      status: 'pronto',
      statusConfirmado: true,
    });
    expect(await site()).toContain('Pronto para morar');
  });

  it('is confirmed where the documents are looked over, and by that taken back', async () => {
    const { id } = await createEmpreendimento(app.db, { origens: {} });
    const path = `/api/empreendimentos/${id}/leitura/status`;
    expect((await app.post(path, { decisao: 'editar', valor: 'em_lancamento' })).status).toBe(200);
    expect((await pageFacts(app.db, id)).status).toBe('em_lancamento');
    expect((await app.call('DELETE', path)).status).toBe(200);
    expect((await pageFacts(app.db, id)).status).toBeNull();
  });

  it('of the manual flow is no decision either, nor is its text in the making', async () => {
    const [bairro, incorporadora] = [await createBairro(app.db), await createIncorporadora(app.db)];
    const { body } = await app.post('/api/empreendimentos', {
      nome: 'Fluxo',
      bairroId: bairro.id,
      incorporadoraId: incorporadora.id,
      status: 'em_lancamento',
      descricao: 'Descrição em geração pela IA...',
    });
    expect(await pageFacts(app.db, body.id)).toMatchObject({ status: null, descricao: null });
  });
});

const values = {
  descricao: 'Texto quvaria.',
  endereco: 'Alameda quendere',
  status: 'em_construcao',
  precoInicial: '9876501.00',
  dataTabela: null,
  dataEntrega: '2033-08-20',
  dormitoriosMin: 61107,
  dormitoriosMax: 61307,
  suitesMin: 61707,
  suitesMax: 61907,
  areaMin: '723.45',
  areaMax: '829.85',
  vagasMin: 62107,
  vagasMax: 62307,
  registroIncorporacao: 'R-77/99.881',
  cartorio: 'Ofício quartori',
  amenidades: ['Quadra quamenid'],
  tipologias: [{ nome: 'Tipo qutipolo', dormitorios: 541, suites: null, vagas: null, area: null }],
};
const shapes: Partial<Record<CampoComOrigem, string>> = {
  descricao: 'quvaria',
  endereco: 'quendere',
  status: 'Em construção',
  precoInicial: '9876501',
  dataEntrega: '2033',
  dormitoriosMin: '61107',
  dormitoriosMax: '61307',
  suitesMin: '61707',
  suitesMax: '61907',
  areaMin: '723,45',
  areaMax: '829,85',
  vagasMin: '62107',
  vagasMax: '62307',
  amenidades: 'quamenid',
  registroIncorporacao: 'R-77/99881',
  cartorio: 'quartori',
  tipologias: 'qutipolo',
};

describe('SAF-04 the site and the material of a corretor', () => {
  it('state what has a source and nothing else, whichever of the values it is', async () => {
    const entered = await enterOwnPage(app, { siteAtivo: true });
    const { corretor, token } = entered;
    const { id } = await createEmpreendimento(app.db, values);
    await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId: id });
    const told = async (origens: Origens) => {
      await app.db.update(empreendimentos).set({ origens }).where(eq(empreendimentos.id, id));
      await app.db.transaction((tx) => bumpLists(tx, 'empreendimentos'));
      const site = (await app.get(`/corretor/${corretor.slug}?comparar=e${id}`, { token: null })).text;
      const own = await app.get('/api/meu-espaco', { token });
      const material = await app.get(`/api/meu-espaco/material/${id}`, { token });
      expect([own.status, material.status]).toEqual([200, 200]);
      // A long number is written with dots on a page, without in an answer.
      return `${site}\n${own.text}\n${material.text}`.replaceAll(/(?<=\d)\.(?=\d)/g, '');
    };
    const shownIn = (text: string) =>
      camposComOrigem.filter((campo) => shapes[campo] && text.includes(shapes[campo]));
    const all = Object.fromEntries(camposComOrigem.map((campo) => [campo, 'pessoa' as const]));
    const most = shownIn(await told(all));
    expect(most).toEqual(
      expect.arrayContaining([
        ...[
          'descricao',
          'status',
          'precoInicial',
          'dataEntrega',
          'areaMin',
          'areaMax',
          'vagasMin',
          'vagasMax',
        ],
        ...['dormitoriosMin', 'dormitoriosMax', 'suitesMin', 'suitesMax', 'registroIncorporacao', 'cartorio'],
      ]),
    );
    expect(shownIn(await told({}))).toEqual([]);
    for (const campo of camposComOrigem) {
      const { [campo]: _one, ...others } = all;
      expect(shownIn(await told(others)), `without ${campo}`).not.toContain(campo);
      expect(shownIn(await told({ [campo]: 'documento' })).filter((each) => each !== campo)).toEqual([]);
    }
  });
});
