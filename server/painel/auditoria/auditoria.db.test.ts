import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, auditPageSize } from '#contract/painel/auditoria.ts';
import { insertMany } from '#server/db/bulk.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';
import { createZona } from '#tests/factories/zona.ts';
import { kindsInLog } from './read.ts';

let app: TestApp;
let adminId: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  const [admin] = await app.db.select().from(users).where(eq(users.username, testAdmin.username));
  adminId = admin!.id;
});
afterAll(() => app?.close());

async function log(query = ''): Promise<AuditEntry[]> {
  const answer = await app.get(`/api/auditoria${query}`);
  expect(answer.status).toBe(200);
  return answer.body.itens;
}

describe('the audit log', () => {
  it('tells who did what to which record, from where, and what it was before and after', async () => {
    const made = await app.post('/api/regioes', { nome: 'Sul', codigo: 'S' });
    await app.call('PUT', `/api/regioes/${made.body.id}`, { body: { nome: 'Região Sul', codigo: 'S' } });
    await app.call('DELETE', `/api/regioes/${made.body.id}`);
    const history = await log(`?entidade=regiao&entidadeId=${made.body.id}`);
    expect(history.map(({ acao }) => acao)).toEqual(['excluiu', 'alterou', 'criou']);
    expect(history[1]).toMatchObject({
      quem: { id: adminId, username: 'admin', removido: false },
      entidade: 'regiao',
      entidadeId: String(made.body.id),
      nome: 'Região Sul',
      origem: '127.0.0.1',
      mudancas: [{ campo: 'nome', antes: 'Sul', depois: 'Região Sul', apagado: false }],
    });
    expect(Date.now() - Date.parse(history[1]!.quando)).toBeLessThan(60_000);
  });

  it('names the records that ids refer to', async () => {
    const [from, to] = [
      await createZona(app.db, { nome: 'Zona Leste' }),
      await createZona(app.db, { nome: 'Zona Oeste' }),
    ];
    const bairro = await app.post('/api/bairros', { nome: 'Penha', zonaId: from.id });
    await app.call('PUT', `/api/bairros/${bairro.body.id}`, { body: { nome: 'Penha', zonaId: to.id } });
    const [moved] = await log(`?entidade=bairro&entidadeId=${bairro.body.id}&acao=alterou`);
    expect(moved!.mudancas.find(({ campo }) => campo === 'zonaId')).toEqual({
      campo: 'zonaId',
      antes: from.id,
      depois: to.id,
      nomes: { antes: 'Zona Leste', depois: 'Zona Oeste' },
      apagado: false,
    });
  });

  it('puts personal values back as long as they are kept, and says when they were erased', async () => {
    await recordAudit(app.db, {
      userId: adminId,
      acao: 'alterou',
      entidade: 'incorporadora',
      entidadeId: 77,
      antes: { nome: 'A', contatoEmail: 'antes@exemplo.com' },
      depois: { nome: 'B', contatoEmail: 'depois@exemplo.com' },
      pessoais: ['contatoEmail'],
    });
    const read = async () =>
      (await log('?entidade=incorporadora&entidadeId=77'))[0]!.mudancas.find(
        ({ campo }) => campo === 'contatoEmail',
      );
    const kept = { antes: 'antes@exemplo.com', depois: 'depois@exemplo.com', apagado: false };
    expect(await read()).toMatchObject(kept);
    await app.db.update(auditoria).set({ pessoais: null });
    expect(await read()).toMatchObject({ antes: null, depois: null, apagado: true });
  });

  it('comes in pages of 50 that neither skip nor repeat, also while new entries arrive', async () => {
    await app.db
      .insert(auditoria)
      .values(
        Array.from({ length: 120 }, (_, n) => ({ acao: 'criou', entidade: 'pagina', nome: `Nº ${n}` })),
      );
    const seen: string[] = [];
    let next: number | null = null;
    do {
      const answer = await app.get(`/api/auditoria?entidade=pagina${next ? `&antes=${next}` : ''}`);
      expect(answer.body.itens.length).toBeLessThanOrEqual(auditPageSize);
      seen.push(...answer.body.itens.map(({ nome }: AuditEntry) => nome));
      next = answer.body.proximo;
      await app.db.insert(auditoria).values({ acao: 'criou', entidade: 'pagina', nome: 'novo' });
    } while (next);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `Nº ${119 - n}`));
  });

  it('is narrowed by account, action, day in São Paulo and name without accents', async () => {
    await app.db.insert(auditoria).values([
      { acao: 'filtrou', entidade: 'x', nome: 'São João 100%', quando: new Date('2026-03-02T02:59:59Z') },
      {
        acao: 'filtrou',
        entidade: 'x',
        nome: 'Água',
        quando: new Date('2026-03-02T03:00:00Z'),
        userId: adminId,
      },
    ]);
    const names = async (query: string) => (await log(`?acao=filtrou${query}`)).map(({ nome }) => nome);
    expect(await names('&de=2026-03-02')).toEqual(['Água']);
    expect(await names('&ate=2026-03-01')).toEqual(['São João 100%']);
    expect(await names('&busca=sao jo')).toEqual(['São João 100%']);
    expect(await names('&busca=100%25')).toEqual(['São João 100%']);
    expect(await names('&busca=%25')).toEqual(['São João 100%']);
    expect(await names('&busca=_gua')).toEqual([]);
    expect(await names('&quem=sistema')).toEqual(['São João 100%']);
    expect(await names(`&quem=${adminId}`)).toEqual(['Água']);
  });

  it('PNL-09 leaves log-ins and log-outs out where that is wished', async () => {
    await app.login();
    await app.db.insert(auditoria).values({ acao: 'saiu', entidade: 'sessao' });
    await app.db.insert(auditoria).values({ acao: 'criou', entidade: 'pagina', nome: 'Depois' });
    const kinds = async (query: string) => new Set((await log(query)).map(({ entidade }) => entidade));
    expect(await kinds('')).toContain('sessao');
    expect(await kinds('?acessos=ocultos')).not.toContain('sessao');
    expect((await log('?acessos=ocultos'))[0]).toMatchObject({ nome: 'Depois' });
  });

  it('offers what there is to choose from, removed accounts too', async () => {
    const made = await app.post('/api/administradores', { username: 'saindo' });
    await app.call('DELETE', `/api/administradores/${made.body.id}`);
    const { body } = await app.get('/api/auditoria/opcoes');
    expect(body.quem).toContainEqual({ id: made.body.id, username: 'saindo', removido: true });
    expect(body.acoes).toEqual(expect.arrayContaining(['criou', 'entrou', 'excluiu']));
    const entries = await app.db.select({ entidade: auditoria.entidade }).from(auditoria);
    expect(body.entidades).toEqual([...new Set(entries.map(({ entidade }) => entidade))].sort());
  });

  it('and finds them without going through the log, however long it is', async () => {
    const deeds = Array.from({ length: 5_000 }, () => ({ acao: 'criou', entidade: 'pagina' }));
    await insertMany(app.db, auditoria, deeds);
    await app.db.execute(sql`ANALYZE auditoria`);
    const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${kindsInLog}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('auditoria_entidade');
    expect(plan).not.toMatch(/Seq Scan on auditoria|Sort/);
  });

  it.each([
    'antes=0',
    'acessos=todos',
    'antes=abc',
    'antes=99999999999999999999',
    'quem=fulano',
    'quem=-1',
    'de=ontem',
    'de=2026-02-30',
    'ate=2026-13-01',
    'acao=a&acao=b',
    `busca=${'x'.repeat(201)}`,
    `entidadeId=${'9'.repeat(101)}`,
  ])('API-13 a query like %s is refused in Portuguese', async (query) => {
    const answer = await app.get(`/api/auditoria?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.message).not.toMatch(/expected|invalid input/i);
  });

  it('API-13 odd but harmless queries answer an empty page', async () => {
    for (const query of ['busca=%00', 'entidade=%27%3B--', 'entidadeId=%F0%9F%98%80', 'acao=constructor'])
      expect((await app.get(`/api/auditoria?${query}`)).status).toBe(200);
  });

  it('R33 no call changes it', () => {
    const writes = app.http.routeTable.filter(
      ({ method, url }) => url.startsWith('/api/auditoria') && !['GET', 'HEAD'].includes(method),
    );
    expect(writes).toEqual([]);
  });
});
