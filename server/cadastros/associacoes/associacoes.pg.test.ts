import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { associacoesSchema, corretoresAssociadosSchema } from '#contract/cadastros/associacoes.ts';
import { associacoes } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';

let app: TestApp;
let aurora: number;
let brisa: number;
let corais: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  const named = async (nome: string) => (await createEmpreendimento(app.db, { nome })).id;
  aurora = await named('Aurora');
  brisa = await named('Brisa');
  corais = await named('Corais');
});
afterAll(() => app?.close());
beforeEach(() => app.db.delete(associacoes).then(() => undefined));

const newCorretor = async (nome?: string) => (await createCorretor(app.db, nome ? { nome } : {})).id;
const read = async (id: number) => (await app.get(`/api/corretores/${id}/associacoes`)).body;
const save = (id: number, itens: unknown, versao?: unknown) =>
  app.call('PUT', `/api/corretores/${id}/associacoes`, { body: { itens, versao } });
const of = (id: number) => app.get(`/api/empreendimentos/${id}/corretores`);
const change = (id: number, body: unknown) =>
  app.call('PUT', `/api/empreendimentos/${id}/corretores`, { body });
const names = (itens: { nome: string }[]) => itens.map(({ nome }) => nome);
const entriesOf = (entidade: string, id: number) =>
  app.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.entidade, entidade), eq(auditoria.entidadeId, String(id))))
    .orderBy(auditoria.id);

describe('what a corretor shows', () => {
  it('DAT-16 DAT-17 is chosen, ordered, highlighted and described in one call, and answered with what it is', async () => {
    const id = await newCorretor();
    expect(await read(id)).toMatchObject({ corretorId: id, itens: [] });
    const saved = await save(id, [
      { empreendimentoId: corais, destaque: true, descricaoPersonalizada: '  Vista para o mar ' },
      { empreendimentoId: String(aurora) },
      { empreendimentoId: brisa, ativo: false, descricaoPersonalizada: '' },
    ]);
    expect(saved.status).toBe(200);
    expect(associacoesSchema.strict().safeParse(saved.body).error).toBeUndefined();
    expect(saved.body.itens).toMatchObject([
      { nome: 'Corais', destaque: true, ativo: true, descricaoPersonalizada: 'Vista para o mar' },
      { nome: 'Aurora', destaque: false, ativo: true, descricaoPersonalizada: null },
      { nome: 'Brisa', destaque: false, ativo: false, descricaoPersonalizada: null },
    ]);
    expect(await read(id)).toEqual(saved.body);

    const reordered = await save(id, [{ empreendimentoId: brisa }, { empreendimentoId: corais }]);
    expect(names(reordered.body.itens)).toEqual(['Brisa', 'Corais']);
    expect(reordered.body.itens[1]).toMatchObject({ destaque: false, descricaoPersonalizada: null });
    expect((await save(id, [])).body.itens).toEqual([]);
  });

  it('DAT-17 API-19 a save on an older list is refused with the list as it is now; the same again writes nothing', async () => {
    const id = await newCorretor();
    const { versao } = await read(id);
    const first = await save(id, [{ empreendimentoId: aurora }], versao);
    expect(first.status).toBe(200);
    const stale = await save(id, [{ empreendimentoId: brisa }], versao);
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'alterado',
        message: 'As associações deste corretor foram alteradas por admin. Confira antes de salvar.',
        change: { by: 'admin', current: { itens: [{ nome: 'Aurora' }] } },
      },
    });
    const again = await save(id, [{ empreendimentoId: aurora }], first.body.versao);
    expect(again.body).toEqual(first.body);
    expect(await entriesOf('corretor', id)).toHaveLength(1);
    expect((await save(id, [{ empreendimentoId: brisa }], null)).status).toBe(200);
  });

  it.each([
    [
      'itens.1.empreendimentoId',
      'Empreendimento não encontrado',
      () => [{ empreendimentoId: brisa }, { empreendimentoId: 99_999 }],
    ],
    [
      'itens.1.empreendimentoId',
      'Este empreendimento já está na lista',
      () => [{ empreendimentoId: brisa }, { empreendimentoId: String(brisa) }],
    ],
    ['itens.0.empreendimentoId', 'Escolha o empreendimento', () => [{ empreendimentoId: 'x' }]],
    [
      'itens.0.descricaoPersonalizada',
      'Use no máximo 500 caracteres',
      () => [{ empreendimentoId: brisa, descricaoPersonalizada: 'x'.repeat(501) }],
    ],
    ['itens.0.destaque', 'Use verdadeiro ou falso', () => [{ empreendimentoId: brisa, destaque: 'sim' }]],
    ['itens.0', 'Associação inválida', () => [5]],
    ['itens', 'Lista de empreendimentos inválida', () => null],
    [
      'itens',
      'Escolha no máximo 500 empreendimentos',
      () => Array.from({ length: 501 }, (_, n) => ({ empreendimentoId: n + 1 })),
    ],
  ])('DAT-17 API-13 with a bad %s (“%s”) nothing is saved', async (field, message, itens) => {
    const id = await newCorretor();
    await save(id, [{ empreendimentoId: aurora }]);
    expect(await save(id, itens())).toMatchObject({ status: 400, body: { field, message } });
    expect(names((await read(id)).itens)).toEqual(['Aurora']);
  });

  it('DAT-17 DAT-27 what is in the trash is neither chosen nor shown, and comes back with its place', async () => {
    const id = await newCorretor();
    const passing = await createEmpreendimento(app.db, { nome: 'Passageiro' });
    const both = [{ empreendimentoId: passing.id }, { empreendimentoId: aurora }];
    await save(id, both);
    await app.call('DELETE', `/api/empreendimentos/${passing.id}`);
    expect(names((await read(id)).itens)).toEqual(['Aurora']);
    expect(await save(id, both)).toMatchObject({ status: 400, body: { field: 'itens.0.empreendimentoId' } });
    await save(id, [{ empreendimentoId: aurora, destaque: true }]);
    await app.post(`/api/lixeira/empreendimento/${passing.id}/restaurar`, {});
    expect(names((await read(id)).itens).sort()).toEqual(['Aurora', 'Passageiro']);
  });

  it('DAT-17 DAT-27 a corretor who is not there, in the trash or rejected shows nothing', async () => {
    const gone = (await createCorretor(app.db, { excluidoEm: new Date() })).id;
    const rejected = (await createCorretor(app.db, { rejeitadoEm: new Date() })).id;
    for (const id of [gone, rejected, 99_999]) {
      expect(await app.get(`/api/corretores/${id}/associacoes`)).toMatchObject({
        status: 404,
        body: { message: 'Corretor não encontrado' },
      });
      expect((await save(id, [])).status).toBe(404);
    }
  });

  it('R33 the log tells what is shown now, and keeps his own words apart', async () => {
    const id = await newCorretor();
    await save(id, [
      { empreendimentoId: brisa, destaque: true, descricaoPersonalizada: 'Ligue para a Teodora' },
      { empreendimentoId: aurora, ativo: false },
    ]);
    const entries = await entriesOf('corretor', id);
    expect(entries).toMatchObject([
      { acao: 'associou', dados: { depois: { associacoes: ['Brisa (destaque)', 'Aurora (inativa)'] } } },
    ]);
    expect(JSON.stringify(entries.map(({ pessoais, ...rest }) => rest))).not.toContain('Teodora');
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${id}`);
    expect(JSON.stringify(log.itens[0].mudancas)).toContain('Brisa: Ligue para a Teodora');
  });
});

describe('who shows an empreendimento', () => {
  it('DAT-17 corretores are added at the end of their lists and removed; repeating changes nothing', async () => {
    const [otavio, ana] = [await newCorretor('Otávio Serra'), await newCorretor('ana Lima')];
    await save(otavio, [{ empreendimentoId: brisa, destaque: true }]);
    const added = await change(aurora, { adicionar: [otavio, String(ana), ana] });
    expect(added.status).toBe(200);
    expect(corretoresAssociadosSchema.strict().safeParse(added.body).error).toBeUndefined();
    expect(added.body).toMatchObject({
      empreendimentoId: aurora,
      itens: [
        {
          corretorId: ana,
          nome: 'ana Lima',
          ativo: true,
          destaque: false,
          corretorAtivo: true,
          aprovado: false,
        },
        { corretorId: otavio, nome: 'Otávio Serra' },
      ],
    });
    expect((await of(aurora)).body).toEqual(added.body);
    expect(names((await read(otavio)).itens)).toEqual(['Brisa', 'Aurora']);

    expect((await change(aurora, { adicionar: [ana] })).body).toEqual(added.body);
    const removed = await change(aurora, { remover: [ana, 99_999] });
    expect(names(removed.body.itens)).toEqual(['Otávio Serra']);
    expect(await entriesOf('empreendimento', aurora)).toMatchObject([
      { acao: 'associou', nome: 'Aurora', dados: { corretoresRemovidos: [] } },
      { acao: 'associou', dados: { corretoresAdicionados: [], corretoresRemovidos: [ana] } },
    ]);
    expect((await entriesOf('corretor', ana)).map(({ dados }) => dados)).toEqual([
      { adicionado: 'Aurora' },
      { removido: 'Aurora' },
    ]);
  });

  it('DAT-17 API-19 a corretor added from here makes his own list another one', async () => {
    const id = await newCorretor();
    const { versao } = await read(id);
    await change(aurora, { adicionar: [id] });
    expect((await save(id, [], versao)).status).toBe(409);
  });

  it.each([
    ['adicionar.1', 'Corretor não encontrado', (id: number) => ({ adicionar: [id, 99_999] })],
    ['adicionar.0', 'Escolha o corretor', () => ({ adicionar: ['x'] })],
    ['adicionar', 'Lista de corretores inválida', () => ({ adicionar: 'todos' })],
    [
      'adicionar',
      'Escolha no máximo 1.000 corretores por vez',
      () => ({ adicionar: Array.from({ length: 1001 }, (_, n) => n + 1) }),
    ],
    [
      'remover',
      'O mesmo corretor não pode ser adicionado e removido',
      (id: number) => ({ adicionar: [id], remover: [id] }),
    ],
  ])('DAT-17 API-13 with a bad %s (“%s”) nobody is added', async (field, message, body) => {
    const id = await newCorretor();
    expect(await change(aurora, body(id))).toMatchObject({ status: 400, body: { field, message } });
    expect((await of(aurora)).body.itens).toEqual([]);
  });

  it('DAT-17 DAT-27 a corretor in the trash is not counted, an empreendimento there has none', async () => {
    const id = await newCorretor();
    const passing = (await createEmpreendimento(app.db)).id;
    await change(passing, { adicionar: [id] });
    await app.call('DELETE', `/api/corretores/${id}`);
    expect((await of(passing)).body.itens).toEqual([]);
    expect(await change(passing, { adicionar: [id] })).toMatchObject({ status: 400 });
    await app.call('DELETE', `/api/empreendimentos/${passing}`);
    for (const answer of [await of(passing), await change(passing, {}), await of(99_999)])
      expect(answer).toMatchObject({ status: 404, body: { message: 'Empreendimento não encontrado' } });
  });

  it('R30 twenty who choose from both sides at one moment all succeed, and each pair stands once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => newCorretor()));
    const answers = await Promise.all(
      ids.flatMap((id) => [
        change(aurora, { adicionar: ids }),
        save(id, [{ empreendimentoId: brisa }, { empreendimentoId: aurora }]),
        change(brisa, { adicionar: [...ids].reverse() }),
        save(id, [{ empreendimentoId: aurora }, { empreendimentoId: brisa }]),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await app.db.$count(associacoes)).toBe(2 * ids.length);
  });
});
