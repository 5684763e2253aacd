import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loginByCode, loginByPasskey, requestPasskey } from '#contract/sistema/seguranca.ts';
import { login, logout, readSession } from '#contract/sistema/sessao.ts';
import type { Config } from '#server/config.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, type JsonReply, mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { administradoresRoutes } from './administradores-routes.ts';
import { deviceCookie, deviceProofIn } from './device-cookie.ts';
import type { Caller, Opened } from './login.ts';
import { redefinicaoRoutes } from './redefinicao-routes.ts';
import { segurancaRoutes } from './seguranca-routes.ts';
import type { SessaoService } from './service.ts';

const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  proof: deviceProofIn(headers.cookie),
  agent: headers['user-agent'],
});

function sessaoRoutes(
  app: FastifyInstance,
  {
    sessao,
    config,
    intelligence,
  }: {
    sessao: SessaoService;
    config: Pick<Config, 'drive' | 'publicUrl' | 'publicPagesUrl'>;
    intelligence: { name: string };
  },
): void {
  const isSecure = config.publicUrl.startsWith('https:');
  /** The session is in the answer; the device proof is a cookie and authorises nothing. */
  const answer = ({ session, proof }: Opened, reply: JsonReply) => {
    if (proof) reply.header('set-cookie', deviceCookie(proof, isSecure));
    return session;
  };
  mount(app, login, async ({ body, request, reply }) =>
    answer(await sessao.login.enter(body, callerOf(request)), reply),
  );
  mount(app, loginByCode, async ({ body, request, reply }) =>
    answer(await sessao.login.enterWithCode(body, callerOf(request)), reply),
  );
  mount(app, requestPasskey, ({ request }) => sessao.login.askPasskey(callerOf(request)));
  mount(app, loginByPasskey, async ({ body, request, reply }) =>
    answer(await sessao.login.enterWithPasskey(body, callerOf(request)), reply),
  );
  mount(app, logout, async ({ request }) => {
    await sessao.logout(currentUser(request));
    return done;
  });
  mount(app, readSession, ({ request }) => {
    const { id, username } = currentUser(request);
    return {
      user: { id, username },
      engine: intelligence.name,
      drive: {
        google: Boolean(config.drive.apiKey ?? config.drive.serviceAccount),
        localFolders: true,
      },
      paginas: config.publicPagesUrl,
    };
  });
}

export const sessaoSlice = defineSlice({
  routes: [sessaoRoutes, administradoresRoutes, segurancaRoutes, redefinicaoRoutes],
});
