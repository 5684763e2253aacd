import type { FastifyInstance } from 'fastify';
import { login, logout, readSession } from '#contract/sessao.ts';
import type { Config } from '#server/config.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import type { SessaoService } from './service.ts';

export function sessaoRoutes(
  app: FastifyInstance,
  deps: { sessao: SessaoService; config: Pick<Config, 'drive'>; engineName: string },
): void {
  const { sessao, config } = deps;
  mount(app, login, ({ body, request }) => sessao.login(body, request.ip));
  mount(app, logout, async ({ request }) => {
    await sessao.logout(currentUser(request));
    return { success: true };
  });
  mount(app, readSession, ({ request }) => {
    const { id, username } = currentUser(request);
    return {
      user: { id, username },
      engine: deps.engineName,
      drive: {
        google: Boolean(config.drive.apiKey ?? config.drive.serviceAccount),
        localFolders: true,
      },
    };
  });
}
