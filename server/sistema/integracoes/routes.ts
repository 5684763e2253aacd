import type { FastifyInstance } from 'fastify';
import * as tokenCalls from '#contract/sistema/tokens.ts';
import * as calls from '#contract/sistema/webhooks.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import type { Integracoes } from './service.ts';

interface Parts {
  integracoes: Integracoes;
}

/** Tokens of machines. */
function tokensRoutes(app: FastifyInstance, { integracoes: { tokens } }: Parts): void {
  mount(app, tokenCalls.listTokens, () => tokens.list());
  mount(app, tokenCalls.createToken, ({ body, request }) => tokens.create(body, currentUser(request)));
  mount(app, tokenCalls.revokeToken, async ({ params, request }) => {
    await tokens.revoke(params.id, currentUser(request));
    return done;
  });
}

/** Addresses that are told of changes. */
function webhooksRoutes(app: FastifyInstance, { integracoes: { webhooks, deliveries } }: Parts): void {
  mount(app, calls.listWebhooks, () => webhooks.list());
  mount(app, calls.createWebhook, ({ body, request }) => webhooks.create(body, currentUser(request)));
  mount(app, calls.changeWebhook, async ({ params, body, request }) => {
    await webhooks.change(params.id, body.ativo, currentUser(request));
    return done;
  });
  mount(app, calls.removeWebhook, async ({ params, request }) => {
    await webhooks.remove(params.id, currentUser(request));
    return done;
  });
  mount(app, calls.listEntregas, ({ params }) => webhooks.entregas(params.id));
  mount(app, calls.replayEntrega, async ({ params }) => {
    await webhooks.replay(params.id);
    deliveries.wake();
    return done;
  });
}

export const integracoesSlice = defineSlice({
  routes: [tokensRoutes, webhooksRoutes],
  workers: ({ integracoes }: Parts) => [integracoes.deliveries],
});
