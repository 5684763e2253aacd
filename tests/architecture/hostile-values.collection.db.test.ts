import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#contract/base/routes.ts';
import type { JsonSchema } from '#contract/painel/documentacao.ts';
import { changeStream } from '#contract/painel/mudancas.ts';
import { inputSchema } from '#server/painel/documentacao/json-schema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';
import { createRun } from '#tests/factories/run.ts';
import { assetOf, catalogOf } from '#tests/fixtures/hotsite.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { enterOwnPage } from '#tests/own-page.ts';

let app: TestApp;
let token: string;
let ofCorretor: string;
/** Address values that reach a record: the first of each kind has id 1. */
let there: Record<string, string>;
/** Valid bodies of calls whose declared shape is not enough to generate one. */
let taken: Record<string, unknown>;
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  token = await app.login();
  ({ token: ofCorretor } = await enterOwnPage(app));
  const { id: bairroId } = await createBairro(app.db);
  const pictures = ['a1', 'a2', 'a3'].map((id) => assetOf(id));
  await storePictures(app.config, pictures);
  const assetsCatalog = JSON.stringify(catalogOf(pictures));
  const { id: empreendimentoId } = await createEmpreendimento(app.db, { bairroId, assetsCatalog });
  const { id: hotsiteId, rota } = await createHotsite(app.db, { empreendimentoId });
  // With a page, calls about it come further than to say that there is none.
  await app.post(`/api/hotsites/${hotsiteId}/generate-gpt5`, { style: 'modern' });
  const { edicao, base } = (await app.get(`/api/hotsites/${hotsiteId}/estudio`)).body;
  taken = {
    'PUT /api/hotsites/:id/estudio': {
      ...edicao,
      blueprint: base.blueprint,
      catalogo: {
        assets: { a1: { description: 'Fachada', focus: { x: 0, y: 1 } } },
        ordem: ['a2'],
        hero: 'a1',
      },
      travas: [{ secao: 'sobre', versaoId: base.versaoId }],
    },
  };
  await createImovelUsado(app.db);
  const run = await createRun(app.db);
  there = {
    chave: 'lisa_intro_message',
    lista: 'empreendimentos',
    entidade: 'regiao',
    campo: 'endereco',
    secao: 'sobre',
    rota,
    slug: 'bia-lima',
    sessionId: run.id,
    token: 'x',
  };
}, 60_000);
afterAll(() => app?.close());

/** Largest value that fits into a body. */
const long = 'á'.repeat(450_000);
/** Longer than any field allows; sent in each field of each call. */
const tooLong = 'á'.repeat(110_000);
const nasty: unknown[] = [
  ...[null, '', '   ', '\u0000', '\u0000\u0001\u001f', '\ud800', '2147483648', '-1', '1e400', '=cmd|calc'],
  ...[-1, 1.5, 2 ** 31, 1e308, true, [], [[]], {}, { $ne: 1 }, "'; DROP TABLE users; --", tooLong],
];
const nastyInAddress = ['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', '%20', '%ff'];

/** For values inside fields, of which there are many. */
const nastyInside = [null, '\u0000\ud800', 2 ** 31, { $ne: 1 }, 'x'.repeat(70_000)];

/** A plausible value of a schema, so that what follows is judged by more than its shape. */
function likely(schema: JsonSchema): unknown {
  const { type, properties = {}, items, anyOf, oneOf, minLength = 1 } = schema;
  const first = <T>(of: unknown) => (Array.isArray(of) ? (of[0] as T) : undefined);
  if ('const' in schema) return schema.const;
  if (schema.enum) return first(schema.enum);
  const choice = first<JsonSchema>(anyOf) ?? first<JsonSchema>(oneOf);
  if (choice) return likely(choice);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties as Record<string, JsonSchema>).map(([name, each]) => [name, likely(each)]),
    );
  if (type === 'array') return items ? [likely(items as JsonSchema)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return 'abcdefghij'.repeat(Math.ceil(Number(minLength) / 10) || 1);
}

/** The alternatives of a choice, or the only shape. */
const shapesOf = (schema: JsonSchema): JsonSchema[] =>
  ((schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined) ?? [schema];

const propertiesOf = (schema: Route['body']) =>
  schema ? ((inputSchema(schema).properties ?? {}) as Record<string, JsonSchema>) : {};

/** The same value with each nested position replaced by each invalid value; for lists only the first item. */
function brokenInside(value: unknown, depth = 0): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const places = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return places.flatMap((place) => {
    const inner = (value as Record<string, unknown>)[place];
    const within = [...(depth > 0 ? nastyInside : []), ...brokenInside(inner, depth + 1)];
    return within.map((other) =>
      Array.isArray(value) ? [other, ...value.slice(1)] : { ...value, [place]: other },
    );
  });
}

interface Sent {
  method: Route['method'];
  url: string;
  body?: unknown;
  /** Sent instead of a JSON body. */
  raw?: { type: string; payload: Buffer };
}
const address = (path: string, given: Record<string, string> = {}) =>
  path.replace(/:(\w+)|\*/g, (_, name: string) => given[name] ?? there[name] ?? '1');

/** Plausible bodies of a call, one per alternative. */
const wholesOf = ({ method, path, body }: Route) =>
  body
    ? shapesOf(inputSchema(body)).map(
        (shape) => (taken[`${method} ${path}`] ?? likely(shape)) as Record<string, unknown>,
      )
    : [{}];

/** Every invalid value, as the body, in each field and nested inside. */
const bodiesOf = (route: Route): unknown[] => [
  ...[null, [], 'x', 7, {}, { constructor: 1 }],
  ...wholesOf(route).flatMap((whole, index) => [
    ...(index === 0 ? [{ ...whole, desconhecido: long }] : []),
    whole,
    // Of a choice the first shape has them all; the others are judged by the same rules.
    ...Object.keys(whole).flatMap((name) =>
      (index === 0 ? nasty : nastyInside).map((value) => ({ ...whole, [name]: value })),
    ),
    ...brokenInside(whole),
  ]),
];

const parts: [field: string | null, name: string, content: string | Buffer][] = [
  ...['', 'isto não é uma imagem', '<svg onload="alert(1)"/>', '\u0089PNG\r\n\u001a\n', 'GIF89a'].map(
    (content): [null, string, string] => [null, 'foto.png', content],
  ),
  [null, '../../etc/pass\u0000wd.png', 'x'],
  [null, 'x'.repeat(5_000), 'x'],
  [null, 'grande.jpg', Buffer.alloc(12 * 1024 * 1024, 0xff)],
  ['outro', 'foto.png', 'x'],
];

/** Invalid or unexpected files, and malformed forms. */
async function filesOf({ method, path, file }: Route): Promise<Sent[]> {
  if (!file) return [];
  const forms = parts.map(async ([field, name, content]) => {
    const form = new FormData();
    form.append(field ?? file, new Blob([content as string]), name);
    const made = new Response(form);
    return { type: made.headers.get('content-type')!, payload: Buffer.from(await made.arrayBuffer()) };
  });
  const broken = ['multipart/form-data', 'multipart/form-data; boundary=x', 'image/png', 'application/json'];
  const raws = [
    ...(await Promise.all(forms)),
    ...broken.map((type) => ({ type, payload: Buffer.from('--x\r\n\r\n{') })),
  ];
  return raws.map((raw) => ({ method, url: address(path), raw }));
}

/** Every invalid value, in each field of body, query and address. */
async function callsOf(route: Route): Promise<Sent[]> {
  const { method, path, params, query, file } = route;
  const url = address(path);
  const bodies = method === 'GET' || file ? [] : bodiesOf(route);
  const [whole] = wholesOf(route);
  return [
    ...Object.keys(propertiesOf(params)).flatMap((name) =>
      nastyInAddress.map((value) => ({ method, url: address(path, { [name]: value }), body: whole })),
    ),
    ...Object.keys(propertiesOf(query)).flatMap((name) =>
      [...nastyInAddress, '', 'x'.repeat(5_000)].map((value) => ({ method, url: `${url}?${name}=${value}` })),
    ),
    ...bodies.map((body) => ({ method, url, body })),
    ...(await filesOf(route)),
  ];
}

const english = /\b(invalid|expected|required|must|cannot|failed|error|not found|received)\b/i;

/** What is wrong with the answer, if anything. */
async function faultOf({ method, url, body, raw }: Sent, access: Route['access']): Promise<string | null> {
  const { type, payload } = raw ?? { type: 'application/json', payload: JSON.stringify(body ?? {}) };
  const answer = await app.http.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${access === 'corretor' ? ofCorretor : token}`,
      ...(method === 'GET' ? {} : { 'content-type': type }),
    },
    ...(method === 'GET' ? {} : { payload }),
  });
  const { statusCode: status } = answer;
  const told = `${method} ${url} ${type} ${payload.slice(0, 150)} → ${status} ${answer.body.slice(0, 200)}`;
  // 502 is an outside service that refused, 503 one that is busy: both were asked on purpose.
  if (status >= 500 && ![502, 503].includes(status)) return told;
  if (status < 400) return null;
  const { message } = answer.json() as { message?: string };
  return message?.trim() && !english.test(message) ? null : `no words: ${told}`;
}

/** Calls that end the session, or answer endlessly. */
const left = ['/api/logout', '/api/meu-espaco/sair', changeStream.path];

describe('API-13 API-21 no value that does not belong there makes a fault; what is refused is told in Portuguese', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    '%s',
    async (method) => {
      const routes = app.http.declaredRoutes.filter(
        (route) => route.method === method && route.access !== 'stream' && !left.includes(route.path),
      );
      const faults: string[] = [];
      for (const route of routes)
        for (const sent of await callsOf(route)) {
          const fault = await faultOf(sent, route.access);
          if (fault) faults.push(fault);
        }
      expect(faults).toEqual([]);
    },
    300_000,
  );
});
