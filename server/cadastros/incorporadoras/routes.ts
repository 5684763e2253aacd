import type { FastifyInstance } from 'fastify';
import { mergeIncorporadora, previewMerge as previewRoute } from '#contract/cadastros/incorporadoras.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { mergeIncorporadoras, previewMerge } from './merge.ts';

function incorporadorasRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  mount(app, previewRoute, ({ params }) => previewMerge(deps.db, params.id, params.outraId));
  mount(app, mergeIncorporadora, ({ params, body, request }) =>
    mergeIncorporadoras(deps, { id: params.id, ...body, userId: currentUser(request).id }),
  );
}

export const incorporadorasSlice = defineSlice({ routes: [incorporadorasRoutes] });
