import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import { noCatalogEdits } from '#contract/da-pasta-a-pagina/edicao.ts';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { type SectionId, sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import type { Intelligence, WrittenSection } from '#server/adapters/intelligence/port.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { projectFile } from '#server/project-files.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { assetOf, catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { some } from '#tests/some.ts';
import { sectionsOf } from '../sections.ts';
import { ensureHotsite } from '../service.ts';
import { originOf } from '../versions.ts';

let app: TestApp;
/** The engine's section, if not the local engine's. */
let writeSection: ((id: SectionId) => WrittenSection) | null;
/** What a section waits for before it is answered. */
let gate: Promise<void> | null = null;
let asked = { plan: 0, write: 0, section: 0 };

async function engineOfTest(): Promise<Intelligence> {
  const built = () => import(projectFile('dist/site/entry-hotsite.js'));
  const local = createLocalIntelligence({
    renderHotsite: async (input) => (await built()).renderHotsite(input),
    renderSection: async (input, id) => (await built()).renderSection(input, id),
    ocr: noOcr,
  });
  return {
    ...local,
    planPage: (...given) => {
      asked.plan += 1;
      return local.planPage(...given);
    },
    writePage: (...given) => {
      asked.write += 1;
      return local.writePage(...given);
    },
    writeSection: async (input, context) => {
      asked.section += 1;
      const written = writeSection?.(input.section) ?? (await local.writeSection(input, context));
      await gate;
      return written;
    },
  };
}

beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { intelligence: await engineOfTest() } } });
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() => {
  writeSection = null;
  gate = null;
  asked = { plan: 0, write: 0, section: 0 };
});

const pictures: Asset[] = [
  assetOf('f1', { category: 'fachada', score: 95, description: 'Fachada principal' }),
  assetOf('f2', { category: 'fachada', score: 90, description: 'Fachada lateral' }),
  ...Array.from({ length: 5 }, (_, i) =>
    assetOf(`l${i}`, {
      category: 'lazer',
      kind: 'piscina',
      score: 80 - i,
      description: `Piscina ${'abcde'[i]}`,
    }),
  ),
  ...Array.from({ length: 5 }, (_, i) =>
    assetOf(`i${i}`, {
      category: 'interior',
      kind: 'sala',
      score: 70 - i,
      description: `Sala ${'abcde'[i]}`,
    }),
  ),
  assetOf('p1', { category: 'planta', description: 'Planta do apartamento de 63 m²' }),
];

interface Studio extends Estudio {
  mudou?: boolean;
}
async function newHotsite({ published = true } = {}) {
  await storePictures(app.config, pictures);
  const empreendimentoId = await insertEmpreendimento(app.db, {
    assetsCatalog: JSON.stringify(catalogOf(pictures)),
  });
  const { id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  if (published)
    expect((await app.post(`/api/hotsites/${id}/generate-gpt5`, { style: 'modern' })).status).toBe(200);
  asked = { plan: 0, write: 0, section: 0 };
  const path = `/api/hotsites/${id}/estudio`;
  const read = async () => (await app.get(path)).body as Studio;
  return {
    id,
    rota,
    empreendimentoId,
    path,
    read,
    save: async (change: Partial<Studio['edicao']>, revisao?: number) => {
      const { edicao, ...now } = await read();
      return app.call('PUT', path, { body: { ...edicao, ...change, revisao: revisao ?? now.revisao } });
    },
    page: async () => (await app.get(`/hotsite/${rota}`, { token: null })).text,
    act: (name: string, body: unknown = {}) => app.post(`${path}/${name}`, body),
    /** The sanitised source of the current page. */
    source: async () => {
      const { base } = await read();
      const [row] = await app.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.id, base!.versaoId));
      return (await originOf(createStorage(app.config.storage), row!))!.source;
    },
  };
}
const partsOf = (html: string) => new Map(sectionsOf(html).map((section) => [section.id, section.html]));

describe('the edition of a hotsite', () => {
  test('shows which logos no page bears, and why not: nothing says whose they are', async () => {
    const hotsite = await newHotsite({ published: false });
    const lettered = (id: string, text: string) =>
      assetOf(id, { category: 'logo', words: [{ text, confidence: 0.95 }] });
    const catalog = catalogOf([...pictures, lettered('m1', 'AURORA'), lettered('m2', 'PANAMBY')]);
    await app.db
      .update(empreendimentos)
      .set({ assetsCatalog: JSON.stringify(catalog) })
      .where(eq(empreendimentos.id, hotsite.empreendimentoId));
    const { imagens } = await hotsite.read();
    expect(imagens.filter(({ alheia }) => alheia).map(({ id }) => id)).toEqual(['m2']);
  });

  test('starts from the public page, is saved without anything being public, and is discarded', async () => {
    const hotsite = await newHotsite();
    const before = await hotsite.page();
    const studio = await hotsite.read();
    expect(studio).toMatchObject({ revisao: 0, pendente: false, versaoPublica: 1, temCatalogo: true });
    expect(studio.base).toMatchObject({ numero: 1, publica: true, temFonte: true, estilo: 'modern' });
    expect(studio.imagens).toHaveLength(13);

    const saved = await hotsite.save({
      catalogo: { ...noCatalogEdits, assets: { l0: { usage: 'reserva' } }, hero: 'f2' },
      desligadas: ['amenidades'],
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ revisao: 1, pendente: true, alteradoPor: 'admin' });
    expect(await hotsite.page()).toBe(before);

    const discarded = await app.call('DELETE', hotsite.path);
    expect(discarded.body).toMatchObject({
      pendente: false,
      revisao: 2,
      edicao: { catalogo: noCatalogEdits },
    });
    const deeds = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidade, 'edicao'))
      .orderBy(desc(auditoria.id))
      .limit(2);
    expect(deeds.map(({ acao }) => acao)).toEqual(['descartou', 'alterou']);
  });

  test('API-19 of two tabs the second save is 409 with who was first, and nothing of the first is lost', async () => {
    const hotsite = await newHotsite();
    expect((await hotsite.save({ desligadas: ['sobre'] }, 0)).status).toBe(200);
    const late = await hotsite.save({ desligadas: ['galeria'] }, 0);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'alterado',
      change: { by: 'admin', current: { revisao: 1, edicao: { desligadas: ['sobre'] } } },
    });
    expect((await hotsite.read()).edicao.desligadas).toEqual(['sobre']);
  });

  /** What is refused leaves it as it was: one serves all refusals. */
  let untouched: ReturnType<typeof newHotsite> | undefined;
  test.each([
    ['a class nobody knows', { catalogo: { ...noCatalogEdits, assets: { f1: { category: 'garagem' } } } }],
    [
      'a focus outside of the picture',
      { catalogo: { ...noCatalogEdits, assets: { f1: { focus: { x: 2, y: 0 } } } } },
    ],
    ['an empty caption', { catalogo: { ...noCatalogEdits, assets: { f1: { description: '  ' } } } }],
    ['the hero switched off', { desligadas: ['hero'] }],
    ['a section of contact', { blueprint: { sections: [{ id: 'contato' }], metadata: {} } }],
    ['a lock on a version of nobody', { travas: [{ secao: 'sobre', versaoId: 999_999 }] }],
  ])('with %s is 400 and changes nothing', async (_name, change) => {
    untouched ??= newHotsite();
    const hotsite = await untouched;
    const answer = await app.call('PUT', hotsite.path, {
      body: { ...(await hotsite.read()).edicao, ...change, revisao: 0 },
    });
    expect(answer.status).toBe(400);
    expect((await hotsite.read()).revisao).toBe(0);
  });

  test('of a hotsite nobody knows is 404, of one in the trash too', async () => {
    expect((await app.get('/api/hotsites/999999/estudio')).status).toBe(404);
    const hotsite = await newHotsite();
    const { edicao } = await hotsite.read();
    await app.call('DELETE', `/api/hotsites/${hotsite.id}`);
    expect((await app.call('PUT', hotsite.path, { body: edicao })).status).toBe(404);
    expect((await hotsite.act('pagina')).status).toBe(404);
  });
});

describe('edits of the pictures', () => {
  test('are in the draft page alone until it is published: left out, main picture, order, focus, words', async () => {
    const hotsite = await newHotsite();
    const { base } = await hotsite.read();
    const gallery = base!.blueprint.sections.find(({ id }) => id === 'galeria')!;
    const before = await hotsite.page();
    const [left, kept] = gallery.assets.filter((id) => id !== 'f2');
    const ordem = [...gallery.assets].reverse();
    const sections = base!.blueprint.sections.map((one) =>
      one.id === 'galeria' ? { ...one, assets: ordem } : one,
    );
    await hotsite.save({
      catalogo: {
        assets: {
          [left!]: { usage: 'reserva' },
          [kept!]: { description: 'Palavras novas', focus: { x: 0.1, y: 0.9 } },
        },
        ordem,
        hero: 'f2',
      },
      blueprint: { ...base!.blueprint, sections },
    });
    const made = await hotsite.act('pagina');
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      pendente: false,
      base: { numero: 2, publica: false, motor: 'Motor local' },
    });
    expect(await hotsite.page()).toBe(before);

    const { html } = await hotsite.source();
    const parts = partsOf(html);
    expect(parts.get('hero')).toContain('asset:f2');
    const shown = [...parts.get('galeria')!.matchAll(/<img src="asset:(\w+)"/g)].map(([, id]) => id);
    expect(shown).toEqual(ordem.filter((id) => id !== left && id !== 'f2'));
    expect(html).not.toContain(`asset:${left}"`);
    expect(html).toContain('alt="Palavras novas"');

    const published = await hotsite.act('publicar', { versaoId: made.body.base.versaoId });
    expect(published.body).toMatchObject({ versaoPublica: 2, pendente: false, base: { publica: true } });
    const page = await hotsite.page();
    expect(page).not.toBe(before);
    expect(page).toContain('Palavras novas');
    expect(page).toContain(`[data-asset="${kept}"][data-fit="cover"]{object-position:10% 90%}`);
  });

  test('hold for the same picture after the folder is processed again, and for a page made by a call', async () => {
    const hotsite = await newHotsite();
    await hotsite.save({
      catalogo: {
        assets: { f1: { category: 'interior' }, l1: { usage: 'reserva' } },
        ordem: null,
        hero: 'i0',
      },
    });
    const { body } = await hotsite.act('pagina');
    // Not public yet: a documented call knows nothing of it.
    await app.post(`/api/hotsites/${hotsite.id}/generate-gpt5`, { style: 'modern' });
    expect(await hotsite.page()).toContain('l1-');
    await hotsite.act('publicar', { versaoId: body.base.versaoId });
    await app.db
      .update(empreendimentos)
      .set({ assetsCatalog: JSON.stringify(catalogOf([...pictures, assetOf('n1', { score: 99 })])) })
      .where(eq(empreendimentos.id, hotsite.empreendimentoId));
    await app.post(`/api/hotsites/${hotsite.id}/generate-gpt5`, { style: 'modern' });
    const page = await hotsite.page();
    expect(page).not.toContain('l1-');
    expect(/class="hero-media">(.*?)<\/div>/.exec(page)?.[1]).toContain('/i0-');
    const { edicao, imagens } = await hotsite.read();
    expect(edicao.catalogo.assets).toEqual({ f1: { category: 'interior' }, l1: { usage: 'reserva' } });
    expect(imagens).toHaveLength(14);
  });
});

describe('the plan before the page', () => {
  test('a number the record does not hold is found beside its field, and no page is made of it', async () => {
    const hotsite = await newHotsite();
    const { base } = await hotsite.read();
    const sections = base!.blueprint.sections.map((one) =>
      one.id === 'sobre' ? { ...one, texto: ['São 480 unidades a 400 metros da praia.'] } : one,
    );
    const saved = await hotsite.save({ blueprint: { ...base!.blueprint, sections } });
    expect(saved.body.achados).toEqual([
      { secao: 'sobre', campo: 'texto.0', mensagem: 'Não está no registro do empreendimento: 480' },
    ]);
    const refused = await hotsite.act('pagina');
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('480');
    expect(asked.write).toBe(0);
    expect((await hotsite.read()).base!.numero).toBe(1);
  });

  test('a section switched off is not on the page, one that is edited is, the others stay byte for byte', async () => {
    const hotsite = await newHotsite();
    const before = partsOf((await hotsite.source()).html);
    const { base } = await hotsite.read();
    const sections = base!.blueprint.sections.map((one) =>
      one.id === 'sobre' ? { ...one, titulo: 'Perto do mar', texto: ['A 400 metros da praia.'] } : one,
    );
    await hotsite.save({ blueprint: { ...base!.blueprint, sections }, desligadas: ['amenidades'] });
    await hotsite.act('pagina');
    const after = partsOf((await hotsite.source()).html);
    expect(after.has('amenidades')).toBe(false);
    expect(after.get('sobre')).toContain('Perto do mar');
    for (const id of ['hero', 'galeria', 'plantas', 'localizacao'] as const)
      expect(after.get(id)).toBe(before.get(id));
  });

  test('is made before there is a page, and made anew for one section or all of them', async () => {
    const hotsite = await newHotsite({ published: false });
    expect((await hotsite.read()).base).toBeNull();
    expect((await hotsite.act('estilos')).status).toBe(400);
    const planned = await hotsite.act('plano');
    expect(planned.body.edicao.blueprint.sections[0].id).toBe('hero');
    const sections = planned.body.edicao.blueprint.sections.map((one: { titulo: string }) => ({
      ...one,
      titulo: 'Outro título',
    }));
    await hotsite.save({ blueprint: { ...planned.body.edicao.blueprint, sections } });
    const again = await hotsite.act('plano', { secao: 'sobre' });
    const titles = new Map<string, string>(
      again.body.edicao.blueprint.sections.map((one: { id: string; titulo: string }) => [one.id, one.titulo]),
    );
    expect(titles.get('sobre')).not.toBe('Outro título');
    expect(titles.get('galeria')).toBe('Outro título');
  });

  test('without a processed folder is 400 with what to do', async () => {
    const hotsite = await newHotsite({ published: false });
    await app.db
      .update(empreendimentos)
      .set({ assetsCatalog: null })
      .where(eq(empreendimentos.id, hotsite.empreendimentoId));
    const answer = await hotsite.act('pagina');
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Processe a pasta do Drive antes de editar a página');
  });
});

describe('one part written anew', () => {
  test('changes its section alone; asked for without a change it makes no version', async () => {
    const hotsite = await newHotsite();
    const before = await hotsite.source();
    expect((await hotsite.act('secao', { secao: 'sobre' })).body).toMatchObject({
      mudou: false,
      base: { numero: 1 },
    });
    const { base } = await hotsite.read();
    const sections = base!.blueprint.sections.map((one) => ({ ...one, titulo: `${one.titulo} novo` }));
    await hotsite.save({ blueprint: { ...base!.blueprint, sections } });
    const answer = await hotsite.act('secao', { secao: 'galeria' });
    expect(answer.body).toMatchObject({ mudou: true, pendente: true, base: { numero: 2, publica: false } });
    expect(asked).toEqual({ plan: 0, write: 0, section: 2 });
    const after = await hotsite.source();
    const [old, now] = [partsOf(before.html), partsOf(after.html)];
    expect(now.get('galeria')).toContain('novo</h2>');
    expect(after).toEqual({ ...before, html: before.html.replace(old.get('galeria')!, now.get('galeria')!) });
  });

  test.each(
    some<[string, Partial<WrittenSection>, RegExp]>([
      ['a script', { html: '<section id="sobre"><h2>x</h2><script>alert(1)</script></section>' }, /<script>/],
      [
        'a script of the page',
        { html: '<section id="sobre"><h2>x</h2></section>', js: 'fetch("/api")' },
        /script/,
      ],
      ['a handler', { html: '<section id="sobre" onclick="x()"><h2>x</h2></section>' }, /onclick/],
      [
        'a foreign picture',
        { html: '<section id="sobre"><img src="https://golpe.example/x.png" alt=""></section>' },
        /golpe\.example|imagem/i,
      ],
      [
        'a picture of no catalogue',
        { html: '<section id="sobre"><img src="asset:zz" alt="x"></section>' },
        /zz|imagem/i,
      ],
      ['a form', { html: '<section id="sobre"><form><input name="cpf"></form></section>' }, /<form>/],
      [
        'an invented number',
        { html: '<section id="sobre"><h2>x</h2><p>Restam 7 unidades.</p></section>' },
        /7 unidades/,
      ],
      ['another section', { html: '<section id="galeria"><h2>x</h2></section>' }, /sobre/],
      [
        'more than a section',
        { html: '<section id="sobre"><h2>x</h2></section><footer>y</footer>' },
        /sobre/,
      ],
      [
        'an address in its rules',
        { html: '<section id="sobre"><h2>x</h2></section>', css: 'h2{background:url(//x.y/z)}' },
        /url/,
      ],
    ]),
  )('with %s is refused with the reason, and the page stays', async (_name, written, reason) => {
    const hotsite = await newHotsite();
    writeSection = () => ({ html: '', css: '', js: '', ...written });
    const answer = await hotsite.act('secao', { secao: 'sobre' });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/^A seção gerada foi recusada\./);
    expect(`${answer.body.message} ${answer.body.detail}`).toMatch(reason);
    expect((await hotsite.read()).base!.numero).toBe(1);
  });

  test('for an empreendimento deleted while the run goes on ends with that reason, and makes no version', async () => {
    const hotsite = await newHotsite();
    let reached = () => {};
    const begun = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let open = () => {};
    gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    writeSection = (id) => {
      reached();
      return { html: `<section id="${id}"><h2>Outra</h2></section>`, css: '', js: '' };
    };
    const late = hotsite.act('secao', { secao: 'sobre' });
    await begun;
    expect(
      (await app.call('DELETE', `/api/empreendimentos/${hotsite.empreendimentoId}`)).status,
    ).toBeLessThan(300);
    open();
    const answer = await late;
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.message).toMatch(/não encontrado|excluíd/);
    const rows = () => app.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.hotsiteId, hotsite.id));
    expect(await rows()).toHaveLength(1);
    expect((await app.get(`/hotsite/${hotsite.rota}`, { token: null })).status).toBe(404);
    // It comes back from the trash as it was, and is worked on again.
    gate = null;
    await app.post(`/api/lixeira/empreendimento/${hotsite.empreendimentoId}/restaurar`, {});
    expect((await hotsite.act('secao', { secao: 'sobre' })).body).toMatchObject({ mudou: true });
  });

  test('its rules are held to it', async () => {
    const hotsite = await newHotsite();
    writeSection = (id) => ({
      html: `<section id="${id}"><h2>Outra</h2></section>`,
      css: 'h2{color:red}',
      js: '',
    });
    expect((await hotsite.act('secao', { secao: 'sobre' })).body.mudou).toBe(true);
    const { css } = await hotsite.source();
    expect(css).toContain('/*!secao sobre*/h2:is(#sobre,#sobre *){color:red}/*!fim sobre*/');
  });

  test('asked for twice at once is one run and one version; something else meanwhile is 409', async () => {
    const hotsite = await newHotsite();
    writeSection = (id) => ({ html: `<section id="${id}"><h2>Outra</h2></section>`, css: '', js: '' });
    const answers = await Promise.all([
      hotsite.act('secao', { secao: 'sobre' }),
      hotsite.act('secao', { secao: 'sobre' }),
      hotsite.act('pagina'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(1);
    const rows = await app.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.hotsiteId, hotsite.id));
    expect(rows).toHaveLength(2);
  });
});

describe('a locked section', () => {
  const lock = async (hotsite: Awaited<ReturnType<typeof newHotsite>>, secao: SectionId) => {
    const { base } = await hotsite.read();
    return hotsite.save({ travas: [{ secao, versaoId: base!.versaoId }] });
  };

  test.each(some(['galeria', 'sobre', 'hero'] as const, 1))(
    'survives a new page, another style, a new plan and a documented call byte for byte: %s',
    async (secao) => {
      const hotsite = await newHotsite();
      const locked = partsOf((await hotsite.source()).html).get(secao)!;
      await lock(hotsite, secao);
      await hotsite.act('plano');
      for (const estilo of ['luxury', 'minimalist', null] as const) {
        expect((await hotsite.act('pagina', { estilo })).status).toBe(200);
        const { html } = await hotsite.source();
        expect(partsOf(html).get(secao)).toBe(locked);
        expect(partsOf(html).size).toBe(sectionIds.length);
      }
      const { base } = await hotsite.read();
      await hotsite.act('publicar', { versaoId: base!.versaoId });
      expect((await app.post(`/api/hotsites/${hotsite.id}/generate-gpt5`, { style: 'luxury' })).status).toBe(
        200,
      );
      expect(partsOf((await hotsite.source()).html).get(secao)).toBe(locked);
    },
  );

  test('is not written anew before it is unlocked', async () => {
    const hotsite = await newHotsite();
    await lock(hotsite, 'sobre');
    const answer = await hotsite.act('secao', { secao: 'sobre' });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('A seção está travada. Destrave-a para gerar de novo.');
    expect(asked.section).toBe(0);
  });

  test('keeps its picture though that is left out or gone from the folder', async () => {
    const hotsite = await newHotsite();
    const locked = partsOf((await hotsite.source()).html).get('hero')!;
    await lock(hotsite, 'hero');
    await app.db
      .update(empreendimentos)
      .set({ assetsCatalog: JSON.stringify(catalogOf(pictures.filter(({ id }) => id !== 'f1'))) })
      .where(eq(empreendimentos.id, hotsite.empreendimentoId));
    expect((await hotsite.act('pagina')).status).toBe(200);
    expect(partsOf((await hotsite.source()).html).get('hero')).toBe(locked);
  });

  test('of a version whose files are gone says so', async () => {
    const hotsite = await newHotsite();
    await lock(hotsite, 'sobre');
    await app.db
      .update(hotsiteVersoes)
      .set({ fonteFile: null })
      .where(eq(hotsiteVersoes.hotsiteId, hotsite.id));
    const answer = await hotsite.act('pagina');
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('não está mais guardada');
  });
});

describe('the page beside the editor', () => {
  test('shows an edição that nobody has saved, keeps nothing, and says what visitors would see change', async () => {
    const hotsite = await newHotsite();
    const before = await hotsite.page();
    const { base, edicao, revisao } = await hotsite.read();
    const same = await hotsite.act('rascunho/previa', edicao);
    expect(same.body).toMatchObject({ exata: true, mudancas: { fatos: [] } });
    expect(same.body.mudancas.partes.every(({ estado }: { estado: string }) => estado === 'igual')).toBe(
      true,
    );

    const sections = base!.blueprint.sections.map((section) =>
      section.id === 'sobre' ? { ...section, titulo: 'Feito para ficar' } : section,
    );
    const old = base!.blueprint.sections.find(({ id }) => id === 'sobre')!.titulo;
    await app.db.update(empreendimentos).set({ precoInicial: '975500.00' });
    const body = { ...edicao, blueprint: { ...base!.blueprint, sections }, desligadas: ['galeria'] };
    const shown = await hotsite.act('rascunho/previa', body);
    expect(shown.status).toBe(200);
    const frame = await app.get(shown.body.url, { token: null });
    expect(frame.text).toContain('Feito para ficar');
    expect(frame.text).not.toContain('id="galeria"');
    expect(frame.text).toContain('src="/previa/partes.js"');
    expect((await app.get('/previa/partes.js', { token: null })).text).toContain("previa: 'parte'");
    const { fatos, partes } = shown.body.mudancas;
    expect(fatos).toEqual([expect.objectContaining({ depois: expect.stringContaining('975.500') })]);
    const part = (nome: string) => partes.find((one: { nome: string }) => one.nome === nome);
    expect(part('Sobre').linhas.filter(({ tipo }: { tipo: string }) => tipo !== 'igual')).toEqual([
      { tipo: 'saiu', texto: old },
      { tipo: 'entrou', texto: 'Feito para ficar' },
    ]);
    expect(part('Galeria').estado).toBe('retirada');

    expect(asked).toEqual({ plan: 0, write: 0, section: 0 });
    expect((await hotsite.read()).revisao).toBe(revisao);
    expect(await hotsite.page()).not.toContain('Feito para ficar');
    expect(before).not.toContain('Feito para ficar');
    const rows = await app.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.hotsiteId, hotsite.id));
    expect(rows).toHaveLength(1);
    expect((await app.post(`${hotsite.path}/rascunho/previa`, body, { token: null })).status).toBe(401);
  });
});

test('a fact of the record changed alone shows in the page beside, in the changes and in the version made next', async () => {
  const hotsite = await newHotsite();
  const { edicao, registroMudou } = await hotsite.read();
  expect(registroMudou).toBe(false);
  const before = await hotsite.page();
  await app.db
    .update(empreendimentos)
    .set({ precoInicial: '975500.00', dataEntrega: '2031-05-31' })
    .where(eq(empreendimentos.id, hotsite.empreendimentoId));

  expect(await hotsite.read()).toMatchObject({ registroMudou: true, pendente: false, achados: [] });
  const shown = await hotsite.act('rascunho/previa', edicao);
  expect(shown.body.aviso).toBeNull();
  expect(shown.body.mudancas.fatos).toEqual([
    { rotulo: 'Preço inicial', antes: expect.stringMatching(/^R\$/), depois: 'R$\u00a0975.500' },
    { rotulo: 'Entrega', antes: expect.any(String), depois: '31/05/2031' },
  ]);
  const frame = await app.get(shown.body.url, { token: null });
  expect(frame.text).toMatch(/R\$\s975\.500/);
  expect(frame.text).toMatch(/maio de 2031/i);

  expect((await hotsite.act('pagina')).status).toBe(200);
  expect((await hotsite.read()).registroMudou).toBe(false);
  expect(await hotsite.source()).toMatchObject({ html: expect.stringMatching(/975\.500/) });
  expect(await hotsite.page()).toBe(before);
});

test('a page that a person made is brought to what the record says as he left it, again and again', async () => {
  const hotsite = await newHotsite();
  const { base } = await hotsite.read();
  const sections = base!.blueprint.sections.map((section) =>
    section.id === 'hero' ? { ...section, assets: ['f2'] } : section,
  );
  await hotsite.save({ blueprint: { ...base!.blueprint, sections }, desligadas: ['amenidades'] });
  const made = await hotsite.act('pagina');
  await hotsite.act('publicar', { versaoId: made.body.base.versaoId });
  const opening = () => hotsite.source().then(({ html }) => /asset:(\w+)/.exec(html)?.[1]);
  expect([await opening(), partsOf(await hotsite.page()).has('amenidades')]).toEqual(['f2', false]);

  for (const precoInicial of ['975500.00', '981000.00']) {
    const of = eq(empreendimentos.id, hotsite.empreendimentoId);
    await app.db.update(empreendimentos).set({ precoInicial }).where(of);
    asked = { plan: 0, write: 0, section: 0 };
    const generate = `/api/hotsites/${hotsite.id}/generate-gpt5`;
    const { body } = await app.post(generate, { style: 'modern', manter: true });
    expect(body.generated).toMatchObject({ publicada: true, rascunho: null });
    expect(asked.plan).toBe(0);
    const page = await hotsite.page();
    expect(page).toMatch(new RegExp(`R\\$\\s${precoInicial.slice(0, 3)}\\.${precoInicial.slice(3, 6)}`));
    expect([await opening(), partsOf(page).has('amenidades')]).toEqual(['f2', false]);
  }

  // 'Gerar' plans anew, as specified.
  await app.post(`/api/hotsites/${hotsite.id}/generate-gpt5`, { style: 'modern' });
  expect(partsOf(await hotsite.page()).has('amenidades')).toBe(true);
});

describe('the three styles', () => {
  test('are shown from one plan without an engine, in frames of the session alone', async () => {
    const hotsite = await newHotsite();
    const before = await hotsite.page();
    const { body } = await hotsite.act('estilos');
    expect(body.estilos.map(({ estilo }: { estilo: string }) => estilo)).toEqual([
      'modern',
      'luxury',
      'minimalist',
    ]);
    expect(asked).toEqual({ plan: 0, write: 0, section: 0 });
    for (const { url } of body.estilos) {
      const frame = await app.get(url, { token: null });
      expect(frame.status).toBe(200);
      expect(frame.text).toContain('Residencial Aurora');
      const policy = frame.headers.get('content-security-policy');
      expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups');
      expect(policy).not.toContain('allow-same-origin');
      expect(policy).toContain("frame-ancestors 'self'");
      expect(frame.headers.get('cache-control')).toBe('no-store');
      const script = /<script src="([^"]+)" defer>/.exec(frame.text)![1]!;
      expect((await app.get(script, { token: null })).status).toBe(200);
    }
    expect(await hotsite.page()).toBe(before);
    const rows = await app.db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.hotsiteId, hotsite.id));
    expect(rows).toHaveLength(1);
    expect((await app.get('/previa/estudio/inventado', { token: null })).status).toBe(404);
    app.clock.advance(31 * 60_000);
    expect((await app.get(body.estilos[0].url, { token: null })).status).toBe(404);
  });

  test('one of them becomes the draft, with the same texts', async () => {
    const hotsite = await newHotsite();
    const { body } = await hotsite.act('pagina', { estilo: 'luxury' });
    expect(body.base).toMatchObject({ estilo: 'luxury', publica: false });
    expect(asked).toEqual({ plan: 0, write: 0, section: 0 });
    const [row] = await app.db.select().from(hotsites).where(eq(hotsites.id, hotsite.id));
    expect(row).toMatchObject({ v0Style: 'modern', versao: 1 });
    expect((await app.get((await hotsite.act('previa')).body.url, { token: null })).text).toContain(
      'color-scheme:dark',
    );
  });
});
