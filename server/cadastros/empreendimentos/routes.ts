import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readValidade, saveValidade } from '#contract/cadastros/vigencia.ts';
import { generateDescription } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { readDiasDeValidade } from '#server/db/validade-tabela.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createDescriber, type DescribeDeps } from './describe.ts';
import { empreendimentosResource } from './resource.ts';
import { saveDiasDeValidade } from './validade.ts';

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

  mount(app, readValidade, async () => ({ dias: await readDiasDeValidade(deps.db) }));
  mount(app, saveValidade, ({ body, request }) =>
    saveDiasDeValidade(deps, body.dias, currentUser(request).id),
  );

  const writeDescription = createDescriber(deps);
  mount(app, generateDescription, ({ params, request }) =>
    writeDescription(params.id, currentUser(request).id),
  );
}
