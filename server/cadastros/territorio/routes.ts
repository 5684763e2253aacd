import type { FastifyInstance } from 'fastify';
import { generateBairroText, loadIbge as loadIbgeRoute } from '#contract/cadastros/territorio.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { type BairroTextDeps, writeBairroText } from './bairro-text.ts';
import { loadIbge } from './load-ibge.ts';

function territorioRoutes(app: FastifyInstance, deps: BairroTextDeps): void {
  mount(app, generateBairroText, ({ body }) => writeBairroText(deps, body));
  mount(app, loadIbgeRoute, ({ request }) => loadIbge(deps.db, currentUser(request).id));
}

export const territorioSlice = defineSlice({ routes: [territorioRoutes] });
