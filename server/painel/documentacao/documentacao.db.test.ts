import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenApi, openApiSchema } from '#contract/painel/documentacao.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
let document: OpenApi;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  document = (await app.get('/api/documentacao')).body;
});
afterAll(() => app?.close());

const calls = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      operation,
    })),
  );
const find = (method: string, path: string) => document.paths[path]![method.toLowerCase()]!;

describe('the API documentation', () => {
  it('holds every call of the API, each once: none stands on the server undeclared', () => {
    const served = app.http.routeTable
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && url !== '/api/*')
      .map(({ method, url }) => `${method} ${url}`);
    expect(served.length).toBeGreaterThan(30);
    expect(
      calls()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(served.sort());
  });

  it('says of every call in one line of Portuguese what it does', () => {
    const silent = calls().filter(({ operation }) => !/^\p{Lu}.{8,140}[^.]$/u.test(operation.summary));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('describes what goes in, limits of cleaned texts included, and what comes out', () => {
    const create = find('POST', '/api/regioes');
    expect(create.summary).toBe('Cria uma região');
    expect(create.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['nome', 'codigo'],
      properties: { codigo: { type: 'string', minLength: 1, maxLength: 20 } },
    });
    expect(create.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      properties: { id: { type: 'integer' }, nome: { type: 'string' } },
    });
    expect(find('PUT', '/api/regioes/{id}').parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    ]);
  });

  it('names the field of a file, what is no JSON, and who may call', () => {
    const upload = find('POST', '/api/upload-image').requestBody?.content['multipart/form-data']?.schema;
    expect(upload).toMatchObject({ required: ['image'] });
    expect(find('POST', '/api/login').security).toEqual([]);
    expect(find('GET', '/api/super-ai/progress-stream/{sessionId}').security).toEqual([{ stream: [] }]);
    const pack = find('GET', '/api/hotsites/{id}/comprovante').responses['200']?.content;
    expect(Object.keys(pack ?? {})).toEqual(['application/zip']);
  });

  it('HSE-05 is an OpenAPI 3.1 document', () => {
    expect(openApiSchema.parse(document).openapi).toBe('3.1.1');
  });

  it('is for administrators', async () => {
    expect((await app.get('/api/documentacao', { token: null })).status).toBe(401);
  });
});
