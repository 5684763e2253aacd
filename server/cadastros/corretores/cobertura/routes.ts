import type { FastifyInstance } from 'fastify';
import {
  checkSlug as checkSlugRoute,
  countAlcance as countAlcanceRoute,
  getCobertura,
  getEnderecos,
  getPrecos,
  saveCobertura as saveCoberturaRoute,
  savePrecos as savePrecosRoute,
} from '#contract/cadastros/cobertura.ts';
import type { Db } from '#server/db/client.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { countAlcance } from './alcance.ts';
import { checkSlug } from './check-slug.ts';
import { readCobertura, saveCobertura } from './cobertura.ts';
import { requireCorretor } from './lock-corretor.ts';
import { oldSlugsOf } from './old-slugs.ts';
import { readPrecos, savePrecos } from './precos.ts';

export interface CoberturaDeps {
  db: Db;
  config: { publicUrl: string; publicPagesUrl: string };
}

/** The calls of the tab 'Cobertura & Site'. */
export function coberturaRoutes(app: FastifyInstance, { db, config }: CoberturaDeps): void {
  const pages = new URL(config.publicPagesUrl).origin;
  const origem = pages === new URL(config.publicUrl).origin ? null : pages;

  mount(app, getCobertura, ({ params }) => readCobertura(db, params.id));
  mount(app, saveCoberturaRoute, ({ params, body, request }) =>
    saveCobertura(db, { corretorId: params.id, ...body, userId: currentUser(request).id }),
  );
  mount(app, getPrecos, ({ params }) => readPrecos(db, params.id));
  mount(app, savePrecosRoute, ({ params, body, request }) =>
    savePrecos(db, { corretorId: params.id, change: body, userId: currentUser(request).id }),
  );
  mount(app, countAlcanceRoute, ({ params, body }) => countAlcance(db, params.id, body));
  mount(app, checkSlugRoute, ({ params, query }) => checkSlug(db, params.id, query.slug));
  mount(app, getEnderecos, async ({ params }) => {
    await requireCorretor(db, params.id);
    return { origem, antigos: await oldSlugsOf(db, params.id) };
  });
}
