import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/lisa/comunicados.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { comunicadoKey } from '../templates.ts';
import { lastPrice, listAll } from './list.ts';
import { begin, type ComunicadosDeps, preview, stop } from './send.ts';

/** Messages of the team to a selection of corretores. */
export function comunicadosRoutes(app: FastifyInstance, deps: ComunicadosDeps): void {
  const { db, channel, templates } = deps;
  mount(app, contract.listComunicados, async () => {
    const [itens, precoDoModelo] = await Promise.all([listAll(db), lastPrice(db)]);
    return { itens, precoDoModelo, temModelo: !channel.hasWindow || templates.has(comunicadoKey) };
  });
  mount(app, contract.previewComunicado, ({ body }) => preview(deps, body));
  mount(app, contract.sendComunicado, ({ body, request }) =>
    begin(deps, { ...body, userId: currentUser(request).id }),
  );
  mount(app, contract.stopComunicado, async ({ params: { id }, request }) => {
    await stop(deps, { id, userId: currentUser(request).id });
    return done;
  });
}
