import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ImportVerdict } from '#contract/base/importacao.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const cnpj = '11.222.333/0001-81';
const importar = (linhas: unknown, simular = false) =>
  app.post('/api/incorporadoras/importar', { linhas, simular });
const judge = async (...linhas: Record<string, string>[]) =>
  (await importar(linhas, true)).body.linhas as ImportVerdict[];

beforeEach(async () => {
  await emptyTables(app.db, 'incorporadoras', 'auditoria');
  await app.db.transaction((tx) => bumpLists(tx, 'incorporadoras'));
  await app.post('/api/incorporadoras', { nome: 'Serra Azul', cnpj, contatoTelefone: '(11) 4000-0000' });
});

it('DEV-07 an incorporadora is known by its CNPJ however it is written, else by its name', async () => {
  const verdicts = await judge(
    { nome: 'Serra Azul', cnpj: '11222333000181' },
    { nome: 'SERRA AZUL' },
    { nome: 'Serra Azul Incorporações', cnpj },
    { nome: 'Barra Nova', cnpj: '11.444.777/0001-61' },
  );
  expect(verdicts.map(({ destino }) => destino)).toEqual(['igual', 'igual', 'erro', 'novo']);
  expect(await judge({ nome: 'Serra Azul Incorporações', cnpj })).toMatchObject([
    { destino: 'atualiza', antes: { nome: 'Serra Azul' } },
  ]);
});

it('names and CNPJs that contradict what is stored are told beside their cell', async () => {
  await app.post('/api/incorporadoras', { nome: 'Barra Nova', cnpj: '11.444.777/0001-61' });
  expect(
    await judge(
      { nome: 'Barra Nova', cnpj },
      { nome: 'Serra Azul', cnpj: '12.ABC.345/01DE-35' },
      { cnpj: '1' },
    ),
  ).toMatchObject([
    { campo: 'nome', mensagem: 'Já existe uma incorporadora com este nome e outro CNPJ' },
    { campo: 'cnpj', mensagem: `“Serra Azul” está cadastrada com o CNPJ ${cnpj}` },
    { campo: 'nome', mensagem: 'Nome da incorporadora é obrigatório' },
  ]);
});

it('two rows that share a CNPJ are one company', async () => {
  const verdicts = await judge({ nome: 'Um', cnpj: '99' }, { nome: 'Dois', cnpj: '9-9' });
  expect(verdicts[1]).toMatchObject({ destino: 'erro', motivo: 'repetida' });
});

it('DEV-08 DEV-15 empty cells leave what is stored; the state is a word', async () => {
  expect(await judge({ nome: 'Serra Azul', ativo: 'talvez' })).toMatchObject([
    { campo: 'ativo', mensagem: 'Escreva Ativo ou Inativo' },
  ]);
  const answer = await importar([
    { nome: 'Serra Azul', ativo: 'Inativo', contatoEmail: 'contato@example.com', contatoTelefone: '' },
    { nome: 'Barra Nova', ativo: 'não' },
    { nome: 'Vila Rica' },
  ]);
  expect(answer.status, answer.text).toBe(200);
  const { body } = await app.get('/api/incorporadoras');
  expect(body).toMatchObject([
    { nome: 'Barra Nova', ativo: false, cnpj: null, revisao: 1 },
    {
      nome: 'Serra Azul',
      cnpj,
      ativo: false,
      contatoEmail: 'contato@example.com',
      contatoTelefone: '(11) 4000-0000',
      revisao: 2,
    },
    { nome: 'Vila Rica', ativo: true },
  ]);
  const found = await app.db.select().from(incorporadoras).where(eq(incorporadoras.nomeNormal, 'vila rica'));
  expect(found).toHaveLength(1);
});

it('personal values of imported records are kept apart in the log', async () => {
  await importar([{ nome: 'Vila Rica', contatoEmail: 'ana@example.com', contatoTelefone: '11' }]);
  const [entry] = await app.db.select().from(auditoria).where(eq(auditoria.nome, 'Vila Rica'));
  expect(JSON.stringify(entry!.dados)).not.toContain('ana@');
  expect(entry!.pessoais).toEqual({
    contatoEmail: { antes: null, depois: 'ana@example.com' },
    contatoTelefone: { antes: null, depois: '11' },
  });
});
