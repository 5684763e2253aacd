import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

it('TER-28 TER-33..TER-35 a região is made, changed, listed and deleted', async () => {
  const made = await app.post('/api/regioes', { nome: ' Sudeste ', codigo: 'SE', extra: 1 });
  expect(made).toMatchObject({ status: 200, body: { nome: 'Sudeste', codigo: 'SE', revisao: 1 } });
  const { id } = made.body;
  const clash = await app.post('/api/regioes', { nome: 'Outra', codigo: 'SE' });
  expect(clash).toMatchObject({ status: 409, body: { field: 'codigo' } });
  const changed = await app.call('PUT', `/api/regioes/${id}`, {
    body: { nome: 'Sudeste!', codigo: 'SE', revisao: 1 },
  });
  expect(changed).toMatchObject({ status: 200, body: { nome: 'Sudeste!', revisao: 2 } });
  const stale = await app.call('PUT', `/api/regioes/${id}`, {
    body: { nome: 'X', codigo: 'SE', revisao: 1 },
  });
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'alterado', change: { by: 'admin', fields: ['nome'], current: { nome: 'Sudeste!' } } },
  });
  const estado = await app.post('/api/estados', { nome: 'São Paulo', sigla: 'sp', regiaoId: String(id) });
  expect(estado).toMatchObject({ status: 200, body: { sigla: 'SP', regiao: { codigo: 'SE' } } });
  const used = await app.call('DELETE', `/api/regioes/${id}`);
  expect(used).toMatchObject({
    status: 409,
    body: {
      message: 'Esta região está em uso: 1 estado',
      uses: [{ path: `/admin/estados?regiao=${id}`, items: [{ nome: 'São Paulo' }] }],
    },
  });
  expect((await app.call('DELETE', `/api/estados/${estado.body.id}`)).body).toEqual({ success: true });
  expect((await app.call('DELETE', `/api/regioes/${id}`)).body).toEqual({ success: true });
  expect((await app.get('/api/regioes')).body).toEqual([]);
});
