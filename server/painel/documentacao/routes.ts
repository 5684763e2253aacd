import type { FastifyInstance } from 'fastify';
import { type OpenApi, readDocumentacao } from '#contract/painel/documentacao.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { openApiOf } from './open-api.ts';

/** `GET /api/documentacao`: generated from the mounted routes on first request. */
function documentacaoRoutes(app: FastifyInstance): void {
  let made: OpenApi | null = null;
  mount(app, readDocumentacao, () => {
    made ??= openApiOf(app.declaredRoutes);
    return made;
  });
}

export const documentacaoSlice = defineSlice({ routes: [documentacaoRoutes] });
