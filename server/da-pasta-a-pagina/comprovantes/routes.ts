import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { downloadComprovante, readPublicacao } from '#contract/da-pasta-a-pagina/comprovantes.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount, mountRaw } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { findPublication, presentPublication } from './find-publication.ts';
import { type PackDeps, packPublication } from './pack.ts';

/** Evidence of published pages: what was public on a day, and the pack proving it. */
function comprovantesRoutes(app: FastifyInstance, deps: PackDeps & { clock: Clock; log: Logger }): void {
  mount(app, readPublicacao, async ({ params, query }) =>
    presentPublication(await findPublication(deps, params.id, query.data)),
  );

  mountRaw(app, downloadComprovante, async ({ params, query, request, reply }) => {
    const userId = currentUser(request).id;
    const found = await findPublication(deps, params.id, query.data);
    const { stream, done } = await packPublication(deps, found);
    const { hotsite, day, versao } = found;
    // The hash is known after reading everything: it identifies the pack later.
    done.then(
      (manifesto) =>
        recordAudit(deps.db, {
          userId,
          acao: 'baixou-comprovante',
          entidade: 'hotsite',
          entidadeId: hotsite.id,
          nome: hotsite.nome,
          dados: { data: day, versao: versao.numero, manifesto },
        }).catch((error) => deps.log.error({ err: error }, 'a pack could not be noted')),
      (error) => deps.log.warn({ err: error, hotsiteId: hotsite.id }, 'a pack could not be made'),
    );
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="comprovante-${hotsite.rota}-${day}.zip"`)
      .send(stream);
  });
}

export const comprovantesSlice = defineSlice({ routes: [comprovantesRoutes] });
