import type { FastifyInstance } from 'fastify';
import {
  getRegra,
  getVerificacao,
  runVerificacao,
  setRegra,
} from '#contract/da-pasta-a-pagina/verificacao.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { readRegra, saveRegra } from './rule.ts';
import { readVerificacao, verify } from './verify.ts';

/** The verificação of a hotsite, and the rule whether red findings block publishing. */
export function verificacaoRoutes(
  app: FastifyInstance,
  deps: { db: Db; storage: Storage; clock: Clock },
): void {
  const { db } = deps;
  mount(app, getVerificacao, ({ params, query }) => readVerificacao(deps, params.id, query.versaoId));
  mount(app, runVerificacao, ({ params, body, request }) =>
    verify(deps, { hotsiteId: params.id, versaoId: body.versaoId, userId: currentUser(request).id }),
  );
  mount(app, getRegra, () => readRegra(db));
  mount(app, setRegra, ({ body, request }) => saveRegra(deps, { ...body, userId: currentUser(request).id }));
}
