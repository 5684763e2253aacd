import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { listsVersion } from '#server/db/list-version.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import {
  assetOf,
  blueprintFixture,
  catalogOf,
  factsOf,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';
import { pageAssetsOf } from './page-assets.ts';
import type { Generation } from './publish.ts';
import { ensureHotsite, pageFacts, publishGenerated } from './service.ts';

let app: TestApp;
let storage: Storage;
beforeAll(async () => {
  app = await startTestApp();
  storage = createDiskStorage({ dir: `${app.config.dataDir}/paginas` });
});
afterAll(() => app?.close());

async function newHotsite(nome = 'Residencial Aurora') {
  const empreendimentoId = await insertEmpreendimento(app.db, { nome });
  const hotsite = await app.db.transaction((tx) => ensureHotsite(tx, { empreendimentoId, nome }));
  return { ...hotsite, empreendimentoId };
}

async function generationOf(
  hotsite: { id: number; empreendimentoId: number },
  change: Partial<Generation> = {},
) {
  const generation: Generation = {
    hotsiteId: hotsite.id,
    source: sourceOf(),
    blueprint: blueprintFixture,
    facts: await pageFacts(app.db, hotsite.empreendimentoId),
    catalog: catalogOf(),
    style: 'modern',
    engine: 'Motor local',
    motivo: 'Super AI',
    autorId: null,
    runId: null,
    ...change,
  };
  return generation;
}

const publish = (generation: Generation) => publishGenerated({ db: app.db, storage }, generation);
const rowOf = async (id: number) => (await app.db.select().from(hotsites).where(eq(hotsites.id, id)))[0]!;

describe('the hotsite of an empreendimento', () => {
  test('FLW-23 taken rotas get the next suffix, also when many ask at once', async () => {
    const nome = 'São João & Filhos';
    const ids: number[] = [];
    for (let i = 0; i < 6; i++) ids.push(await insertEmpreendimento(app.db, { nome }));
    const made = await Promise.all(
      ids.map((empreendimentoId) =>
        app.db.transaction((tx) => ensureHotsite(tx, { empreendimentoId, nome })),
      ),
    );
    expect(made.map(({ rota }) => rota).sort()).toEqual([
      'sao-joao-filhos',
      'sao-joao-filhos-2',
      'sao-joao-filhos-3',
      'sao-joao-filhos-4',
      'sao-joao-filhos-5',
      'sao-joao-filhos-6',
    ]);
  });

  test('HOT-51 there is one each, however many ask for it at once', async () => {
    const empreendimentoId = await insertEmpreendimento(app.db, { nome: 'Único' });
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.db.transaction((tx) => ensureHotsite(tx, { empreendimentoId, nome: 'Único' })),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  test('a rota that is asked for is taken in its normal form', async () => {
    const empreendimentoId = await insertEmpreendimento(app.db, { nome: 'Qualquer' });
    const { rota } = await app.db.transaction((tx) =>
      ensureHotsite(tx, { empreendimentoId, nome: 'Qualquer', rota: 'Praia do Sol!' }),
    );
    expect(rota).toBe('praia-do-sol');
  });
});

describe('publishing a generated page', () => {
  test('HOT-46 the fields of the hotsite, the version, the files and the audit entry are stored together', async () => {
    const hotsite = await newHotsite();
    const before = await listsVersion(app.db, ['hotsites']);
    const published = await publish(await generationOf(hotsite));
    const row = await rowOf(hotsite.id);
    expect(row).toMatchObject({
      versao: 1,
      versaoPublicaId: published.versaoId,
      status: 'completed',
      v0Generated: true,
      v0Style: 'modern',
      v0AssetsUsed: 1,
      placeholdersEncontrados: expect.arrayContaining(['CORRETOR_NOME', 'CORRETOR_WHATSAPP']),
    });
    expect(row.v0GeneratedAt).toBeInstanceOf(Date);
    for (const key of [row.htmlFile, row.cssFile, row.jsFile]) expect(await storage.exists(key!)).toBe(true);
    const html = Buffer.from((await storage.get(row.htmlFile!))!.bytes).toString();
    expect(html).toContain('srcset="/media/img/a1/a1-480.avif 480w');
    expect(html).toContain('{{CORRETOR_NOME}}');
    expect(await listsVersion(app.db, ['hotsites'])).not.toBe(before);
    const audit = await app.db
      .select()
      .from(auditoria)
      .where(and(eq(auditoria.entidade, 'hotsite'), eq(auditoria.entidadeId, String(hotsite.id))));
    expect(audit.map(({ acao }) => acao).sort()).toEqual(['criou', 'publicou']);
  });

  test('HOT-46 each generation is one version more, and the newest is the public one', async () => {
    const hotsite = await newHotsite();
    await publish(await generationOf(hotsite));
    const second = await publish(await generationOf(hotsite, { style: 'luxury' }));
    expect(second.numero).toBe(2);
    expect(await rowOf(hotsite.id)).toMatchObject({
      versao: 2,
      v0Style: 'luxury',
      versaoPublicaId: second.versaoId,
    });
  });

  test('a run that comes back after a crash finds the version it made', async () => {
    const hotsite = await newHotsite();
    const generation = await generationOf(hotsite, { runId: 'run-volta' });
    const [one, two] = await Promise.all([publish(generation), publish(generation)]);
    const three = await publish(generation);
    expect([two.versaoId, three.versaoId]).toEqual([one.versaoId, one.versaoId]);
    const rows = await app.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.hotsiteId, hotsite.id));
    expect(rows).toHaveLength(1);
  });

  test('HOT-46 a page that is refused leaves what is live as it is', async () => {
    const hotsite = await newHotsite();
    await publish(await generationOf(hotsite));
    const before = await rowOf(hotsite.id);
    const bad = await generationOf(hotsite, {
      source: sourceOf({ html: '<h1>Aurora</h1><p>{{SENHA}}</p>' }),
    });
    await expect(publish(bad)).rejects.toMatchObject({
      name: 'PageRefused',
      message: 'A página gerada foi recusada. A página usa um marcador desconhecido: {{SENHA}}',
    });
    expect(await rowOf(hotsite.id)).toEqual(before);
  });

  test('a storage that fails leaves what is live as it is', async () => {
    const hotsite = await newHotsite();
    await publish(await generationOf(hotsite));
    const before = await rowOf(hotsite.id);
    const full: Storage = {
      ...storage,
      put: async () => {
        throw new Error('disk full');
      },
    };
    const generation = await generationOf(hotsite, { style: 'luxury' });
    await expect(publishGenerated({ db: app.db, storage: full }, generation)).rejects.toThrow('disk full');
    expect(await rowOf(hotsite.id)).toEqual(before);
  });

  test('a hotsite that went to the trash meanwhile gets no version', async () => {
    const hotsite = await newHotsite();
    await app.db.update(hotsites).set({ excluidoEm: new Date() }).where(eq(hotsites.id, hotsite.id));
    await expect(publish(await generationOf(hotsite))).rejects.toMatchObject({ status: 404 });
  });

  test('the record alone is what a page may speak of, the pictures kept in reserve are not offered', async () => {
    const { empreendimentoId } = await newHotsite('Fatos');
    await app.db
      .update(empreendimentos)
      .set({ precoInicial: null })
      .where(eq(empreendimentos.id, empreendimentoId));
    expect(await pageFacts(app.db, empreendimentoId)).toMatchObject({
      nome: 'Fatos',
      cidade: 'Balneário Azul',
      uf: 'SC',
      precoInicial: null,
      areaMax: '110.50',
    });
    const offered = pageAssetsOf(catalogOf([assetOf('a1'), assetOf('r1', { usage: 'reserva' })]), factsOf());
    expect(offered.map(({ id }) => id)).toEqual(['a1']);
  });
});
