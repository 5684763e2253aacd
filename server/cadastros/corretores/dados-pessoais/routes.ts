import type { FastifyInstance } from 'fastify';
import { eraseDadosPessoais, exportDadosPessoais } from '#contract/cadastros/dados-pessoais.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { asFile, mount } from '#server/kernel/http/mount.ts';
import { exportDossier } from './dossier.ts';
import { eraseCorretor } from './erase.ts';

/** The rights of a corretor under the LGPD. */
export function dadosPessoaisRoutes(
  app: FastifyInstance,
  deps: { db: Db; clock: Clock; storage: Storage },
): void {
  mount(app, exportDadosPessoais, async ({ params: { id }, request, reply }) => {
    const { db, clock } = deps;
    const dossier = await exportDossier(db, { id, userId: currentUser(request).id, now: clock.now() });
    asFile(reply.header('cache-control', 'private, no-store'), `dados-pessoais-corretor-${id}.json`);
    return dossier;
  });
  mount(app, eraseDadosPessoais, ({ params, body, request }) =>
    eraseCorretor(deps, { id: params.id, ...body, userId: currentUser(request).id }),
  );
}
