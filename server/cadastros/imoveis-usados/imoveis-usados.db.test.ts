import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imovelUsadoSchema } from '#contract/cadastros/imoveis-usados.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';

let app: TestApp;
let corretorId: number;
let bairroId: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  corretorId = (await createCorretor(app.db, { nomeGuerra: 'Lia Fontoura' })).id;
  bairroId = (await createBairro(app.db, { nome: 'Cambuí' })).id;
});
afterAll(() => app?.close());

const path = '/api/imoveis-usados';
const body = (values: Record<string, unknown> = {}) => ({
  titulo: 'Casa da praia',
  corretorId,
  bairroId,
  tipo: 'Casa',
  ...values,
});
const create = (values?: Record<string, unknown>) => app.post(path, body(values));
const put = (id: number, values: Record<string, unknown>) =>
  app.call('PUT', `${path}/${id}`, { body: body(values) });

describe('a used property', () => {
  it('USD-04 DAT-15 DAT-22 is made from its body, answered with the names around it, and stands first in the list', async () => {
    await create({ titulo: 'A primeira' });
    const made = await create({
      titulo: '  Apartamento no Cambuí ',
      corretorId: String(corretorId),
      tipo: 'Apartamento',
      descricao: 'Andar alto.',
      endereco: 'Rua Um, 10',
      preco: 'R$ 1.234.567,89',
      area: '72,5',
      dormitorios: '3',
      vagas: 2,
      fotos: ['/media/upload/b.webp', '/media/upload/a.webp', '/media/upload/b.webp'],
      autorizacaoEm: '2026-02-28',
      autorizacaoAte: '2026-02-28',
      extra: 'ignored',
    });
    expect(made.status).toBe(200);
    expect(imovelUsadoSchema.strict().safeParse(made.body).error).toBeUndefined();
    expect(made.body).toMatchObject({
      titulo: 'Apartamento no Cambuí',
      corretorId,
      tipo: 'Apartamento',
      descricao: 'Andar alto.',
      endereco: 'Rua Um, 10',
      preco: '1234567.89',
      area: '72.50',
      dormitorios: 3,
      vagas: 2,
      fotos: ['/media/upload/b.webp', '/media/upload/a.webp'],
      autorizacaoEm: '2026-02-28',
      autorizacaoAte: '2026-02-28',
      revisao: 1,
      corretor: { nomeGuerra: 'Lia Fontoura' },
      bairro: { nome: 'Cambuí' },
    });
    const list = (await app.get(path)).body;
    expect(list[0]).toEqual(made.body);
    expect((await app.get(`${path}/${made.body.id}`)).body).toEqual(made.body);
  });

  it('USD-05 DAT-15 needs title, corretor, bairro and kind alone; it is active and has no photos', async () => {
    expect((await create()).body).toMatchObject({
      ativo: true,
      fotos: [],
      preco: null,
      area: null,
      descricao: null,
      endereco: null,
      dormitorios: null,
      vagas: null,
      autorizacaoEm: null,
      autorizacaoAte: null,
    });
  });

  it('USD-05 every kind is taken, and no other', async () => {
    for (const tipo of ['Apartamento', 'Casa', 'Terreno', 'Comercial', 'Rural'])
      expect((await create({ tipo })).body.tipo).toBe(tipo);
    for (const tipo of ['casa', 'Castelo', '', null, undefined, 5])
      expect(await create({ tipo })).toMatchObject({
        status: 400,
        body: { field: 'tipo', message: 'Selecione o tipo do imóvel' },
      });
  });

  it.each([
    ['titulo', 'Título do imóvel é obrigatório', ['', '   ', null, 5, undefined]],
    ['corretorId', 'Selecione o corretor', ['', 0, null, 'x', [], undefined, -1, 2 ** 31]],
    ['bairroId', 'Selecione o bairro', ['', 0, null, {}, undefined]],
    [
      'preco',
      'Preço inválido: use o formato 450.000,00',
      ['1.2.3', '-1', -1, 'NaN', '1e3', 1e21, 12.345, true, '10000000000000'],
    ],
    ['area', 'Área inválida: use o formato 72,50', ['cem', '100000000', '72,505']],
    ['dormitorios', 'Use um número inteiro de 0 a 99', ['1.5', 1.5, -1, 100, 'x', true]],
    ['autorizacaoEm', 'Data inválida', ['31/03/2027', '2026-02-30', '0001-01-01', 20260331]],
    ['ativo', 'Use verdadeiro ou falso', ['sim', 1, null]],
    ['fotos', 'Lista de imagens inválida', ['/media/a.webp', {}, null]],
    ['fotos', 'Use no máximo 20 imagens', [Array.from({ length: 21 }, (_, n) => `/media/${n}.webp`)]],
    ['fotos.0', 'Endereço de imagem inválido', [['javascript:alert(1)'], ['/media/../x.webp']]],
  ])('USD-04 API-13 API-21 a bad %s is refused with “%s”', async (field, message, values) => {
    for (const value of values) {
      const answer = await create({ [field.split('.')[0]!]: value });
      expect(answer, JSON.stringify(value)).toMatchObject({ status: 400, body: { field, message } });
    }
  });

  it('USD-04 DAT-27 names a corretor and a bairro that are there, not in the trash and not rejected', async () => {
    const gone = await createCorretor(app.db, { excluidoEm: new Date() });
    const rejected = await createCorretor(app.db, { rejeitadoEm: new Date() });
    for (const id of [gone.id, rejected.id, 99_999])
      expect(await create({ corretorId: id })).toMatchObject({
        status: 400,
        body: { field: 'corretorId', message: 'Corretor não encontrado' },
      });
    const lost = await createBairro(app.db, { excluidoEm: new Date() });
    expect(await create({ bairroId: lost.id })).toMatchObject({
      status: 400,
      body: { field: 'bairroId', message: 'Bairro não encontrado' },
    });
  });

  it('USD-04 an authorisation does not end before it begins, whichever day is changed', async () => {
    const refused = {
      status: 400,
      body: { field: 'autorizacaoAte', message: 'A autorização não pode terminar antes de começar' },
    };
    expect(await create({ autorizacaoEm: '2026-03-02', autorizacaoAte: '2026-03-01' })).toMatchObject(
      refused,
    );
    const { id } = (await create({ autorizacaoEm: '2026-03-02' })).body;
    expect(await put(id, { autorizacaoAte: '2026-03-01' })).toMatchObject(refused);
    expect((await put(id, { autorizacaoAte: '2026-03-02' })).status).toBe(200);
    expect(await put(id, { autorizacaoEm: '2026-03-03' })).toMatchObject(refused);
    expect((await put(id, { autorizacaoEm: '', autorizacaoAte: null })).body).toMatchObject({
      autorizacaoEm: null,
      autorizacaoAte: null,
    });
  });
});

describe('a change', () => {
  it('USD-04 API-19 touches what the body names, null clears, the same again writes nothing', async () => {
    const { body: made } = await create({ preco: '450000', descricao: 'Texto', fotos: ['/media/a.webp'] });
    const changed = await put(made.id, { titulo: 'Casa na serra', descricao: null, ativo: false });
    expect(changed.body).toMatchObject({
      titulo: 'Casa na serra',
      descricao: null,
      ativo: false,
      revisao: 2,
      preco: '450000.00',
      fotos: ['/media/a.webp'],
    });
    const again = await put(made.id, { titulo: 'Casa na serra', preco: '450.000,00', ativo: false });
    expect(again.body.revisao).toBe(2);
    const stale = await put(made.id, { revisao: 1, titulo: 'Outra' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'alterado', change: { by: 'admin', current: { titulo: 'Casa na serra' } } },
    });
    expect(stale.body.change.fields.sort()).toEqual(['ativo', 'descricao', 'titulo']);
  });

  it('R33 the log tells what was done, and apart from it what somebody wrote about a home', async () => {
    const { body: made } = await create({ endereco: 'Rua Secreta, 7', fotos: ['/media/upload/aa/b.webp'] });
    await put(made.id, { preco: '300000' });
    await app.call('DELETE', `${path}/${made.id}`);
    const of = and(eq(auditoria.entidade, 'imovel-usado'), eq(auditoria.entidadeId, String(made.id)));
    const entries = await app.db.select().from(auditoria).where(of).orderBy(auditoria.id);
    expect(entries.map(({ acao, nome }) => [acao, nome])).toEqual([
      ['criou', null],
      ['alterou', null],
      ['excluiu', null],
    ]);
    expect(entries[1]!.dados).toEqual({ antes: { preco: null }, depois: { preco: '300000.00' } });
    expect(JSON.stringify(entries.map(({ pessoais, ...rest }) => rest))).not.toMatch(
      /Secreta|Casa da praia|upload/,
    );
    const { body: told } = await app.get(`/api/auditoria?entidade=imovel-usado&entidadeId=${made.id}`);
    expect(told.itens[0].nome).toBe('Casa da praia');
    expect(told.itens[2].mudancas).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ campo: 'endereco', depois: 'Rua Secreta, 7' }),
        expect.objectContaining({ campo: 'fotos', depois: ['/media/upload/aa/b.webp'] }),
      ]),
    );
  });
});

describe('a delete', () => {
  it('USD-02 DAT-27 puts it into the trash, from where it comes back once its corretor is there', async () => {
    const own = await createCorretor(app.db);
    const { body: made } = await create({ corretorId: own.id });
    const held = await app.call('DELETE', `/api/corretores/${own.id}`);
    expect(held).toMatchObject({
      status: 409,
      body: {
        message: 'Este corretor está em uso: 1 imóvel usado',
        uses: [{ path: `/admin/imoveis-usados?corretor=${own.id}`, items: [{ nome: 'Casa da praia' }] }],
      },
    });
    expect(await app.call('DELETE', `${path}/${made.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await app.get(`${path}/${made.id}`)).toMatchObject({
      status: 404,
      body: { message: 'Imóvel usado não encontrado' },
    });
    const ids = (await app.get(path)).body.map(({ id }: { id: number }) => id);
    expect(ids).not.toContain(made.id);
    const restore = () => app.post(`/api/lixeira/imovel-usado/${made.id}/restaurar`, {});
    expect((await app.call('DELETE', `/api/corretores/${own.id}`)).status).toBe(200);
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'pai-na-lixeira' } });
    expect((await app.post(`/api/lixeira/corretor/${own.id}/restaurar`, {})).status).toBe(200);
    expect(await restore()).toMatchObject({ status: 200, body: { id: made.id } });
  });
});
