import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorSlugsAntigos } from '#server/db/schema/corretores.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';
import { insertCorretor } from '#tests/fixtures/hotsite.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://portal.exemplo.com.br' } });
});
afterAll(() => app?.close());

const day = (offset: number) => dayInBrazil(new Date(app.clock.now().getTime() + offset * 86_400_000));
const open = (path: string) => app.get(path, { token: null });
const photo = (name: string) => `/media/upload/ab/${name}.jpg`;

async function house(change: Partial<typeof imoveisUsados.$inferInsert> = {}) {
  const corretor = await insertCorretor(app.db, { nome: 'Helena Prado', nomeGuerra: 'Leninha' });
  const bairro = await createBairro(app.db, { nome: 'Meia Praia' });
  const casa = await createImovelUsado(app.db, {
    titulo: 'Casa & jardim',
    descricao: 'Térrea, em rua calma.\nAceita permuta.',
    preco: '875000.00',
    area: '120.00',
    dormitorios: 3,
    vagas: 2,
    endereco: 'Rua Reservada, 99',
    fotos: [photo('sala'), photo('cozinha'), 'https://evil.example/x.png', photo('jardim')],
    autorizacaoEm: day(-30),
    autorizacaoAte: day(30),
    corretorId: corretor.id,
    bairroId: bairro.id,
    ...change,
  });
  return { corretor, casa, path: `/corretor/${corretor.slug}/imovel/${casa.id}` };
}

describe('the page of a used property', () => {
  it('shows all pictures, figures, text and who offers it; its card leads there', async () => {
    const { corretor, casa, path } = await house();
    const site = (await open(`/corretor/${corretor.slug}`)).text;
    expect(site).toContain(`<h3><a href="${path}">Casa &amp; jardim</a></h3>`);
    const { status, headers, text } = await open(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect(headers.get('content-security-policy')).toContain("script-src 'none'");
    for (const part of [
      '<h1>Casa &amp; jardim</h1>',
      'R$\u00a0875.000',
      '120 m²',
      '3 dormitórios',
      '2 vagas',
      '<p>Térrea, em rua calma.</p><p>Aceita permuta.</p>',
      'Helena Prado',
      '“Leninha”',
      `CRECI ${corretor.creci}/SC`,
      `/corretor/${corretor.slug}/whatsapp?sobre=u${casa.id}`,
      `href="/corretor/${corretor.slug}"`,
    ])
      expect(text).toContain(part);
    const pictures = [...text.matchAll(/<a class="property-picture" href="(\/media\/[^"]*)"/g)].map(
      ([, url]) => url,
    );
    expect(pictures).toEqual(['sala', 'cozinha', 'jardim'].map(photo));
    expect(text).toContain('alt="Foto 3 de Casa &amp; jardim"');
    expect(text).not.toMatch(/evil\.example|Rua Reservada/);
  });

  it('a shared link has its picture, a search engine its price, size and corretor', async () => {
    const { corretor, path } = await house();
    const storage = app.config.storage.kind === 'disk' ? createDiskStorage(app.config.storage) : null;
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#148c3c' } });
    await storage!.put('upload/ab/sala.jpg', await picture.jpeg().toBuffer(), 'image/jpeg');
    const { text } = await open(path);
    const address = `https://portal.exemplo.com.br${path}`;
    expect(text).toContain(`<link rel="canonical" href="${address}">`);
    const image = /og:image" content="([^"]*)"/.exec(text)![1]!;
    expect(image).toMatch(`${address}/previa.jpg?v=`);
    const answer = await fetch(app.url + image.slice('https://portal.exemplo.com.br'.length));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(text)![1]!);
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      url: address,
      about: { numberOfBedrooms: 3, floorSize: { value: 120 } },
      offers: { price: '875000.00', priceCurrency: 'BRL' },
      provider: { name: 'Helena Prado', identifier: { value: `CRECI ${corretor.creci}/SC` } },
    });
    expect(data.image).toHaveLength(3);
  });

  it('with nothing but its title it is whole all the same', async () => {
    const { path } = await house({
      titulo: 'T',
      descricao: null,
      preco: null,
      area: null,
      dormitorios: null,
      vagas: null,
      fotos: [],
    });
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain('property-drawn');
    expect(text).toContain('Consulte');
    expect(text).not.toMatch(/property-pictures"|property-description"|<ul class="figures"/);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(text)![1]!);
    expect(data).not.toHaveProperty('offers');
    expect(data.image).toEqual([expect.stringContaining(`${path}/previa.jpg`)]);
  });

  it('what is not advertised has none, and says so neutrally', async () => {
    const { corretor, casa, path } = await house();
    const other = await house();
    const mine = `/corretor/${corretor.slug}/imovel`;
    for (const odd of [
      `${mine}/${other.casa.id}`,
      `${mine}/0`,
      `${mine}/x`,
      `${mine}/999999`,
      `${path}9/previa.jpg`,
    ]) {
      const answer = await open(odd);
      expect([odd, answer.status, answer.headers.get('x-robots-tag')]).toEqual([odd, 404, 'noindex']);
      expect(answer.text).toContain('<h1>Imóvel não encontrado</h1>');
    }
    const change = (values: Partial<typeof imoveisUsados.$inferInsert>) =>
      app.db.transaction(async (tx) => {
        await tx.update(imoveisUsados).set(values).where(eq(imoveisUsados.id, casa.id));
        await bumpLists(tx, 'imoveis-usados');
      });
    for (const values of [{ ativo: false }, { ativo: true, autorizacaoAte: day(-1) }]) {
      await change(values);
      expect((await open(path)).status).toBe(404);
    }
    await change({ autorizacaoAte: day(1) });
    expect((await open(path)).status).toBe(200);
    app.clock.advance(3 * 86_400_000);
    expect((await open(path)).status).toBe(404);
    expect((await open('/corretor/ninguem/imovel/1')).status).toBe(404);
  });

  it('a former slug leads to the page, and the sitemap holds it while it is advertised', async () => {
    const { corretor, casa, path } = await house();
    await app.db.insert(corretorSlugsAntigos).values({ slug: `antigo-${casa.id}`, corretorId: corretor.id });
    const moved = await open(`/corretor/antigo-${casa.id}/imovel/${casa.id}?utm=1`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${path}?utm=1`]);
    const listed = async () =>
      (await open('/sitemap.xml')).text.includes(`https://portal.exemplo.com.br${path}<`);
    expect(await listed()).toBe(true);
    app.clock.advance(31 * 86_400_000);
    expect(await listed()).toBe(false);
  });
});
