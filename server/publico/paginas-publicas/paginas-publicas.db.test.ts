import { get as httpGet, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import {
  assetOf,
  blueprintFixture,
  catalogOf,
  insertCorretor,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://portal.exemplo.com.br' } });
});
afterAll(() => app?.close());

async function publish(hotsite: { id: number; empreendimentoId: number }, source = sourceOf()) {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  return publishGenerated(
    { db: app.db, storage: createDiskStorage(app.config.storage) },
    {
      hotsiteId: hotsite.id,
      source,
      blueprint: blueprintFixture,
      facts: await pageFacts(app.db, hotsite.empreendimentoId),
      catalog: catalogOf([assetOf('a1')]),
      style: 'modern',
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
}

async function newHotsite(change: Parameters<typeof insertEmpreendimento>[1] = {}, published = true) {
  const empreendimentoId = await insertEmpreendimento(app.db, change);
  const made = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: change.nome ?? 'Residencial Aurora' }),
  );
  const hotsite = { ...made, empreendimentoId, path: `/hotsite/${made.rota}` };
  if (published) await publish(hotsite);
  return hotsite;
}

/** fetch adds no-cache to a conditional request; this one sends headers unchanged. */
function raw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }>(
    (resolve, reject) => {
      httpGet(app.url + path, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      }).on('error', reject);
    },
  );
}

describe('GET /hotsite/{rota}', () => {
  test('the page and an edition are the same on the lane and on the route, and gone from both at once', async () => {
    const { id, path } = await newHotsite({ nome: 'Residencial Faixa' });
    const { slug } = await insertCorretor(app.db);
    const forms: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }];
    const said = async (address: string, form: Record<string, string>) => {
      const { headers, ...rest } = await raw(address, form);
      const { date: _, 'x-request-id': __, ...all } = headers;
      return { ...rest, headers: all };
    };
    // A further parameter, of which the page knows nothing, takes the usual way.
    for (const [shared, usual] of [
      [path, `${path}?visto=1`],
      [`${path}?corretor=${slug}`, `${path}?corretor=${slug}&visto=1`],
    ] as const)
      for (const form of forms) {
        const kept = await said(shared, form);
        expect(kept.status).toBe(200);
        expect(kept).toEqual(await said(usual, form));
        const again = { ...form, 'if-none-match': String(kept.headers.etag) };
        expect((await said(shared, again)).status).toBe(304);
      }
    const text = async (address: string) => (await raw(address)).bytes.toString();
    expect(await text(`${path}?corretor=${slug}`)).toContain(slug);
    expect(await text(path)).not.toContain(slug);
    await app.db.update(hotsites).set({ ativo: false }).where(eq(hotsites.id, id));
    expect([(await raw(path)).status, (await raw(`${path}?corretor=${slug}`)).status]).toEqual([404, 404]);
  });

  test('ACC-12 PUB-04 the page opens without a token, with its own style and script', async () => {
    const { path } = await newHotsite();
    const answer = await app.get(path, { token: null });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toMatch(/^<!doctype html><html lang="pt-BR">/);
    expect(answer.text).toContain('picture{display:contents}');
    const script = /<script src="([^"]+)" defer>/.exec(answer.text)?.[1] ?? '';
    const js = await app.get(script, { token: null });
    expect(js.status).toBe(200);
    // Our own, the same for every hotsite; what this page asks of it goes with the page as data.
    expect(script).toMatch(/^\/pagina\/[0-9a-f]{16}\.js$/);
    expect(answer.text).toContain('<script type="application/json">[{"event":"load"');
    expect(js.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(js.headers.get('cache-control')).toContain('immutable');
    const font =
      /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/.exec(answer.text)?.[1] ?? '';
    const woff2 = await app.get(font, { token: null });
    expect([woff2.status, woff2.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  test('PUB-10 T1 its policy gives generated code an origin of its own and no way out', async () => {
    const { path } = await newHotsite();
    const page = await app.get(path, { token: null });
    const script = /<script src="([^"]+)" defer>/.exec(page.text)?.[1] ?? '';
    for (const answer of [
      page,
      await app.get(script, { token: null }),
      await app.get('/hotsite/nao-existe', { token: null }),
      await app.get('/pagina/x.js', { token: null }),
    ]) {
      expect(answer.headers.get('content-security-policy')).toBe(
        "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; default-src 'none'; script-src 'self'; " +
          "style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self'; font-src 'self'; frame-src 'self'; " +
          `connect-src ${app.config.publicPagesUrl}/robots.txt; ` +
          "form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('the head tells links and search engines what the page is, without its query', async () => {
    const { path } = await newHotsite({
      nome: 'Torre <b>"Sul"</b> & Mar',
      amenidades: ['</script><script>alert(1)'],
    });
    const { text } = await app.get(`${path}?corretor=ninguem&utm=1`, { token: null });
    const address = `https://portal.exemplo.com.br${path}`;
    expect(text).toContain(`<link rel="canonical" href="${address}">`);
    expect(text).toContain(`<meta property="og:url" content="${address}">`);
    expect(text).toContain(
      '<title>Torre &lt;b&gt;"Sul"&lt;/b&gt; &amp; Mar – Centro, Balneário Azul/SC</title>',
    );
    expect(text).toContain(`<meta property="og:image" content="${address}/previa.jpg?v=`);
    expect(text).toContain('<meta property="og:image:width" content="1200">');
    expect(text.indexOf('og:image')).toBeLessThan(300_000);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)['@graph']).toMatchObject([
      { '@type': 'ApartmentComplex', name: 'Torre <b>"Sul"</b> & Mar', address: { addressRegion: 'SC' } },
      { '@type': 'Product', offers: { lowPrice: '690000.00', priceCurrency: 'BRL' } },
    ]);
    expect(text).not.toContain('<script>alert(1)');
  });

  test('no price, no offer', async () => {
    const { path } = await newHotsite({ precoInicial: null });
    expect((await app.get(path, { token: null })).text).not.toContain('"offers"');
  });

  test('PUB-06 unknown, inactive, of an inactive empreendimento or in the trash: 404 with its sentence', async () => {
    const off = await newHotsite();
    await app.db.update(hotsites).set({ ativo: false }).where(eq(hotsites.id, off.id));
    const parentOff = await newHotsite();
    await app.db
      .update(empreendimentos)
      .set({ ativo: false })
      .where(eq(empreendimentos.id, parentOff.empreendimentoId));
    const gone = await newHotsite();
    await app.db.update(hotsites).set({ excluidoEm: new Date() }).where(eq(hotsites.id, gone.id));
    for (const path of [
      '/hotsite/nunca-houve',
      '/hotsite/%00',
      `/hotsite/${'a'.repeat(290)}`,
      off.path,
      parentOff.path,
      gone.path,
    ]) {
      const answer = await app.get(path, { token: null });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain('<h1>Hotsite não encontrado</h1>');
      expect(answer.text).toContain('noindex');
    }
    for (const { rota } of [off, parentOff, gone]) {
      const data = await app.get(`/api/public/hotsites/${rota}`, { token: null });
      expect([rota, data.status, data.body.message]).toEqual([rota, 404, 'Hotsite não encontrado']);
    }
  });

  test('PUB-06 a hotsite without a page yet says that it is in preparation, and is not to be indexed', async () => {
    const { path } = await newHotsite({}, false);
    const answer = await app.get(path, { token: null });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1>Hotsite em preparação</h1>');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('PUB-08 R33 whose data are erased is on no edition from that moment on, nor behind its WhatsApp', async () => {
    const pages = [await newHotsite(), await newHotsite()];
    const corretor = await insertCorretor(app.db, { nome: 'Zeferino Quetzal' });
    const his = pages.map(({ path }) => `${path}?corretor=${corretor.slug}`);
    for (const path of his) expect((await app.get(path, { token: null })).text).toContain('Quetzal');
    await app.login();
    const body = { confirmacao: corretor.creci, motivo: 'titular' };
    expect((await app.post(`/api/corretores/${corretor.id}/apagar-dados`, body)).status).toBe(200);
    for (const path of his) {
      const { status, text } = await app.get(path, { token: null });
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/Quetzal|Dados apagados/);
    }
  });

  test('PUB-08 the page of a corretor carries him, the page of none is neutral', async () => {
    const { path } = await newHotsite();
    const corretor = await insertCorretor(app.db, { nome: 'Ana "Mar" <Sol> $& {{CORRETOR_CRECI}}' });
    const his = (await app.get(`${path}?corretor=${corretor.slug}`, { token: null })).text;
    // Without the limits of size around name and CRECI, and the marks of what must be seen.
    expect(his.replaceAll(/<\/?span[^>]*>| data-guarda="\w+"/g, '')).toContain(
      '<p>Ana "Mar" &lt;Sol&gt; $&amp; {{CORRETOR_CRECI}}, Corretor de Imóveis, CRECI SC ',
    );
    const contact =
      /href="(\/hotsite\/[^"]*\/whatsapp\?[^"]*)"/.exec(his)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await app.get(contact, { token: null });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(answer.headers.get('location')).toContain(
      'https://wa.me/5547999991234?text=Ol%C3%A1!%20Vi%20a%20p%C3%A1gina%20do%20Residencial%20Aurora',
    );
    expect(his).not.toContain('Fale com um corretor.');
    for (const query of [
      '',
      '?corretor=',
      '?corretor=ninguem',
      '?corretor=%00',
      '?corretor[]=x',
      `?corretor=${'a'.repeat(400)}`,
    ]) {
      const answer = await app.get(path + query, { token: null });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Fale com um corretor.');
      expect(answer.text).not.toMatch(/\{\{|wa\.me|\/whatsapp/);
    }
  });

  test.each([
    ['inactive', { ativo: false }],
    ['not approved', { aprovado: false }],
    ['rejected', { rejeitadoEm: new Date() }],
    ['in the trash', { excluidoEm: new Date() }],
  ])('T14 a corretor who is %s is shown on no page', async (_state, change) => {
    const { path } = await newHotsite();
    const corretor = await insertCorretor(app.db, change);
    const { text } = await app.get(`${path}?corretor=${corretor.slug}`, { token: null });
    expect(text).not.toContain('Maria Alves da Silva');
    expect(text).toContain('Fale com um corretor.');
  });

  test('PUB-07 PUB-08 a link of his page to WhatsApp leads to his present number, and nowhere once he is gone', async () => {
    const { path } = await newHotsite();
    const corretor = await insertCorretor(app.db, { nome: '</a><script>$& {{CORRETOR_CRECI}}' });
    const go = (query: string) => app.get(`${path}/whatsapp${query}`, { token: null });
    const to = async (query: string) => (await go(query)).headers.get('location');
    const his = `?corretor=${corretor.slug}&link=0`;
    expect(await to(his)).toMatch(/^https:\/\/wa\.me\/5547999991234\?text=/);
    // A page opened before a new version may know links that are no more: the first one does.
    expect(await to(`?corretor=${corretor.slug}&link=99`)).toBe(await to(his));
    await app.db.update(corretores).set({ whatsapp: '47988887777' }).where(eq(corretores.id, corretor.id));
    expect(await to(his)).toContain('wa.me/5547988887777?');
    await app.db.update(corretores).set({ ativo: false }).where(eq(corretores.id, corretor.id));
    for (const query of [
      his,
      '',
      '?corretor=ninguem&link=0',
      '?corretor=//evil.example&link=0',
      '?corretor[]=x',
    ])
      expect([query, await to(query)]).toEqual([query, path]);
    expect((await app.get('/hotsite/%2F%2Fevil.example/whatsapp', { token: null })).status).toBe(404);
  });

  test('a switched-off site of his own does not take his name from a page he shares', async () => {
    const { path } = await newHotsite();
    const corretor = await insertCorretor(app.db, { siteAtivo: false });
    expect((await app.get(`${path}?corretor=${corretor.slug}`, { token: null })).text).toContain(
      'Maria Alves da Silva',
    );
  });

  test('what changes shows on the next request, also under traffic', async () => {
    const { path, id } = await newHotsite();
    const { slug, id: corretorId } = await insertCorretor(app.db);
    const page = `${path}?corretor=${slug}`;
    let traffic = true;
    const visitors = Array.from({ length: 8 }, async () => {
      while (traffic) await app.get(page, { token: null });
    });
    for (let i = 0; i < 10; i++) {
      await app.db
        .update(corretores)
        .set({ nome: `Nome ${i} Novo` })
        .where(eq(corretores.id, corretorId));
      expect((await app.get(page, { token: null })).text).toContain(`Nome ${i} Novo`);
    }
    await app.db.update(hotsites).set({ ativo: false }).where(eq(hotsites.id, id));
    expect((await app.get(page, { token: null })).status).toBe(404);
    traffic = false;
    await Promise.all(visitors);
  });

  test('SAF-01 nothing a model wrote is served as a script, also not the free script of an earlier version', async () => {
    const scripts = (text: string) =>
      [...text.matchAll(/<script(?! type="application\/)([^>]*)>/g)].map(([, attrs]) => attrs);
    const hotsite = await newHotsite();
    // A version as they were stored before the interface, with one call among free statements.
    const jsFile = `hotsites/xx/${hotsite.rota}.js`;
    const free = `document.querySelector('a').hostname = 'outro.example';
      pagina.on('click', '.a', 'toggle', '#b');
      for (;;) {}`;
    if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
    await createDiskStorage(app.config.storage).put(jsFile, Buffer.from(free), 'text/javascript');
    const [row] = await app.db.select().from(hotsites).where(eq(hotsites.id, hotsite.id));
    const publica = eq(hotsiteVersoes.id, row!.versaoPublicaId!);
    await app.db.update(hotsiteVersoes).set({ jsFile }).where(publica);
    const { text } = await app.get(hotsite.path, { token: null });
    expect(scripts(text)).toEqual([expect.stringMatching(/^ src="\/pagina\/[0-9a-f]{16}\.js" defer$/)]);
    expect(text).not.toMatch(/outro\.example|for \(;;\)/);
    expect(text).toContain(
      '<script type="application/json">[{"event":"click","selector":".a","action":"toggle","target":"#b","options":{}}]',
    );
    for (const path of [`${hotsite.path}/${hotsite.rota}.js`, `/media/${jsFile}`])
      expect((await app.get(path, { token: null })).status, path).toBe(404);
  });
});

describe('caching of a public page', () => {
  test('it is sent compressed, and not at all to who has it', async () => {
    const { path } = await newHotsite();
    const plain = await raw(path);
    const br = await raw(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await raw(path, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gz.bytes)).toEqual(plain.bytes);
    expect(br.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
    const refused = await raw(path, { 'accept-encoding': 'br;q=0, identity' });
    expect(refused.headers['content-encoding']).toBeUndefined();

    const etag = br.headers.etag!;
    const headers = { 'accept-encoding': 'br' };
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await raw(path, { ...headers, 'if-none-match': tag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['content-security-policy']).toContain('sandbox');
    }
    expect((await raw(path, { ...headers, 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('the tag changes with the corretor and with the version, and stays while nothing changes', async () => {
    const hotsite = await newHotsite();
    const { slug, id } = await insertCorretor(app.db);
    const tag = async (query = '') => (await raw(hotsite.path + query)).headers.etag;
    const alone = await tag();
    const his = await tag(`?corretor=${slug}`);
    expect(await tag()).toBe(alone);
    expect(his).not.toBe(alone);
    await app.db.update(corretores).set({ foto: null }).where(eq(corretores.id, id));
    expect(await tag(`?corretor=${slug}`)).not.toBe(his);
    await publish(hotsite, sourceOf({ css: 'body{margin:1px}' }));
    expect(await tag()).not.toBe(alone);
  });

  test('HEAD answers as GET, without the page', async () => {
    const { path } = await newHotsite();
    const head = await app.call('HEAD', path, { token: null, headers: { 'accept-encoding': 'identity' } });
    const get = await raw(path);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.etag);
    expect(head.headers.get('content-length')).toBe(String(get.bytes.length));
  });
});

describe('public data', () => {
  test('PUB-09 a hotsite tells what stands on its page, and nothing of the panel', async () => {
    const { rota, path } = await newHotsite();
    const answer = await app.get(`/api/public/hotsites/${rota}`, { token: null });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      rota,
      url: `https://portal.exemplo.com.br${path}`,
      publicado: true,
      versao: 1,
      imagem: 'https://portal.exemplo.com.br/media/img/a1/a1-1200.jpg',
      empreendimento: expect.objectContaining({ nome: 'Residencial Aurora', precoInicial: '690000.00' }),
    });
    expect(answer.text).not.toMatch(/driveUrl|catalog|erro|motor|achados|metadados/);
    const unpublished = await newHotsite({}, false);
    const early = await app.get(`/api/public/hotsites/${unpublished.rota}`, { token: null });
    expect(early.body).toMatchObject({ publicado: false, versao: null, empreendimento: null });
    expect((await app.get('/api/public/hotsites/nunca-houve', { token: null })).status).toBe(404);
  });

  test('PUB-09 T14 a corretor is shown by public fields alone, while his site is on', async () => {
    const corretor = await insertCorretor(app.db, { senha: 'hash', telefone: '4733334444' });
    const answer = await app.get(`/api/public/corretores/${corretor.slug}`, { token: null });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(
      [
        'biografia',
        'corTema',
        'creci',
        'foto',
        'imagemFundoSite',
        'nome',
        'nomeGuerra',
        'slug',
        'subtituloSite',
        'tituloSite',
        'ufCreci',
        'whatsapp',
      ].sort(),
    );
    await app.db.update(corretores).set({ siteAtivo: false }).where(eq(corretores.id, corretor.id));
    const off = await app.get(`/api/public/corretores/${corretor.slug}`, { token: null });
    expect([off.status, off.body.message]).toEqual([404, 'Site não encontrado ou indisponível']);
  });
});

describe('a second host for public pages', () => {
  test('T1 the host of the panel sends visitors to the host of the pages', async () => {
    const two = await startTestApp({
      env: {
        PUBLIC_URL: 'https://painel.exemplo.com.br',
        PUBLIC_PAGES_URL: 'https://paginas.exemplo.com.br',
      },
    });
    try {
      const port = new URL(two.url).port;
      const ask = (host: string) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          httpGet({ port, host: '127.0.0.1', path: '/hotsite/x?corretor=y', headers: { host } }, (answer) => {
            answer.resume();
            resolve(answer);
          }).on('error', reject);
        });
      const moved = await ask('painel.exemplo.com.br');
      expect([moved.statusCode, moved.headers.location]).toEqual([
        308,
        'https://paginas.exemplo.com.br/hotsite/x?corretor=y',
      ]);
      expect((await ask('paginas.exemplo.com.br')).statusCode).toBe(404);
    } finally {
      await two.close();
    }
  });
});
