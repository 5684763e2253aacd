import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  createHotsite as createRoute,
  debugGpt5,
  generateGpt5,
  previewDrive,
  previewThumbnail,
  processDrive,
  processDriveAgain,
} from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Drive } from '#server/adapters/drive/port.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { Intelligence } from '#server/adapters/intelligence/port.ts';
import { thumbnailOf } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Db } from '#server/db/client.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { MountOptions } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount, mountRaw } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { createHotsite } from './create-hotsite.ts';
import { debugInfo } from './debug-info.ts';
import { estudioRoutes } from './estudio/routes.ts';
import { readHotsite } from './for-generation.ts';
import { generatePage } from './generate.ts';
import type { HotsiteRuns } from './hotsite-runs.ts';
import { selectWholeHotsite } from './list.ts';
import { type GuessClasses, previewDriveFolder } from './preview.ts';
import { requestProcessing } from './request-processing.ts';
import { createReverify } from './verificacao/reverify.ts';
import { verificacaoRoutes } from './verificacao/routes.ts';
import { versoesRoutes } from './versoes/routes.ts';

/** Time limit of a thumbnail in ms. */
const thumbnailTimeout = 30_000;

export interface HotsitesDeps {
  db: Db;
  clock: Clock;
  drive: Drive;
  images: Images;
  intelligence: Intelligence;
  runs: HotsiteRuns;
  guessClasses: GuessClasses;
}

export const withCatalog = ({ db, runs }: { db: Db; runs: HotsiteRuns }): MountOptions => ({
  /** The complete catalogue: lists carry only its statistics. */
  more: async (id) => ({ catalog: (await selectWholeHotsite(db, eq(hotsites.id, id)))?.catalog ?? null }),
  removed: (id, userId) => runs.stop(id, userId),
});

function hotsitesRoutes(app: FastifyInstance, deps: HotsitesDeps): void {
  const { db } = deps;
  mount(app, previewDrive, ({ body }) => previewDriveFolder(deps, body));
  mountRaw(app, previewThumbnail, async ({ query: { id, nome }, reply }) => {
    const signal = AbortSignal.timeout(thumbnailTimeout);
    const bytes = await thumbnailOf(deps, { id, name: nome }, signal);
    if (!bytes) return reply.code(204).send();
    return reply.type('image/webp').send(Buffer.from(bytes));
  });
  mount(app, processDrive, async ({ body, request }) => {
    return requestProcessing(deps, null, body, currentUser(request).id);
  });
  mount(app, processDriveAgain, async ({ params, body, request }) => {
    return requestProcessing(deps, params.id, body, currentUser(request).id);
  });

  mount(app, generateGpt5, async ({ params: { id }, body: { style, manter }, request }) => {
    const autorId = currentUser(request).id;
    const motivo = manter ? 'Cadastro atualizado' : 'Gerar GPT-5';
    return { generated: await generatePage(deps, { hotsiteId: id, style, motivo, manter, autorId }) };
  });
  mount(app, debugGpt5, async ({ params: { id } }) => debugInfo(deps, await readHotsite(db, id)));
  mount(app, createRoute, ({ body, request }) => createHotsite(deps, body, currentUser(request).id));
}

export const hotsitesSlice = defineSlice({
  routes: [hotsitesRoutes, verificacaoRoutes, versoesRoutes, estudioRoutes],
  workers: (parts: HotsitesDeps & Parameters<typeof createReverify>[0]) => [
    ...parts.runs.workers,
    createReverify(parts),
  ],
});
