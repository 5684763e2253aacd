import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lixeiraItemSchema } from '#contract/painel/lixeira.ts';
import { empreendimentos, hotsites, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { bairros, cidades, regioes, zonas } from '#server/db/schema/territorio.ts';
import { createTrashBins } from '#server/entidades.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createZona } from '#tests/factories/zona.ts';
import { emptyTerritorio } from '#tests/fixtures/territorio.ts';
import { createLixeira } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.login();
  await emptyTerritorio(app.db);
  await emptyTables(app.db, 'incorporadoras');
});

type Body = Record<string, unknown>;
const make = async (list: string, body: Body) => (await app.post(`/api/${list}`, body)).body;
const remove = async (list: string, id: number) =>
  expect((await app.call('DELETE', `/api/${list}/${id}`)).status).toBe(200);
const restore = (entidade: string, id: number, body: Body = {}) =>
  app.post(`/api/lixeira/${entidade}/${id}/restaurar`, body);
const trash = async () =>
  (await app.get('/api/lixeira')).body as { entidade: string; id: number; nome: string }[];

/** A territory down to one bairro. */
async function branch() {
  const regiao = await make('regioes', { nome: 'Sudeste', codigo: 'SE' });
  const estado = await make('estados', { nome: 'São Paulo', sigla: 'SP', regiaoId: regiao.id });
  const cidade = await make('cidades', { nome: 'Campinas', estadoId: estado.id });
  const zona = await make('zonas', { nome: 'Leste', cidadeId: cidade.id });
  const bairro = await make('bairros', { nome: 'Cambuí', zonaId: zona.id });
  return { regiao, estado, cidade, zona, bairro };
}

describe('what is in it', () => {
  it('DAT-27 lists what was deleted, last first: what, when, by whom, until when', async () => {
    const { zona, bairro } = await branch();
    expect(await trash()).toEqual([]);
    await remove('bairros', bairro.id);
    app.clock.advance(60_000);
    await app.login();
    await remove('zonas', zona.id);
    const items = await trash();
    for (const item of items) expect(lixeiraItemSchema.strict().safeParse(item).error).toBeUndefined();
    const at = app.clock.now().getTime();
    expect(items).toEqual([
      {
        entidade: 'zona',
        rotulo: 'Zona',
        id: zona.id,
        nome: 'Leste',
        excluidoPor: 'admin',
        excluidoEm: new Date(at).toISOString(),
        expiraEm: new Date(at + 30 * 86_400_000).toISOString(),
      },
      expect.objectContaining({ entidade: 'bairro', id: bairro.id, nome: 'Cambuí', excluidoPor: 'admin' }),
    ]);
  });

  it('DAT-27 is fresh after every delete and every restore', async () => {
    const { bairro } = await branch();
    for (let round = 0; round < 3; round++) {
      await remove('bairros', bairro.id);
      expect((await trash()).map(({ id }) => id)).toEqual([bairro.id]);
      expect((await restore('bairro', bairro.id)).status).toBe(200);
      expect(await trash()).toEqual([]);
    }
  });
});

describe('bringing back', () => {
  it('DAT-27 a record comes back as it was, into its list, and the log tells', async () => {
    const { bairro } = await branch();
    await remove('bairros', bairro.id);
    const answer = await restore('bairro', bairro.id);
    expect([answer.status, answer.body]).toEqual([200, { ...bairro, revisao: 3 }]);
    expect((await app.get('/api/bairros')).body).toEqual([answer.body]);
    const [entry] = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'restaurou'));
    expect(entry).toMatchObject({
      entidade: 'bairro',
      entidadeId: String(bairro.id),
      nome: 'Cambuí',
      revisao: 3,
    });
  });

  it('DAT-27 what it belongs to must be there: the answer says what to restore first', async () => {
    const { zona, bairro } = await branch();
    await remove('bairros', bairro.id);
    await remove('zonas', zona.id);
    const answer = await restore('bairro', bairro.id);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'pai-na-lixeira',
        message: 'A zona “Leste” está na lixeira. Restaure-a primeiro.',
        uses: [{ path: '/admin/lixeira', items: [{ id: zona.id, nome: 'Leste' }] }],
      },
    });
    expect((await restore('zona', zona.id)).status).toBe(200);
    expect((await restore('bairro', bairro.id)).status).toBe(200);
  });

  it('DAT-27 or it is given another one', async () => {
    const { zona, bairro } = await branch();
    const { id: zonaId } = await createZona(app.db, { nome: 'Oeste' });
    await remove('bairros', bairro.id);
    await remove('zonas', zona.id);
    const answer = await restore('bairro', bairro.id, { zonaId });
    expect([answer.status, answer.body.zona.nome]).toEqual([200, 'Oeste']);
  });

  it('DAT-27 a code that is taken by now is told, and another one brings it back', async () => {
    const { id } = await make('regioes', { nome: 'Sul', codigo: 'S' });
    await remove('regioes', id);
    await make('regioes', { nome: 'Sul novo', codigo: 'S' });
    const clash = await restore('regiao', id);
    expect(clash).toMatchObject({
      status: 409,
      body: { code: 'duplicado', field: 'codigo', message: 'Já existe uma região com este código' },
    });
    expect(clash.body.detail).toMatch(/outro valor/);
    expect((await restore('regiao', id, { codigo: 'S' })).status).toBe(409);
    const back = await restore('regiao', id, { codigo: ' S2 ', desconhecido: 1 });
    expect(back).toMatchObject({ status: 200, body: { id, nome: 'Sul', codigo: 'S2' } });
    const [entry] = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'restaurou'));
    expect(entry!.dados).toMatchObject({ antes: { codigo: 'S' }, depois: { codigo: 'S2' } });
  });

  it('DAT-27 DEV-07 the same for an incorporadora of a taken CNPJ, its other fields untouched', async () => {
    const made = await make('incorporadoras', {
      nome: 'Serra Azul',
      cnpj: '11.222.333/0001-81',
      contatoEmail: 'a@exemplo.com.br',
      logo: '/media/a.webp',
      ativo: false,
    });
    await remove('incorporadoras', made.id);
    await make('incorporadoras', { nome: 'Outra', cnpj: '11222333000181' });
    expect((await restore('incorporadora', made.id)).body).toMatchObject({
      code: 'duplicado',
      field: 'cnpj',
    });
    const back = await restore('incorporadora', made.id, { cnpj: '' });
    expect(back.body).toMatchObject({ ...made, cnpj: null, revisao: 3, atualizadoEm: expect.any(String) });
  });

  it('DAT-27 TER-61 a bairro whose slug was taken meanwhile comes back under another', async () => {
    const { zona, bairro } = await branch();
    await remove('bairros', bairro.id);
    await make('bairros', { nome: 'Cambuí', zonaId: zona.id });
    expect((await restore('bairro', bairro.id)).body.slug).toBe('cambui-campinas');
  });

  it('DAT-27 values that will not do are refused in the catalogue’s words', async () => {
    const { bairro } = await branch();
    await remove('bairros', bairro.id);
    for (const [body, message] of [
      [{ nome: ' ' }, 'Nome e zona são obrigatórios'],
      [{ zonaId: 0 }, 'Nome e zona são obrigatórios'],
      [{ foto: 'javascript:x' }, 'Endereço de imagem inválido'],
    ] as const) {
      const answer = await restore('bairro', bairro.id, body);
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
    expect((await trash()).map(({ id }) => id)).toEqual([bairro.id]);
  });

  it('DAT-27 answers 404 for what is live, was never there, or has no trash; of ten at once one does it', async () => {
    const { bairro } = await branch();
    for (const [entidade, id] of [
      ['bairro', bairro.id],
      ['bairro', 2_147_483_647],
      ['constructor', 1],
      ['usuario', 1],
    ] as const)
      expect((await restore(entidade, id)).status).toBe(404);
    await remove('bairros', bairro.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => restore('bairro', bairro.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  });
});

describe('DAT-27 EMP-23 an empreendimento and its hotsite', () => {
  async function deleted() {
    const empreendimento = await createEmpreendimento(app.db, { nome: 'Aurora' });
    const hotsite = await createHotsite(app.db, { empreendimentoId: empreendimento.id, rota: 'aurora' });
    await remove('empreendimentos', empreendimento.id);
    return { empreendimento, hotsite };
  }
  const hotsiteOf = async (id: number) =>
    (await app.db.select().from(hotsites).where(eq(hotsites.id, id)))[0];

  it('go and come back together; one that was deleted before stays where it is', async () => {
    const { empreendimento, hotsite } = await deleted();
    const older = await createHotsite(app.db, {
      empreendimentoId: empreendimento.id,
      rota: 'aurora-velha',
      excluidoEm: new Date('2020-01-01T00:00:00Z'),
    });
    expect(await trash()).toMatchObject([
      { entidade: 'empreendimento', nome: 'Aurora' },
      { entidade: 'hotsite', id: older.id },
    ]);
    const answer = await restore('empreendimento', empreendimento.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: empreendimento.id, hotsite: { rota: 'aurora' } },
    });
    expect((await hotsiteOf(hotsite.id))?.excluidoEm).toBeNull();
    expect((await hotsiteOf(older.id))?.excluidoEm).not.toBeNull();
    expect((await app.get('/api/empreendimentos')).body).toHaveLength(1);
  });

  it('a rota that is taken by now is told, and another one brings both back', async () => {
    const { empreendimento, hotsite } = await deleted();
    await createHotsite(app.db, { rota: 'aurora' });
    const clash = await restore('empreendimento', empreendimento.id);
    expect(clash).toMatchObject({ status: 409, body: { code: 'duplicado', field: 'rota' } });
    expect((await app.get(`/api/empreendimentos/${empreendimento.id}`)).status).toBe(404);
    expect((await restore('empreendimento', empreendimento.id, { rota: 'Aurora São João' })).status).toBe(
      200,
    );
    expect((await hotsiteOf(hotsite.id))?.rota).toBe('aurora-sao-joao');
  });

  it('need their incorporadora', async () => {
    const { empreendimento } = await deleted();
    await remove('incorporadoras', empreendimento.incorporadoraId);
    const answer = await restore('empreendimento', empreendimento.id);
    expect(answer.body.message).toMatch(/^A incorporadora “.+” está na lixeira\. Restaure-a primeiro\.$/);
  });
});

describe('DAT-27 after thirty days', () => {
  const day = 86_400_000;
  const lixeira = () =>
    createLixeira({
      db: app.db,
      clock: app.clock,
      log: createLog('silent'),
      bins: createTrashBins({ db: app.db }),
    });
  const pass = async (days: number) => {
    app.clock.advance(days * day);
    await app.login();
  };

  it('what was deleted is removed for good, children before their parents, and is noted', async () => {
    const { regiao, estado, cidade, zona, bairro } = await branch();
    for (const [list, { id }] of [
      ['bairros', bairro],
      ['zonas', zona],
      ['cidades', cidade],
      ['estados', estado],
      ['regioes', regiao],
    ] as const)
      await remove(list, id);
    app.clock.advance(30 * day - 1000);
    expect(await lixeira().purge()).toBe(0);
    await pass(1);
    expect(await lixeira().purge()).toBe(5);
    expect(await app.db.select().from(regioes)).toEqual([]);
    expect(await trash()).toEqual([]);
    const noted = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'apagou'));
    expect(noted.map(({ entidade, nome, userId }) => [entidade, nome, userId]).sort()).toEqual(
      [
        ['bairro', 'Cambuí', null],
        ['cidade', 'Campinas', null],
        ['estado', 'São Paulo', null],
        ['regiao', 'Sudeste', null],
        ['zona', 'Leste', null],
      ].sort(),
    );
  });

  it('what something still belongs to stays, and can be restored', async () => {
    const { zona, bairro } = await branch();
    await remove('bairros', bairro.id);
    await app.db
      .update(zonas)
      .set({ excluidoEm: new Date(0) })
      .where(eq(zonas.id, zona.id));
    expect(await lixeira().purge()).toBe(0);
    expect(await app.db.select().from(bairros)).toHaveLength(1);
    expect((await restore('zona', zona.id)).status).toBe(200);
  });

  it('a hotsite goes before its empreendimento, and personal values leave the log with their record', async () => {
    const { id: incorporadoraId } = await make('incorporadoras', {
      nome: 'Serra',
      contatoTelefone: '19 3333-4444',
    });
    const { id } = await createEmpreendimento(app.db, { incorporadoraId });
    await createHotsite(app.db, { empreendimentoId: id });
    await remove('empreendimentos', id);
    await remove('incorporadoras', incorporadoraId);
    const withPersonal = () => app.db.select().from(auditoria).where(isNotNull(auditoria.pessoais));
    expect(await withPersonal()).toHaveLength(1);
    await pass(31);
    await lixeira().purge();
    expect(await withPersonal()).toEqual([]);
    for (const table of [hotsites, empreendimentos, incorporadoras])
      expect(await app.db.select().from(table)).toEqual([]);
    const kept = await app.db
      .select()
      .from(auditoria)
      .where(and(eq(auditoria.entidade, 'incorporadora'), eq(auditoria.acao, 'criou')));
    expect(kept).toHaveLength(1);
  });

  it('the working process purges when it starts', async () => {
    const { bairro } = await branch();
    await remove('bairros', bairro.id);
    await pass(31);
    const working = lixeira();
    working.start();
    await expect.poll(() => app.db.select().from(bairros)).toEqual([]);
    await working.stop();
    expect(await app.db.select().from(cidades)).toHaveLength(1);
  });
});
