import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { ListName } from '#contract/base/lists.ts';
import { siteNotFound } from '#contract/publico/paginas-publicas.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { bumpLists } from '#server/db/list-version.ts';
import {
  corretorBairros,
  corretores,
  corretorPrecos,
  corretorSlugsAntigos,
} from '#server/db/schema/corretores.ts';
import { associacoes, empreendimentos, hotsites, imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { insertCorretor } from '#tests/fixtures/hotsite.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://portal.exemplo.com.br' } });
});
afterAll(() => app?.close());

const open = (path: string, headers: Record<string, string> = {}) => app.get(path, { token: null, headers });
const siteOf = async (slug: string, query = '') => (await open(`/corretor/${slug}${query}`)).text;
/** Like every write of the panel. */
const written = (...lists: ListName[]) => app.db.transaction((tx) => bumpLists(tx, ...lists));
/** Names of the offers, in order. */
const offered = (html: string) => [...html.matchAll(/<h3>(?:<a [^>]*>)?([^<]*)/g)].map(([, nome]) => nome);
/** A day in Brazil relative to today: in its evening it is already the next elsewhere. */
const day = (offset: number) => dayInBrazil(new Date(app.clock.now().getTime() + offset * 86_400_000));

const asHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

async function covering(corretorId: number, bairrosIds: number[]) {
  await app.db.insert(corretorBairros).values(bairrosIds.map((bairroId) => ({ corretorId, bairroId })));
}
async function usado(corretorId: number, change: Partial<typeof imoveisUsados.$inferInsert> = {}) {
  const bairroId = change.bairroId ?? (await createBairro(app.db)).id;
  const [row] = await app.db
    .insert(imoveisUsados)
    .values({
      titulo: 'Casa de vila',
      tipo: 'Casa',
      autorizacaoEm: day(-30),
      autorizacaoAte: day(30),
      ...change,
      corretorId,
      bairroId,
    })
    .returning();
  return row!;
}
async function published(change: Parameters<typeof createEmpreendimento>[1] = {}) {
  const empreendimento = await createEmpreendimento(app.db, change);
  const hotsite = await createHotsite(app.db, { empreendimentoId: empreendimento.id, versaoPublicaId: 1 });
  return { empreendimento, hotsite };
}

describe('GET /corretor/{slug}', () => {
  it('PUB-01 shows his registered name, profession and CRECI, and all he set for his site', async () => {
    const corretor = await insertCorretor(app.db, {
      nome: 'Helena Prado Martins',
      nomeGuerra: 'Leninha do Mar',
      creci: '54321-F',
      telefone: '(47) 3333-0000',
      tituloSite: 'Apartamentos na praia',
      subtituloSite: 'Visitas no mesmo dia',
      biografia: 'Doze anos de orla.\nE de muita conversa.',
      corTema: '#0e6b77',
      redesSociais: { instagram: '@helena', outra: 'javascript:alert(1)' },
      foto: '/media/upload/ab/helena.webp',
      imagemFundoSite: '/media/upload/ab/praia.webp',
    });
    const answer = await open(`/corretor/${corretor.slug}`);
    expect(answer.status).toBe(200);
    for (const part of [
      '<h1 data-size="l">Helena Prado Martins</h1>',
      'Corretor de Imóveis <span>CRECI 54321-F/SC</span>',
      'Apartamentos na praia',
      'Visitas no mesmo dia',
      '<p>Doze anos de orla.</p><p>E de muita conversa.</p>',
      `href="/corretor/${corretor.slug}/whatsapp"`,
      'href="https://www.instagram.com/helena"',
      '/media/mini/foto.avif/upload/ab/helena.webp',
      '/media/mini/fundo-menor.avif/upload/ab/praia.webp',
      '--fill:#0e6b77',
    ])
      expect(answer.text).toContain(part);
    // The registered name leads, the nickname stands beside it; e-mail and second number are nobody's business.
    expect(answer.text).toContain('<p class="nickname">“Leninha do Mar”</p>');
    expect(answer.text).not.toMatch(/@exemplo\.com\.br|3333-0000|javascript:/);
  });

  it('who has no WhatsApp is rung, who has neither offers no way that leads nowhere; a card says whole sentences', async () => {
    const { empreendimento } = await published({
      descricao:
        'Figueiras devolve o jeito de morar com quintal. As três figueiras do terreno foram preservadas, e é em volta delas que ficam o salão e a piscina. Cada apartamento tem uma varanda funda, que recebe o sol da manhã durante o ano inteiro.',
    });
    const ringable = await insertCorretor(app.db, { whatsapp: null, telefone: '47 3333 0000' });
    await app.db.insert(associacoes).values({ corretorId: ringable.id, empreendimentoId: empreendimento.id });
    const { text } = await open(`/corretor/${ringable.slug}`);
    expect(text).toContain('href="tel:+554733330000">Ligar para (47) 3333-0000<');
    expect(text).not.toMatch(/@exemplo\.com\.br|Chame no WhatsApp/);
    expect(/<p class="description">(.*?)<\/p>/.exec(text)?.[1]).toMatch(/[a-z]\.$/);
    const silent = await insertCorretor(app.db, { whatsapp: null, telefone: null });
    expect((await open(`/corretor/${silent.slug}`)).text).not.toMatch(/class="reach"|tel:/);
  });

  it('PUB-10 its policy is that of our own markup: no script, an origin of its own, forms to us alone', async () => {
    const { slug } = await insertCorretor(app.db);
    for (const path of [`/corretor/${slug}`, '/corretor/ninguem', `/corretor/${slug}/whatsapp`]) {
      const { headers } = await open(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(
        'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox;',
      );
      expect(policy).toContain("script-src 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('allow-same-origin');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it.each([
    ['inactive', { ativo: false }],
    ['switched off', { siteAtivo: false }],
    ['rejected', { rejeitadoEm: new Date() }],
    ['forgotten', { apagadoEm: new Date() }],
    ['in the trash', { excluidoEm: new Date() }],
  ])(
    'PUB-02 PUB-09 the site of one who is %s is the neutral page, and so is all that belongs to it',
    async (_state, change) => {
      const { slug } = await insertCorretor(app.db, { nome: 'Ninguém Deve Ver', ...change });
      for (const path of ['', '?bairro=1', '/whatsapp', '/whatsapp?sobre=e1', '/previa.jpg']) {
        const answer = await open(`/corretor/${slug}${path}`);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.text).toContain(`<h1>${siteNotFound}</h1>`);
        expect(answer.text).not.toContain('Ninguém Deve Ver');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('location')).toBeNull();
      }
      expect((await open(`/api/public/corretores/${slug}`)).status).toBe(404);
    },
  );

  it('PUB-02 unknown and impossible slugs get the same page', async () => {
    const { slug } = await insertCorretor(app.db);
    for (const odd of ['ninguem', '%00', 'a%2Fb', slug.toUpperCase(), 'a'.repeat(290), '%F0%9F%8F%A0']) {
      const answer = await open(`/corretor/${odd}`);
      expect([odd, answer.status]).toEqual([odd, 404]);
      expect(answer.text).toContain(siteNotFound);
    }
  });

  it('PUB-02 PUB-07 a new number, photo or switch shows on the next request, also to who holds the page', async () => {
    const { slug, id } = await insertCorretor(app.db, { foto: null });
    const first = await open(`/corretor/${slug}`, { 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag')!;
    const again = () => open(`/corretor/${slug}`, { 'accept-encoding': 'identity', 'if-none-match': etag });
    expect((await again()).status).toBe(304);
    const change = (values: Partial<typeof corretores.$inferInsert>) =>
      app.db.update(corretores).set(values).where(eq(corretores.id, id));
    await change({ foto: '/media/upload/ab/nova.webp' });
    expect((await again()).text).toContain('upload/ab/nova.webp');
    await change({ whatsapp: null });
    expect((await again()).text).not.toContain('/whatsapp"');
    await change({ ativo: false });
    expect((await again()).status).toBe(404);
  });

  it.each([
    '<script>alert(1)</script>',
    '{{CORRETOR_NOME}} {{CORRETOR_CRECI}}',
    "$& $1 $` $'",
    '"><img src=x onerror=alert(1)>',
    '</title></style></script><b>',
    '\u2028&lt;b&gt;',
  ])('PUB-10 a hostile name or biography is text wherever it stands: %s', async (odd) => {
    const { slug } = await insertCorretor(app.db, { nome: odd, biografia: odd, tituloSite: odd, creci: odd });
    const html = await siteOf(slug);
    expect(html).not.toMatch(/<script>alert|<img src=x|<b>/);
    expect(html.match(/<script/g)).toHaveLength(1);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).name).toBe(odd);
    expect(html.replace(/&#x27;/g, "'")).toContain(`>${asHtml(odd)}</h1>`);
    const { headers } = await open(`/corretor/${slug}/whatsapp`);
    const url = new URL(headers.get('location')!);
    expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/5547999991234']);
    expect(url.searchParams.get('text')).toContain(odd.split(/\s+/)[0]);
  });

  it('PUB-01 without a photo two letters stand for him, and nothing he did not write is offered', async () => {
    const letters = async (nome: string) => {
      const { slug } = await insertCorretor(app.db, { nome, foto: null, biografia: null });
      const html = await siteOf(slug);
      expect(html).not.toContain('#sobre');
      return /<span aria-hidden="true">([^<]*)<\/span><\/div><h1/.exec(html)?.[1];
    };
    expect(await letters('Ana Sá')).toBe('AS');
    expect(await letters('Rita de Cássia e Lemos')).toBe('RL');
    expect(await letters('Pelé')).toBe('P');
    expect(await letters('De')).toBe('D');
  });

  it('PUB-01 what he wrote of himself is one tap away, however long the list', async () => {
    const { slug } = await insertCorretor(app.db, { nome: 'Rita Lemos', biografia: 'Doze anos.' });
    const html = await siteOf(slug);
    expect(html).toContain('<a href="#sobre">Sobre Rita</a>');
    expect(html).toMatch(/<section class="about" id="sobre"[^>]*><h2 id="sobre-titulo">Sobre Rita</);
  });

  it.each([
    '<script>alert(1)</script>',
    '{{CORRETOR_NOME}}',
    "$& $1 $` $'",
    '"><img src=x onerror=alert(1)>',
    '</script><b>',
  ])('PUB-10 T3 whatever else of his is written stays text: %s', async (odd) => {
    const corretor = await insertCorretor(app.db, {
      subtituloSite: odd,
      redesSociais: { instagram: odd },
      sitePersonalizado: odd,
      foto: odd,
      corTema: odd.slice(0, 20),
    });
    const empreendimento = await createEmpreendimento(app.db, { nome: odd });
    await app.db
      .insert(associacoes)
      .values({ corretorId: corretor.id, empreendimentoId: empreendimento.id, descricaoPersonalizada: odd });
    const casa = await usado(corretor.id, { titulo: odd, descricao: odd, fotos: [odd, odd] });
    const html = await siteOf(corretor.slug, `?comparar=u${casa.id}`);
    expect(html).not.toMatch(/<script>alert|<img src=x|<b>|instagram\.com/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
    const description = /<meta property="og:description" content="([^"]*)"/
      .exec(html)?.[1]
      ?.replace(/&#39;/g, "'");
    expect(description).toContain(`. ${asHtml(odd)}`);
    expect(() => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)![1]!)).not.toThrow();
    const { headers } = await open(`/corretor/${corretor.slug}/whatsapp?sobre=u${casa.id}`);
    const url = new URL(headers.get('location')!);
    expect(url.searchParams.get('text')).toContain(`Vi ${odd} (`);
    expect([...url.searchParams.keys()]).toEqual(['text']);
  });

  it('PUB-01 links and searches find who he is in the first bytes', async () => {
    const { slug } = await insertCorretor(app.db, { nome: 'Rita Lemos', tituloSite: 'Casas no Centro' });
    const html = await siteOf(slug, '?dormitorios=2');
    const address = `https://portal.exemplo.com.br/corretor/${slug}`;
    const head = html.slice(0, 3000);
    expect(head).toContain('<title>Rita Lemos – Casas no Centro</title>');
    expect(head).toContain(`<link rel="canonical" href="${address}">`);
    expect(head).toContain(`<meta property="og:image" content="${address}/previa.jpg?v=`);
    expect(head).toContain('<meta name="robots" content="noindex, follow">');
    expect(await siteOf(slug)).not.toContain('noindex');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'RealEstateAgent',
      name: 'Rita Lemos',
      url: address,
      telephone: '+5547999991234',
    });
  });

  it('PUB-01 an old slug leads to the present one for ever, with its query, while the site is on', async () => {
    const { slug, id } = await insertCorretor(app.db);
    const old = `antigo-${id}`;
    await app.db.insert(corretorSlugsAntigos).values({ slug: old, corretorId: id });
    const answer = await open(`/corretor/${old}?bairro=3&comparar=e1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `/corretor/${slug}?bairro=3&comparar=e1`,
    ]);
    expect((await open(`/corretor/${old}/whatsapp?sobre=e1`)).headers.get('location')).toBe(
      `/corretor/${slug}/whatsapp?sobre=e1`,
    );
    await app.db.update(corretores).set({ siteAtivo: false }).where(eq(corretores.id, id));
    const off = await open(`/corretor/${old}`);
    expect([off.status, off.headers.get('location')]).toEqual([404, null]);
  });

  it('PUB-02 who has a slug now is never taken for who had it before, even while he is hidden', async () => {
    const before = await insertCorretor(app.db, { nome: 'Antigo Dono' });
    const now = await insertCorretor(app.db, { siteAtivo: false });
    await app.db.insert(corretorSlugsAntigos).values({ slug: now.slug, corretorId: before.id });
    expect((await open(`/corretor/${now.slug}`)).status).toBe(404);
  });
});

describe('what his site offers', () => {
  it('PUB-03 DAT-16 DAT-17 his associations lead, highlighted ones first and in his order, with his own words', async () => {
    const corretor = await insertCorretor(app.db);
    const { id: bairroId } = await createBairro(app.db);
    const [one, two, three, off] = await Promise.all(
      ['Um', 'Dois', 'Três', 'Desligado'].map((nome) =>
        createEmpreendimento(app.db, { nome, bairroId, descricao: 'Texto do empreendimento.' }),
      ),
    );
    const covered = await createEmpreendimento(app.db, {
      nome: 'Do Bairro',
      descricao: 'Texto do empreendimento.',
    });
    await covering(corretor.id, [covered.bairroId]);
    await app.db.insert(associacoes).values([
      { corretorId: corretor.id, empreendimentoId: one!.id, ordemExibicao: 2 },
      {
        corretorId: corretor.id,
        empreendimentoId: two!.id,
        ordemExibicao: 1,
        descricaoPersonalizada: 'Meu preferido.',
      },
      { corretorId: corretor.id, empreendimentoId: three!.id, ordemExibicao: 9, destaque: true },
      { corretorId: corretor.id, empreendimentoId: off!.id, ativo: false },
    ]);
    const html = await siteOf(corretor.slug);
    expect(offered(html)).toEqual(['Três', 'Dois', 'Um', 'Do Bairro']);
    expect(html).toContain('Meu preferido.');
    expect(html.match(/Texto do empreendimento\./g)).toHaveLength(3);
    expect(html.match(/>Destaque</g)).toHaveLength(1);
  });

  it('PUB-03 then active empreendimentos of the bairros he covers, within his prices', async () => {
    const corretor = await insertCorretor(app.db);
    const { id: bairroId } = await createBairro(app.db);
    const { id: elsewhere } = await createBairro(app.db);
    await covering(corretor.id, [bairroId]);
    const make = (nome: string, change: Parameters<typeof createEmpreendimento>[1]) =>
      createEmpreendimento(app.db, { bairroId, nome, ...change });
    await make('Barato', { precoInicial: '299999.99' });
    await make('No piso', { precoInicial: '300000.00' });
    await make('No teto', { precoInicial: '900000.00' });
    await make('Caro', { precoInicial: '900000.01' });
    await make('Sem preço', {});
    await make('Longe', { bairroId: elsewhere, precoInicial: '500000' });
    await make('Inativo', { ativo: false, precoInicial: '500000' });
    await make('Na lixeira', { excluidoEm: new Date(), precoInicial: '500000' });
    const names = async () => new Set(offered(await siteOf(corretor.slug)));
    expect(await names()).toEqual(new Set(['Barato', 'No piso', 'No teto', 'Caro', 'Sem preço']));
    await app.db
      .insert(corretorPrecos)
      .values({ corretorId: corretor.id, precoMin: '300000.00', precoMax: '900000.00' });
    await written('corretores');
    expect(await names()).toEqual(new Set(['No piso', 'No teto']));
    await app.db
      .update(corretorPrecos)
      .set({ precoMax: null })
      .where(eq(corretorPrecos.corretorId, corretor.id));
    await written('corretores');
    expect(await names()).toEqual(new Set(['No piso', 'No teto', 'Caro']));
  });

  it('PUB-03 what begins below his prices is his where any unit left of its newest table is within them', async () => {
    const corretor = await insertCorretor(app.db);
    const { id: bairroId } = await createBairro(app.db);
    await covering(corretor.id, [bairroId]);
    const make = async (nome: string, data: string, rows: [preco: string, estado?: string][]) => {
      const { id } = await createEmpreendimento(app.db, { bairroId, nome, precoInicial: '900000.00' });
      for (const month of data.split(' ')) {
        const [table] = await app.db
          .insert(tabelasDeUnidades)
          .values({
            empreendimentoId: id,
            arquivo: `${nome} ${month}.pdf`,
            versao: month,
            data: month,
            ignoradas: 0,
            excedentes: 0,
            hash: month,
            lidaEm: new Date(),
          })
          .returning();
        const isNewest = month === data.split(' ').at(-1);
        await app.db.insert(unidades).values(
          (isNewest ? rows : [['1500000.00', 'disponivel']]).map(([preco, estado = 'disponivel'], at) => ({
            tabelaId: table!.id,
            ordem: at,
            linha: at + 1,
            pagina: 1,
            unidade: `${at}`,
            faixa: false,
            preco,
            estado,
          })),
        );
      }
    };
    await make('Cabe', '2026-10', [['900000.00'], ['1500000.00']]);
    await make('Vendido', '2026-10', [['900000.00'], ['1500000.00', 'vendida']]);
    await make('Entre', '2026-10', [['900000.00'], ['5000000.00']]);
    await make('Já não', '2026-09 2026-10', [['900000.00']]);
    await make('Caro', '2026-10', [['3500000.00']]);
    const names = async () => new Set(offered(await siteOf(corretor.slug)));
    await app.db
      .insert(corretorPrecos)
      .values({ corretorId: corretor.id, precoMin: '1000000.00', precoMax: '3000000.00' });
    await written('corretores');
    expect(await names()).toEqual(new Set(['Cabe']));
    await app.db
      .update(corretorPrecos)
      .set({ precoMax: '800000.00', precoMin: '50000.00' })
      .where(eq(corretorPrecos.corretorId, corretor.id));
    await written('corretores');
    expect(await names()).toEqual(new Set());
  });

  it('PUB-08 a card leads to the hotsite in his edition where one is published, else to his WhatsApp', async () => {
    const corretor = await insertCorretor(app.db);
    const { empreendimento, hotsite } = await published({ nome: 'Com página' });
    const plain = await createEmpreendimento(app.db, {
      nome: 'Sem página',
      registroIncorporacao: 'R-2/45.678',
      cartorio: '1º Ofício de Registro de Imóveis',
    });
    await covering(corretor.id, [empreendimento.bairroId, plain.bairroId]);
    const link = `<a href="/hotsite/${hotsite.rota}?corretor=${corretor.slug}">Com página</a>`;
    const html = await siteOf(corretor.slug);
    expect(html).toContain(link);
    expect(html).toContain(`href="/corretor/${corretor.slug}/whatsapp?sobre=e${plain.id}"`);
    expect(html).not.toContain(`sobre=e${empreendimento.id}"`);
    expect(html).toContain('Incorporação registrada sob nº R-2/45.678 no 1º Ofício de Registro de Imóveis.');
    await app.db.update(hotsites).set({ ativo: false }).where(eq(hotsites.id, hotsite.id));
    await written('hotsites');
    expect(await siteOf(corretor.slug)).not.toContain(link);
  });

  it('PUB-03 his used properties are shown while they are active and the owner’s authorisation holds, and no longer', async () => {
    const corretor = await insertCorretor(app.db);
    const other = await insertCorretor(app.db);
    const shown = await usado(corretor.id, {
      titulo: 'Vale hoje',
      autorizacaoAte: day(2),
      preco: '875000.00',
    });
    await usado(corretor.id, { titulo: 'Sem datas', autorizacaoEm: null, autorizacaoAte: null });
    await usado(corretor.id, { titulo: 'Sem fim', autorizacaoAte: null });
    await usado(corretor.id, { titulo: 'Vencida', autorizacaoAte: day(-1) });
    await usado(corretor.id, { titulo: 'Futura', autorizacaoEm: day(2) });
    await usado(corretor.id, { titulo: 'Inativo', ativo: false });
    await usado(corretor.id, { titulo: 'Na lixeira', excluidoEm: new Date() });
    await usado(other.id, { titulo: 'De outro' });
    const html = await siteOf(corretor.slug);
    expect(offered(html)).toEqual(['Vale hoje']);
    expect(html).toContain('R$&nbsp;875.000'.replace('&nbsp;', '\u00a0'));
    expect(html).toContain(`/whatsapp?sobre=u${shown.id}`);
    app.clock.advance(4 * 86_400_000);
    expect(offered(await siteOf(corretor.slug))).not.toContain('Vale hoje');
  });

  it('USD-02 PUB-03 all photographs and the whole text of a used property are on its card, fetched when it is opened', async () => {
    const corretor = await insertCorretor(app.db);
    const photo = (name: string) => `/media/upload/ab/${name}.webp`;
    const sentence = 'Casa térrea com jardim, churrasqueira e edícula em rua calma. ';
    await usado(corretor.id, {
      descricao: `${sentence.repeat(4)}\nAceita permuta.`,
      fotos: [photo('sala'), photo('cozinha'), 'https://evil.example/x.png', photo('jardim')],
    });
    const html = await siteOf(corretor.slug);
    const [closed, opened] = html.split('<details class="rest">') as [string, string];
    expect(closed).toContain('cartao.avif/upload/ab/sala.webp');
    expect(closed).not.toMatch(/cozinha|Aceita permuta/);
    expect(opened).toContain('Ver texto completo e mais 2 fotos');
    expect(opened).toContain('<p>Aceita permuta.</p>');
    const pictures = [...opened.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toContain('alt="Foto 2 de Casa de vila"');
    for (const tag of pictures) expect(tag).toContain('loading="lazy"');
    expect(html).not.toContain('evil.example');
  });

  it('PUB-03 a card that has shown it all has nothing to open, and one with a page leads there', async () => {
    const corretor = await insertCorretor(app.db);
    await usado(corretor.id, { descricao: 'Curto.', fotos: ['/media/upload/ab/sala.webp'] });
    const { empreendimento } = await published({ descricao: 'Longo texto. '.repeat(40) });
    await covering(corretor.id, [empreendimento.bairroId]);
    expect(await siteOf(corretor.slug)).not.toContain('<details class="rest">');
  });

  it.each([
    ['Apartamento', 'Apartamento usado'],
    ['Casa', 'Casa usada'],
    ['Terreno', 'Terreno'],
    ['Comercial', 'Comercial usado'],
    ['Rural', 'Imóvel rural'],
  ])('PUB-03 USD-05 a %s is called “%s”', async (tipo, rotulo) => {
    const corretor = await insertCorretor(app.db);
    await usado(corretor.id, { tipo });
    expect(await siteOf(corretor.slug)).toContain(`<span class="tag">${rotulo}</span>`);
  });

  it('PUB-03 what is written in the panel shows on the next request', async () => {
    const corretor = await insertCorretor(app.db);
    const { id, bairroId } = await createEmpreendimento(app.db, { nome: 'Nome velho' });
    await covering(corretor.id, [bairroId]);
    expect(offered(await siteOf(corretor.slug))).toEqual(['Nome velho']);
    await app.db.update(empreendimentos).set({ nome: 'Nome novo' }).where(eq(empreendimentos.id, id));
    await written('empreendimentos');
    expect(offered(await siteOf(corretor.slug))).toEqual(['Nome novo']);
  });
});

describe('choosing on his site', () => {
  async function street() {
    const corretor = await insertCorretor(app.db);
    const near = await createBairro(app.db, { nome: 'Perto' });
    const far = await createBairro(app.db, { nome: 'Longe' });
    await covering(corretor.id, [near.id, far.id]);
    const made: Record<string, number> = {};
    for (let n = 1; n <= 14; n += 1) {
      const { id } = await createEmpreendimento(app.db, {
        nome: `Prédio ${n}`,
        bairroId: n <= 3 ? near.id : far.id,
        precoInicial: n === 14 ? null : `${n * 100_000}.00`,
        dormitoriosMin: 1,
        dormitoriosMax: n === 14 ? null : 1 + (n % 3),
      });
      made[`Prédio ${n}`] = id;
    }
    return { slug: corretor.slug, near: near.id, made };
  }

  it('PUB-01 bairro, price and bedrooms narrow the list without a script, and its pages follow', async () => {
    const { slug, near } = await street();
    const names = async (query: string) => offered(await siteOf(slug, query));
    expect(new Set(await names(`?bairro=${near}`))).toEqual(new Set(['Prédio 1', 'Prédio 2', 'Prédio 3']));
    expect(new Set(await names('?preco_min=400000&preco_max=500000'))).toEqual(
      new Set(['Prédio 4', 'Prédio 5']),
    );
    expect(new Set(await names(`?bairro=${near}&dormitorios=3`))).toEqual(new Set(['Prédio 2']));
    const first = await siteOf(slug);
    expect(offered(first)).toHaveLength(12);
    expect(first).toContain(`href="/corretor/${slug}?pagina=2#imoveis"`);
    const second = await siteOf(slug, '?pagina=2');
    expect(offered(second)).toHaveLength(2);
    // What is marked there is compared there.
    const page = '<input type="hidden" name="pagina" value="2"/>';
    expect(second).toContain(page);
    expect(first).not.toContain('name="pagina"');
    expect(new Set([...offered(first), ...offered(second)]).size).toBe(14);
    expect(offered(await siteOf(slug, '?pagina=99'))).toEqual(offered(second));
    const none = await siteOf(slug, '?preco_min=5000000');
    expect(none).toContain('Nenhum imóvel com essas escolhas.');
    expect(none).toContain('Limpar');
  });

  it.each([
    '?bairro=&preco_min=&preco_max=&dormitorios=',
    '?bairro=x&dormitorios=-1&pagina=0',
    '?bairro=1e99&preco_min=NaN&pagina=1.5',
    '?bairro[]=1&comparar[a]=b&__proto__=x',
    `?comparar=${'e1,'.repeat(200)}&comparar=<script>`,
    '?bairro=1&bairro=2&pagina=99999999999',
  ])('PUB-10 a query that makes no sense chooses nothing: %s', async (query) => {
    const { slug } = await insertCorretor(app.db);
    const answer = await open(`/corretor/${slug}${query}`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('<script>');
  });

  it('PUB-01 up to three are compared at the same address', async () => {
    const { slug, made } = await street();
    const query = [1, 2, 3, 4].map((n) => `comparar=e${made[`Prédio ${n}`]}`);
    const columns = (html: string) => [...html.matchAll(/<th scope="col">([^<]*)/g)].map(([, nome]) => nome);
    const three = await siteOf(slug, `?${query.slice(0, 3).join('&')}`);
    expect(columns(three)).toEqual(['Prédio 1', 'Prédio 2', 'Prédio 3']);
    expect(three).toContain('<th scope="row">Preço</th><td>a partir de R$\u00a0100.000</td>');
    const four = await siteOf(slug, `?${query.join('&')}`);
    expect(columns(four)).toHaveLength(3);
    expect(four).toContain('Comparamos até três por vez');
    const stranger = await createEmpreendimento(app.db, { nome: 'De ninguém' });
    expect(await siteOf(slug, `?comparar=e${stranger.id}`)).not.toContain('Comparação');
  });
});

describe('the way to his WhatsApp', () => {
  it('PUB-01 leads to his number alone, with a text that names what is looked at', async () => {
    const { slug, id } = await insertCorretor(app.db, { nome: 'Rita Lemos' });
    const casa = await usado(id, { titulo: 'Casa & jardim' });
    const foreign = await createEmpreendimento(app.db, { nome: 'De outro corretor' });
    const to = async (query: string) => {
      const answer = await open(`/corretor/${slug}/whatsapp${query}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
      const url = new URL(answer.headers.get('location')!);
      expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/5547999991234']);
      return url.searchParams.get('text');
    };
    expect(await to(`?sobre=u${casa.id}`)).toMatch(
      /^Olá, Rita! Vi Casa & jardim \(.*\) no seu site e gostaria de saber mais\.$/,
    );
    const plain = 'Olá, Rita! Vi o seu site e gostaria de conversar sobre imóveis.';
    for (const odd of [
      '',
      `?sobre=e${foreign.id}`,
      '?sobre=//evil.example',
      '?sobre=a&sobre=b',
      '?text=x&to=https://evil.example',
    ])
      expect(await to(odd)).toBe(plain);
  });

  it('PUB-01 without a number there is no button, and its address leads back', async () => {
    const { slug } = await insertCorretor(app.db, { whatsapp: '123' });
    expect(await siteOf(slug)).not.toContain('/whatsapp');
    const answer = await open(`/corretor/${slug}/whatsapp`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/corretor/${slug}`]);
  });
});

describe('pictures of his site', () => {
  async function stored(name: string): Promise<string> {
    if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
    const key = `upload/ab/${name}.webp`;
    const bytes = await (await drawPhoto({ width: 800, height: 600 })).webp().toBuffer();
    await createDiskStorage(app.config.storage).put(key, bytes, 'image/webp');
    return key;
  }
  const bytesOf = async (path: string) => {
    const answer = await fetch(app.url + path);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('PUB-01 the link preview is a picture of our own, 1200 by 630, that changes with what it says', async () => {
    const foto = await stored('rosto');
    const { slug, id } = await insertCorretor(app.db, { foto: `/media/${foto}` });
    const { answer, bytes } = await bytesOf(`/corretor/${slug}/previa.jpg?v=x`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const mark = /previa\.jpg\?v=(\w+)/.exec(await siteOf(slug))?.[1];
    await app.db.update(corretores).set({ nome: 'Nome Novo' }).where(eq(corretores.id, id));
    expect(/previa\.jpg\?v=(\w+)/.exec(await siteOf(slug))?.[1]).not.toBe(mark);
    expect((await bytesOf(`/corretor/${slug}/previa.jpg`)).bytes.equals(bytes)).toBe(false);
  });

  it.each([
    '<script>alert(1)</script>',
    '{{CORRETOR_NOME}} $& \u2028',
    'W'.repeat(200),
    '🏡 '.repeat(60).trim(),
  ])('PUB-10 a link preview is drawn from any text: %s', async (odd) => {
    const { slug } = await insertCorretor(app.db, { nome: odd, tituloSite: odd, creci: odd, corTema: odd });
    const { answer, bytes } = await bytesOf(`/corretor/${slug}/previa.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('PUB-01 pictures are sent in the shapes pages use, and in no others', async () => {
    const key = await stored('fachada');
    const { answer, bytes } = await bytesOf(`/media/mini/cartao.avif/${key}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 400 });
    for (const path of [
      `enorme.avif/${key}`,
      `cartao.gif/${key}`,
      'cartao.avif/upload/ab/nao-existe.webp',
      'cartao.avif/origem/ab/x.pdf',
      'cartao.avif/upload/../../x.webp',
      'constructor.avif/upload/ab/x.webp',
    ])
      expect([path, (await fetch(`${app.url}/media/mini/${path}`)).status]).toEqual([path, 404]);
  });

  it('PUB-10 a picture that is not ours is not shown', async () => {
    const { slug } = await insertCorretor(app.db, {
      foto: 'https://evil.example/x.png',
      imagemFundoSite: '/media/../api/x.webp',
    });
    expect(await siteOf(slug)).not.toMatch(/evil\.example|\/api\/x/);
  });
});
