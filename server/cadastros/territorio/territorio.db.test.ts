import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bairros, cidades, estados, regioes, zonas } from '#server/db/schema/territorio.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createZona } from '#tests/factories/zona.ts';
import { findBairro, findMunicipio, findOrCreateBairro, type Place, soleUf } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(() => emptyTables(app.db, 'regioes'));

const make = (bairro: string, cidade = 'Campinas', uf = 'SP') =>
  app.db.transaction((tx) => findOrCreateBairro(tx, { bairro, cidade, uf }));

/** The bairro with all its parents. */
async function placeOf(id: number | null) {
  const rows = await app.db
    .select({
      bairro: bairros.nome,
      slug: bairros.slug,
      zona: zonas.nome,
      cidade: cidades.nome,
      uf: estados.sigla,
      regiao: regioes.nome,
    })
    .from(bairros)
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .innerJoin(regioes, eq(regioes.id, estados.regiaoId))
    .where(eq(bairros.id, id ?? 0));
  return rows[0];
}

describe('cities as IBGE knows them', () => {
  it('SUP-35 a name several cities share does not tell its UF; one of its own does', async () => {
    expect(await soleUf(app.db, 'Bom Jesus')).toBeNull();
    expect(await soleUf(app.db, 'Campinas')).toBe('SP');
    expect(await soleUf(app.db, 'Atlântida Perdida')).toBeNull();
  });

  it('a city is found without case and accents, in its UF alone, and answers in IBGE’s spelling', async () => {
    expect(await findMunicipio(app.db, ' sao jose dos campos ', 'sp')).toMatchObject({
      nome: 'São José dos Campos',
      uf: 'SP',
    });
    expect(await findMunicipio(app.db, 'São José dos Campos', 'PR')).toBeNull();
  });
});

describe('SUP-35 the bairro of a place', () => {
  it('is made with everything above it, as IBGE writes it, in the zona Geral', async () => {
    expect(await placeOf(await make('Cambuí', 'CAMPINAS', 'sp'))).toEqual({
      bairro: 'Cambuí',
      slug: 'cambui',
      zona: 'Geral',
      cidade: 'Campinas',
      uf: 'SP',
      regiao: 'Sudeste',
    });
  });

  it('is found again without case and accents, and nothing is made twice', async () => {
    const id = await make('Cambuí', 'São José dos Campos');
    expect(await make('CAMBUI', 'sao jose dos campos')).toBe(id);
    expect(await findBairro(app.db, { bairro: 'cambui', cidade: 'São josé dos campos', uf: 'sp' })).toBe(id);
    expect(await app.db.select().from(cidades)).toHaveLength(1);
  });

  it('of the same name in another city, or another state’s city of that name, is another', async () => {
    const ids = [
      await make('Centro', 'Campinas'),
      await make('Centro', 'Santos'),
      await make('Centro', 'Bom Jesus', 'RS'),
      await make('Centro', 'Bom Jesus', 'SC'),
    ];
    expect(new Set(ids).size).toBe(4);
    expect((await placeOf(ids[2]!))?.uf).toBe('RS');
    expect((await placeOf(ids[3]!))?.uf).toBe('SC');
  });

  it('is not made in a city IBGE does not know in that UF', async () => {
    expect(await make('Centro', 'Campinas', 'RS')).toBeNull();
    expect(await app.db.select().from(regioes)).toEqual([]);
  });

  it('goes into the city’s only zona, into Geral where there is one, and into a new Geral else', async () => {
    const campinas = await createCidade(app.db, { nome: 'Campinas' });
    await createZona(app.db, { nome: 'Norte', cidadeId: campinas.id });
    expect((await placeOf(await make('Cambuí')))?.zona).toBe('Norte');
    await createZona(app.db, { nome: 'Sul', cidadeId: campinas.id });
    expect((await placeOf(await make('Taquaral')))?.zona).toBe('Geral');
    expect((await placeOf(await make('Guanabara')))?.zona).toBe('Geral');
    expect(await app.db.select().from(zonas)).toHaveLength(3);
  });

  it('TER-61 takes its slug from its name, then with the city, then with a number', async () => {
    const slugs = [];
    for (const [bairro, cidade] of [
      ['Centro', 'Santos'],
      ['Centro', 'Campinas'],
      ['Centro!', 'Campinas'],
      ['Vila São João', 'Campinas'],
      ['日本', 'Campinas'],
    ] as const)
      slugs.push((await placeOf(await make(bairro, cidade)))?.slug);
    expect(slugs).toEqual(['centro', 'centro-campinas', 'centro-campinas-2', 'vila-sao-joao', 'bairro']);
  });

  it('DAT-27 TER-61 one in the trash is not found, and its slug is free again', async () => {
    const id = await make('Cambuí');
    await app.db.update(bairros).set({ excluidoEm: new Date() }).where(eq(bairros.id, id!));
    const next = await make('Cambuí');
    expect(next).not.toBe(id);
    expect((await placeOf(next))?.slug).toBe('cambui');
  });

  it('twenty runs at once make each place once', async () => {
    const places: Place[] = Array.from({ length: 20 }, (_, n) => ({
      bairro: n % 2 ? 'Cambuí' : 'Taquaral',
      cidade: n % 4 < 2 ? 'Campinas' : 'campinas',
      uf: 'SP',
    }));
    const ids = await Promise.all(
      places.map((place) => app.db.transaction((tx) => findOrCreateBairro(tx, place))),
    );
    expect(new Set(ids).size).toBe(2);
    for (const table of [regioes, estados, cidades, zonas])
      expect(await app.db.select().from(table)).toHaveLength(1);
  });
});
