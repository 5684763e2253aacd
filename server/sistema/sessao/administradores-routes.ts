import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  createAdministrador,
  listAdministradores,
  removeAdministrador,
  resetPassword,
  saveOwnEmail as saveOwnEmailRoute,
  saveOwnName as saveOwnNameRoute,
} from '#contract/sistema/administradores.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import type { EmailsService } from '#server/sistema/emails/service.ts';
import { saveOwnEmail } from './own-email.ts';
import { saveOwnName } from './own-name.ts';
import type { SessaoService } from './service.ts';

/** Administrator accounts, part of this slice because passwords are. */
export function administradoresRoutes(
  app: FastifyInstance,
  { sessao, emails, ...deps }: { sessao: SessaoService; emails: EmailsService; db: Db; clock: Clock },
): void {
  mount(app, listAdministradores, ({ request }) => sessao.accounts.list(currentUser(request)));
  mount(app, createAdministrador, ({ body, request }) => sessao.accounts.create(body, currentUser(request)));
  mount(app, resetPassword, ({ params, body, request }) =>
    sessao.accounts.reset(params.id, body, currentUser(request)),
  );
  mount(app, removeAdministrador, async ({ params, request }) => {
    await sessao.accounts.remove(params.id, currentUser(request));
    return done;
  });
  mount(app, saveOwnEmailRoute, ({ body, request }) =>
    saveOwnEmail({ ...deps, emails, confirm: sessao.seguranca.confirm }, body, currentUser(request)),
  );
  mount(app, saveOwnNameRoute, ({ body, request }) =>
    saveOwnName(deps.db, body.nome ?? null, currentUser(request)),
  );
  mount(app, changePassword, ({ body, request }) => sessao.accounts.changeOwn(body, currentUser(request)));
}
