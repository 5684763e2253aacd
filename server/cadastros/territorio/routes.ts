import type { FastifyInstance } from 'fastify';
import { generateBairroText, loadIbge as loadIbgeRoute } from '#contract/cadastros/territorio.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountImport } from '#server/kernel/crud/import-rows.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { type BairroTextDeps, writeBairroText } from './bairro-text.ts';
import { bairrosImport } from './imports.ts';
import { loadIbge } from './load-ibge.ts';
import { bairrosResource } from './resources.ts';

export function territorioRoutes(app: FastifyInstance, deps: BairroTextDeps & { clock: Clock }): void {
  mountResource(app, deps, bairrosResource);
  mountImport(app, deps, bairrosImport);
  mount(app, generateBairroText, ({ body }) => writeBairroText(deps, body));
  mount(app, loadIbgeRoute, ({ request }) => loadIbge(deps.db, currentUser(request).id));
}
