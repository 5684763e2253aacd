import { afterAll, beforeAll, expect, it } from 'vitest';
import { incorporadorasRoutes } from '#contract/cadastros/incorporadoras.ts';
import {
  bairrosRoutes,
  cidadesRoutes,
  estadosRoutes,
  regioesRoutes,
  zonasRoutes,
} from '#contract/cadastros/territorio.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';

let app: TestApp;
let token: string;
let parents: Record<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.login();
  const { id, zonaId } = await createBairro(app.db);
  const zona = (await app.get(`/api/zonas/${zonaId}`)).body;
  const { id: incorporadoraId } = await createIncorporadora(app.db);
  const { cidade } = zona;
  const estado = (await app.get(`/api/estados/${cidade.estadoId}`)).body;
  parents = {
    regioes: estado.regiaoId,
    estados: estado.id,
    cidades: cidade.id,
    zonas: zonaId,
    bairros: id,
    incorporadoras: incorporadoraId,
    regiaoId: estado.regiaoId,
    estadoId: estado.id,
    cidadeId: cidade.id,
    zonaId,
  };
});
afterAll(() => app?.close());

const lists = [regioesRoutes, estadosRoutes, cidadesRoutes, zonasRoutes, bairrosRoutes, incorporadorasRoutes];
/** Largest value that fits into a body; a larger one is refused before it is read. */
const long = 'á'.repeat(500_000);
/** Beyond those sent to every call (tests/architecture/hostile-values.collection.db.test.ts). */
const nasty: unknown[] = [
  ...['NaN', '-1', 0, 2 ** 53, false, [1], { id: 1 }],
  ...["'; DROP TABLE regioes; --", '<script>alert(1)</script>', '../../etc/passwd'],
];
const ids = [
  '0',
  '-1',
  '1.5',
  'abc',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%20',
  '1%27',
  '2147483647',
];

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}
const told = ({ method, url, body }: Sent) =>
  `${method} ${url} ${JSON.stringify(body ?? null).slice(0, 200)}`;

/** Sends all of it; returns the wrong answers. */
async function faults(calls: Sent[], allowed: number[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const sent of calls) {
    const answer = await app.http.inject({
      method: sent.method,
      url: sent.url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(sent.body === undefined ? {} : { payload: JSON.stringify(sent.body) }),
    });
    const { message } = answer.json() as { message?: string };
    const portuguese =
      answer.statusCode === 200 ||
      (/\S/.test(message ?? '') && !/\b(invalid|expected|required|must)\b/i.test(message!));
    if (!allowed.includes(answer.statusCode) || !portuguese)
      wrong.push(`${told(sent)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  return wrong;
}

/** A valid, unique body. */
let made = 0;
function right(fields: string[]): Record<string, unknown> {
  made += 1;
  const texts: Record<string, unknown> = {
    nome: `Nome ${made}`,
    codigo: `C${made}`,
    sigla: 'QQ',
    ativo: true,
  };
  return Object.fromEntries(fields.map((field) => [field, parents[field] ?? texts[field] ?? null]));
}

it.each(lists)(
  'API-13 API-21 no body makes a fault of /api/$name',
  async ({ name, input }) => {
    const fields = Object.keys(input.shape);
    const bodies = fields.flatMap((field) => nasty.map((value) => ({ ...right(fields), [field]: value })));
    const wholes: unknown[] = [true, { toString: {} }, { a: 'x'.repeat(900_000) }];
    const calls = [...bodies, ...wholes].flatMap((body): Sent[] => [
      { method: 'POST', url: `/api/${name}`, body },
      { method: 'PUT', url: `/api/${name}/${parents[name]}`, body },
    ]);
    expect(await faults(calls, [200, 400, 409])).toEqual([]);
    const tooLong = { ...right(fields), nome: long.repeat(3) };
    expect(await faults([{ method: 'POST', url: `/api/${name}`, body: tooLong }], [413])).toEqual([]);
  },
  120_000,
);

it('API-13 no id makes a fault, and none means another record', async () => {
  const calls = lists.flatMap(({ name, input }) =>
    ids.flatMap((id): Sent[] => [
      { method: 'GET', url: `/api/${name}/${id}` },
      { method: 'DELETE', url: `/api/${name}/${id}` },
      { method: 'PUT', url: `/api/${name}/${id}`, body: right(Object.keys(input.shape)) },
      { method: 'POST', url: `/api/lixeira/${name}/${id}/restaurar`, body: {} },
      { method: 'POST', url: `/api/lixeira/bairro/${id}/restaurar`, body: {} },
      { method: 'GET', url: `/api/incorporadoras/${id}/mesclar/${id}` },
      { method: 'POST', url: `/api/incorporadoras/${id}/mesclar`, body: { outraId: parents.incorporadoras } },
    ]),
  );
  const before = await app.db.$count(auditoria);
  expect(await faults(calls, [400, 404])).toEqual([]);
  expect(await app.db.$count(auditoria)).toBe(before);
});

it('API-13 nothing sent to the other calls makes a fault', async () => {
  const { id } = (await app.post('/api/bairros', { nome: 'Excluído', zonaId: parents.zonaId })).body;
  await app.call('DELETE', `/api/bairros/${id}`);
  const calls = nasty.flatMap((value): Sent[] => [
    { method: 'POST', url: '/api/bairros/generate-ai-content', body: value },
    {
      method: 'POST',
      url: '/api/bairros/generate-ai-content',
      body: { nome: value, zonaId: parents.zonaId },
    },
    { method: 'POST', url: '/api/bairros/generate-ai-content', body: { nome: 'Centro', zonaId: value } },
    { method: 'POST', url: `/api/incorporadoras/${parents.incorporadoras}/mesclar`, body: value },
    {
      method: 'POST',
      url: `/api/incorporadoras/${parents.incorporadoras}/mesclar`,
      body: { outraId: value },
    },
    { method: 'POST', url: `/api/lixeira/bairro/${id}/restaurar`, body: { nome: value } },
    { method: 'POST', url: `/api/lixeira/bairro/${id}/restaurar`, body: { zonaId: value } },
    { method: 'POST', url: `/api/lixeira/bairro/${id}/restaurar`, body: value },
  ]);
  expect(await faults(calls, [200, 400, 404])).toEqual([]);
});
