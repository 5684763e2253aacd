import type { FastifyInstance } from 'fastify';
import { ordersOf } from '#contract/base/paged.ts';
import {
  changeContato,
  eraseContato,
  exportContato,
  exportContatos,
  readWhatsappDoPrograma,
  saveWhatsappDoPrograma,
  searchContatos,
  valoresDeContatos,
} from '#contract/publico/contatos.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { asFile, mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { changeEstado } from './change.ts';
import { erasePerson, exportPerson } from './dados-pessoais.ts';
import { exportMany } from './export.ts';
import { createContatoSearch } from './search.ts';
import { readWhatsapp, saveWhatsapp } from './whatsapp-do-programa.ts';

/** Contacts of visitors, for the team. */
function contatosRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  const { db } = deps;
  const search = createContatoSearch(db);
  mount(app, searchContatos, ({ query, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return search.page(query, ordersOf(query));
  });
  mount(app, valoresDeContatos, ({ query }) => search.facets(query.coluna, query));
  mount(app, exportContatos, ({ body, request }) =>
    exportMany({ db, search }, { ...body, userId: currentUser(request).id }),
  );
  mount(app, changeContato, ({ params: { id }, body: { estado }, request }) =>
    changeEstado(db, { id, estado, userId: currentUser(request).id }),
  );
  mount(app, exportContato, async ({ params: { id }, request, reply }) => {
    const held = await exportPerson(deps, { id, userId: currentUser(request).id });
    asFile(reply.header('cache-control', 'private, no-store'), `dados-pessoais-contato-${id}.json`);
    return held;
  });
  mount(app, eraseContato, ({ params: { id }, body: { motivo }, request }) =>
    erasePerson(deps, { id, motivo, userId: currentUser(request).id }),
  );
  mount(app, readWhatsappDoPrograma, async () => ({ whatsapp: await readWhatsapp(db) }));
  mount(app, saveWhatsappDoPrograma, async ({ body: { whatsapp }, request }) =>
    whatsapp === undefined
      ? { whatsapp: await readWhatsapp(db) }
      : saveWhatsapp(deps, whatsapp, currentUser(request).id),
  );
}

export const contatosSlice = defineSlice({ routes: [contatosRoutes] });
