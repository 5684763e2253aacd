import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { incorporadoraSchema, mergePreviewSchema } from '#contract/cadastros/incorporadoras.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { matchIncorporadora } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() =>
  app.db.transaction(async (tx) => {
    await emptyTables(tx, 'incorporadoras', 'auditoria');
    await bumpLists(tx, 'incorporadoras', 'empreendimentos');
  }),
);

type Body = Record<string, unknown>;
const path = '/api/incorporadoras';
const make = async (body: Body) => {
  const answer = await app.post(path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const put = (id: number, body: Body) => app.call('PUT', `${path}/${id}`, { body });
/** Creates an empreendimento as another process would. */
const build = (values: Partial<typeof empreendimentos.$inferInsert>) =>
  app.db.transaction(async (tx) => {
    const row = await createEmpreendimento(tx, values);
    await bumpLists(tx, 'empreendimentos');
    return row;
  });
const whole = {
  nome: 'Serra Azul',
  cnpj: '11.222.333/0001-81',
  contatoEmail: 'vendas@exemplo.com.br',
  contatoTelefone: '(19) 3333-4444',
};

describe('the calls', () => {
  it('DEV-06 DEV-07 DEV-10 stores and answers what was sent, trimmed, with its defaults', async () => {
    const row = await make({
      ...whole,
      nome: '  Serra Azul ',
      cnpj: ' 11.222.333/0001-81 ',
      desconhecido: 1,
    });
    expect(incorporadoraSchema.strict().safeParse(row).error).toBeUndefined();
    expect(row).toMatchObject({ ...whole, logo: null, ativo: true, totalEmpreendimentos: 0, revisao: 1 });
    expect((await app.get(`${path}/${row.id}`)).body).toEqual(row);
    expect((await app.get(path)).body).toEqual([row]);
  });

  it('DEV-04 what is optional and empty is null', async () => {
    for (const [n, empty] of ['', '   ', null, undefined, '\u0000'].entries())
      expect(
        await make({ nome: `Serra ${n}`, cnpj: empty, contatoEmail: empty, contatoTelefone: empty }),
      ).toMatchObject({ cnpj: null, contatoEmail: null, contatoTelefone: null });
  });

  it.each([undefined, null, '', '  ', '\u0000\n', 7, [], {}, true])(
    'DEV-04 DEV-07 DEV-08 without a name (%j) it is refused in the catalogue’s words',
    async (nome) => {
      const { id } = await make(whole);
      for (const answer of [await app.post(path, { ...whole, nome }), await put(id, { ...whole, nome })])
        expect([answer.status, answer.body]).toMatchObject([
          400,
          { message: 'Nome da incorporadora é obrigatório', field: 'nome' },
        ]);
    },
  );

  it.each([
    ['nome', { nome: 'SERRA  AZÚL' }, 'Já existe uma incorporadora com este nome'],
    ['cnpj', { nome: 'Outra', cnpj: '11222333000181' }, 'Já existe uma incorporadora com este CNPJ'],
  ])('DEV-07 DEV-08 a %s that is taken in any writing is refused', async (field, body, message) => {
    await make(whole);
    const other = await make({ nome: 'Pátio Norte' });
    for (const answer of [await app.post(path, body), await put(other.id, body)])
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'duplicado', field, message }]);
    expect((await app.get(`${path}/${other.id}`)).body).toEqual(other);
  });

  it('DEV-07 an alphanumeric CNPJ and a wrong one are stored as sent; a document finds it by its normal form', async () => {
    const { id } = await make({ nome: 'Nova', cnpj: '12.abc.345/01DE-35' });
    expect(await matchIncorporadora(app.db, { nome: null, cnpj: '12ABC34501DE35' })).toEqual({
      id,
      by: 'cnpj',
    });
    expect((await make({ nome: 'Errada', cnpj: '123' })).cnpj).toBe('123');
  });

  it('DEV-15 ativo and logo stay as they are when the body leaves them out', async () => {
    const { id } = await make({ ...whole, ativo: false, logo: '/media/logo.webp' });
    expect((await put(id, { ...whole, nome: 'Serra' })).body).toMatchObject({
      ativo: false,
      logo: '/media/logo.webp',
    });
    expect((await put(id, { ...whole, ativo: true, logo: '' })).body).toMatchObject({
      ativo: true,
      logo: null,
    });
    for (const ativo of ['sim', 1, null, {}])
      expect(await put(id, { ...whole, ativo })).toMatchObject({ status: 400, body: { field: 'ativo' } });
  });

  it('DEV-09 one with empreendimentos stays, and they are named; one without goes', async () => {
    const { id } = await make(whole);
    const { id: built } = await build({ nome: 'Aurora', incorporadoraId: id });
    const refused = await app.call('DELETE', `${path}/${id}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Esta incorporadora está em uso: 1 empreendimento',
        uses: [
          { path: `/admin/empreendimentos?incorporadora=${id}`, items: [{ id: built, nome: 'Aurora' }] },
        ],
      },
    });
    await app.call('DELETE', `/api/empreendimentos/${built}`);
    expect(await app.call('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { success: true } });
    for (const method of ['GET', 'DELETE'])
      expect(await app.call(method, `${path}/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'Incorporadora não encontrada' },
      });
    expect((await put(id, whole)).status).toBe(404);
  });

  it('DEV-06 API-10 the count of empreendimentos follows theirs', async () => {
    const { id } = await make(whole);
    const count = async () => (await app.get(path)).body[0].totalEmpreendimentos;
    expect(await count()).toBe(0);
    const one = await build({ incorporadoraId: id });
    await build({ incorporadoraId: id });
    expect(await count()).toBe(2);
    await app.call('DELETE', `/api/empreendimentos/${one.id}`);
    expect(await count()).toBe(1);
  });
});

describe('merging two', () => {
  const merge = (id: number, body: Body) => app.post(`${path}/${id}/mesclar`, body);
  const preview = (id: number, outraId: number) => app.get(`${path}/${id}/mesclar/${outraId}`);
  async function two() {
    const stays = await make({ nome: 'Serra Azul', contatoEmail: 'a@exemplo.com.br' });
    const goes = await make({ ...whole, nome: 'Serra Azul Ltda', logo: '/media/l.webp' });
    const moved = [];
    for (const nome of ['Zênite', 'aurora']) moved.push(await build({ nome, incorporadoraId: goes.id }));
    await build({ nome: 'Própria', incorporadoraId: stays.id });
    return { stays, goes, moved };
  }

  it('shows what it would do, and does nothing', async () => {
    const { stays, goes } = await two();
    const before = (await app.get(path)).body;
    const { status, body } = await preview(stays.id, goes.id);
    expect(status).toBe(200);
    expect(mergePreviewSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      fica: { id: stays.id, totalEmpreendimentos: 1 },
      sai: { id: goes.id, totalEmpreendimentos: 2 },
      preenchidos: ['cnpj', 'contatoTelefone', 'logo'],
      divergentes: ['nome', 'contatoEmail'],
      empreendimentos: [{ nome: 'aurora' }, { nome: 'Zênite' }],
      resultado: {
        id: stays.id,
        nome: 'Serra Azul',
        contatoEmail: 'a@exemplo.com.br',
        totalEmpreendimentos: 3,
      },
    });
    expect((await app.get(path)).body).toEqual(before);
    expect(await app.db.select().from(auditoria)).toHaveLength(2);
  });

  it('moves the empreendimentos, fills what is missing, and puts the other into the trash', async () => {
    const { stays, goes, moved } = await two();
    const { body: shown } = await preview(stays.id, goes.id);
    const answer = await merge(stays.id, { outraId: String(goes.id), revisao: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...shown.resultado, revisao: 2, atualizadoEm: expect.any(String) });
    expect((await app.get(path)).body).toEqual([answer.body]);
    expect((await app.get(`${path}/${goes.id}`)).status).toBe(404);
    for (const { id } of moved)
      expect((await app.get(`/api/empreendimentos/${id}`)).body).toMatchObject({
        incorporadoraId: stays.id,
        incorporadora: { nome: 'Serra Azul' },
        revisao: 2,
      });
    // The CNPJ is this one's now: a document with it means this one.
    expect(await matchIncorporadora(app.db, { nome: null, cnpj: whole.cnpj })).toEqual({
      id: stays.id,
      by: 'cnpj',
    });
    expect((await app.get('/api/lixeira')).body).toMatchObject([{ entidade: 'incorporadora', id: goes.id }]);
  });

  it('is noted on both and on each empreendimento, without personal values', async () => {
    const { stays, goes } = await two();
    await merge(stays.id, { outraId: goes.id });
    const noted = await app.db.select().from(auditoria).orderBy(auditoria.id);
    const last = noted.slice(2);
    expect(last.map(({ acao, entidade }) => `${acao} ${entidade}`)).toEqual([
      'alterou empreendimento',
      'alterou empreendimento',
      'mesclou incorporadora',
      'excluiu incorporadora',
    ]);
    expect(last[2]!.dados).toMatchObject({
      outraId: goes.id,
      outraNome: 'Serra Azul Ltda',
      empreendimentos: 2,
      depois: { cnpj: whole.cnpj, contatoTelefone: null },
      pessoais: ['contatoTelefone'],
    });
    expect(JSON.stringify(last.map(({ pessoais, ...rest }) => rest))).not.toContain('3333');
  });

  it('an empreendimento of the trash comes back to the one that stayed', async () => {
    const { stays, goes, moved } = await two();
    await app.call('DELETE', `/api/empreendimentos/${moved[0]!.id}`);
    expect((await merge(stays.id, { outraId: goes.id })).body.totalEmpreendimentos).toBe(2);
    const back = await app.post(`/api/lixeira/empreendimento/${moved[0]!.id}/restaurar`, {});
    expect(back).toMatchObject({ status: 200, body: { incorporadoraId: stays.id } });
  });

  it('API-19 on an older state is refused whole', async () => {
    const { stays, goes } = await two();
    await put(stays.id, { nome: 'Serra Azul S/A' });
    const answer = await merge(stays.id, { outraId: goes.id, revisao: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'alterado', change: { by: 'admin' } } });
    expect((await app.get(path)).body).toHaveLength(2);
  });

  it('of two at once that name each other one is done, and no empreendimento is left behind', async () => {
    const { stays, goes } = await two();
    const answers = await Promise.all([
      merge(stays.id, { outraId: goes.id }),
      merge(goes.id, { outraId: stays.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [left] = (await app.get(path)).body;
    expect(left.totalEmpreendimentos).toBe(3);
    const elsewhere = await app.db
      .select({ id: empreendimentos.id })
      .from(empreendimentos)
      .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
      .where(sql`${incorporadoras.excluidoEm} IS NOT NULL`);
    expect(elsewhere).toEqual([]);
  });

  it('with itself, with nothing and with one that is not there is refused', async () => {
    const { id } = await make(whole);
    expect(await merge(id, { outraId: id })).toMatchObject({ status: 400, body: { field: 'outraId' } });
    expect(await preview(id, id)).toMatchObject({ status: 400, body: { field: 'outraId' } });
    for (const outraId of [undefined, null, '', 0, -1, 1.5, 'x', [], {}, 2 ** 53])
      expect(await merge(id, { outraId })).toMatchObject({
        status: 400,
        body: { message: 'Escolha a incorporadora a mesclar', field: 'outraId' },
      });
    expect((await merge(id, { outraId: 2_147_483_647 })).status).toBe(404);
    expect((await preview(2_147_483_647, id)).status).toBe(404);
  });
});
