import type { FastifyInstance } from 'fastify';
import { type Documentacao, readDocumentacao } from '#contract/painel/documentacao.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { describeRoutes } from './describe.ts';

/** `GET /api/documentacao`: made from the routes as they were mounted, when it is first asked for. */
export function documentacaoRoutes(app: FastifyInstance): void {
  let made: Documentacao | null = null;
  mount(app, readDocumentacao, () => {
    made ??= describeRoutes(app.declaredRoutes);
    return made;
  });
}
