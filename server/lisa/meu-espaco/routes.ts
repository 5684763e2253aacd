import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import * as calls from '#contract/lisa/meu-espaco.ts';
import { downloadOwnMaterial } from '#contract/publico/material.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { eraseOwn, ownDossier } from '#server/cadastros/corretores/service.ts';
import { readByPage, readOwnCounts, type Visits } from '#server/cadastros/visitas/service.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { currentCorretor } from '#server/kernel/http/auth-guard.ts';
import { asFile, mount, mountRaw } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import type { createLisa } from '#server/lisa/conversa/service.ts';
import { readNovidades } from '#server/lisa/novidades/service.ts';
import { type Material, sendMaterial } from '#server/publico/material/service.ts';
import { type AccessDeps, createAccess } from './access.ts';
import { ownOferta, readMaterial } from './material.ts';
import { changeOwnContato, readOwnContatos } from './own-contatos.ts';
import { type PageDeps, readPage } from './page.ts';
import { meuEspacoPageRoutes } from './page-routes.ts';
import { type PedidosDeps, requestChange, withdraw } from './pedidos.ts';
import { pedidosRoutes } from './pedidos-routes.ts';

export interface MeuEspacoDeps extends AccessDeps, PageDeps, PedidosDeps {
  clock: Clock;
  storage: Storage;
  visits: Visits;
  material: Material;
  avisos: ReturnType<typeof createLisa>['avisos'];
}

/** How far back news is shown. */
const newsMs = 14 * dayMs;

/** The calls of a corretor's own page: login, and his own data. */
function meuEspacoRoutes(app: FastifyInstance, deps: MeuEspacoDeps): void {
  const { db, clock } = deps;
  const access = createAccess(deps);
  const done = { success: true as const };

  mount(app, calls.loginMeuEspaco, ({ body, request }) => access.enter(body, request.ip));
  mount(app, calls.readOwnLink, ({ body }) => access.readLink(body.token));
  mount(app, calls.setOwnPassword, ({ body }) => access.setByLink(body));
  mount(app, calls.requestOwnLink, async ({ body, request }) => {
    await access.askLink(body.identificacao, request.ip);
    return done;
  });
  mount(app, calls.logoutMeuEspaco, async ({ request }) => {
    await access.leave(currentCorretor(request));
    return done;
  });
  mount(app, calls.changeOwnPassword, ({ body, request }) =>
    access.changePassword(currentCorretor(request), body, request.ip),
  );

  mount(app, calls.readMeuEspaco, ({ request }) => readPage(deps, currentCorretor(request).id));
  mount(app, calls.readOwnMaterial, ({ params: { id }, request }) =>
    readMaterial(deps, { corretorId: currentCorretor(request).id, id }),
  );
  mountRaw(app, downloadOwnMaterial, async ({ params: { id, peca }, request, reply }) => {
    const corretorId = currentCorretor(request).id;
    await ownOferta(deps, { corretorId, id });
    return sendMaterial(deps.material, { id, corretorId }, peca, reply);
  });
  mount(app, calls.readOwnVisitas, async ({ query: { dias }, request }) => {
    const wanted = { corretorId: currentCorretor(request).id, dias };
    await deps.visits.flush();
    const hoje = dayInBrazil(clock.now());
    const [counts, porPagina] = await Promise.all([
      readOwnCounts(db, hoje, wanted),
      readByPage(db, hoje, wanted),
    ]);
    return { ...counts, porPagina };
  });

  mount(app, calls.readOwnNovidades, async ({ request }) => {
    const { id } = currentCorretor(request);
    const [corretor] = await db
      .select({ id: corretores.id, slug: corretores.slug })
      .from(corretores)
      .where(eq(corretores.id, id));
    if (!corretor) throw missingRecord('corretor');
    return readNovidades(deps, { corretor, desde: new Date(clock.now().getTime() - newsMs) });
  });
  mount(app, calls.readOwnContatos, ({ request }) =>
    readOwnContatos(db, { corretorId: currentCorretor(request).id }),
  );
  mount(app, calls.changeOwnContato, ({ params: { id }, body: { estado }, request }) =>
    changeOwnContato(db, { corretorId: currentCorretor(request).id, id, estado }),
  );

  mount(app, calls.readOwnAvisos, ({ request }) => deps.avisos.read(currentCorretor(request).id));
  mount(app, calls.changeOwnAvisos, ({ body, request }) =>
    deps.avisos.change(currentCorretor(request).id, body),
  );

  mount(app, calls.createPedido, ({ body, request }) =>
    requestChange(deps, currentCorretor(request).id, body),
  );
  mount(app, calls.withdrawPedido, async ({ params: { id }, request }) => {
    await withdraw(deps, { corretorId: currentCorretor(request).id, id });
    return done;
  });

  mount(app, calls.exportOwnData, async ({ request, reply }) => {
    const dossier = await ownDossier(db, currentCorretor(request).id, clock.now());
    asFile(reply.header('cache-control', 'private, no-store'), 'meus-dados.json');
    return dossier;
  });
  mount(app, calls.eraseOwnData, async ({ body, request }) => {
    const { id } = currentCorretor(request);
    await access.confirm(id, body.senha, request.ip, 'senha');
    return eraseOwn(deps, id);
  });
}

export const meuEspacoSlice = defineSlice({ routes: [meuEspacoRoutes, meuEspacoPageRoutes, pedidosRoutes] });
