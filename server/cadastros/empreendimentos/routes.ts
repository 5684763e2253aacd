import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readVigencia, saveVigencia } from '#contract/cadastros/vigencia.ts';
import { generateDescription } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { MountOptions } from '#server/kernel/crud/mount-resource.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { createDescriber, type DescribeDeps } from './describe.ts';
import { saveDiasDeVigencia } from './save-vigencia.ts';

/** Facts and catalogue: too large for lists. */
export const withReading = ({ db }: { db: Db }): MountOptions => ({
  async more(id) {
    const [row] = await db
      .select({ metadados: empreendimentos.metadados, assetsCatalog: empreendimentos.assetsCatalog })
      .from(empreendimentos)
      .where(eq(empreendimentos.id, id));
    return row ?? {};
  },
});

function empreendimentosRoutes(app: FastifyInstance, deps: DescribeDeps & { clock: Clock }): void {
  mount(app, readVigencia, async () => ({ dias: await readDiasDeVigencia(deps.db) }));
  mount(app, saveVigencia, ({ body, request }) =>
    saveDiasDeVigencia(deps, body.dias, currentUser(request).id),
  );

  const writeDescription = createDescriber(deps);
  mount(app, generateDescription, ({ params, request }) =>
    writeDescription(params.id, currentUser(request).id),
  );
}

export const empreendimentosSlice = defineSlice({ routes: [empreendimentosRoutes] });
