import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '#contract/documentacao.ts';
import { changeStream } from '#contract/mudancas.ts';
import type { Route } from '#contract/routes.ts';
import { inputSchema } from '#server/documentacao/json-schema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';
import { createRun } from '#tests/factories/run.ts';
import { enterOwnPage } from '#tests/own-page.ts';

let app: TestApp;
let token: string;
let ofCorretor: string;
/** What stands in an address so that the call reaches a record: the first of each kind has id 1. */
let there: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  token = await app.login();
  ({ token: ofCorretor } = await enterOwnPage(app));
  const { id: bairroId } = await createBairro(app.db);
  const { id: empreendimentoId } = await createEmpreendimento(app.db, { bairroId });
  const { rota } = await createHotsite(app.db, { empreendimentoId });
  await createImovelUsado(app.db);
  const run = await createRun(app.db);
  there = {
    ...{ chave: 'lisa_intro_message', lista: 'empreendimentos', entidade: 'regiao', campo: 'endereco' },
    ...{ secao: 'sobre', rota, slug: 'bia-lima', sessionId: run.id, token: 'x' },
  };
}, 60_000);
afterAll(() => app?.close());

/** Longest that still fits into a body. */
const long = 'á'.repeat(450_000);
const nasty: unknown[] = [
  ...[null, '', '   ', '\u0000', '\u0000\u0001\u001f', '\ud800', '2147483648', '-1', '1e400', '=cmd|calc'],
  ...[-1, 1.5, 2 ** 31, 1e308, true, [], [[]], {}, { $ne: 1 }, "'; DROP TABLE users; --", long],
];
const nastyInAddress = ['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', '%20', '%ff'];

/** Something a schema may well take, so that what follows is judged by more than its shape. */
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

const propertiesOf = (schema: Route['body']) =>
  schema ? ((inputSchema(schema).properties ?? {}) as Record<string, JsonSchema>) : {};

interface Sent {
  method: Route['method'];
  url: string;
  body?: unknown;
}
const address = (path: string, given: Record<string, string> = {}) =>
  path.replace(/:(\w+)|\*/g, (_, name: string) => given[name] ?? there[name] ?? '1');

/** Every value that does not belong there, in each field of the body, the query and the address. */
function callsOf({ method, path, params, query, body, file }: Route): Sent[] {
  const url = address(path);
  const fields = propertiesOf(body);
  const whole = Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, likely(each)]));
  const reads = method === 'GET';
  return [
    ...Object.keys(propertiesOf(params)).flatMap((name) =>
      nastyInAddress.map((value) => ({ method, url: address(path, { [name]: value }), body: whole })),
    ),
    ...Object.keys(propertiesOf(query)).flatMap((name) =>
      [...nastyInAddress, '', 'x'.repeat(5_000)].map((value) => ({ method, url: `${url}?${name}=${value}` })),
    ),
    ...(reads || file
      ? []
      : [null, [], 'x', 7, {}, { constructor: 1 }, { ...whole, desconhecido: long }, whole].map((each) => ({
          ...{ method, url, body: each },
        }))),
    ...Object.keys(reads || file ? {} : fields).flatMap((name) =>
      nasty.map((value) => ({ method, url, body: { ...whole, [name]: value } })),
    ),
  ];
}

const english = /\b(invalid|expected|required|must|cannot|failed|error|not found|received)\b/i;

/** What is wrong with the answer to it, if anything is. */
async function faultOf({ method, url, body }: Sent, access: Route['access']): Promise<string | null> {
  const answer = await app.http.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${access === 'corretor' ? ofCorretor : token}`,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
  });
  const { statusCode: status } = answer;
  const told = `${method} ${url} ${JSON.stringify(body ?? null).slice(0, 150)} → ${status} ${answer.body.slice(0, 200)}`;
  // 502 is an outside service that refused, 503 one that is busy: both were asked on purpose.
  if (status >= 500 && ![502, 503].includes(status)) return told;
  if (status < 400) return null;
  const { message } = answer.json() as { message?: string };
  return message?.trim() && !english.test(message) ? null : `no words: ${told}`;
}

/** These end the session, or answer without end. */
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
        for (const sent of callsOf(route)) {
          const fault = await faultOf(sent, route.access);
          if (fault) faults.push(fault);
        }
      expect(faults).toEqual([]);
    },
    300_000,
  );
});
