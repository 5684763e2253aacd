import type { FastifyInstance } from 'fastify';
import { ordersOf } from '#contract/base/paged.ts';
import { freeCorretorSlug, searchCorretores, valoresDeCorretores } from '#contract/cadastros/corretores.ts';
import {
  distinguishCorretores as distinguishRoute,
  listDuplicados,
  mergeCorretores as mergeRoute,
  previewMergeCorretores,
} from '#contract/cadastros/corretores-duplicados.ts';
import { changeCorretores, exportCorretores } from '#contract/cadastros/corretores-em-lote.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { MountOptions } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import type { Log } from '#server/kernel/log.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { coberturaRoutes } from './cobertura/routes.ts';
import { createCompareWorker } from './compare-worker.ts';
import { dadosPessoaisRoutes } from './dados-pessoais/routes.ts';
import { distinguishCorretores } from './distinguish.ts';
import { findDuplicados } from './duplicados.ts';
import { changeMany, exportMany } from './em-lote.ts';
import { mergeCorretores, previewMerge } from './merge.ts';
import { createCorretorSearch } from './search.ts';
import { listedWhile } from './select.ts';
import { freeSlug } from './slug.ts';

/** Hashing comes before the transaction: it is slow and must not hold locks. */
export const withPassword = (deps: {
  hashPassword: (password: string) => Promise<string>;
  whatsapp: Pick<WhatsappChannel, 'kind'>;
}): MountOptions => ({
  listed: listedWhile(deps.whatsapp.kind === 'simulator'),
  prepare: async (body) =>
    typeof body.senha === 'string' ? { ...body, senha: await deps.hashPassword(body.senha) } : body,
});

function corretoresRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  const { db } = deps;
  const search = createCorretorSearch(db);
  mount(app, searchCorretores, ({ query, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return search.page(query, ordersOf(query));
  });
  mount(app, valoresDeCorretores, ({ query }) => search.facets(query.coluna, query));
  mount(app, changeCorretores, ({ body, request }) =>
    changeMany({ db, search }, { ...body, userId: currentUser(request).id }),
  );
  mount(app, exportCorretores, ({ body, request }) =>
    exportMany({ db, search }, { ...body, userId: currentUser(request).id }),
  );

  mount(app, freeCorretorSlug, async ({ query: { nome } }) => ({
    slug: await freeSlug(db, { nome, nomeGuerra: nome }),
  }));

  const duplicados = perListVersion(db, 'corretores', () => findDuplicados(db));
  mount(app, listDuplicados, () => duplicados());
  mount(app, previewMergeCorretores, ({ params }) => previewMerge(db, params.id, params.outroId));
  mount(app, distinguishRoute, async ({ params, body, request }) => {
    await distinguishCorretores(db, { id: params.id, ...body, userId: currentUser(request).id });
    return done;
  });
  mount(app, mergeRoute, ({ params, body, request }) =>
    mergeCorretores(deps, { id: params.id, ...body, userId: currentUser(request).id }),
  );
}

export const corretoresSlice = defineSlice({
  routes: [corretoresRoutes, coberturaRoutes, dadosPessoaisRoutes],
  workers: (parts: { db: Db; log: Log }) => [createCompareWorker(parts)],
});
