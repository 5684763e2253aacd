import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empreendimentoSchema } from '#contract/cadastros/empreendimentos.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { momentInBrazil } from '#tests/moment-in-brazil.ts';

let app: TestApp;
let bairroId: number;
let incorporadoraId: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  bairroId = (await createBairro(app.db)).id;
  incorporadoraId = (await createIncorporadora(app.db)).id;
});
afterAll(() => app?.close());

const path = '/api/empreendimentos';
/** Body of the manual flow's first step. */
const documented = () => ({
  nome: 'Mirante do Sol',
  incorporadoraId,
  bairroId,
  descricao: 'Descrição em geração pela IA...',
  endereco: '',
  imagemPrincipal: '',
  precoInicial: '',
  status: 'em_lancamento',
  ativo: true,
});
const everything = () => ({
  ...documented(),
  descricao: 'Na esquina do parque.',
  endereco: 'Rua das Acácias, 410',
  imagemPrincipal: '/media/fachada.webp',
  precoInicial: '1.250.000,50',
  dormitoriosMin: '2',
  dormitoriosMax: '3',
  suitesMin: 1,
  suitesMax: 1,
  areaMin: '63,4',
  areaMax: '110.55',
  vagasMin: 1,
  vagasMax: 2,
  status: 'em_construcao',
  ativo: false,
  dataEntrega: '06/2029',
  dataTabela: '2026-11-01',
  registroIncorporacao: 'R-3/123.456',
  cartorio: '9º Oficial de Registro de Imóveis',
  amenidades: ['Piscina', ' Academia ', 'Piscina', ''],
  tipologias: [
    { nome: '2 dorms', dormitorios: '2', suites: '', vagas: 1, area: '63,40', preco: '690.000,00' },
    { nome: 'Studio' },
  ],
});
const create = async (body: Record<string, unknown> = documented()) => (await app.post(path, body)).body;
const update = (id: number, body: Record<string, unknown>) => app.call('PUT', `${path}/${id}`, { body });
const required = () => ({ nome: 'Outro nome', bairroId, incorporadoraId });

describe('POST /api/empreendimentos', () => {
  it('EMP-19 EMP-20 FLW-10 takes the documented body; what is blank is none', async () => {
    const answer = await app.post(path, documented());
    expect(answer.status).toBe(200);
    expect(empreendimentoSchema.strict().safeParse(answer.body).error).toBeUndefined();
    expect(answer.body).toMatchObject({
      ...documented(),
      endereco: null,
      imagemPrincipal: null,
      precoInicial: null,
    });
    expect((await app.get(path)).body.map(({ id }: { id: number }) => id)).toContain(answer.body.id);
  });

  it('EMP-11 EMP-20 takes every field of the dialog, to the last cent, and reads them back', async () => {
    const { id } = await create(everything());
    const { body } = await app.get(`${path}/${id}`);
    expect(body).toMatchObject({
      nome: 'Mirante do Sol',
      descricao: 'Na esquina do parque.',
      endereco: 'Rua das Acácias, 410',
      precoInicial: '1250000.50',
      areaMin: '63.40',
      areaMax: '110.55',
      dormitoriosMin: 2,
      dormitoriosMax: 3,
      suitesMin: 1,
      suitesMax: 1,
      vagasMin: 1,
      vagasMax: 2,
      status: 'em_construcao',
      ativo: false,
      imagemPrincipal: '/media/fachada.webp',
      dataEntrega: '2029-06',
      dataTabela: '2026-11-01',
      registroIncorporacao: 'R-3/123.456',
      cartorio: '9º Oficial de Registro de Imóveis',
      amenidades: ['Piscina', 'Academia'],
    });
    expect(body.tipologias).toEqual([
      ...[
        { nome: '2 dorms', dormitorios: 2, suites: null, vagas: 1, area: '63.40', preco: '690000.00' },
        { nome: 'Studio', dormitorios: null, suites: null, vagas: null, area: null },
      ],
    ]);
  });

  it('EMP-12 EMP-26 without a status or a switch it starts in launch and active', async () => {
    expect(await create(required())).toMatchObject({ status: 'em_lancamento', ativo: true });
  });

  it.each([
    ['EMP-16 no name', { nome: ' ' }, 'Nome e bairro são obrigatórios', 'nome'],
    ['EMP-16 no bairro', { bairroId: null }, 'Nome e bairro são obrigatórios', 'bairroId'],
    [
      'EMP-14 the 0 of no incorporadora',
      { incorporadoraId: 0 },
      'Incorporadora é obrigatória',
      'incorporadoraId',
    ],
    ['a bairro that is none', { bairroId: 999_999 }, 'Bairro não encontrado', 'bairroId'],
    [
      'an incorporadora that is none',
      { incorporadoraId: 999_999 },
      'Incorporadora não encontrada',
      'incorporadoraId',
    ],
    ['EMP-17 a count below 0', { vagasMin: -1 }, 'Use um número inteiro de 0 a 1000', 'vagasMin'],
    ['EMP-17 an area below 0', { areaMin: '-5' }, 'Área inválida: use o formato 72,50', 'areaMin'],
    [
      'EMP-17 a minimum above the maximum',
      { dormitoriosMin: 3, dormitoriosMax: 2 },
      'O valor mínimo não pode ser maior que o máximo',
      'dormitoriosMax',
    ],
    [
      'EMP-17 areas the wrong way round',
      { areaMin: '100', areaMax: '99,99' },
      'O valor mínimo não pode ser maior que o máximo',
      'areaMax',
    ],
    ['EMP-26 a status of its own', { status: 'suspenso' }, 'Selecione o status', 'status'],
    [
      'a price that is none',
      { precoInicial: '1e9' },
      'Preço inválido: use o formato 450.000,00',
      'precoInicial',
    ],
    [
      'a day that is none',
      { dataEntrega: '2029-02-30' },
      'Use mês e ano (06/2029) ou dia, mês e ano (30/06/2029)',
      'dataEntrega',
    ],
    [
      'a typology without a name',
      { tipologias: [{ nome: '' }] },
      'Dê um nome a cada tipologia',
      'tipologias.0.nome',
    ],
    [
      'a picture that is a script',
      { imagemPrincipal: 'javascript:alert(1)' },
      'Endereço de imagem inválido',
      'imagemPrincipal',
    ],
    [
      'a folder that is a script',
      { driveUrl: 'javascript:alert(1)' },
      'URL válida do Google Drive é obrigatória',
      'driveUrl',
    ],
  ])('refuses %s with its sentence', async (_, change, message, field) => {
    const answer = await app.post(path, { ...documented(), ...change });
    expect([answer.status, answer.body.message, answer.body.field]).toEqual([400, message, field]);
  });

  it('API-13 without a token it is closed', async () => {
    expect((await app.post(path, documented(), { token: null })).status).toBe(401);
  });
});

describe('PUT /api/empreendimentos/{id}', () => {
  it('EMP-21 answers the changed record and leaves what the body does not name', async () => {
    const { id } = await create(everything());
    const answer = await update(id, required());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      nome: 'Outro nome',
      precoInicial: '1250000.50',
      ativo: false,
      revisao: 2,
      amenidades: ['Piscina', 'Academia'],
    });
  });

  it('EMP-17 EMP-21 one end alone is measured by the stored other', async () => {
    const { id } = await create({ ...required(), areaMin: '50', areaMax: '80' });
    const low = await update(id, { ...required(), areaMax: '49,99' });
    expect([low.status, low.body.field]).toEqual([400, 'areaMax']);
    const high = await update(id, { ...required(), areaMin: '80,01' });
    expect([high.status, high.body.field]).toEqual([400, 'areaMin']);
    expect((await update(id, { ...required(), areaMin: '80' })).status).toBe(200);
  });

  it('EMP-21 API-19 a write on an older state is answered 409 with who changed what', async () => {
    const { id } = await create();
    await update(id, { ...required(), endereco: 'Rua Nova, 1', revisao: 1 });
    const late = await update(id, { ...required(), endereco: 'Rua Velha, 2', revisao: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'alterado']);
    expect(late.body.change).toMatchObject({ by: 'admin', current: { endereco: 'Rua Nova, 1' } });
    expect(late.body.change.fields).toContain('endereco');
    expect(late.body.message).toContain(`alterado por admin em ${momentInBrazil(late.body.change.at)}.`);
  });

  it('EMP-21 typologies that say the same stay as a reading wrote them', async () => {
    const read = [{ nome: '2 dorms', dormitorios: 2, suites: null, vagas: 1, area: '63' }];
    const { id } = await createEmpreendimento(app.db, { tipologias: read, bairroId, incorporadoraId });
    const typed = { ...required(), tipologias: [{ ...read[0], suites: '', area: '63,00', preco: '' }] };
    const [before] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
    expect((await update(id, { ...typed, nome: before!.nome })).body).toMatchObject({
      revisao: 1,
      tipologias: read,
    });
    const priced = { ...typed, tipologias: [{ ...read[0], preco: '500.000,00' }] };
    expect((await update(id, priced)).body.tipologias).toMatchObject([{ preco: '500000.00' }]);
  });

  it('EMP-21 EMP-22 of an unknown record is answered 404', async () => {
    expect((await update(999_999, required())).status).toBe(404);
  });

  it('EMP-19 EMP-21 every write leaves its entry: who, and what it was before', async () => {
    const { id } = await create();
    await update(id, { ...required(), precoInicial: '500000' });
    const notes = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidadeId, String(id)));
    expect(notes.map(({ acao }) => acao)).toEqual(['criou', 'alterou']);
    expect(notes[1]?.dados).toMatchObject({
      antes: { precoInicial: null, nome: 'Mirante do Sol' },
      depois: { precoInicial: '500000.00', nome: 'Outro nome' },
    });
  });
});

it('EMP-23 hotsite and associations go to the trash with it and come back with it', async () => {
  const { id } = await create();
  const hotsite = await createHotsite(app.db, { empreendimentoId: id });
  const corretor = await createCorretor(app.db);
  await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId: id, destaque: true });
  const associated = async () =>
    (await app.get(`/api/corretores/${corretor.id}/associacoes`)).body.itens.length;
  expect(await associated()).toBe(1);

  expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(200);
  expect(await associated()).toBe(0);
  expect((await app.post(`/api/hotsites/${hotsite.id}/generate-gpt5`, { style: 'modern' })).status).toBe(404);

  const back = await app.post(`/api/lixeira/empreendimento/${id}/restaurar`, {});
  expect(back.status).toBe(200);
  expect(back.body).toMatchObject({ id, hotsite: { id: hotsite.id, rota: hotsite.rota } });
  expect(await associated()).toBe(1);
  const [row] = await app.db.select().from(associacoes).where(eq(associacoes.empreendimentoId, id));
  expect(row).toMatchObject({ destaque: true });
});
