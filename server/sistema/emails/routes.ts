import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sistema/emails.ts';
import type { Db } from '#server/db/client.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { regraDeEmails } from './regra.ts';
import type { EmailsService } from './service.ts';

/** E-mail as a second channel. */
function emailsRoutes(app: FastifyInstance, { db, emails }: { db: Db; emails: EmailsService }): void {
  mount(app, calls.readEmails, ({ request }) => emails.state(currentUser(request).id));
  mount(app, calls.saveRegraDeEmails, ({ body, request }) =>
    regraDeEmails.save(db, body, currentUser(request).id),
  );
  mount(app, calls.testEmail, ({ request }) => emails.test(currentUser(request).id));
  mount(app, calls.repeatEmail, async ({ params }) => {
    await emails.repeat(params.id);
    return done;
  });
}

export const emailsSlice = defineSlice({
  routes: [emailsRoutes],
  everywhere: ({ emails }: { emails: EmailsService }) => (emails.deliveries ? [emails.deliveries] : []),
});
