import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corretorSlugNow } from '#server/cadastros/corretores/service.ts';
import { corretorSlugsAntigos } from '#server/db/schema/corretores.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createCorretor } from '#tests/factories/corretor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const put = (id: number, body: unknown) => app.call('PUT', `/api/corretores/${id}`, { body });
const check = async (id: number, slug: string) =>
  (await app.get(`/api/corretores/${id}/url-livre?slug=${encodeURIComponent(slug)}`)).body;
const restore = (id: number, body: unknown = {}) => app.post(`/api/lixeira/corretor/${id}/restaurar`, body);
let n = 0;
const newCorretor = (values: Record<string, unknown> = {}) => {
  n += 1;
  return app.post('/api/corretores', {
    nome: `Novo ${n}`,
    nomeGuerra: `Novo${n}`,
    email: `novo${n}@example.com`,
    creci: `${80_000 + n}`,
    senha: 'uma senha',
    ...values,
  });
};

describe('an address a site once had', () => {
  it('COV-31 ACC-08 keeps leading to the present one, however often it changes', async () => {
    const { id } = await createCorretor(app.db, { slug: 'ana-um' });
    await put(id, { slug: 'ana-dois' });
    await put(id, { slug: 'ana-tres', nome: 'Ana' });
    expect(await corretorSlugNow(app.db, 'ana-um')).toBe('ana-tres');
    expect(await corretorSlugNow(app.db, 'ana-dois')).toBe('ana-tres');
    expect(await corretorSlugNow(app.db, 'ana-tres')).toBeNull();
    expect(await corretorSlugNow(app.db, 'nunca-houve')).toBeNull();
    expect((await app.get(`/api/corretores/${id}/enderecos`)).body).toEqual({
      origem: null,
      antigos: ['ana-dois', 'ana-um'],
    });
  });

  it('COV-31 is not written where the slug stays or the save fails', async () => {
    const { id } = await createCorretor(app.db, { slug: 'fica-igual' });
    const other = await createCorretor(app.db, { slug: 'de-outro' });
    await put(id, { slug: 'fica-igual', nome: 'Outro Nome' });
    expect((await put(id, { slug: other.slug })).status).toBe(409);
    expect((await put(id, { slug: 'seria-este', siteAtivo: true })).status).toBe(400);
    const stored = eq(corretorSlugsAntigos.corretorId, id);
    expect(await app.db.$count(corretorSlugsAntigos, stored)).toBe(0);
  });

  it('BRK-36 COV-32 is nobody else’s to take, in the words of a taken slug', async () => {
    const { id } = await createCorretor(app.db, { slug: 'bia-antes' });
    await put(id, { slug: 'bia-agora' });
    const other = await createCorretor(app.db);
    for (const answer of [
      await put(other.id, { slug: 'bia-antes' }),
      await newCorretor({ slug: 'bia-antes' }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { field: 'slug', code: 'duplicado' } });
    const { message } = (await put(other.id, { slug: 'bia-antes' })).body;
    expect(message).toMatch(/unique/);
    expect(message).toMatch(/slug/);
    expect((await app.get(`/api/corretores/${other.id}`)).body.slug).toBe(other.slug);
  });

  it('COV-31 may be taken again by who had it; then the other one is the old one', async () => {
    const { id } = await createCorretor(app.db, { slug: 'volta' });
    await put(id, { slug: 'foi' });
    expect(await put(id, { slug: 'volta' })).toMatchObject({ status: 200, body: { slug: 'volta' } });
    expect(await corretorSlugNow(app.db, 'volta')).toBeNull();
    expect(await corretorSlugNow(app.db, 'foi')).toBe('volta');
  });

  it('BRK-27 is not what a new corretor’s own address is made of', async () => {
    const { id } = await createCorretor(app.db, { slug: 'clara-reis' });
    await put(id, { slug: 'clara-imoveis' });
    expect((await newCorretor({ nomeGuerra: 'Clara Reis' })).body.slug).toBe('clara-reis-2');
    expect((await newCorretor({ nomeGuerra: 'Admin' })).body.slug).toBe('admin-2');
  });

  it('COV-32 of two who change at one moment, one leaving what the other takes, never both have it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaving = await createCorretor(app.db, { slug: `deixa-${round}` });
      const taking = await createCorretor(app.db);
      await Promise.all([
        put(leaving.id, { slug: `outro-${round}` }),
        put(taking.id, { slug: `deixa-${round}` }),
      ]);
      expect((await app.get(`/api/corretores/${taking.id}`)).body.slug).toBe(taking.slug);
      expect(await corretorSlugNow(app.db, `deixa-${round}`)).toBe(`outro-${round}`);
    }
  });

  it('DAT-27 is free while its corretor is in the trash; he comes back without it, and his slug says so', async () => {
    const gone = await createCorretor(app.db, { slug: 'davi-um' });
    await put(gone.id, { slug: 'davi-dois' });
    await app.call('DELETE', `/api/corretores/${gone.id}`);
    expect(await corretorSlugNow(app.db, 'davi-um')).toBeNull();
    const other = await createCorretor(app.db);
    expect((await put(other.id, { slug: 'davi-um' })).status).toBe(200);
    expect((await put(other.id, { slug: 'davi-dois' })).status).toBe(200);
    expect((await put(other.id, { slug: 'davi-tres' })).status).toBe(200);
    expect(await corretorSlugNow(app.db, 'davi-um')).toBe('davi-tres');
    // What was his is an old address of somebody who is there.
    const clash = await restore(gone.id);
    expect(clash).toMatchObject({ status: 409, body: { field: 'slug' } });
    expect((await restore(gone.id, { slug: 'davi-de-volta' })).status).toBe(200);
    expect(await corretorSlugNow(app.db, 'davi-dois')).toBe('davi-tres');
  });
});

describe('whether an address is free', () => {
  it('COV-29 COV-32 is told for what is typed, with one that is', async () => {
    const taken = await createCorretor(app.db, { slug: 'eva-prado' });
    await createCorretor(app.db, { slug: 'eva-prado-2' });
    const { id } = await createCorretor(app.db, { slug: 'fabio' });
    expect(await check(id, 'Éva  Prado!')).toEqual({
      slug: 'eva-prado',
      livre: false,
      motivo: 'em-uso',
      sugestao: 'eva-prado-3',
    });
    expect(await check(id, 'eva-prado-2')).toMatchObject({ livre: false, sugestao: 'eva-prado-3' });
    expect(await check(taken.id, 'eva-prado')).toMatchObject({ livre: true, sugestao: null });
    expect(await check(id, 'painel')).toMatchObject({
      livre: false,
      motivo: 'reservada',
      sugestao: 'painel-2',
    });
    expect(await check(id, '🙂')).toEqual({ slug: '', livre: false, motivo: 'vazia', sugestao: null });
    await put(taken.id, { slug: 'eva-lima' });
    expect(await check(id, 'eva-prado')).toMatchObject({ livre: false, motivo: 'em-uso' });
    expect(await check(taken.id, 'eva-prado')).toMatchObject({ livre: true });
  });

  it('COV-29 a long one is cut before its number, and the suggestion can be saved', async () => {
    const long = 'a'.repeat(100);
    await createCorretor(app.db, { slug: long });
    const { id } = await createCorretor(app.db);
    const { livre, sugestao } = await check(id, long);
    expect(livre).toBe(false);
    expect((await put(id, { slug: sugestao })).status).toBe(200);
  });

  it('COV-34 public pages with a host of their own are named by it', async () => {
    const apart = await startTestApp({
      env: { PUBLIC_URL: 'https://painel.exemplo.test', PUBLIC_PAGES_URL: 'https://paginas.exemplo.test' },
    });
    await apart.login();
    const { id } = await createCorretor(apart.db);
    const { body } = await apart.get(`/api/corretores/${id}/enderecos`);
    await apart.close();
    expect(body).toEqual({ origem: 'https://paginas.exemplo.test', antigos: [] });
  });
});
