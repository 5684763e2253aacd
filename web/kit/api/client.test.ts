import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type JsonRoute, route } from '#contract/base/routes.ts';
import { dayMs } from '#contract/base/units.ts';
import { addressOf, at, call } from './client.ts';
import { ApiError, errorText, serverMessage, splitTechnical } from './errors.ts';
import { createQueryClient, read, readOrNull } from './queries.ts';

interface Seen {
  method: string | undefined;
  headers: Record<string, unknown>;
  body: string;
}
let server: Server;
let url: string;
let seen: Seen[] = [];
let answer: { status: number; body: string };

beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: '{"ok":true}' };
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? 'abc' : null) });
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    seen.push({ method: incoming.method, headers: incoming.headers, body });
    response.writeHead(answer.status, { 'x-request-id': 'nome-do-pedido' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

/** Any call of the server of this test. */
const get = () => at<JsonRoute & { responses: { 200: z.ZodType } }>('GET', url);
interface Sending extends JsonRoute {
  body: z.ZodType<object | undefined, object | undefined>;
  responses: { 200: z.ZodType };
}
const post = () => at<Sending>('POST', url);

const failure = () => call(get()).catch((error: unknown) => error);

test('API-01 API-02 a body goes as JSON with its type, the token as bearer header', async () => {
  expect(await call(post(), { body: { nome: 'Aurora' } })).toEqual({ ok: true });
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"nome":"Aurora"}' });
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer abc',
  });
});

test('API-02 without a token there is no such header, without a body no type', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  await call(get());
  expect(seen[0]?.headers.authorization).toBeUndefined();
  expect(seen[0]?.headers['content-type']).toBeUndefined();
});

test('API-03 cookies are always sent', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await call(get());
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
});

test('UPL-09 a form goes as multipart, with token and cookies as any call', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const form = new FormData();
  form.set('image', new Blob(['x'], { type: 'image/png' }), 'a.png');
  await call(post(), { body: form });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.headers.authorization).toBe('Bearer abc');
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
});

test("API-11 a failure says '{status}: {body}', or the status text when the body is empty", async () => {
  answer = { status: 409, body: '{"message":"Em uso"}' };
  expect(await failure()).toMatchObject({ message: '409: {"message":"Em uso"}', status: 409 });
  answer = { status: 404, body: '' };
  expect(await failure()).toMatchObject({ message: '404: Not Found' });
});

test('API-12 UXT-08 a toast shows what the server said, else the fallback, else the error as it is', () => {
  const said = new ApiError(409, '', '{"message":"Em uso"}');
  const silent = new ApiError(500, '', '<html>');
  expect(errorText(said, 'Erro ao excluir')).toBe('Em uso');
  expect(errorText(silent, 'Erro ao excluir')).toBe('Erro ao excluir');
  expect(errorText(silent)).toBe('500: <html>');
  expect(serverMessage(new ApiError(400, '', '{"message":"Inválido","detail":"Não é pasta"}'))).toBe(
    'Inválido\nNão é pasta',
  );
});

test('API-08 a 401 on a read is an error, or null where that is asked for', async () => {
  answer = { status: 401, body: '{"message":"Sessão expirada. Faça login novamente."}' };
  const client = createQueryClient();
  await expect(client.fetchQuery(read(get()))).rejects.toMatchObject({ status: 401 });
  expect(await createQueryClient().fetchQuery(readOrNull(get()))).toBeNull();
});

test('API-04 API-05 API-07 a path is read once, kept however long, and not tried again when it fails', async () => {
  const client = createQueryClient();
  await client.fetchQuery(read(get()));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * dayMs);
  await client.fetchQuery(read(get()));
  expect(seen).toHaveLength(1);
  expect(client.getQueryCache().getAll()[0]?.queryKey).toEqual([url]);
  expect(seen[0]?.method).toBe('GET');
  answer = { status: 500, body: '' };
  await client.fetchQuery(read(at<ReturnType<typeof get>>('GET', `${url}/outro`))).catch(() => {});
  expect(seen).toHaveLength(2);
});

test('API-04 another page or search of a list is another read: what is asked with belongs to its key', () => {
  const list = route({
    method: 'GET',
    path: '/api/x',
    access: 'admin',
    query: z.object({ q: z.string().optional(), pagina: z.coerce.number().optional() }),
    responses: { 200: z.object({ total: z.number() }) },
  });
  expect(read(list, { query: { pagina: 2, q: 'sol' } }).queryKey).toEqual(['/api/x?pagina=2&q=sol']);
  expect(readOrNull(list, { query: { pagina: 3 } }).queryKey).toEqual(['/api/x?pagina=3']);
});

describe('HSE-05 an address is filled in from what the route declares', () => {
  const one = route({
    method: 'GET',
    path: '/api/x/:id/y/:nome',
    access: 'admin',
    params: z.object({ id: z.coerce.number(), nome: z.string() }),
    query: z.object({ q: z.string().optional(), pagina: z.coerce.number().optional() }),
    responses: { 200: z.object({ total: z.number() }) },
  });

  test('its parts escaped, what is asked with behind it, what is not given left out', () => {
    const params = { id: 7, nome: 'a/b' };
    expect(addressOf(one, { params })).toBe('/api/x/7/y/a%2Fb');
    expect(addressOf(one, { params, query: { q: 'são & cia', pagina: undefined } })).toBe(
      '/api/x/7/y/a%2Fb?q=s%C3%A3o%20%26%20cia',
    );
  });

  test('a part that is missing is told before anything is sent', () => {
    const params = { id: 7 } as { id: number; nome: string };
    expect(() => addressOf(one, { params })).toThrow("/api/x/:id/y/:nome without 'nome'");
  });

  test('what does not fit the declaration does not compile', () => {
    // @ts-expect-error a part of the path is missing
    void (() => addressOf(one, { params: { id: 7 } }));
    // @ts-expect-error the path has no such part
    void (() => addressOf(one, { params: { id: 7, nome: 'a', outro: 1 } }));
    // @ts-expect-error it takes no body
    void (() => call(one, { params: { id: 7, nome: 'a' }, body: {} }));
    // @ts-expect-error the answer has no such field
    void (async () => (await call(one, { params: { id: 7, nome: 'a' } })).itens);
    // @ts-expect-error an address that is not the route's
    void (() => at<typeof one>('GET', '/api/x/:id'));
  });
});

test('a fault of the server says the name of the request below its message; a refusal does not', async () => {
  const textAt = async (status: number) => {
    answer = { status, body: '{"message":"Erro interno do servidor"}' };
    return errorText(await call(get()).catch((error: unknown) => error), 'Erro ao salvar');
  };
  expect(splitTechnical(await textAt(500))).toEqual(['Erro interno do servidor', 'pedido nome-do-pedido']);
  expect(splitTechnical(await textAt(409))).toEqual(['Erro interno do servidor', null]);
});
