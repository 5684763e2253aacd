import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedCall } from '#contract/painel/documentacao.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
let calls: DocumentedCall[];
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  calls = (await app.get('/api/documentacao')).body.calls;
});
afterAll(() => app?.close());

const find = (method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path)!;

describe('the API documentation', () => {
  it('holds every call of the API, each once: none stands on the server undeclared', () => {
    const served = app.http.routeTable
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && url !== '/api/*')
      .map(({ method, url }) => `${method} ${url}`);
    expect(served.length).toBeGreaterThan(30);
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(served.sort());
  });

  it('says of every call in one line of Portuguese what it does', () => {
    const silent = calls.filter(({ summary }) => !/^\p{Lu}.{8,140}[^.]$/u.test(summary));
    expect(silent.map(({ method, path, summary }) => `${method} ${path}: ${summary}`)).toEqual([]);
  });

  it('describes what goes in, limits of cleaned texts included, and what comes out', () => {
    const create = find('POST', '/api/regioes');
    expect(create.summary).toBe('Cria uma região');
    expect(create.body).toMatchObject({
      type: 'object',
      required: ['nome', 'codigo'],
      properties: { codigo: { type: 'string', minLength: 1, maxLength: 20 } },
    });
    expect(create.responses[0]).toMatchObject({
      status: 200,
      schema: { properties: { id: { type: 'integer' }, nome: { type: 'string' } } },
    });
    expect(find('PUT', '/api/regioes/:id').params).toMatchObject({
      properties: { id: { type: 'integer', minimum: 1 } },
    });
  });

  it('names the field of a file, and who may call', () => {
    expect(find('POST', '/api/upload-image').file).toBe('image');
    expect(find('POST', '/api/login').access).toBe('public');
    expect(find('GET', '/api/super-ai/progress-stream/:sessionId').access).toBe('stream');
  });

  it('is for administrators', async () => {
    expect((await app.get('/api/documentacao', { token: null })).status).toBe(401);
  });
});
