import type { FastifyInstance } from 'fastify';
import {
  changeContato,
  eraseContato,
  exportContato,
  readWhatsappDoPrograma,
  saveWhatsappDoPrograma,
  searchContatos,
} from '#contract/publico/contatos.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { asFile, mount, sendWritten } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { changeEstado } from './change.ts';
import { erasePerson, exportPerson } from './dados-pessoais.ts';
import { createContatoSearch } from './search.ts';
import { readWhatsapp, saveWhatsapp } from './whatsapp-do-programa.ts';

/** Contacts of visitors, for the team. */
function contatosRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  const { db } = deps;
  const search = createContatoSearch(db);
  mount(app, searchContatos, async ({ query, reply }) => {
    const { q, pagina, estado, empreendimentoId, entrega, ordem, direcao } = query;
    const { rows, total, all } = (await search()).search({
      q,
      page: pagina,
      filters: { estado, empreendimentoId: empreendimentoId || undefined, entrega },
      ...(ordem ? { order: { by: ordem, descending: direcao === 'desc' } } : {}),
    });
    return sendWritten(
      reply.header('cache-control', 'private, no-store'),
      `{"itens":[${rows.join(',')}],"pagina":${pagina},"total":${total},"registros":${all}}`,
    );
  });
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
