import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sistema/seguranca.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { deviceProofIn } from './device-cookie.ts';
import type { SessaoService } from './service.ts';

/** Known devices and second factors of the current account. */
export function segurancaRoutes(app: FastifyInstance, { sessao }: { sessao: SessaoService }): void {
  const { seguranca } = sessao;
  mount(app, calls.readSeguranca, ({ request }) =>
    seguranca.read(currentUser(request), deviceProofIn(request.headers.cookie)),
  );
  mount(app, calls.removeDispositivo, async ({ params, request }) => {
    await seguranca.removeDevice(currentUser(request), params.id);
    return done;
  });
  mount(app, calls.startTotp, ({ body, request }) =>
    seguranca.startTotp(currentUser(request), body.currentPassword),
  );
  mount(app, calls.confirmTotp, ({ body, request }) =>
    seguranca.confirmTotp(currentUser(request), body.codigo),
  );
  mount(app, calls.removeTotp, async ({ body, request }) => {
    await seguranca.removeTotp(currentUser(request), body.currentPassword);
    return done;
  });
  mount(app, calls.startPasskey, ({ body, request }) =>
    seguranca.startPasskey(currentUser(request), body.currentPassword),
  );
  mount(app, calls.createPasskey, ({ body, request }) => seguranca.createPasskey(currentUser(request), body));
  mount(app, calls.removePasskey, async ({ params, body, request }) => {
    await seguranca.removePasskey(currentUser(request), params.id, body.currentPassword);
    return done;
  });
  mount(app, calls.renewCodigos, ({ body, request }) =>
    seguranca.renewCodes(currentUser(request), body.currentPassword),
  );
}
