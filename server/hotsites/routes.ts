import type { FastifyInstance } from 'fastify';
import { createHotsite as createRoute, debugGpt5, generateGpt5 } from '#contract/hotsites.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createHotsite } from './create-hotsite.ts';
import { debugInfo } from './debug-info.ts';
import { readHotsite } from './for-generation.ts';
import { type GenerationDeps, generatePage } from './generate.ts';
import type { Published } from './service.ts';

export function hotsitesRoutes(app: FastifyInstance, deps: GenerationDeps): void {
  /** One generation per hotsite at a time: a second click follows the first. */
  const running = new Map<number, Promise<Published>>();

  mount(app, generateGpt5, async ({ params: { id }, body: { style }, request }) => {
    const autorId = currentUser(request).id;
    const start = () =>
      generatePage(deps, { hotsiteId: id, style, motivo: 'Gerar GPT-5', autorId }).finally(() =>
        running.delete(id),
      );
    const work = running.get(id) ?? start();
    running.set(id, work);
    const { assetsUsed } = await work;
    return { generated: { assetsUsed } };
  });

  mount(app, debugGpt5, async ({ params: { id } }) => debugInfo(deps, await readHotsite(deps.db, id)));

  /** One first page per empreendimento at a time, likewise. */
  const creating = new Map<number, ReturnType<typeof createHotsite>>();
  mount(app, createRoute, ({ body, request }) => {
    const { empreendimentoId } = body;
    const start = () =>
      createHotsite(deps, body, currentUser(request).id).finally(() => creating.delete(empreendimentoId));
    const work = creating.get(empreendimentoId) ?? start();
    creating.set(empreendimentoId, work);
    return work;
  });
}
