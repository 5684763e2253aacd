import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { generateDescription } from '#contract/fluxo-ai.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createDescriber, type DescribeDeps } from './describe.ts';
import { empreendimentosResource } from './resource.ts';

export function empreendimentosRoutes(app: FastifyInstance, deps: DescribeDeps & { clock: Clock }): void {
  mountResource(app, deps, empreendimentosResource, {
    /** What was read and the catalogue: large, so no list carries them. */
    async more(id) {
      const [row] = await deps.db
        .select({ metadados: empreendimentos.metadados, assetsCatalog: empreendimentos.assetsCatalog })
        .from(empreendimentos)
        .where(eq(empreendimentos.id, id));
      return row ?? {};
    },
  });

  const writeDescription = createDescriber(deps);
  mount(app, generateDescription, async ({ params, request }) => ({
    descricao: await writeDescription(params.id, currentUser(request).id),
  }));
}
