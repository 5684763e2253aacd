import { afterAll, beforeAll, expect, it } from 'vitest';
import { deedText, fieldLabel } from '#contract/painel/audit-words.ts';
import { createTrashBins } from '#server/entidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import { fileColumns } from '#web/kit/csv/file-columns.ts';
import { writeCsv } from '#web/kit/csv/write-csv.ts';

/** Behaviour of the guide's entity, run where the guide was followed: `novo-cadastro.collection.test.ts`. */
let app: TestApp;
let bairroId: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  bairroId = (await createBairro(app.db, { nome: 'Cambuí' })).id;
});
afterAll(() => app?.close());

const list = '/api/condominios';
const screenOf = async (): Promise<AnyCrudScreen> => {
  const file = '#web/cadastros/condominios/condominios.tsx';
  return ((await import(file)) as { condominiosScreen: AnyCrudScreen }).condominiosScreen;
};
const put = (id: number, body: object) => app.call('PUT', `${list}/${id}`, { body });
const remove = (path: string) => app.call('DELETE', path);
const trash = async () => (await app.get('/api/lixeira')).body as { entidade: string; nome: string }[];
const rows = async () => (await app.get(list)).body as Record<string, unknown>[];
const importing = (linhas: object[], simular = false) =>
  app.post(`${list}/importar`, { linhas, simular }).then(({ body }) => body);
let id: number;

it('is created with every field, a blank one empty, and listed with what it belongs to', async () => {
  const missing = await app.post(list, { bairroId });
  expect(missing).toMatchObject({ status: 400, body: { field: 'nome', message: 'Informe o nome' } });
  const uncounted = await app.post(list, { nome: 'Sem torres', bairroId });
  expect(uncounted).toMatchObject({ status: 400, body: { field: 'torres', message: 'Informe as torres' } });
  const orphan = await app.post(list, { nome: 'Sem bairro', bairroId: 999_999, torres: 1 });
  expect(orphan).toMatchObject({
    status: 400,
    body: { field: 'bairroId', message: 'Bairro não encontrado' },
  });
  const made = await app.post(list, {
    nome: 'Jardim das Acácias',
    bairroId: String(bairroId),
    torres: '3',
    taxa: '1.850,00',
    assembleia: '',
  });
  id = made.body.id;
  expect(await rows()).toEqual([
    {
      id,
      nome: 'Jardim das Acácias',
      bairroId,
      bairro: { id: bairroId, nome: 'Cambuí' },
      torres: 3,
      taxa: '1850.00',
      ativo: true,
      assembleia: null,
      revisao: 1,
    },
  ]);
  expect(made.body).toEqual((await rows())[0]);
});

it('is edited; who edits an older state is told what stands now', async () => {
  const kept = { nome: 'Jardim', bairroId, torres: 3 };
  const changed = await put(id, { ...kept, ativo: false, assembleia: '2027-03-15', revisao: 1 });
  expect(changed).toMatchObject({
    status: 200,
    body: { ativo: false, assembleia: '2027-03-15', taxa: '1850.00', revisao: 2 },
  });
  const stale = await put(id, { ...kept, nome: 'Outro', revisao: 1 });
  expect(stale).toMatchObject({ status: 409, body: { change: { current: { nome: 'Jardim' } } } });
});

it('keeps its parent from being deleted, and says where it stands', async () => {
  const { status, body } = await remove(`/api/bairros/${bairroId}`);
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: 'Este bairro está em uso: 1 condomínio',
  });
  expect(body.uses[0]).toMatchObject({ path: `/admin/condominios?bairro=${bairroId}`, items: [{ id }] });
});

it('goes to the trash, comes back, and not without its parent', async () => {
  expect((await remove(`${list}/${id}`)).status).toBe(200);
  expect(await rows()).toEqual([]);
  expect(await trash()).toMatchObject([{ entidade: 'condominio', rotulo: 'Condomínio', nome: 'Jardim' }]);
  const restore = () => app.post(`/api/lixeira/condominio/${id}/restaurar`, {});
  expect((await remove(`/api/bairros/${bairroId}`)).status).toBe(200);
  expect(await restore()).toMatchObject({ status: 409, body: { code: 'pai-na-lixeira' } });
  await app.post(`/api/lixeira/bairro/${bairroId}/restaurar`, {});
  expect(await restore()).toMatchObject({ status: 200, body: { id, nome: 'Jardim' } });
});

it('goes out as a spreadsheet and comes in as one, each record once', async () => {
  const screen = await screenOf();
  const [head, row] = writeCsv(fileColumns([], screen.csv), await rows())
    .trim()
    .split(/\r?\n/);
  expect(head!.replace('\uFEFF', '').split(';')).toEqual([
    ...['Nome', 'Bairro', 'Torres', 'Taxa mensal', 'Ativo', 'Assembleia'],
  ]);
  const cells = row!.split(';');
  const linha = Object.fromEntries(screen.csv!.map(({ field }, index) => [field, cells[index]!]));
  const outro = { ...linha, nome: 'Outro', taxa: '900,50', ativo: 'Sim' };
  const nowhere = { nome: 'Longe', bairro: 'Nenhures' };
  expect(linha.assembleia).toBe('15/03/2027');
  const fate = (await importing([linha, outro, nowhere], true)).linhas;
  expect(fate).toMatchObject([
    { destino: 'igual' },
    { destino: 'novo' },
    { destino: 'erro', campo: 'bairro', mensagem: 'Bairro “Nenhures” não encontrado' },
  ]);
  expect((await importing([linha, outro])).gravado).toBe(true);
  expect(await importing([{ ...outro, torres: '4', assembleia: '16/03/2027' }])).toMatchObject({
    linhas: [{ destino: 'atualiza', antes: { torres: '3', assembleia: '15/03/2027' } }],
  });
  expect(await rows()).toMatchObject([
    { nome: 'Jardim' },
    { nome: 'Outro', torres: 4, assembleia: '2027-03-16' },
  ]);
});

it('has its form: what is empty, what is typed of a record, and the doubt about a second one', async () => {
  const { form, columns, filters, texts } = await screenOf();
  expect(texts.add).toBe('Novo Condomínio');
  expect(form.empty).toEqual({ nome: '', bairroId: '', torres: '', taxa: '', ativo: true, assembleia: '' });
  const [row] = await rows();
  expect(form.of(row)).toEqual({
    nome: 'Jardim',
    bairroId: String(bairroId),
    torres: '3',
    taxa: '1.850,00',
    ativo: false,
    assembleia: '2027-03-15',
  });
  expect(columns.map(({ label, value }) => [label, value(row)])).toEqual([
    ['Nome', 'Jardim'],
    ['Bairro', 'Cambuí'],
    ['Torres', 3],
    ['Taxa mensal', 1850],
    ['Ativo', 'Não'],
    ['Assembleia', '2027-03-15'],
  ]);
  expect(columns.at(-1)!.cell!(row)).toBe('15/03/2027');
  expect(filters).toMatchObject([{ id: 'bairro', label: 'Bairro', all: 'Todos os bairros' }]);
  expect(form.doubt!({ nome: 'JARDIM', bairroId }, await rows(), null)).toBe(
    'Já existe outro condomínio deste bairro com este nome: “Jardim”.',
  );
});

it('is told of in the log, field by field, in words', async () => {
  const { itens } = (await app.get('/api/auditoria?entidade=condominio')).body;
  const told = itens.map(deedText);
  expect(told).toEqual(
    expect.arrayContaining([
      'criou o condomínio Jardim das Acácias',
      'alterou o condomínio Jardim',
      'excluiu o condomínio Jardim',
      'restaurou o condomínio Jardim',
      'importou condomínios',
    ]),
  );
  expect(['taxa', 'torres', 'assembleia'].map(fieldLabel)).toEqual([
    ...['Taxa mensal', 'Torres', 'Assembleia'],
  ]);
  const [, made] = [...itens].reverse();
  expect(made.mudancas.map(({ campo }: { campo: string }) => campo)).toContain('nome');
});

it('is purged from the trash, and a word of it stays', async () => {
  await remove(`${list}/${id}`);
  const bin = createTrashBins({ db: app.db }).find((each) => (each.entidade as string) === 'condominio')!;
  expect(await bin.purge(new Date(app.clock.now().getTime() + 1000))).toBe(1);
  expect(await trash()).toEqual([]);
  const { itens } = (await app.get('/api/auditoria?entidade=condominio&acao=apagou')).body;
  expect(itens.map(deedText)).toEqual(['apagou de vez o condomínio Jardim']);
});
