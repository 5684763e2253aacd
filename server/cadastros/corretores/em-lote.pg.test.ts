import { and, eq, gt, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acoesEmLote, inversaDe } from '#contract/cadastros/corretores-em-lote.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await emptyTables(app.db, 'corretores');
  await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
});

const change = (acao: string, escolha: unknown) => app.post('/api/corretores/em-lote', { acao, escolha });
const flags = async (id: number) => {
  const { ativo, aprovado, revisao } = (await app.get(`/api/corretores/${id}`)).body;
  return { ativo, aprovado, revisao };
};

describe('many corretores at once', () => {
  it('BRK-11 those chosen are approved, activated or deactivated, and the answer says how many were not so yet', async () => {
    const [a, b] = [await createCorretor(app.db), await createCorretor(app.db, { aprovado: true })];
    const gone = await createCorretor(app.db, { excluidoEm: new Date() });
    const answer = await change('aprovar', { ids: [a.id, b.id, b.id, gone.id, 2_000_000_000] });
    expect(answer.body).toEqual({ encontrados: 2, alterados: 1, ids: [a.id] });
    expect(await flags(a.id)).toEqual({ ativo: true, aprovado: true, revisao: 2 });
    expect(await flags(b.id)).toEqual({ ativo: true, aprovado: true, revisao: 1 });
    expect((await change('desativar', { ids: [a.id] })).body).toEqual({
      encontrados: 1,
      alterados: 1,
      ids: [a.id],
    });
    expect(await flags(a.id)).toMatchObject({ ativo: false, aprovado: true });
    expect((await change('ativar', { ids: [a.id] })).body).toEqual({
      encontrados: 1,
      alterados: 1,
      ids: [a.id],
    });
    expect((await change('ativar', { ids: [gone.id] })).body).toEqual({
      encontrados: 0,
      alterados: 0,
      ids: [],
    });
  });

  it('BRK-02 BRK-03 all that a search finds are changed but for those left out', async () => {
    const made = [];
    for (const nome of ['Ana Um', 'Ana Dois', 'Ana Três', 'Bia'])
      made.push(await createCorretor(app.db, { nome, nomeGuerra: nome }));
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    const escolha = { filtro: { q: 'ANA', status: 'pendente' }, exceto: [made[1]!.id] };
    expect((await change('aprovar', escolha)).body).toMatchObject({ encontrados: 2, alterados: 2 });
    const rows = await app.db.select().from(corretores).where(eq(corretores.aprovado, true));
    expect(rows.map(({ nome }) => nome).sort()).toEqual(['Ana Três', 'Ana Um']);
    // The ones approved are pending no more.
    expect((await change('aprovar', escolha)).body).toEqual({
      encontrados: 0,
      alterados: 0,
      ids: [],
    });
    expect((await change('desativar', { filtro: {} })).body).toMatchObject({
      encontrados: 4,
      alterados: 4,
    });
  });

  it('what was changed is undone for those it was changed for, and for nobody who was so before', async () => {
    const [a, b] = [await createCorretor(app.db), await createCorretor(app.db, { aprovado: true })];
    const { ids } = (await change('aprovar', { ids: [a.id, b.id] })).body;
    expect((await change(inversaDe.aprovar, { ids })).body).toMatchObject({ alterados: 1 });
    expect(await flags(a.id)).toMatchObject({ aprovado: false });
    expect(await flags(b.id)).toMatchObject({ aprovado: true, revisao: 1 });
    for (const acao of acoesEmLote) expect(inversaDe[inversaDe[acao]]).toBe(acao);
  });

  it('conditions choose too: by UF, price, day, place covered, coverage and origin', async () => {
    const bairro = await createBairro(app.db, { nome: 'Moema' });
    const [a, b] = [
      await createCorretor(app.db, {
        ufCreci: 'SP',
        precoMinimo: '300000',
        criadoEm: new Date('2026-11-30T12:00:00Z'),
      }),
      await createCorretor(app.db, { ufCreci: 'RJ', criadoEm: new Date('2026-10-01T12:00:00Z') }),
    ];
    await app.db.insert(corretorBairros).values({ corretorId: a.id, bairroId: bairro.id });
    await app.db.insert(auditoria).values([
      { acao: 'criou', entidade: 'corretor', entidadeId: String(a.id), userId: null },
      { acao: 'criou', entidade: 'corretor', entidadeId: String(b.id), userId: 1 },
    ]);
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    const found = async (...condicao: string[]) => {
      const query = condicao.map((one) => `condicao=${encodeURIComponent(one)}`).join('&');
      const { itens } = (await app.get(`/api/corretores/busca?ordem=uf,nome&direcao=desc&${query}`)).body;
      return itens.map(({ id }: { id: number }) => id);
    };
    expect(await found()).toEqual([a.id, b.id]);
    expect(await found('uf=SP')).toEqual([a.id]);
    expect(await found('uf=SP', 'uf=RJ')).toEqual([a.id, b.id]);
    expect(await found('precoMinimo>=200000')).toEqual([a.id]);
    expect(await found('criadoEm<=2026-10-01')).toEqual([b.id]);
    expect(await found('bairro~moema')).toEqual([a.id]);
    expect(await found('cobertura=sem')).toEqual([b.id]);
    expect(await found('origem=assistente', 'uf=SP')).toEqual([a.id]);
    expect(await found('origem=equipe')).toEqual([b.id]);
    const values = async (query: string) => (await app.get(`/api/corretores/valores?${query}`)).body;
    expect(await values('coluna=uf')).toEqual([
      { valor: 'RJ', total: 1 },
      { valor: 'SP', total: 1 },
    ]);
    expect(await values('coluna=cobertura&condicao=uf%3DSP')).toEqual([{ valor: 'com', total: 1 }]);
    expect((await change('aprovar', { filtro: { condicao: ['cobertura=com'] } })).body.ids).toEqual([a.id]);
    for (const refused of ['coluna=senha', 'coluna=uf&condicao=senha%3D1', 'coluna=uf&condicao=uf'])
      expect((await app.get(`/api/corretores/valores?${refused}`)).status).toBe(400);
    expect((await app.get('/api/corretores/valores?coluna=uf', { token: null })).status).toBe(401);
    // A place renamed is found by its new name at once.
    await app.call('PUT', `/api/bairros/${bairro.id}`, {
      body: { nome: 'Indianópolis', zonaId: bairro.zonaId },
    });
    expect(await found('bairro~moema')).toEqual([]);
    expect(await found('bairro~indianopolis')).toEqual([a.id]);
  });

  it('each leaves an entry with both values, of the same deed as one approved alone, in one transaction', async () => {
    const ids = [(await createCorretor(app.db)).id, (await createCorretor(app.db)).id];
    const [last] = await app.db.select({ id: max(auditoria.id) }).from(auditoria);
    await change('aprovar', { ids });
    const entries = await app.db
      .select()
      .from(auditoria)
      .where(and(gt(auditoria.id, last?.id ?? 0), eq(auditoria.acao, 'aprovou')));
    expect(
      entries.map(({ entidadeId, dados, revisao, nome }) => ({ entidadeId, dados, revisao, nome })),
    ).toEqual(
      ids.map((id) => ({
        entidadeId: String(id),
        revisao: 2,
        nome: null,
        dados: { antes: { aprovado: false }, depois: { aprovado: true }, mensagens: 'nenhuma' },
      })),
    );
  });

  it('PUB-02 who is deactivated is gone from his public page at once', async () => {
    const { id, slug } = await createCorretor(app.db, { aprovado: true, siteAtivo: true });
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    expect((await app.get(`/corretor/${slug}`, { token: null })).status).toBe(200);
    await change('desativar', { ids: [id] });
    expect((await app.get(`/corretor/${slug}`, { token: null })).status).toBe(404);
    await change('ativar', { ids: [id] });
    expect((await app.get(`/corretor/${slug}`, { token: null })).status).toBe(200);
  });

  it('BRK-51 a selection is read for a spreadsheet without a password, and that it was is noted', async () => {
    const [a, b] = [await createCorretor(app.db, { senha: 'hash' }), await createCorretor(app.db)];
    await createCorretor(app.db);
    const answer = await app.post('/api/corretores/exportar', { escolha: { ids: [a.id, b.id] } });
    expect(answer.body.map(({ id }: { id: number }) => id).sort()).toEqual([a.id, b.id]);
    expect(answer.text).not.toContain('senha');
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    const all = await app.post('/api/corretores/exportar', { escolha: { filtro: {}, exceto: [a.id] } });
    expect(all.body).toHaveLength(2);
    const noted = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'exportou'));
    expect(noted.map(({ dados }) => dados)).toEqual([{ total: 2 }, { total: 2 }]);
  });

  it.each([
    ['nothing', undefined],
    ['nobody', { ids: [] }],
    ['no numbers', { ids: ['x'] }],
    ['ids and a filter', { ids: [1], filtro: {} }],
    ['an unknown filter', { filtro: { status: 'todos' } }],
    ['one too many', { ids: Array.from({ length: 20_001 }, (_, n) => n + 1) }],
  ])('%s is refused in Portuguese', async (_what, escolha) => {
    const answer = await change('aprovar', escolha);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.message).toMatch(/[a-zç]/);
    expect(answer.body.message).not.toMatch(/invalid|expected/i);
    expect((await change('apagar', { ids: [1] })).status).toBe(400);
  });

  it('as many as a call may name are changed by one call', async () => {
    // In slices: one statement of all of them is longer than a statement may take on a busy machine.
    for (let from = 1; from < 20_000; from += 2_000)
      await app.db.execute(sql`
        INSERT INTO corretores (nome, nome_guerra, slug, email, creci, email_normal, creci_normal)
        SELECT 'Corretor ' || n, 'C', 'c-' || n, n || '@example.com', n::text, n || '@example.com', n || '-F'
        FROM generate_series(${from}::int, ${from + 1_999}::int) AS n`);
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    expect((await change('aprovar', { filtro: {} })).body).toMatchObject({
      encontrados: 20_000,
      alterados: 20_000,
    });
  }, 120_000);
});
