import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sistema/configuracoes.ts';
import type { Mailer } from '#server/adapters/email/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mountCachedList } from '#server/kernel/http/cached-list.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { readSettingHistory } from './history.ts';
import { listConfiguracoes } from './present.ts';
import { saveConfiguracao } from './save.ts';
import { type TrialDeps, trySetting } from './trial/try-setting.ts';

function configuracoesRoutes(
  app: FastifyInstance,
  deps: { db: Db; clock: Clock; mailer: Mailer | null } & TrialDeps,
): void {
  mountCachedList(app, calls.listConfiguracoes, {
    db: deps.db,
    list: 'configuracoes',
    load: () => listConfiguracoes(deps.db, { withEmails: deps.mailer !== null }),
  });
  mount(app, calls.saveConfiguracao, ({ params, body, request }) =>
    saveConfiguracao(deps, { ...params, ...body, revisao: body.revisao, userId: currentUser(request).id }),
  );
  mount(app, calls.readSettingHistory, ({ params }) => readSettingHistory(deps.db, params.chave));
  mount(app, calls.trySetting, ({ params, body }) => trySetting(deps, { ...params, ...body }));
}

export const configuracoesSlice = defineSlice({ routes: [configuracoesRoutes] });
