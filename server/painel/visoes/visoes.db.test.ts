import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const path = '/api/visoes/empreendimentos';
const save = (nome: string, consulta: string, token?: string) =>
  app.post(path, { nome, consulta }, { token });

test('a view is kept under its name, and replaced by another of the same name', async () => {
  await save('Prontos', 'status=pronto');
  const { id } = (await save('Alto padrão', 'ordem=preco&direcao=desc&visual=tabela')).body;
  const again = await save('Alto padrão', 'ordem=preco');
  expect(again.body).toEqual({ id, nome: 'Alto padrão', consulta: 'ordem=preco' });
  expect((await app.get(path)).body.map(({ nome }: { nome: string }) => nome)).toEqual([
    'Alto padrão',
    'Prontos',
  ]);
  expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(200);
  expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await app.get(path)).body).toMatchObject([{ nome: 'Prontos' }]);
});

test('each administrator has his own, and cannot take away another one’s', async () => {
  const password = 'senha da colega';
  await app.post('/api/administradores', { username: 'colega', password });
  const { token } = (await app.post('/api/login', { username: 'colega', password }, { token: null })).body;
  const { id } = (await save('Minha', 'status=pronto')).body;
  expect((await app.get(path, { token })).body).toEqual([]);
  expect((await app.call('DELETE', `${path}/${id}`, { token })).status).toBe(404);
  expect((await save('Minha', 'status=em_construcao', token)).status).toBe(200);
  expect((await app.get(path, { token })).body).toMatchObject([{ consulta: 'status=em_construcao' }]);
});

test.each([
  ['without a name', path, { nome: ' ', consulta: '' }, 'Dê um nome à visão'],
  ['of no list', '/api/visoes/segredos', { nome: 'X', consulta: '' }, 'Esta lista não guarda visões'],
  ['that is none', path, { nome: 'X' }, 'Visão inválida'],
])('a view %s is refused with a sentence', async (_, address, body, message) => {
  const answer = await app.post(address, body);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});
