import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  deleteEmpreendimento as deleteRoute,
  getEmpreendimento as getRoute,
  listEmpreendimentos as listRoute,
} from '#contract/empreendimentos.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { notFound } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mountCachedList } from '#server/kernel/http/cached-list.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { listEmpreendimentos, readEmpreendimento } from './list.ts';
import { deleteEmpreendimento } from './service.ts';

export function empreendimentosRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  mountCachedList(app, listRoute, {
    db,
    list: 'empreendimentos',
    load: () => listEmpreendimentos(db),
  });

  mount(app, getRoute, async ({ params }) => {
    const found = await readEmpreendimento(db, params.id);
    if (!found) throw notFound('Empreendimento');
    const more = await db
      .select({ metadados: empreendimentos.metadados, assetsCatalog: empreendimentos.assetsCatalog })
      .from(empreendimentos)
      .where(eq(empreendimentos.id, params.id));
    return { ...found, ...more[0] };
  });

  mount(app, deleteRoute, async ({ params, request }) => {
    await deleteEmpreendimento(db, { id: params.id, userId: currentUser(request).id, clock });
    return { success: true };
  });
}
