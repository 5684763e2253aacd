import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sistema/redefinicao.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import type { Redefinicao } from './redefinicao.ts';

/** A forgotten password of an administrator. */
export function redefinicaoRoutes(app: FastifyInstance, { redefinicao }: { redefinicao: Redefinicao }): void {
  mount(app, calls.readEsqueci, () => ({ porEmail: redefinicao.isOn }));
  mount(app, calls.requestRedefinicao, async ({ body, request }) => {
    await redefinicao.ask(body.identificacao, request.ip);
    return done;
  });
  mount(app, calls.readRedefinicao, ({ body }) => redefinicao.read(body.token));
  mount(app, calls.setByRedefinicao, async ({ body }) => {
    await redefinicao.set(body);
    return done;
  });
}
