import type { FastifyInstance } from 'fastify';
import { mergeIncorporadora, previewMerge as previewRoute } from '#contract/cadastros/incorporadoras.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountImport } from '#server/kernel/crud/import-rows.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { incorporadorasImport } from './import.ts';
import { mergeIncorporadoras, previewMerge } from './merge.ts';
import { incorporadorasResource } from './resource.ts';

export function incorporadorasRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  mountResource(app, deps, incorporadorasResource);
  mountImport(app, deps, incorporadorasImport);
  mount(app, previewRoute, ({ params }) => previewMerge(deps.db, params.id, params.outraId));
  mount(app, mergeIncorporadora, ({ params, body, request }) =>
    mergeIncorporadoras(deps, { id: params.id, ...body, userId: currentUser(request).id }),
  );
}
