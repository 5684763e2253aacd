import type { Route } from '#contract/base/routes.ts';
import type { TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { changedValue, type Supply, shapeOf } from './changed-value.ts';
import type { Fields, Place, Prepare } from './place.ts';

/** A value for every field that a body cannot do without. */
async function least(route: Route, supply: Supply): Promise<Fields> {
  const body: Fields = {};
  for (const [field, schema] of Object.entries(shapeOf(route.body!)!))
    if (!schema.safeParse(undefined).success)
      body[field] = await changedValue(schema, field, undefined, supply);
  return body;
}

/** What only one kind of record has. */
const special: Record<string, (app: TestApp, id: number) => Promise<Partial<Place>>> = {
  'POST /api/corretores': async (app) => ({
    asks: { siteAtivo: 'a new corretor has no coverage yet, without which no site goes on (COV-30)' },
    proves: provesSenha(app),
  }),
  'PUT /api/corretores/:id': async (app, id) => {
    const bairrosIds = [(await createBairro(app.db)).id];
    await app.post(`/api/corretores/${id}/cobertura`, { bairrosIds });
    return { proves: provesSenha(app) };
  },
};

/** The password of a corretor is written and read by nobody: it opens his own page, once he may be there. */
const provesSenha = (app: TestApp) => ({
  senha: async (sent: Fields, { id }: { id: number }) => {
    await app.call('PUT', `/api/corretores/${id}`, { body: { ativo: true, aprovado: true } });
    const body = { identificacao: sent.email, senha: sent.senha };
    return (await app.post('/api/meu-espaco/entrar', body, { token: null })).status === 200;
  },
});

/**
 * How the plain create or update of a kind of record is reached and read back: by its own read call.
 * Null for every other route.
 */
export function recordCase(app: TestApp, route: Route, supply: Supply): Prepare | null {
  const routes = app.http.declaredRoutes;
  const one = route.method === 'PUT' ? route.path : `${route.path}/:id`;
  const list = one.replace(/\/:id$/, '');
  const find = (method: string, path: string) =>
    routes.find((other) => other.method === method && other.path === path);
  const create = find('POST', list);
  if (!/\/:id$/.test(one) || !create?.body || !find('GET', one)) return null;
  return async () => {
    const made = await app.post(list, await least(create, supply));
    if (made.status >= 300) throw new Error(`POST ${list}: ${made.status} ${made.text}`);
    const read = async (id: number) => (await app.get(`${list}/${id}`)).body as Fields;
    const before = await read(made.body.id);
    const path = route.method === 'PUT' ? `${list}/${made.body.id}` : list;
    return {
      path,
      before,
      read: (answer) => read(answer.id),
      ...(await special[`${route.method} ${route.path}`]?.(app, made.body.id)),
    };
  };
}
