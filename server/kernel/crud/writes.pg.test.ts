import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { regiao as regiaoEntity } from '#contract/cadastros/places.ts';
import { auditoria, listaVersoes, users } from '#server/db/schema/sistema.ts';
import { bairros, zonas } from '#server/db/schema/territorio.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createUser } from '#tests/factories/user.ts';
import { createZona } from '#tests/factories/zona.ts';
import { emptyTerritorio } from '#tests/fixtures/territorio.ts';
import { plainResource } from './plain.ts';
import { createCrudStore } from './store.ts';

/** Common behaviour of all declared kinds of records, tested on territory and incorporadoras. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await emptyTerritorio(app.db);
  await emptyTables(app.db, 'incorporadoras');
});

type Body = Record<string, unknown>;
const put = (path: string, body: Body, headers: Record<string, string> = {}) =>
  app.call('PUT', path, { body, headers });
const make = async (path: string, body: Body) => (await app.post(path, body)).body;
const regiao = (codigo = 'SE', nome = 'Sudeste') => make('/api/regioes', { nome, codigo });
const entries = () => app.db.select().from(auditoria).orderBy(asc(auditoria.id));
const versions = () => app.db.select().from(listaVersoes);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('at the same moment', () => {
  it('TER-33 of twenty that make the same code one does, the others hear which field it is', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => app.post('/api/regioes', { nome: `Região ${n}`, codigo: 'SE' })),
    );
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
    for (const { status, body } of answers)
      if (status === 409)
        expect(body).toMatchObject({ field: 'codigo', message: 'Já existe uma região com este código' });
    expect(await entries()).toHaveLength(1);
  });

  it('TER-37 an update to a code that is taken is refused, and changes nothing', async () => {
    await regiao('SE');
    const other = await regiao('S', 'Sul');
    const before = [await entries(), await versions()];
    const answer = await put(`/api/regioes/${other.id}`, { nome: 'Sul', codigo: 'SE' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'duplicado', field: 'codigo' } });
    expect([await entries(), await versions()]).toEqual(before);
    expect((await app.get(`/api/regioes/${other.id}`)).body).toEqual(other);
  });

  it('TER-61 of eight bairros of one name each has a slug of its own, and none is refused', async () => {
    const { id: zonaId } = await createZona(app.db);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.post('/api/bairros', { nome: 'Centro', zonaId })),
    );
    expect(statuses(answers)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(8);
  });

  it('TER-49 a parent is deleted or its child made, never both', async () => {
    for (let round = 0; round < 12; round++) {
      const { id: zonaId } = await createZona(app.db);
      const makeChild = () => app.post('/api/bairros', { nome: `Bairro ${round}`, zonaId });
      const remove = () => app.call('DELETE', `/api/zonas/${zonaId}`);
      const [first, second] = round % 2 ? [remove, makeChild] : [makeChild, remove];
      const [one, other] = await Promise.all([first(), second()]);
      expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
    }
    const orphans = await app.db
      .select({ id: bairros.id })
      .from(bairros)
      .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
      .where(sql`${bairros.excluidoEm} IS NULL AND ${zonas.excluidoEm} IS NOT NULL`);
    expect(orphans).toEqual([]);
  });

  it('R33 of forty made together each answers its own, with its entry, and the one at fault hears of its own', async () => {
    const { id: zonaId } = await createZona(app.db);
    const body = (n: number) => {
      if (n === 7) return { nome: 'Sem zona', zonaId: 999_999 };
      return { nome: `Bairro ${n}`, zonaId, ...(n % 3 === 0 ? { informacoes: `Texto ${n}` } : {}) };
    };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => app.post('/api/bairros', body(n))),
    );
    for (const [n, { status, body: row }] of answers.entries()) {
      if (n === 7) expect([status, row.message]).toEqual([400, 'Zona não encontrada']);
      else
        expect([status, row.nome, row.informacoes, row.zona.id]).toEqual([
          200,
          `Bairro ${n}`,
          n % 3 === 0 ? `Texto ${n}` : null,
          zonaId,
        ]);
    }
    const made = answers.filter(({ status }) => status === 200);
    const told = (await entries()).filter(({ entidade }) => entidade === 'bairro');
    expect(told).toHaveLength(made.length);
    for (const { body: row } of made)
      expect(told.find(({ entidadeId }) => entidadeId === String(row.id))).toMatchObject({
        acao: 'criou',
        nome: row.nome,
        revisao: 1,
        origem: '127.0.0.1',
        dados: { depois: expect.objectContaining({ nome: row.nome, zonaId }) },
      });
    const { body: list } = await app.get('/api/bairros');
    expect(list.map(({ id }: { id: number }) => id).sort()).toEqual(
      made.map(({ body: row }) => row.id).sort(),
    );
  });

  it('of thirty made together ids, entries and answers are in the order in which they came, by few statements', async () => {
    const { id: zonaId } = await createZona(app.db);
    const stamps = () =>
      app.db.execute<{ id: number; entrada: number; quando: string }>(sql`
        SELECT b.id, a.id AS entrada, a.quando::text AS quando FROM bairros b
          JOIN auditoria a ON a.entidade = 'bairro' AND a.entidade_id = b.id::text AND a.nome = b.nome
        ORDER BY substring(b.nome FROM '[0-9]+$')::int`);
    const store = createCrudStore(app, plainResource(regiaoEntity));
    const regioes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => store.create({ nome: `Região ${n}`, codigo: `R${n}` }, 1)),
    );
    expect(regioes.map(({ nome }) => nome)).toEqual(Array.from({ length: 30 }, (_, n) => `Região ${n}`));
    expect(regioes.map(({ id }) => id)).toEqual(regioes.map(({ id }) => id).sort((a, b) => a - b));
    const told = (await entries()).filter(({ entidade }) => entidade === 'regiao');
    expect(told.map(({ entidadeId, nome }) => [entidadeId, nome])).toEqual(
      regioes.map(({ id, nome }) => [String(id), nome]),
    );
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => app.post('/api/bairros', { nome: `Bairro ${n}`, zonaId })),
    );
    const { rows } = await stamps();
    expect(rows).toHaveLength(30);
    // Of one statement all have one moment.
    expect(new Set(rows.map(({ quando }) => quando)).size).toBeLessThan(15);
  });

  it('API-19 of ten updates of one state one is taken, the others are told', async () => {
    const { id } = await regiao();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        put(`/api/regioes/${id}`, { nome: `Nome ${n}`, codigo: 'SE', revisao: 1 }),
      ),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    expect((await app.get(`/api/regioes/${id}`)).body.revisao).toBe(2);
  });
});

describe('API-19 an update on an older state', () => {
  it('is told who changed which fields and when, and what the record is now', async () => {
    const { id } = await regiao();
    await put(`/api/regioes/${id}`, { nome: 'Sudeste!', codigo: 'SE', revisao: 1 });
    await put(`/api/regioes/${id}`, { nome: 'Sudeste!', codigo: 'SD', revisao: '2' });
    const stale = await put(`/api/regioes/${id}`, { nome: 'Outro', codigo: 'SE', revisao: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'alterado',
        change: {
          by: 'admin',
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          current: { id, nome: 'Sudeste!', codigo: 'SD', revisao: 3 },
        },
      },
    });
    expect(stale.body.change.fields.sort()).toEqual(['codigo', 'nome']);
    expect(stale.body.message).toMatch(/^Este registro foi alterado por admin em \d\d\/\d\d\/\d{4}/);
  });

  it('names the last of several who changed it, and all that they changed', async () => {
    const { id } = await regiao();
    await put(`/api/regioes/${id}`, { nome: 'Sudeste!', codigo: 'SE' });
    const maria = await createUser(app.db, { username: 'maria' });
    const hers = createCrudStore(app, plainResource(regiaoEntity));
    await hers.update(id, { nome: 'Sudeste!', codigo: 'SD' }, null, maria.id);
    const { body } = await put(`/api/regioes/${id}`, { nome: 'Outro', codigo: 'SE', revisao: 1 });
    expect(body.change).toMatchObject({ by: 'maria', fields: ['nome', 'codigo'] });
    expect(body.message).toMatch(/^Este registro foi alterado por maria em /);
  });

  it('is known by If-Match as well; one that names no state takes whatever is there', async () => {
    const { id } = await regiao();
    const path = `/api/regioes/${id}`;
    expect((await put(path, { nome: 'A', codigo: 'SE' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await put(path, { nome: 'B', codigo: 'SE' }, { 'if-match': '1' })).status).toBe(409);
    for (const revisao of [undefined, null, '']) {
      const answer = await put(path, { nome: `C ${revisao}`, codigo: 'SE', revisao });
      expect([revisao, answer.status]).toEqual([revisao, 200]);
    }
    for (const revisao of ['x', 1.5, [], {}]) {
      const answer = await put(path, { nome: 'D', codigo: 'SE', revisao });
      expect([revisao, answer.status, answer.body.field]).toEqual([revisao, 400, 'revisao']);
    }
  });
});

describe('an update that changes nothing', () => {
  it('leaves revision, log and list as they are', async () => {
    const row = await regiao();
    const list = await app.get('/api/regioes');
    const before = [await entries(), await versions()];
    const answer = await put(`/api/regioes/${row.id}`, { nome: ' Sudeste', codigo: 'SE', revisao: 1 });
    expect([answer.status, answer.body]).toEqual([200, row]);
    expect([await entries(), await versions()]).toEqual(before);
    expect((await app.get('/api/regioes')).headers.get('etag')).toBe(list.headers.get('etag'));
  });
});

describe('the audit entry of a write', () => {
  const contact = { contatoEmail: 'vendas@exemplo.com.br', contatoTelefone: '(19) 3333-4444' };

  it('names who, what, from where, and the values before and after', async () => {
    const { id } = await regiao();
    await put(`/api/regioes/${id}`, { nome: 'Sudeste', codigo: 'SD' });
    await app.call('DELETE', `/api/regioes/${id}`);
    const [admin] = await app.db.select().from(users).where(eq(users.username, 'admin'));
    const common = { userId: admin!.id, entidade: 'regiao', entidadeId: String(id), origem: '127.0.0.1' };
    expect(await entries()).toMatchObject([
      {
        ...common,
        acao: 'criou',
        nome: 'Sudeste',
        revisao: 1,
        dados: { depois: { nome: 'Sudeste', codigo: 'SE' } },
      },
      {
        ...common,
        acao: 'alterou',
        revisao: 2,
        dados: { antes: { codigo: 'SE' }, depois: { codigo: 'SD' } },
      },
      { ...common, acao: 'excluiu', nome: 'Sudeste', revisao: 3, dados: null },
    ]);
    const [, altered] = await entries();
    expect(Object.keys((altered!.dados as { depois: object }).depois)).toEqual(['codigo']);
  });

  it('keeps personal values apart, to be erased without it', async () => {
    const { id } = await make('/api/incorporadoras', { nome: 'Serra Azul', ...contact });
    await put(`/api/incorporadoras/${id}`, { nome: 'Serra Azul', ...contact, contatoTelefone: '' });
    const found = await entries();
    expect(JSON.stringify(found.map(({ pessoais, ...rest }) => rest))).not.toMatch(/exemplo|3333/);
    expect(found.map(({ dados }) => (dados as { pessoais: string[] }).pessoais)).toEqual([
      ['contatoEmail', 'contatoTelefone'],
      ['contatoTelefone'],
    ]);
    expect(found.map(({ pessoais }) => pessoais)).toEqual([
      {
        contatoEmail: { antes: null, depois: contact.contatoEmail },
        contatoTelefone: { antes: null, depois: contact.contatoTelefone },
      },
      { contatoTelefone: { antes: contact.contatoTelefone, depois: null } },
    ]);
  });

  it('stands or falls with the write', async () => {
    await app.db.execute(sql`CREATE FUNCTION recusar() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'fora do ar' USING ERRCODE = '57014'; END $$`);
    await app.db.execute(
      sql`CREATE TRIGGER recusar BEFORE INSERT ON auditoria FOR EACH ROW EXECUTE FUNCTION recusar()`,
    );
    try {
      const before = await versions();
      const answer = await app.post('/api/regioes', { nome: 'Sul', codigo: 'S' });
      expect([answer.status, answer.body.message]).toEqual([503, expect.stringMatching(/Tente novamente/)]);
      expect((await app.get('/api/regioes')).body).toEqual([]);
      expect(await versions()).toEqual(before);
    } finally {
      await app.db.execute(sql`DROP TRIGGER recusar ON auditoria`);
      await app.db.execute(sql`DROP FUNCTION recusar`);
    }
  });
});

it('API-09 the list is never older than a write that was answered, whoever else reads and writes', async () => {
  let reading = true;
  const readers = Array.from({ length: 3 }, async () => {
    while (reading) await app.get('/api/regioes');
  });
  const writer = async (name: string) => {
    for (let n = 0; n < 12; n++) {
      const row = await regiao(`${name}${n}`, `Região ${n}`);
      const ids = (await app.get('/api/regioes')).body.map(({ id }: { id: number }) => id);
      expect(ids).toContain(row.id);
      const nome = `Outro ${n}`;
      await put(`/api/regioes/${row.id}`, { nome, codigo: `${name}${n}` });
      expect((await app.get('/api/regioes')).body).toContainEqual(
        expect.objectContaining({ id: row.id, nome }),
      );
      if (n % 2 === 0) continue;
      await app.call('DELETE', `/api/regioes/${row.id}`);
      const left = (await app.get('/api/regioes')).body.map(({ id }: { id: number }) => id);
      expect(left).not.toContain(row.id);
    }
  };
  await Promise.all(['A', 'B'].map(writer)).finally(() => {
    reading = false;
  });
  await Promise.all(readers);
  expect((await app.get('/api/regioes')).body).toHaveLength(12);
});
