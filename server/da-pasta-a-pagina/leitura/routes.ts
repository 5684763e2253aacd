import type { FastifyInstance } from 'fastify';
import {
  acceptCampos,
  decideCampo,
  getLeitura,
  getPaginaLida,
  listARevisar,
  undoCampo,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { listPaginasAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import type { Db } from '#server/db/client.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount, mountRaw } from '#server/kernel/http/mount.ts';
import type { Log } from '#server/kernel/log.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { readARevisar } from './a-revisar.ts';
import { countForReader } from './count-due.ts';
import { createCountWorker } from './count-worker.ts';
import { decide, undo } from './decide.ts';
import { type PageImageDeps, pageImage } from './page-image.ts';
import { readPaginaAtras, readPaginasAtras } from './paginas-atras.ts';
import { readLeitura } from './read.ts';

/** What documents say about an empreendimento, where, and people's decisions about it. */
function leituraRoutes(app: FastifyInstance, deps: PageImageDeps & { log: Log }): void {
  const { db } = deps;
  mount(app, listARevisar, async () => {
    await countForReader(deps);
    return readARevisar(db);
  });
  mount(app, listPaginasAtras, async ({ query: { hotsiteId, ...some } }) => {
    if (hotsiteId !== undefined) return readPaginaAtras(db, hotsiteId);
    await countForReader(deps);
    return readPaginasAtras(db, some);
  });
  mount(app, getLeitura, ({ params }) => readLeitura(db, params.id));

  mount(app, decideCampo, ({ params: { id, campo }, body: { revisao, ...choice }, request }) =>
    decide(db, { id, revisao, userId: currentUser(request).id, choices: [{ campo, ...choice }] }),
  );
  mount(app, acceptCampos, ({ params: { id }, body: { campos, revisao }, request }) =>
    decide(db, {
      id,
      revisao,
      userId: currentUser(request).id,
      choices: [...new Set(campos)].map((campo) => ({ campo, decisao: 'aceitar' })),
    }),
  );
  mount(app, undoCampo, ({ params: { id, campo }, request }) =>
    undo(db, { id, campo, revisao: undefined, userId: currentUser(request).id }),
  );

  mountRaw(app, getPaginaLida, async ({ params, query, reply }) => {
    const { bytes, contentType } = await pageImage(deps, { ...params, ...query });
    // A programme's document: cached only by the requesting browser.
    return reply.type(contentType).header('cache-control', 'private, max-age=86400').send(Buffer.from(bytes));
  });
}

export const leituraSlice = defineSlice({
  routes: [leituraRoutes],
  workers: (parts: { db: Db; log: Log }) => [createCountWorker(parts)],
});
