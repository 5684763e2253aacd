import type { FastifyInstance } from 'fastify';
import { generateBairroText, loadIbge as loadIbgeRoute } from '#contract/cadastros/territorio.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountImport } from '#server/kernel/crud/import-rows.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { type BairroTextDeps, writeBairroText } from './bairro-text.ts';
import { territorioImports } from './imports.ts';
import { loadIbge } from './load-ibge.ts';
import {
  bairrosResource,
  cidadesResource,
  estadosResource,
  regioesResource,
  zonasResource,
} from './resources.ts';

export function territorioRoutes(app: FastifyInstance, deps: BairroTextDeps & { clock: Clock }): void {
  mountResource(app, deps, regioesResource);
  mountResource(app, deps, estadosResource);
  mountResource(app, deps, cidadesResource);
  mountResource(app, deps, zonasResource);
  mountResource(app, deps, bairrosResource);
  for (const importer of territorioImports) mountImport(app, deps, importer);
  mount(app, generateBairroText, ({ body }) => writeBairroText(deps, body));
  mount(app, loadIbgeRoute, ({ request }) => loadIbge(deps.db, currentUser(request).id));
}
