import type { AnswerOf, JsonRoute, Route } from '#contract/base/routes.ts';
import type * as calls from '#contract/lisa/meu-espaco.ts';
import type { downloadOwnMaterial } from '#contract/publico/material.ts';
import { addressOf, at, type Given } from '#web/kit/api/client.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import { noteKept } from './kept.ts';
import { readToken } from './session.ts';

/** The calls of this page only, without schemas: its token is refused everywhere else. */
export const own = {
  enter: at<typeof calls.loginMeuEspaco>('POST', '/api/meu-espaco/entrar'),
  link: at<typeof calls.readOwnLink>('POST', '/api/meu-espaco/link'),
  setPassword: at<typeof calls.setOwnPassword>('POST', '/api/meu-espaco/senha'),
  askLink: at<typeof calls.requestOwnLink>('POST', '/api/meu-espaco/esqueci'),
  leave: at<typeof calls.logoutMeuEspaco>('POST', '/api/meu-espaco/sair'),
  changePassword: at<typeof calls.changeOwnPassword>('PUT', '/api/meu-espaco/senha'),
  read: at<typeof calls.readMeuEspaco>('GET', '/api/meu-espaco'),
  material: at<typeof calls.readOwnMaterial>('GET', '/api/meu-espaco/material/:id'),
  peca: at<typeof downloadOwnMaterial>('GET', '/api/meu-espaco/material/:id/:peca'),
  visitas: at<typeof calls.readOwnVisitas>('GET', '/api/meu-espaco/visitas'),
  novidades: at<typeof calls.readOwnNovidades>('GET', '/api/meu-espaco/novidades'),
  contatos: at<typeof calls.readOwnContatos>('GET', '/api/meu-espaco/contatos'),
  changeContato: at<typeof calls.changeOwnContato>('PUT', '/api/meu-espaco/contatos/:id'),
  avisos: at<typeof calls.readOwnAvisos>('GET', '/api/meu-espaco/avisos'),
  changeAvisos: at<typeof calls.changeOwnAvisos>('PUT', '/api/meu-espaco/avisos'),
  ask: at<typeof calls.createPedido>('POST', '/api/meu-espaco/pedido'),
  withdraw: at<typeof calls.withdrawPedido>('DELETE', '/api/meu-espaco/pedido/:id'),
  dossier: at<typeof calls.exportOwnData>('GET', '/api/meu-espaco/dados'),
  erase: at<typeof calls.eraseOwnData>('POST', '/api/meu-espaco/apagar'),
};

async function answerTo<R extends Route>(route: R, given: Given<R>, signal?: AbortSignal) {
  const token = readToken();
  const body = (given[0] as { body?: unknown } | undefined)?.body;
  const response = await fetch(addressOf(route, ...given), {
    method: route.method,
    credentials: 'omit',
    headers: {
      Accept: 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (route.method === 'GET') noteKept(response.headers.get('x-guardado-em'));
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** Calls the server. Throws ApiError, or TypeError without an answer. */
export const call = async <R extends JsonRoute>(
  route: R,
  ...[input, signal]: Given<R, [signal?: AbortSignal]>
): Promise<AnswerOf<R>> => (await answerTo(route, [input] as Given<R>, signal)).json();

/** The same, as a download. */
export const callFile = async <R extends Route>(route: R, ...given: Given<R>): Promise<Blob> =>
  (await answerTo(route, given)).blob();
