import { and, eq, gt, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
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
    expect(answer.body).toEqual({ encontrados: 2, alterados: 1 });
    expect(await flags(a.id)).toEqual({ ativo: true, aprovado: true, revisao: 2 });
    expect(await flags(b.id)).toEqual({ ativo: true, aprovado: true, revisao: 1 });
    expect((await change('desativar', { ids: [a.id] })).body).toEqual({ encontrados: 1, alterados: 1 });
    expect(await flags(a.id)).toMatchObject({ ativo: false, aprovado: true });
    expect((await change('ativar', { ids: [a.id] })).body).toEqual({ encontrados: 1, alterados: 1 });
    expect((await change('ativar', { ids: [gone.id] })).body).toEqual({ encontrados: 0, alterados: 0 });
  });

  it('BRK-02 BRK-03 all that a search finds are changed but for those left out', async () => {
    const made = [];
    for (const nome of ['Ana Um', 'Ana Dois', 'Ana Três', 'Bia'])
      made.push(await createCorretor(app.db, { nome, nomeGuerra: nome }));
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    const escolha = { filtro: { q: 'ANA', status: 'pendente' }, exceto: [made[1]!.id] };
    expect((await change('aprovar', escolha)).body).toEqual({ encontrados: 2, alterados: 2 });
    const rows = await app.db.select().from(corretores).where(eq(corretores.aprovado, true));
    expect(rows.map(({ nome }) => nome).sort()).toEqual(['Ana Três', 'Ana Um']);
    // The ones approved are pending no more.
    expect((await change('aprovar', escolha)).body).toEqual({ encontrados: 0, alterados: 0 });
    expect((await change('desativar', { filtro: {} })).body).toEqual({ encontrados: 4, alterados: 4 });
  });

  it('each leaves an entry with both values, in one transaction', async () => {
    const ids = [(await createCorretor(app.db)).id, (await createCorretor(app.db)).id];
    const [last] = await app.db.select({ id: max(auditoria.id) }).from(auditoria);
    await change('aprovar', { ids });
    const entries = await app.db
      .select()
      .from(auditoria)
      .where(and(gt(auditoria.id, last?.id ?? 0), eq(auditoria.acao, 'alterou')));
    expect(
      entries.map(({ entidadeId, dados, revisao, nome }) => ({ entidadeId, dados, revisao, nome })),
    ).toEqual(
      ids.map((id) => ({
        entidadeId: String(id),
        revisao: 2,
        nome: null,
        dados: { antes: { aprovado: false }, depois: { aprovado: true } },
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

  it('BRK-11 20,000 take seconds', async () => {
    await app.db.execute(sql`
      INSERT INTO corretores (nome, nome_guerra, slug, email, creci, email_normal, creci_normal)
      SELECT 'Corretor ' || n, 'C', 'c-' || n, n || '@example.com', n::text, n || '@example.com', n || '-F'
      FROM generate_series(1, 20000) AS n`);
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    const start = performance.now();
    expect((await change('aprovar', { filtro: {} })).body).toEqual({
      encontrados: 20_000,
      alterados: 20_000,
    });
    expect(performance.now() - start).toBeLessThan(30_000);
  }, 120_000);
});
