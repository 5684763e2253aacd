import type { FastifyInstance } from 'fastify';
import {
  compareVersoes,
  copySecao,
  createLinkPrevia,
  listVersoes,
  previewVersao,
  publishVersao,
  revokeLinkPrevia,
} from '#contract/da-pasta-a-pagina/versoes.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { compareVersions } from './compare.ts';
import { copyFromVersion } from './copy-section.ts';
import { readVersoes } from './list-versions.ts';
import { frameToken, makeLink, revokeLink } from './preview-address.ts';
import { publishVersion } from './publish-version.ts';

export interface VersoesDeps {
  db: Db;
  storage: Storage;
  clock: Clock;
  ids: Ids;
  publicUrl: string;
  publicPagesUrl: string;
}

/** The versions of a hotsite's page: viewing, comparing, sharing, publishing, restoring. */
export function versoesRoutes(app: FastifyInstance, deps: VersoesDeps): void {
  const { db, clock, ids, publicUrl, publicPagesUrl } = deps;
  // With a single host, the panel's current address is right.
  const frameHost = new URL(publicUrl).host === new URL(publicPagesUrl).host ? '' : publicPagesUrl;

  mount(app, listVersoes, ({ params }) => readVersoes(db, params.id, clock.now()));
  mount(app, publishVersao, async ({ params: { id: hotsiteId, versaoId }, body, request }) => {
    const { publica, ressalva } = body;
    const userId = currentUser(request).id;
    await publishVersion(deps, { hotsiteId, versaoId, publica, ressalva, userId });
    return readVersoes(db, hotsiteId, clock.now());
  });
  mount(app, previewVersao, async ({ params: { id: hotsiteId, versaoId }, request }) => {
    const { sessionId } = currentUser(request);
    const { token, expiraEm } = await frameToken(db, { hotsiteId, versaoId, sessionId, now: clock.now() });
    return { url: `${frameHost}/previa/${token}`, expiraEm: expiraEm.toISOString() };
  });
  mount(app, createLinkPrevia, async ({ params: { id: hotsiteId, versaoId }, body, request }) => {
    const { token, ...link } = await makeLink(
      { db, now: clock.now(), secret: ids.secret },
      { hotsiteId, versaoId, dias: body.dias, userId: currentUser(request).id },
    );
    return { ...link, url: `${publicPagesUrl}/previa/${token}` };
  });
  mount(app, revokeLinkPrevia, async ({ params: { id: hotsiteId, linkId }, request }) => {
    await revokeLink(db, { hotsiteId, linkId, userId: currentUser(request).id, now: clock.now() });
    return done;
  });
  mount(app, copySecao, async ({ params: { id: hotsiteId, versaoId, secao }, request }) => {
    await copyFromVersion(deps, { hotsiteId, versaoId, secao, userId: currentUser(request).id });
    return readVersoes(db, hotsiteId, clock.now());
  });
  mount(app, compareVersoes, ({ params, query }) =>
    compareVersions(deps, { hotsiteId: params.id, ...query }),
  );
}
