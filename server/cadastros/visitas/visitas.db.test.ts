import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { visitas } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { insertCorretor } from '#tests/fixtures/hotsite.ts';
import { createVisits } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.get('/api/visitas');
  await app.db.delete(visitas);
});

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const look = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.call(method, path, { token: null, headers: { 'user-agent': phone, ...headers } });
const counts = async (query = '') => {
  const { body } = await app.get(`/api/visitas${query}`);
  return [body.paginas, body.contatos];
};

describe('counting visits and contacts', () => {
  it('each opening of a site and each way to its WhatsApp counts, also from the cache and when unchanged', async () => {
    const { slug, id } = await insertCorretor(app.db);
    const first = await look(`/corretor/${slug}`);
    await look(`/corretor/${slug}?utm_source=instagram&igsh=x`);
    const same = await look(`/corretor/${slug}`, { 'if-none-match': first.headers.get('etag')! });
    expect(same.status).toBe(304);
    await look(`/corretor/${slug}/whatsapp`);
    await look(`/corretor/${slug}/whatsapp?sobre=e1`);
    expect(await counts(`?corretorId=${id}`)).toEqual([3, 2]);
    expect(await counts(`?corretorId=${id + 1}`)).toEqual([0, 0]);
    expect(first.headers.get('set-cookie')).toBeNull();
    const columns = await app.db.execute<{ column_name: string }>(
      sql`SELECT column_name FROM information_schema.columns WHERE table_name = 'visitas' ORDER BY 1`,
    );
    expect(columns.rows.map((row) => row.column_name)).toEqual([
      'corretor_id',
      'dia',
      'hotsite_id',
      'tipo',
      'total',
    ]);
  });

  it('PUB-08 a hotsite counts for itself and, in an edition, for its corretor', async () => {
    const corretor = await insertCorretor(app.db);
    const hotsite = await createHotsite(app.db);
    // What is in preparation is no page yet.
    await look(`/hotsite/${hotsite.rota}`);
    expect(await counts()).toEqual([0, 0]);
    const count = (corretorId: number, tipo: string) =>
      app.db.insert(visitas).values({ dia: today(), tipo, corretorId, hotsiteId: hotsite.id, total: 2 });
    await count(corretor.id, 'pagina');
    await count(0, 'pagina');
    await count(corretor.id, 'whatsapp');
    expect(await counts(`?hotsiteId=${hotsite.id}`)).toEqual([4, 2]);
    expect(await counts(`?corretorId=${corretor.id}`)).toEqual([2, 2]);
    expect(await counts(`?corretorId=${corretor.id}&hotsiteId=${hotsite.id + 1}`)).toEqual([0, 0]);
  });

  it.each([
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a link preview', { 'user-agent': 'WhatsApp/2.24.1 A' }],
    ['a link preview of another kind', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['somebody nameless', { 'user-agent': '' }],
    ['a browser that loads ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older one that does', { purpose: 'prefetch' }],
  ])('%s is no visit', async (_who, headers) => {
    const { slug } = await insertCorretor(app.db);
    await look(`/corretor/${slug}`, headers);
    await look(`/corretor/${slug}/whatsapp`, headers);
    expect(await counts()).toEqual([0, 0]);
  });

  it('neither is asking for the head, choosing on the page, or a page that is not shown', async () => {
    const { slug } = await insertCorretor(app.db);
    const hidden = await insertCorretor(app.db, { ativo: false });
    await look(`/corretor/${slug}`, {}, 'HEAD');
    await look(`/corretor/${slug}?dormitorios=2`);
    await look(`/corretor/${hidden.slug}`);
    await look(`/corretor/${hidden.slug}/whatsapp`);
    expect(await counts()).toEqual([0, 0]);
  });

  it('days are those of São Paulo, each of the time asked for stands there', async () => {
    const { slug, id } = await insertCorretor(app.db);
    await look(`/corretor/${slug}`);
    await app.get('/api/visitas');
    app.clock.advance(86_400_000);
    await app.login();
    await look(`/corretor/${slug}`);
    const { body } = await app.get(`/api/visitas?corretorId=${id}&dias=3`);
    expect(body.dias.map(({ paginas }: { paginas: number }) => paginas)).toEqual([0, 1, 1]);
    expect(body.dias.at(-1).dia).toBe(today());
    expect((await app.get('/api/visitas')).body.dias).toHaveLength(30);
  });

  it('a month of the whole programme tells its days and whom was looked at most, whatever is taken away later', async () => {
    const [ana, bia] = [await insertCorretor(app.db), await insertCorretor(app.db)];
    const hotsite = await createHotsite(app.db);
    const mes = today().slice(0, 7);
    const before = new Date(`${mes}-01T12:00:00Z`);
    before.setUTCDate(0);
    const lastMonth = before.toISOString().slice(0, 10);
    const count = (dia: string, tipo: string, corretorId: number, hotsiteId: number, total: number) =>
      app.db.insert(visitas).values({ dia, tipo, corretorId, hotsiteId, total });
    await count(today(), 'pagina', ana.id, hotsite.id, 2);
    await count(today(), 'pagina', bia.id, 0, 3);
    await count(today(), 'whatsapp', bia.id, 0, 1);
    await count(today(), 'pagina', 0, hotsite.id, 4);
    await count(lastMonth, 'pagina', ana.id, hotsite.id, 7);
    const read = async (of: string) => (await app.get(`/api/visitas/meses/${of}`)).body;
    const told = (rows: { id: number | null; paginas: number; contatos: number }[]) =>
      rows.map(({ id, paginas, contatos }) => [id, paginas, contatos]);
    const now = await read(mes);
    expect([now.paginas, now.contatos, now.dias.at(-1).paginas]).toEqual([9, 1, 9]);
    expect(told(now.empreendimentos)).toEqual([
      [hotsite.empreendimentoId, 6, 0],
      [null, 3, 1],
    ]);
    expect(now.empreendimentos[1].nome).toBe('Sites dos corretores');
    expect(told(now.corretores)).toEqual([
      [null, 4, 0],
      [bia.id, 3, 1],
      [ana.id, 2, 0],
    ]);
    expect(told((await read(lastMonth.slice(0, 7))).corretores)).toEqual([[ana.id, 7, 0]]);
    await app.db.update(visitas).set({ total: 9 }).where(sql`corretor_id = ${ana.id} AND dia = ${today()}`);
    await app.db.delete(visitas).where(sql`corretor_id = ${bia.id}`);
    expect(told((await read(mes)).corretores)).toEqual([
      [ana.id, 9, 0],
      [null, 4, 0],
    ]);
    expect((await app.get('/api/visitas/meses/2026-13')).status).toBe(400);
    // In the trash he is named still, and leads nowhere.
    await app.call('DELETE', `/api/corretores/${ana.id}`);
    await app.call('DELETE', `/api/empreendimentos/${hotsite.empreendimentoId}`);
    const gone = await read(mes);
    expect(gone.corretores[0]).toEqual({ id: null, nome: ana.nome, paginas: 9, contatos: 0 });
    expect(gone.empreendimentos[0].id).toBeNull();
  });

  it('several months are added up and told month by month, and all who were viewed are read, some at a time', async () => {
    const counted: { dia: string; tipo: string; corretorId: number; total: number }[] = [];
    const ids: number[] = [];
    for (let n = 0; n < 23; n += 1) {
      const { id } = await insertCorretor(app.db);
      ids.push(id);
      counted.push({ dia: '2024-12-31', tipo: 'pagina', corretorId: id, total: 100 - n });
      counted.push({ dia: '2025-02-01', tipo: 'pagina', corretorId: id, total: 1 });
    }
    counted.push({ dia: '2025-02-28', tipo: 'whatsapp', corretorId: ids[0]!, total: 5 });
    counted.push({ dia: '2025-03-01', tipo: 'pagina', corretorId: ids[22]!, total: 900 });
    await app.db.insert(visitas).values(counted);
    const { body } = await app.get('/api/visitas/meses/2024-12?ate=2025-02');
    const sum = ids.reduce((total, _, n) => total + 100 - n, 0);
    expect(body.meses).toEqual([
      { mes: '2024-12', paginas: sum, contatos: 0 },
      { mes: '2025-01', paginas: 0, contatos: 0 },
      { mes: '2025-02', paginas: 23, contatos: 5 },
    ]);
    expect([body.paginas, body.contatos, body.dias, body.desde]).toEqual([sum + 23, 5, [], '2024-12']);
    expect(body.quantos).toEqual({ empreendimentos: 1, corretores: 23 });
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect(idsOf(body.corretores)).toEqual(ids.slice(0, 20));
    expect(body.corretores[0]).toMatchObject({ paginas: 101, contatos: 5 });
    const rest = await app.get('/api/visitas/meses/2024-12/mais-vistos?ate=2025-02&de=corretores&aPartir=20');
    expect([idsOf(rest.body.itens), rest.body.total]).toEqual([ids.slice(20), 23]);
    // Of one month, too.
    const one = await app.get('/api/visitas/meses/2024-12/mais-vistos?de=corretores&aPartir=20');
    expect([idsOf(one.body.itens), one.body.total]).toEqual([ids.slice(20), 23]);
    const month = (await app.get('/api/visitas/meses/2025-02')).body;
    expect([month.dias.length, month.meses.length, month.dias.at(-1).contatos]).toEqual([28, 1, 5]);
    // Of a year and of all time sums are kept, which are the same.
    const byPeriod = async (period: string) => {
      const { corretores, quantos } = (await app.get(`/api/visitas/meses/${period}`)).body;
      const { id, paginas, contatos } = corretores[0];
      return [id, paginas, contatos, quantos.corretores];
    };
    const [first, last] = [ids[0], ids[22]];
    expect(await byPeriod('2025-01?ate=2025-12')).toEqual([last, 901, 0, 23]);
    expect(await byPeriod('2025-01?ate=2025-03')).toEqual([last, 901, 0, 23]);
    expect(await byPeriod(`2020-01?ate=${today().slice(0, 7)}`)).toEqual([last, 979, 0, 23]);
    await app.db.update(visitas).set({ total: 2 }).where(sql`dia = '2025-03-01'`);
    await app.db.delete(visitas).where(sql`dia = '2025-02-28'`);
    expect(await byPeriod('2025-01?ate=2025-12')).toEqual([last, 3, 0, 23]);
    expect(await byPeriod(`2020-01?ate=${today().slice(0, 7)}`)).toEqual([first, 101, 0, 23]);
    // Counted no further than is shown.
    vi.spyOn(pagedLimits, 'counted', 'get').mockReturnValue(21);
    const { quantos } = (await app.get('/api/visitas/meses/2024-12')).body;
    expect(quantos).toEqual({ empreendimentos: 1, corretores: 21, aoMenos: ['corretores'] });
    const more = await app.get('/api/visitas/meses/2024-12/mais-vistos?de=corretores&aPartir=20');
    expect([more.body.itens.length, more.body.total, more.body.aoMenos]).toEqual([3, 23, undefined]);
    vi.restoreAllMocks();
    for (const wrong of [
      '?ate=2024-11',
      '?ate=2024',
      '/mais-vistos?de=bairros',
      '/mais-vistos?de=corretores&aPartir=-1',
    ])
      expect([wrong, (await app.get(`/api/visitas/meses/2024-12${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it('the counts are for administrators, and for a time that makes sense', async () => {
    expect((await app.get('/api/visitas', { token: null })).status).toBe(401);
    for (const dias of ['0', '367', 'x', '1.5'])
      expect([dias, (await app.get(`/api/visitas?dias=${dias}`)).status]).toEqual([dias, 400]);
    expect((await app.get('/api/visitas?corretorId=0')).status).toBe(400);
  });

  it('many at once are written as so many, and a database that is away loses none', async () => {
    let away = true;
    const db = new Proxy(app.db, {
      get: (target, name) =>
        name === 'execute' && away
          ? () => Promise.reject(new Error('away'))
          : Reflect.get(target, name).bind?.(target),
    });
    const log = { warn: () => undefined } as never;
    const visits = createVisits({ db, clock: app.clock, log });
    const request = { method: 'GET', headers: { 'user-agent': phone } } as never;
    for (let n = 0; n < 300; n += 1)
      visits.count(request, { tipo: 'pagina', corretorId: n % 7, hotsiteId: n % 3 });
    await visits.flush();
    expect(await counts()).toEqual([0, 0]);
    away = false;
    visits.count(request, { tipo: 'pagina', corretorId: 0, hotsiteId: 0 });
    await visits.close();
    expect(await counts()).toEqual([301, 0]);
  });

  it('closing the server writes what was counted', async () => {
    const other = await startTestApp();
    const { slug } = await insertCorretor(other.db);
    await fetch(`${other.url}/corretor/${slug}`, { headers: { 'user-agent': phone } });
    expect(await other.db.select().from(visitas)).toEqual([]);
    await other.http.close();
    const written = (await other.db.select().from(visitas)).map(({ total }) => total);
    await other.close();
    expect(written).toEqual([1]);
  });
});

function today(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(app.clock.now());
}
