import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  changeCorretoresAssociados,
  listAssociacoes,
  listCorretoresAssociados,
  saveAssociacoes,
} from '#contract/cadastros/associacoes.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { changeOfEmpreendimento, requireEmpreendimento } from './change-of-empreendimento.ts';
import { liveCorretor, readAssociacoes, readCorretores } from './read.ts';
import { saveOfCorretor } from './save-of-corretor.ts';

/** Reads and changes associations from either side (DAT-17). */
function associacoesRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  mount(app, listAssociacoes, async ({ params: { id } }) => {
    if ((await db.$count(corretores, and(eq(corretores.id, id), liveCorretor))) === 0)
      throw missingRecord('corretor');
    return readAssociacoes(db, id);
  });
  mount(app, saveAssociacoes, ({ params, body: { versao = null, itens }, request }) =>
    saveOfCorretor(db, { corretorId: params.id, versao, itens, userId: currentUser(request).id }),
  );
  mount(app, listCorretoresAssociados, async ({ params: { id } }) => {
    await requireEmpreendimento(db, id);
    return readCorretores(db, id);
  });
  mount(app, changeCorretoresAssociados, ({ params, body, request }) =>
    changeOfEmpreendimento(db, { empreendimentoId: params.id, ...body, userId: currentUser(request).id }),
  );
}

export const associacoesSlice = defineSlice({ routes: [associacoesRoutes] });
